import type { Term } from './read-terms.ts';

/** Shorter words differ by one letter from too many others. */
const SHORTEST = 5;
/** Words this long may have two errors. */
const LONG = 8;

/**
 * The known word that a word with a small typing error was meant to be: one letter wrong, missing, too many or changed
 * with its neighbor, and two in long words. The first letter must be right.
 *
 * @param known words, or their stems, with their terms
 * @returns undefined when no known word is near
 */
export function correctTerm(word: string, known: Iterable<readonly [string, Term]>): Term | undefined {
  if (word.length < SHORTEST) return undefined;
  const allowed = word.length < LONG ? 1 : 2;
  let best: { term: Term; distance: number } | undefined;
  for (const [candidate, term] of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue;
    if (candidate.length < SHORTEST - 1) continue;
    const distance = editDistance(word, candidate);
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { term, distance };
  }
  return best?.term;
}

/** Letters to change, add, leave out or swap with their neighbor. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
