import type { Locale } from '#i18n/locale.ts';
import { readWordLists } from '../learning/word-lists.server.ts';
import { isChatOf, withoutSymbols, writeOut } from './chat-spelling.server.ts';
import { readPhraseLists } from './listed-words.server.ts';
import { wordSet } from './patterns.ts';
import type { Question } from './topic.ts';

/** What the words of a follow-up are: "and", "instead", "the other". */
const { says } = readPhraseLists('follow-ups');
/** A question this short is mostly a follow-up to the one before. */
const FEW_WORDS = 4;

/**
 * Reads one message.
 *
 * @param text the message with personal numbers masked
 * @param fallback the language when the message's own is not clear: that of the conversation so far, else of the page
 */
export function readQuestion(text: string, fallback: Locale): Question {
  const trimmed = text.trim();
  const locale = findLanguage(plainWords(trimmed)) ?? fallback;
  const words = plainWords(withoutSymbols(trimmed, locale));
  const plain = writeOut(words, locale);
  return {
    text: trimmed,
    plain,
    locale,
    isFollowUp: words.length <= FEW_WORDS || says(locale, plain),
  };
}

/** "¿Cuánto cuestaaa? I'm 27" → cuanto, cuesta, im, 27. Numbers keep their decimals: "15.75". */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase();
  return (plain.match(/\d+(?:[.,]\d+)*|[\p{L}\d]+/gu) ?? []).map(withoutStretching);
}

/** "Holaaa", "pleaseee", "freeee": no word of either language has a letter three times, but some have it twice. */
function withoutStretching(word: string): string {
  const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return twice === word || WITH_TWO_ALIKE.has(twice) ? twice : word.replace(/(\p{L})\1{2,}/gu, '$1');
}

const LANGUAGE_WORDS = readWordLists('languages');
/** Words that are stretched and keep two of a letter. */
const WITH_TWO_ALIKE = wordSet(LANGUAGE_WORDS.list('two alike'));
/** Words that questions of one language are full of and the other hardly has. */
const TELLING: Record<Locale, ReadonlySet<string>> = {
  en: wordSet(LANGUAGE_WORDS.list('en')),
  es: wordSet(LANGUAGE_WORDS.list('es')),
};

/** How the names of specialists and their fields end: "oncologist", "podiatry"; "oncólogo", "podiatría". */
const TELLING_ENDINGS: Record<Locale, RegExp> = {
  en: /(?:.ologist|iatrist|iatrician|opedist|.ology|iatry|surgeon)s?$/,
  es: /(?:.olog[oa]|iatra|opeda|.ologia|iatria|cirujan[oa])s?$/,
};

/**
 * The language that a message is written in, by its everyday words. Names of doctors, places and packages do not count:
 * "García en Hialeah" is Spanish for its "en" alone.
 *
 * @param words lower case, without accents
 * @returns undefined when it is not clear
 */
export function findLanguage(words: readonly string[]): Locale | undefined {
  const [english, spanish] = [countIn('en', words), countIn('es', words)];
  if (english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}

function countIn(locale: Locale, words: readonly string[]): number {
  return words.filter(
    (word) => TELLING[locale].has(word) || TELLING_ENDINGS[locale].test(word) || isChatOf(locale, word),
  ).length;
}
