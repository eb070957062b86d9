import type { Topic } from './engine/topic.ts';
import { contact } from './topics/contact/contact.ts';
import { limitsTopic } from './topics/limits/limits-topic.ts';
import { priceTopic } from './topics/price/price-topic.ts';
import { providersTopic } from './topics/providers/providers-topic.ts';
import { talk } from './topics/talk/talk.ts';
import { tiers } from './topics/tiers/tiers.ts';

/** What the assistant can talk about, in the order in which it is asked. */
export const TOPICS: readonly Topic[] = [talk, limitsTopic, priceTopic, providersTopic, contact, tiers];

/** What is refused whoever answers: asked before a language model is. */
export const REFUSING_TOPICS: readonly Topic[] = [limitsTopic];
