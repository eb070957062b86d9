import type { Topic } from './engine/topic.ts';
import { contact } from './topics/contact/contact.ts';
import { grievances } from './topics/grievances/grievances.ts';
import { limitsTopic } from './topics/limits/limits-topic.ts';
import { askedPassages, passages } from './topics/passages/passages.ts';
import { priceTopic } from './topics/price/price-topic.ts';
import { providersTopic } from './topics/providers/providers-topic.ts';
import { refunds } from './topics/refunds/refunds.ts';
import { serviceArea } from './topics/service-area/service-area.ts';
import { talk } from './topics/talk/talk.ts';
import { tiers } from './topics/tiers/tiers.ts';

/** What the assistant can talk about, in the order in which it is asked. */
export const TOPICS: readonly Topic[] = [
  talk,
  limitsTopic,
  refunds,
  grievances,
  askedPassages,
  serviceArea,
  priceTopic,
  providersTopic,
  contact,
  tiers,
  passages,
];

/**
 * What is answered without a language model even where there is one: what must be refused, and talk about nothing that
 * the site could be a source for.
 */
export const TOPICS_BEFORE_MODEL: readonly Topic[] = [talk, limitsTopic];
