import type { Turn } from '../chat.ts';
import type { Answer } from '../engine/answer.ts';
import type { Passage } from '../engine/passage.ts';
import type { Question } from '../engine/question.ts';
import type { Sources } from '../engine/topic.ts';

/** What the language model is asked. Personal numbers are masked in all of it. */
export type ModelQuestion = {
  question: Question;
  /** What was said before it, oldest first. It comes from the visitor's browser: data, never a source. */
  history: readonly Turn[];
  /** What the site says about it, the best first. */
  passages: readonly Passage[];
  sources: Sources;
};

export type ModelOptions = {
  /** Aborts when the visitor goes away. */
  signal?: AbortSignal | undefined;
  /** Takes the pieces of the answer as they are checked; what the whole answer says replaces them. */
  onText?: ((piece: string) => void) | undefined;
};

/** A language model behind our checks. */
export type Model = {
  /**
   * @returns undefined when it cannot answer, or its answer must not be shown; never throws. The assistant then
   *   answers by itself.
   */
  answer: (question: ModelQuestion, options: ModelOptions) => Promise<Answer | undefined>;
};
