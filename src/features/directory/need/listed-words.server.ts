import { phrases, wordSet } from './patterns.ts';
import type { WordLists } from './word-lists.server.ts';

/* Words and phrases as data, asked for by the names of their lists. */

/**
 * The lists of words of a file.
 *
 * @returns whether a word is in the list of a name; no word is in none. Throws an error when there is no such list
 */
export function readWordSets({ file, all }: WordLists): (list: string, word: string | undefined) => boolean {
  const sets = new Map(Object.entries(all).map(([list, words]) => [list, wordSet(words)]));
  return (list, word) => {
    const words = sets.get(list);
    if (!words) throw new Error(`${file}.txt has no list "${list}".`);
    return word !== undefined && words.has(word);
  };
}

/** The lists of phrases of a file, by name. Each function throws an error when there is no such list. */
export type PhraseLists = {
  /** Where plain words first say a phrase of a list, but for the list's exceptions: "couple of" is no couple. */
  placeOf: (list: string, plain: string) => number | undefined;
  /** All such places. */
  placesOf: (list: string, plain: string) => readonly number[];
  /** Such places, from start to end. */
  spansOf: (list: string, plain: string) => readonly { start: number; end: number }[];
  /** Whether they say one. */
  says: (list: string, plain: string) => boolean;
  /** The plain words without what they say of a list. */
  without: (list: string, plain: string) => string;
};

/**
 * The phrases of a file, as `patterns.ts` describes them. The exceptions of `[couple]`
 * are in `[couple, but not]`: what begins inside one of them is not said.
 */
export function readPhraseLists({ file, all }: WordLists): PhraseLists {
  const tables = new Map(Object.entries(all).map(([list, lines]) => [list, phrases(lines, all)]));
  const tableOf = (list: string) => {
    const table = tables.get(list);
    if (!table) throw new Error(`${file}.txt has no list "${list}".`);
    return table;
  };
  const exceptionsIn = (list: string, plain: string) => {
    const exceptions = tables.get(`${list}, but not`)?.findIn(plain) ?? [];
    return (at: number) => exceptions.some(({ start, end }) => start <= at && at < end);
  };
  const spansOf = (list: string, plain: string) => {
    const isException = exceptionsIn(list, plain);
    return tableOf(list)
      .findIn(plain)
      .filter(({ start }) => !isException(start));
  };
  const placesOf = (list: string, plain: string) => spansOf(list, plain).map(({ start }) => start);
  const placeOf = (list: string, plain: string) => placesOf(list, plain)[0];
  return {
    placeOf,
    placesOf,
    spansOf,
    says: (list, plain) => placeOf(list, plain) !== undefined,
    without: (list, plain) => tableOf(list).eraseFrom(plain, exceptionsIn(list, plain)),
  };
}
