import { spelledAsDigits } from '../../engine/numbers.server.ts';
import type { Question } from '../../engine/topic.ts';
import { correctPeople } from './misspelled-people.server.ts';
import { CHILD_NOUNS, isIn, without } from './price-lexicon.server.ts';

/** The state of slot extraction: each reader marks the numbers that it understood, so that no other reads them. */
export type Reading = {
  /** The plain words; numbers are digits, amounts of money are left out. */
  words: readonly string[];
  /** The words with single spaces between. */
  joined: string;
  /** Indexes of numbers that have been understood. */
  taken: Set<number>;
  /** No short word of people or numbers was so misspelled that it may be another. */
  isSpellingCertain: boolean;
};

const MONEY = /\$\s?(\d+(?:[.,]\d+)*)|\b(\d+(?:[.,]\d+)*)\s?(?:dollars?|bucks|usd|d[oó]lar(?:es)?|pesos)\b/gi;

/** "Más o menos" takes nothing away. */
const ROUGHLY = /\b(?:mas o menos|more or less|ni mas ni menos)\b/g;

/** "34yo"; in Spanish "yo" is the visitor. */
const YEARS_OLD = /\b(\d+) ?(?:yo|y o)\b(?! \d)/g;

/** Reads the words of a message: "im34, thirty two" is im, 34, 32. */
export function startReading({ text, plain, locale }: Question): Reading {
  const amounts = new Set([...text.matchAll(MONEY)].map((found) => found[1] ?? found[2]));
  const written = without('spoken to', plain)
    .replace(ROUGHLY, ' about ')
    .replace(/\blittle ones\b/g, 'littles')
    .replace(locale === 'en' ? YEARS_OLD : /$^/, '$1 years old');
  const parts = written.match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? [];
  const { words: spelled, isSure } = correctPeople(parts.filter((part) => !amounts.has(part)));
  // "Treinta y dos hijos" are an age and two children.
  const words = spelledAsDigits(spelled, (counted) => CHILD_NOUNS.has(counted) || isIn('people', counted));
  const taken = new Set([...words.keys()].filter((at) => isHouseNumber(words, at)));
  return { words, joined: words.join(' '), taken, isSpellingCertain: isSure };
}

/** "Apt 31", "18 avenida". */
function isHouseNumber(words: readonly string[], at: number): boolean {
  const isNumber = /^\d+$/.test(words[at] ?? '');
  return (
    isNumber && (isIn('before a house number', words[at - 1]) || isIn('after a house number', words[at + 1]))
  );
}
