const LETTERS = 'aeiounrstlcdmpbgvhyqfzjxkw';

/**
 * A sentence with one typing error in one of its longer words: a letter that is missing, doubled, wrong or in the place
 * of its neighbor.
 *
 * @param random from 0 to below 1
 * @returns the sentence as it is when it has no word of four letters
 */
export function withSlip(sentence: string, random: () => number): string {
  const words = [...sentence.matchAll(/\p{L}{4,}/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return sentence;
  const letters = word[0];
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [before, letter, after] = [letters.slice(0, at), letters.charAt(at), letters.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + LETTERS.charAt(Math.floor(random() * LETTERS.length)) + after,
  ];
  const slipped = slips[Math.floor(random() * slips.length)] ?? letters;
  return sentence.slice(0, word.index) + slipped + sentence.slice(word.index + letters.length);
}
