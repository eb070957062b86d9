/**
 * The edit distance of two words: letters to add, leave out, change, or swap with their neighbor (optimal string
 * alignment).
 *
 * @param limit distances of this and more are not told apart
 * @returns `limit` when the distance is that or more
 */
export function editDistance(one: string, other: string, limit: number): number {
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
