import { otherNames } from '../need/nicknames.server.ts';

/* One name that is written in several ways: its particles joined or apart, Saint in full or short, a nickname. */

/** A word of a typed name, and how else the directory writes it. */
export type NameWord = {
  word: string;
  /** Beginnings of stored words: the word, and what it is joined with its neighbours ("de la cruz": delacruz). */
  beginnings: string[];
  /** Stored words that are apart and typed as one ("delacruz": De La Cruz), as the column `joined_names` has them. */
  joined: string[];
  /** Whole stored words that may be the same: a nickname's name ("pepe": jose), what sounds alike ("lopes": lopez). */
  otherNames: string[];
};

/** A text of more words is no name of a person. */
const MOST_JOINED = 12;
const SAINT = /^(?:saint|st)$/;

/**
 * Each word of a name with all forms under which a directory might have it.
 *
 * @param words in their order, as `searchWords` gives them
 */
export function nameForms(words: readonly string[]): NameWord[] {
  return [...new Set(words)].map((word) => {
    const spans = words.length > MOST_JOINED ? [] : spansWith(words, words.indexOf(word));
    // "St. John" is apart in the directory too, and yet another word.
    const saints = spans.filter(([first = '']) => SAINT.test(first));
    const short = word.replace(/^saint(?=[a-z]{3})/, 'st');
    const asOne = spans.flatMap((span) => [joinWith('st', span), joinWith('saint', span)]);
    return {
      word,
      beginnings: [...new Set([word, ...asOne])],
      joined: [...new Set([word, short, ...saints.map((span) => joinWith('st', span)), ...otherNames(word)])],
      otherNames: [...otherNames(word)],
    };
  });
}

/** The two and the three neighbouring words among which one stands. */
function spansWith(words: readonly string[], index: number): string[][] {
  return [2, 3].flatMap((length) =>
    Array.from({ length }, (_, before) => index - before)
      .filter((from) => from >= 0 && from + length <= words.length)
      .map((from) => words.slice(from, from + length)),
  );
}

/** The database has "Saint" before a name short (function `joined_words`). */
function joinWith(saint: 'st' | 'saint', span: string[]): string {
  return span.map((word, at) => (at < span.length - 1 && SAINT.test(word) ? saint : word)).join('');
}
