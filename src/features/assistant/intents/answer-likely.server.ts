import type { Answer, Passage, Question, Sources } from '../engine/topic.ts';
import { sentences } from '../passages/article-passages.server.ts';
import { answerUnsure } from '../refusals/refusals.server.ts';
import { guessIntents } from './find-intent.server.ts';

/** What is less likely is not worth offering where nothing is sure. */
const WORTH_OFFERING = 0.08;
/** Who is not certain names no more than this. */
const MOST_OFFERED = 3;

/**
 * Where nothing is sure: what the likeliest intents say, then what a search finds for the same words.
 *
 * @returns undefined when no intent is likely enough; the words alone are in too many passages
 */
export async function answerLikely(question: Question, sources: Sources): Promise<Answer | undefined> {
  const found = new Map<string, Passage>();
  const offer = ({ href, label, text }: Passage) => {
    const [line = ''] = text.replace(/^- /gm, '').split('\n', 1);
    const [sentence] = sentences(line, question.locale);
    if (sentence && found.size < MOST_OFFERED && !found.has(href))
      found.set(href, { href, label, text: sentence });
  };
  for (const { group, share, topic } of guessIntents(question.text)) {
    if (share < WORTH_OFFERING || group === 'unknown') continue;
    const answer = await topic(question)?.answer(sources);
    const [link] = answer?.kind === 'answer' ? answer.links : [];
    if (link) offer({ ...link, text: answer?.text ?? '' });
  }
  if (found.size === 0) return undefined;
  for (const passage of await sources.findPassages(question.plain, question.locale)) offer(passage);
  return answerUnsure([...found.values()], question, sources.site);
}
