import { editDistance } from '../../engine/edit-distance.ts';
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
  let best: Term | undefined;
  let fewest = allowed + 1;
  for (const [candidate, term] of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue;
    if (candidate.length < SHORTEST - 1) continue;
    const slips = editDistance(word, candidate, fewest);
    if (slips < fewest) [best, fewest] = [term, slips];
  }
  return best;
}
