import type { Lexicon } from './lexicon.ts';

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 4;
/** Beyond this many letters a message says nothing new, and would take longer to read. */
const MOST_LETTERS = 600;
/** How many pieces of words a concept weighs as much as. */
const CONCEPT_WEIGHT = 10;

/**
 * What a classifier looks at in a message: the concepts that it names, its words, pairs of words, and all pieces of
 * three and four letters of them, so that a misspelt word still has most of its pieces. Accents, capitals and the exact
 * digits make no difference.
 *
 * @param after what was talked about before, where that counts
 * @returns each feature as a number of 32 bits, with its weight
 */
export function featuresOf(lexicon: Lexicon, message: string, after?: string): Map<number, number> {
  const words = wordsOf(message);
  const found = new Map<number, number>();
  if (after !== undefined) found.set(hashOf(`after ${after}`), CONCEPT_WEIGHT);
  for (const concept of lexicon.conceptsIn(words)) found.set(hashOf(`concept ${concept}`), CONCEPT_WEIGHT);
  for (const [index, word] of words.entries()) {
    found.set(wordFeature(word), 1);
    const before = words[index - 1];
    if (before !== undefined) found.set(hashOf(`p ${before} ${word}`), 1);
    const padded = ` ${word} `;
    for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length += 1) {
      for (let start = 0; start + length <= padded.length; start += 1) {
        found.set(hashOf(padded.slice(start, start + length)), 1);
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

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv), of UTF-16 units. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
