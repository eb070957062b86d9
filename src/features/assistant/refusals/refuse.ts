import type { Site } from '#site/site.ts';
import type { Answer } from '../engine/answer.ts';
import type { Question } from '../engine/question.ts';
import type { Topic } from '../engine/topic.ts';

/** Says kindly what the assistant does not do or know, and whom to ask. */
export type Refusal = (question: Question, site: Site) => Answer;

/** Answers whatever is asked with a refusal. */
export function refuse(refusal: Refusal): Topic {
  return (question) => ({ answer: ({ site }) => refusal(question, site), continueWith: () => undefined });
}
