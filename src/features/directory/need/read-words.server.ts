import type { Locale } from '#i18n/locale.ts';
import { isChatOf, withoutSymbols, writeOut } from './chat-spelling.server.ts';
import { wordSet } from './patterns.ts';
import { readWordLists } from './word-lists.server.ts';

/** A typed text as all readers look at it. */
export type ReadWords = {
  /** As typed and trimmed. */
  text: string;
  /** The words with single spaces between: lower case, no accents, no punctuation, chat's short forms written out. */
  plain: string;
  /** The language that it is written in. */
  locale: Locale;
  /** How many words were typed. */
  wordCount: number;
};

/**
 * Reads the words of a typed text.
 *
 * @param fallback the language when the text's own is not clear
 */
export function readWords(text: string, fallback: Locale): ReadWords {
  const trimmed = text.trim();
  const locale = findLanguage(plainWords(trimmed)) ?? fallback;
  const words = plainWords(withoutSymbols(trimmed, locale));
  return { text: trimmed, plain: writeOut(words, locale), locale, wordCount: words.length };
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
