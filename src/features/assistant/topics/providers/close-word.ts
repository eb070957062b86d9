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
    const wrong = wrongLetters(word, candidate, fewest);
    if (wrong < fewest) [closest, fewest] = [candidate, wrong];
  }
  return closest;
}

/** The Levenshtein distance in which two letters that changed places count once; `limit` when it is no less. */
function wrongLetters(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? limit) + 1 : limit,
      );
    }
    if (Math.min(...current) >= limit) return limit;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[b.length] ?? limit, limit);
}
