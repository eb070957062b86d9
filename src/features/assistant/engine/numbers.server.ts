import { readWordLists } from '../learning/word-lists.server.ts';
import { meantByTyped } from './patterns.ts';

/* Numbers as people spell them: see `examples/words/numbers.txt`. "One" and "un" mostly mean something else. */

const LISTS = readWordLists('numbers');

/** Twenty, thirty … ninety: a unit may follow. */
export const TENS = valuesOf('tens');
/** The units that may follow a ten. */
export const UNITS = valuesOf('units');
/** Numbers that stand for themselves. */
export const WHOLE_NUMBERS = valuesOf('whole');

function valuesOf(list: string): ReadonlyMap<string, number> {
  return new Map([...meantByTyped(LISTS.list(list))].map(([word, value]) => [word, Number(value)]));
}
