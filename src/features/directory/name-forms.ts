import { PARTICLES } from './import/name-words.ts';

/* One name that is written in several ways: its particles joined or apart, Saint in full or short. */

/** A word of a typed name, and how else the directory writes it. */
export type NameWord = {
  word: string;
  /** Beginnings of stored words: the word, and what it is joined with its neighbours ("de la cruz": delacruz). */
  beginnings: string[];
  /** Stored words that are apart and typed as one ("delacruz": De La Cruz), as the column `joined_names` has them. */
  joined: string[];
};

/** A text of more words is no name of a person. */
const MOST_JOINED = 12;
/** What begins surnames that people write in several ways, beside the particles inside a name. */
const BEGINNINGS =
  'SAN SANTA SANTO ST SAINT MC MAC FITZ O D L LE EL VAN VANDER VANDEN DELA DELAS DELOS'.split(' ');
const SURNAME_BEGINNINGS = new Set([...PARTICLES, ...BEGINNINGS].map((word) => word.toLowerCase()));

/**
 * Each word of a name with all forms under which a directory might have it.
 *
 * @param words in their order, as `searchWords` gives them
 */
export function nameForms(words: readonly string[]): NameWord[] {
  return [...new Set(words)].map((word) => {
    const spans = words.length > MOST_JOINED ? [] : spansWith(words, words.indexOf(word));
    // "García López" is stored so, or as one word; only particles are also joined elsewhere ("de lacruz", "dela cruz").
    const particled = spans.filter(([first = '']) => SURNAME_BEGINNINGS.has(first));
    const short = word.replace(/^saint(?=[a-z]{3})/, 'st');
    const asOne = spans.flatMap((span) => [joinWith('st', span), joinWith('saint', span)]);
    return {
      word,
      beginnings: [...new Set([word, ...asOne])],
      joined: [...new Set([word, short, ...particled.map((span) => joinWith('st', span))])],
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
  return span
    .map((word, at) => (at < span.length - 1 && /^(?:saint|st)$/.test(word) ? saint : word))
    .join('');
}
