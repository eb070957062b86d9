import type { Answer } from '../engine/answer.ts';
import type { Question } from '../engine/question.ts';

/** What to do at once, when the message tells of an emergency or a crisis. */
export function findEmergency(_question: Question): Answer | undefined {
  return undefined;
}
