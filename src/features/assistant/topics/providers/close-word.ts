import { editDistance } from '../../engine/edit-distance.ts';

/** Shorter words are too near to other words to be taken for one another. */
const SHORTEST = 5;

/**
 * The known word that a misspelt one was most likely meant to be: one with the same first letter and the fewest wrong
 * letters, one in words of up to eight letters and two in longer ones.
 *
 * @param known words in lower case without accents
 * @param shortest words with fewer letters are not corrected
 * @returns undefined when none is near enough
 */
export function closestWord(word: string, known: Iterable<string>, shortest = SHORTEST): string | undefined {
  if (word.length < shortest || /\d/.test(word)) return undefined;
  const tolerated = word.length > 8 ? 2 : 1;
  let [closest, fewest]: [string | undefined, number] = [undefined, tolerated + 1];
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > tolerated) continue;
    const wrong = editDistance(word, candidate, fewest);
    if (wrong < fewest) [closest, fewest] = [candidate, wrong];
  }
  return closest;
}
