/**
 * Whether a typed word is a known one with a slip or two: "bienstar" is "bienestar". Short words must be right.
 *
 * @param wanted a word of five letters or more
 */
export function isMisspelled(typed: string, wanted: string): boolean {
  const slips = wanted.length >= 8 ? 2 : 1;
  if (typed === wanted) return true;
  return Math.abs(typed.length - wanted.length) <= slips && distance(typed, wanted) <= slips;
}

/** Letters to add, leave out, change, or swap with their neighbor. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1] && row > 1 && column > 1) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      line.push(cost);
    }
    [before, last] = [last, line];
  }
  return last[other.length] ?? 0;
}
