import type { Answer } from './answer.ts';
import type { Question } from './question.ts';
import type { Sources, Topic, Understood } from './topic.ts';

/**
 * Answers the last question of a conversation: the first topic that understands it and can answer does. A question that
 * follows up on the one before is first offered to the topic that understood that one.
 *
 * @param topics in the order in which they are asked
 * @param questions the visitor's messages, oldest first; the last is to be answered
 * @returns undefined when no topic can answer
 */
export async function answerQuestion(
  topics: readonly Topic[],
  questions: readonly Question[],
  sources: Sources,
): Promise<Answer | undefined> {
  let before: Understood | undefined;
  for (const question of questions.slice(0, -1)) before = understand(topics, question, before)[0] ?? before;
  const last = questions.at(-1);
  for (const understood of last ? understand(topics, last, before) : []) {
    const answer = await understood.answer(sources);
    if (answer) return answer;
  }
  return undefined;
}

/** All ways to understand a question, the likeliest first. */
function understand(
  topics: readonly Topic[],
  question: Question,
  before: Understood | undefined,
): readonly Understood[] {
  const followUp = question.isFollowUp ? before?.continueWith(question) : undefined;
  const own = topics.map((topic) => topic(question));
  return [followUp, ...own].filter((understood) => understood !== undefined);
}
