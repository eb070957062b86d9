import { readPhraseLists } from '#features/directory/need/listed-words.server.ts';
import { readWords } from '#features/directory/need/read-words.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import type { Question } from './topic.ts';

/** What the words of a follow-up are: "and", "instead", "the other". */
const { says } = readPhraseLists(readWordLists('follow-ups'));
/** A question this short is mostly a follow-up to the one before. */
const FEW_WORDS = 4;

/**
 * Reads one message.
 *
 * @param text the message with personal numbers masked
 * @param fallback the language when the message's own is not clear: that of the conversation so far, else of the page
 */
export function readQuestion(text: string, fallback: Locale): Question {
  const { wordCount, ...words } = readWords(text, fallback);
  return { ...words, isFollowUp: wordCount <= FEW_WORDS || says(words.locale, words.plain) };
}
