import type { Site } from '#site/site.ts';
import type { Answer } from '../../engine/answer.ts';
import type { Question } from '../../engine/question.ts';

/** Something that the assistant does not do or know, with how people ask for it. */
export type Limit = {
  /** Whether a message asks for it; only what is certain. */
  claims: (said: string) => boolean;
  /** Whether a message that leans on one which asked for it goes on with it. */
  follows: (said: string) => boolean;
  /** Says so kindly, and where to turn. */
  answer: (question: Question, said: string, site: Site) => Answer;
};
