import { editDistance } from '../../engine/edit-distance.ts';

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
