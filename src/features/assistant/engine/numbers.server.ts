import { meantByTyped } from '#features/directory/need/patterns.ts';
import { readWordLists } from '../learning/word-lists.server.ts';

/* Numbers as people spell them: see `examples/words/numbers.txt`. "One" and "un" mostly mean something else. */

const LISTS = readWordLists('numbers');

/** Twenty, thirty … ninety: a unit may follow. */
const TENS = valuesOf('tens');
/** The units that may follow a ten. */
const UNITS = valuesOf('units');
/** Numbers that stand for themselves. */
const WHOLE_NUMBERS = valuesOf('whole');

/**
 * Writes spelled numbers with digits: "thirty two" is 32, "treinta y dos" too.
 *
 * @param staysApart whether a unit after a ten is a number of its own, by the word after it: "treinta y dos hijos"
 */
export function spelledAsDigits(
  words: readonly string[],
  staysApart: (counted: string) => boolean = () => false,
): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const tens = TENS.get(word);
    if (tens === undefined) {
      written.push(asDigits(word, words[at + 1]));
      continue;
    }
    const skipped = words[at + 1] === 'y' || words[at + 1] === 'i' ? 2 : 1;
    const unit = UNITS.get(words[at + skipped] ?? '');
    if (unit === undefined || staysApart(words[at + skipped + 1] ?? '')) {
      written.push(String(tens));
    } else {
      written.push(String(tens + unit));
      at += skipped;
    }
  }
  return written;
}

function asDigits(word: string, next: string | undefined): string {
  if (word === 'once' && next === 'anos') return '11';
  const value = WHOLE_NUMBERS.get(word) ?? UNITS.get(word);
  // "One" and "un" mostly mean something else; who reads counts knows them.
  return value === undefined || value === 1 ? word : String(value);
}

function valuesOf(list: string): ReadonlyMap<string, number> {
  return new Map([...meantByTyped(LISTS.list(list))].map(([word, value]) => [word, Number(value)]));
}
