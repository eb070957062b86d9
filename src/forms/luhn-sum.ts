/**
 * The sum of Luhn's check (ISO/IEC 7812-1) for some digits: every second one from the right is doubled, and the digits of
 * that are added. A number with its check digit has a multiple of ten.
 */
export function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum;
}
