import type { Locale } from '#i18n/locale.ts';
import { findLanguage } from '../../engine/find-language.ts';
import { plainWords } from '../../engine/read-question.ts';
import type { Withheld } from '../model-failure.ts';

/** What the model says when it does not know; see instructions.ts. */
export const NOT_KNOWN = 'UNKNOWN';

const FEWEST_WORDS = 3;
/** One to three sentences, or a short list, and some room. */
export const LONGEST_ANSWER = 1200;
/** One word this often in a row is a model that has lost its thread. */
const REPEATS = 4;
/** Tool calls and programs written as text. */
const MACHINE_TEXT =
  /[{}\\`]|<(?!\s?\d)|\btool_?calls?\b|\b(?:findProviders|numberOfChildren|planType)\b|"\w+"\s?:/;
const LINK =
  /https?:|www\.|\]\(|\S@\S|\b[\w-]+\.(?:com|org|net|gov|edu|io|us|health|info|es|example)\b|(?:^|[\s(])\/[a-z#?]/i;
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** A few words do not show their language for sure. */
const WORDS_THAT_TELL = 8;

/**
 * What makes an answer unfit to be shown at first sight.
 *
 * @param isWhole false for the beginning of one that is still being written
 */
export function findImplausible(answer: string, locale: Locale, isWhole: boolean): Withheld | undefined {
  if (answer.includes(NOT_KNOWN)) return 'not-known';
  if (answer.length > LONGEST_ANSWER) return 'too-long';
  if (LINK.test(answer)) return 'link';
  const words = plainWords(answer);
  if (MACHINE_TEXT.test(answer) || repeats(words)) return 'nonsense';
  const language = isWhole || words.length >= WORDS_THAT_TELL ? findLanguage(words) : undefined;
  if (FOREIGN_LETTER.test(answer) || (language !== undefined && language !== locale)) return 'other-language';
  return undefined;
}

/** What is wrong with the length of a whole answer. */
export function findTooShort(answer: string): Withheld | undefined {
  const words = plainWords(answer).length;
  if (words === 0) return 'empty';
  return words < FEWEST_WORDS ? 'nonsense' : undefined;
}

function repeats(words: readonly string[]): boolean {
  let inARow = 1;
  return words.some((word, position) => {
    inARow = word === words[position - 1] ? inARow + 1 : 1;
    return inARow >= REPEATS;
  });
}
