import type { Topic } from './engine/topic.ts';

/** What the assistant can talk about, in the order in which it is asked. */
export const TOPICS: readonly Topic[] = [];

/** What is refused whoever answers: asked before a language model is. */
export const REFUSING_TOPICS: readonly Topic[] = [];
