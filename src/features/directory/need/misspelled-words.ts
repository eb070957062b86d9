/* Which known word a misspelt one was meant to be. */

/** Shorter words are too near to other words to be taken for one another. */
const SHORTEST = 5;

/**
 * The known word that a misspelt one was most likely meant to be: one with the same first letter and the fewest wrong
 * letters, one in words of up to eight letters and two in longer ones.
 *
 * @param known words in lower case without accents
 * @param shortest words with fewer letters are not corrected
 * @param tolerated how many letters may be wrong
 * @returns undefined when none is near enough
 */
export function closestWord(
  word: string,
  known: ReadonlySet<string> | readonly string[],
  shortest = SHORTEST,
  tolerated = word.length > 8 ? 2 : 1,
): string | undefined {
  if (word.length < shortest || /\d/.test(word)) return undefined;
  let [closest, fewest]: [string | undefined, number] = [undefined, tolerated + 1];
  const letters = lettersOf(word);
  for (const candidate of byFirstLetter(known).get(word[0] ?? '') ?? []) {
    if (Math.abs(candidate.word.length - word.length) > tolerated) continue;
    if (differInMore(letters, candidate.letters, tolerated)) continue;
    const wrong = editDistance(word, candidate.word, fewest);
    if (wrong < fewest) [closest, fewest] = [candidate.word, wrong];
  }
  return closest;
}

type Candidate = { word: string; letters: number };
const BY_FIRST_LETTER = new WeakMap<object, ReadonlyMap<string, readonly Candidate[]>>();

/** The words of a list by their first letters, sorted once: every word of a text is held against thousands. */
function byFirstLetter(
  known: ReadonlySet<string> | readonly string[],
): ReadonlyMap<string, readonly Candidate[]> {
  let sorted = BY_FIRST_LETTER.get(known);
  if (sorted === undefined) {
    const candidates = Array.from(known, (word) => ({ word, letters: lettersOf(word) }));
    sorted = Map.groupBy(candidates, ({ word }) => word[0] ?? '');
    BY_FIRST_LETTER.set(known, sorted);
  }
  return sorted;
}

/** Which letters a word has, a bit for each: most words are told apart by these alone. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether one of two words has more letters that the other lacks than may be wrong: each wrong letter is one at most. */
function differInMore(one: number, other: number, tolerated: number): boolean {
  return hasMoreBits(one & ~other, tolerated) || hasMoreBits(other & ~one, tolerated);
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left !== 0;
}

/**
 * Whether a typed word is a known one with an edit distance of one or two: "bienstar" is "bienestar". Short words must
 * be right.
 *
 * @param wanted a word of five letters or more
 */
export function isMisspelled(typed: string, wanted: string): boolean {
  const slips = wanted.length >= 8 ? 2 : 1;
  if (typed === wanted) return true;
  return Math.abs(typed.length - wanted.length) <= slips && editDistance(typed, wanted, slips + 1) <= slips;
}

/**
 * The edit distance of two words: letters to add, leave out, change, or swap with their neighbor (optimal string
 * alignment).
 *
 * @param limit distances of this and more are not told apart
 * @returns `limit` when the distance is that or more
 */
export function editDistance(one: string, other: string, limit: number): number {
  // What both begin and end with costs nothing, and most words that are compared differ in little or at once.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return distanceOfRest(one.slice(start, one.length - end), other.slice(start, other.length - end), limit);
}

function distanceOfRest(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
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
  return Math.min(last[other.length] ?? limit, limit);
}
