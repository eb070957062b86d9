import { editDistance } from '../engine/edit-distance.ts';

/** Which concepts a word or a short phrase names: "muela" a tooth, "money back" a refund. */
export type Lexicon = {
  /** The concepts that some words name, each once; a longer word with one typing error still names its own. */
  conceptsIn: (words: readonly string[]) => Set<string>;
};

const LONGEST_PHRASE = 3;
/** Shorter words with a typing error are too often other words. */
const FEWEST_LETTERS = 5;
/** Words that were looked up are remembered, this many at most. */
const MOST_REMEMBERED = 20_000;

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
