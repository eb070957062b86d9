import type { Topic } from './engine/topic.ts';
import type { Readers } from './intents/answer-by-intent.server.ts';
import { limitsTopic } from './topics/limits/limits-topic.ts';
import { passages } from './topics/passages/passages.ts';
import { priceTopic } from './topics/price/price-topic.ts';
import { providersTopic } from './topics/providers/providers-topic.ts';
import { talk } from './topics/talk/talk.ts';

/**
 * What is answered without a language model even where there is one: what must be refused, and talk about nothing that
 * the site could be a source for.
 */
export const TOPICS_BEFORE_MODEL: readonly Topic[] = [talk, limitsTopic];

/** What the assistant can talk about, in the order in which it is asked. */
export const READERS: Readers = {
  first: TOPICS_BEFORE_MODEL,
  topics: [
    { group: 'prices', topic: priceTopic },
    { group: 'providers', topic: providersTopic },
  ],
  search: passages,
};
