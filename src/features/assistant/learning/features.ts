import { editDistance } from '#features/directory/need/misspelled-words.ts';

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;
/** Of a longer message so many letters are read: it would take longer, and seldom says anything new. */
const MOST_LETTERS = 600;
/** How many pieces of words a concept weighs as much as. */
const CONCEPT_WEIGHT = 10;

/** What a classifier looks at: each feature as a number of 32 bits, with its weight. */
export type Features = ReadonlyMap<number, number>;

/**
 * What a classifier looks at in a message: the concepts that it names, its words, pairs of words, and all pieces of
 * three and four letters of them, so that a misspelt word still has most of its pieces. Accents, capitals and the exact
 * digits make no difference.
 *
 * @param after what was talked about before, where that counts
 * @returns each feature as a number of 32 bits, with its weight
 */
export function featuresOf({ conceptsIn }: Concepts, message: string, after?: string): Features {
  const words = wordsOf(message);
  const found = new Map<number, number>();
  if (after !== undefined) found.set(hashOf(`after ${after}`), CONCEPT_WEIGHT);
  for (const concept of conceptsIn(words, message)) found.set(hashOf(`concept ${concept}`), CONCEPT_WEIGHT);
  for (const [index, word] of words.entries()) {
    found.set(wordFeature(word), 1);
    const before = words[index - 1];
    if (before !== undefined) found.set(hashOf(`p ${before} ${word}`), 1);
    const padded = ` ${word} `;
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length += 1) {
      for (let start = 0; start + length <= padded.length; start += 1) {
        found.set(hashOf(padded, start, start + length), 1);
      }
    }
  }
  return found;
}

/** A whole message as one number: the same for the same words after the same, whatever their accents and signs. */
export function sentenceHash(message: string, after?: string): number {
  return hashOf(`${after ?? ''}\0${plainWords(message).join(' ')}`);
}

/** The feature of a word as `wordsOf` gives it. */
export function wordFeature(word: string): number {
  return hashOf(`w ${word}`);
}

/** The words of a message as a lexicon knows them: lower case, without accents; digits are zeros. */
export function wordsOf(message: string): string[] {
  return plainWords(message).map((word) => word.replace(/\d/g, '0'));
}

function plainWords(message: string): string[] {
  return (
    message
      .slice(0, MOST_LETTERS)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’'`]/g, '')
      // "heeeelp"; no word of either language has three of a letter.
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), of UTF-16 units, or of those from one place to another. */
export function hashOf(feature: string, from = 0, to = feature.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Finds the concepts of a message, in its words or in its text as typed. */
export type Concepts = { conceptsIn: (words: readonly string[], message: string) => ReadonlySet<string> };

/** Which concepts a word or a short phrase names: "muela" a tooth, "money back" a refund. */
export type Lexicon = {
  /** The concepts that some words name, each once; a longer word with one typing error still names its own. */
  conceptsIn: (words: readonly string[]) => Set<string>;
};

const LONGEST_PHRASE = 3;
/** Shorter words with a typing error are too often other words. */
const FEWEST_LETTERS = 5;
/** Words that were looked up are remembered, this many at most. */
const MOST_REMEMBERED = 50_000;

/**
 * Reads a lexicon: a line for each concept, its name before a colon, then the words for it in every language, separated
 * by commas; lower case, without accents.
 *
 * @throws {Error} with the number of a line that is none
 */
export function readLexicon(text: string): Lexicon {
  const concepts = new Map<string, string[]>();
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const [, name, words] = /^([a-z0-9-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || words === undefined) throw new Error(`lexicon.txt:${index + 1}: no concept.`);
    for (const word of words.split(', ')) concepts.set(word, [...(concepts.get(word) ?? []), name]);
  }
  const byStart = Map.groupBy(
    [...concepts.keys()].filter((word) => word.length >= FEWEST_LETTERS && !word.includes(' ')),
    (word) => word.charAt(0),
  );
  const remembered = new Map<string, readonly string[]>();

  const findMisspelt = (word: string): readonly string[] => {
    if (word.length < FEWEST_LETTERS) return [];
    const known = remembered.get(word);
    if (known) return known;
    const likely = (byStart.get(word.charAt(0)) ?? []).find(
      (other) => Math.abs(other.length - word.length) < 2 && editDistance(word, other, 2) < 2,
    );
    const found = (likely !== undefined && concepts.get(likely)) || [];
    if (remembered.size < MOST_REMEMBERED) remembered.set(word, found);
    return found;
  };

  return {
    conceptsIn: (words) => {
      const found = new Set<string>();
      for (let start = 0; start < words.length; start += 1) {
        for (let length = 1; length <= LONGEST_PHRASE && start + length <= words.length; length += 1) {
          const named = concepts.get(words.slice(start, start + length).join(' '));
          const word = words[start] ?? '';
          for (const name of named ?? (length === 1 ? findMisspelt(word) : [])) found.add(name);
        }
      }
      return found;
    },
  };
}
