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
  /** Where plain words say a phrase of a list, from start to end, but for its exceptions: "couple of" is no couple. */
  spansOf: (list: string, plain: string) => readonly { start: number; end: number }[];
  /** Whether they say one. */
  says: (list: string, plain: string) => boolean;
};

/**
 * The phrases of a file, as `patterns.ts` describes them. The exceptions of `[couple]`
 * are in `[couple, but not]`: what begins inside one of them is not said.
 */
export function readPhraseLists({ file, all }: WordLists): PhraseLists {
  const tables = new Map(Object.entries(all).map(([list, lines]) => [list, phrases(lines, all)]));
  const spansOf = (list: string, plain: string) => {
    const table = tables.get(list);
    if (!table) throw new Error(`${file}.txt has no list "${list}".`);
    const found = table.findIn(plain);
    if (found.length === 0) return found;
    const exceptions = tables.get(`${list}, but not`)?.findIn(plain) ?? [];
    return found.filter(({ start: at }) => !exceptions.some(({ start, end }) => start <= at && at < end));
  };
  return { spansOf, says: (list, plain) => spansOf(list, plain).length > 0 };
}
