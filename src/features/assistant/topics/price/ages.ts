import { AGE_RANGES, type AgeRange } from '#features/quote/quote.ts';

/** Who is 18 or more is on a plan no child. */
export const ADULT_YEARS = 18;

/** The age ranges of the calculator that an age belongs to; at 65 there are two (docs/product/quote.md, Ages). */
export function rangesOf(age: number | AgeRange): readonly AgeRange[] {
  if (typeof age === 'string') return [age];
  return AGE_RANGES.filter((range) => {
    const bounds = [...range.matchAll(/\d+/g)].map(Number);
    const [from = 0, to = from] = bounds;
    if (range.startsWith('<')) return age < from;
    return range.endsWith('+') ? age >= from : age >= from && age <= to;
  });
}
