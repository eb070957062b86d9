/**
 * True for a well-formed National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check digit
 * computed with the card-issuer prefix 80840 in front (45 CFR 162.406; CMS "NPI check digit"). It says nothing
 * about whether the number was ever issued.
 */
export function isValidNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0;
}

/** Luhn sum of a string of digits: every second digit from the right is doubled and its digits added. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum;
}
