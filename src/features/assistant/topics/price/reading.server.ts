import { TENS, UNITS, WHOLE_NUMBERS } from '../../engine/numbers.server.ts';
import type { Question } from '../../engine/topic.ts';
import { CHILD_NOUNS, isIn } from './price-lexicon.server.ts';

/** The state of slot extraction: each reader marks the numbers that it understood, so that no other reads them. */
export type Reading = {
  /** The plain words; numbers are digits, amounts of money are left out. */
  words: readonly string[];
  /** The words with single spaces between. */
  joined: string;
  /** Indexes of numbers that have been understood. */
  taken: Set<number>;
};

const MONEY = /\$\s?(\d+(?:[.,]\d+)*)|\b(\d+(?:[.,]\d+)*)\s?(?:dollars?|bucks|usd|d[oó]lar(?:es)?|pesos)\b/gi;

/** "Más o menos" takes nothing away. */
const ROUGHLY = /\b(?:mas o menos|more or less|ni mas ni menos)\b/g;

/** "34yo"; in Spanish "yo" is the visitor. */
const YEARS_OLD = /\b(\d+) ?(?:yo|y o)\b(?! \d)/g;

/** Reads the words of a message: "im34, thirty two" is im, 34, 32. */
export function startReading({ text, plain, locale }: Question): Reading {
  const amounts = new Set([...text.matchAll(MONEY)].map((found) => found[1] ?? found[2]));
  const written = plain
    .replace(ROUGHLY, ' about ')
    .replace(locale === 'en' ? YEARS_OLD : /$^/, '$1 years old');
  const parts = written.match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? [];
  const words = joinNumbers(parts.filter((part) => !amounts.has(part)));
  return { words, joined: words.join(' '), taken: new Set() };
}

/** Writes spelled numbers with digits. "Treinta y dos hijos" are an age and two children. */
function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const tens = TENS.get(word);
    if (tens === undefined) {
      joined.push(numeral(word, words[at + 1]));
      continue;
    }
    const skipped = words[at + 1] === 'y' || words[at + 1] === 'i' ? 2 : 1;
    const unit = UNITS.get(words[at + skipped] ?? '');
    const counted = words[at + skipped + 1] ?? '';
    if (unit === undefined || CHILD_NOUNS.has(counted) || isIn('people', counted)) {
      joined.push(String(tens));
    } else {
      joined.push(String(tens + unit));
      at += skipped;
    }
  }
  return joined;
}

function numeral(word: string, next: string | undefined): string {
  if (word === 'once' && next === 'anos') return '11';
  const value = WHOLE_NUMBERS.get(word) ?? UNITS.get(word);
  // "One" and "un" mostly mean something else; who reads counts knows them.
  return value === undefined || value === 1 ? word : String(value);
}
