import { type ChatContext, CONTEXT_CHARACTERS, CONTEXT_MESSAGES } from './chat.ts';
import type { Question } from './engine/question.ts';

/**
 * The context that goes with an answer. A question that was answered and does not follow up on another begins a new
 * one; what was not understood ends nothing.
 *
 * @param earlier the visitor's messages before, oldest first
 * @param question as it was read, with personal numbers masked
 */
export function nextContext(
  earlier: readonly string[],
  { text, isFollowUp }: Question,
  { isAnswered }: { isAnswered: boolean },
): ChatContext {
  const all = isAnswered && !isFollowUp ? [text] : [...earlier, text];
  const newest = all.slice(-CONTEXT_MESSAGES);
  while (newest.join('').length > CONTEXT_CHARACTERS) newest.shift();
  return { messages: newest };
}
