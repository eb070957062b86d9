import type { Topic } from './engine/topic.ts';
import type { Readers } from './intents/answer-by-intent.server.ts';
import { refusedTopic } from './refusals/refused.server.ts';
import { passages } from './topics/passages/passages.ts';
import { priceTopic } from './topics/price/price-topic.ts';
import { providersTopic } from './topics/providers/providers-topic.ts';
import { smallTalk } from './topics/talk/small-talk.server.ts';

/** What is answered without a language model even where there is one: small talk, and what must be refused. */
export const TOPICS_BEFORE_MODEL: readonly Topic[] = [smallTalk, refusedTopic];

/** What the assistant can talk about, in the order in which it is asked. */
export const READERS: Readers = {
  first: TOPICS_BEFORE_MODEL,
  topics: [
    { group: 'prices', topic: priceTopic },
    { group: 'providers', topic: providersTopic },
  ],
  search: passages,
};
