import { readQuestion } from '#features/assistant/engine/read-question.server.ts';
import type { Answer, Question, Sources, Topic, Understood } from '#features/assistant/engine/topic.ts';
import type { Locale } from '#i18n/locale.ts';
import { SITE } from './default-site.ts';

/** The operator's facts, and nothing of the directory or the site's texts. */
const SITE_ALONE: Sources = {
  site: SITE,
  searchProviders: () => Promise.reject(new Error('This topic needs no directory.')),
  countNetwork: () => Promise.reject(new Error('This topic needs no count.')),
  findPassages: () => Promise.reject(new Error('This topic needs no passages.')),
  findAnswer: async () => undefined,
  findInArticles: async () => [],
  listArticles: async () => [],
};

/**
 * What one of the assistant's topics says to the last of a visitor's messages; undefined when it leaves that.
 *
 * @param locale the page's language; as in the assistant, a message that does not tell its own has that of the one before
 */
export function askTopic(
  topic: Topic,
  locale: Locale,
  messages: readonly string[],
  site = SITE,
): Promise<Answer | undefined> {
  const questions: Question[] = [];
  for (const message of messages) questions.push(readQuestion(message, questions.at(-1)?.locale ?? locale));
  return answerQuestions(topic, questions, { ...SITE_ALONE, site });
}

/** The same of messages that have been read, from some sources. A follow-up is first offered to what was understood. */
export async function answerQuestions(
  topic: Topic,
  questions: readonly Question[],
  sources: Sources,
): Promise<Answer | undefined> {
  let ways: Understood[] = [];
  let before: Understood | undefined;
  for (const question of questions) {
    const followUp = question.isFollowUp ? before?.continueWith(question) : undefined;
    ways = [followUp, topic(question)].filter((understood) => understood !== undefined);
    before = ways[0] ?? before;
  }
  for (const understood of ways) {
    const answer = await understood.answer(sources);
    if (answer) return answer;
  }
  return undefined;
}
