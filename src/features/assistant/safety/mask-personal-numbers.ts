/** Stands where a number was; it is the same in every language. */
export const MASK = '•••';

/** As payment cards have; spaces or dashes may part the digits. */
const CARD_DIGITS = { fewest: 13, most: 19 };
const DIGIT_RUN = /\d(?:[ .\u00a0\u2010-\u2015-]{0,2}\d){12,}/g;

/** "305 555 0142 1-305-555-0143": two phones or more, with nothing but space between. */
const PHONES = /^(?:(?:1[ .-]?)?\d{3}[ .-]\d{3}[ .-]?\d{4}(?:[ .-]{1,2}|$))+$/;

/** "123-45-6789", "123 45 6789", "123.45.6789"; an ITIN is written the same. */
const WRITTEN_SOCIAL =
  /(?<![\d-])\d{3}[ .\u00a0\u2010-\u2015-]{1,2}\d{2}[ .\u00a0\u2010-\u2015-]{1,2}\d{4}(?![\d-])/g;
/** A Medicare number: eleven places, digits and letters in a fixed order, as the card has it. */
const MEDICARE_NUMBER =
  /(?<![a-z\d])[1-9][ac-hjkmnp-rt-y][\da-hjkmnp-y]\d-?[ac-hjkmnp-rt-y][\da-hjkmnp-y]\d-?[ac-hjkmnp-rt-y]{2}\d{2}(?![a-z\d])/gi;

/** What people call the numbers that are masked without looking at their form, and how many digits those have. */
const SAID = [
  {
    name: `social(?: ?security)?(?: ?(?:number|num|no|#))?|ssn?|seguro social|n[uú]mero de social|itin|tax ?(?:payer)? ?id`,
    digits: String.raw`\d(?:[ .-]?\d){8}`,
  },
  {
    name: `(?:bank|checking|savings)? ?account(?: ?(?:number|num|no|#))?|acct|routing(?: ?number)?|iban|cuenta(?: (?:bancaria|de banco|del banco|corriente|de ahorros?))?|n[uú]mero de (?:cuenta|ruta)|ruta`,
    digits: String.raw`\d(?:[ .-]?\d){5,16}`,
  },
  {
    name: `card(?: ?(?:number|num|no|#))?|visa|mastercard|amex|debit|credit|tarjeta(?: de (?:cr[eé]dito|d[eé]bito))?|n[uú]mero de tarjeta`,
    digits: String.raw`\d(?:[ .-]?\d){11,18}`,
  },
  {
    name: `cvv|cvc|security code|c[oó]digo de seguridad|pin`,
    digits: String.raw`\d{3,6}`,
  },
].map(
  ({ name, digits }) =>
    // Up to three small words may stand between: "mi social es el", "account number is".
    new RegExp(
      String.raw`(?<![\p{L}\d])((?:${name})[ :#=.,-]{0,3}(?:(?:is|es|number|num|no|the|el|its|are|mi|my|n[uú]mero|#)[ :#=.,-]{1,3}){0,3})${digits}(?![\p{L}\d])`,
      'giu',
    ),
);

/**
 * Takes numbers of social security, of tax, of Medicare, of cards and of bank accounts out of a text, before anything
 * else looks at it. Phones, ZIP codes, ages, prices, dates and NPI numbers stay.
 *
 * @returns the text with `MASK` for each
 */
export function maskPersonalNumbers(text: string): string {
  let masked = text.replace(DIGIT_RUN, maskCards);
  masked = masked.replace(WRITTEN_SOCIAL, MASK).replace(MEDICARE_NUMBER, MASK);
  for (const said of SAID) masked = masked.replace(said, (_, name: string) => name + MASK);
  return masked;
}

/** Masks every stretch of a run of digits that passes the check of card numbers; several phones in a row are none. */
function maskCards(run: string): string {
  if (PHONES.test(run)) return run;
  const places = [...run].flatMap((character, place) => (/\d/.test(character) ? [place] : []));
  const isInGroups = places.length < run.length;
  let masked = '';
  let kept = 0;
  for (let first = 0; first < places.length; first += 1) {
    const start = places[first] ?? 0;
    // Where digits stand in groups, a card begins and ends with a group.
    if (isInGroups && /\d/.test(run.charAt(start - 1))) continue;
    const last = lastOfCard(run, places, first, isInGroups);
    if (last === undefined) continue;
    masked += run.slice(kept, start) + MASK;
    kept = (places[last] ?? run.length) + 1;
    first = last;
  }
  return masked + run.slice(kept);
}

/** The longest card number that begins with the digit at `first`. */
function lastOfCard(
  run: string,
  places: readonly number[],
  first: number,
  isInGroups: boolean,
): number | undefined {
  for (let count = CARD_DIGITS.most; count >= CARD_DIGITS.fewest; count -= 1) {
    const lastPlace = places[first + count - 1];
    if (lastPlace === undefined) continue;
    const isWhole = !isInGroups || !/\d/.test(run.charAt(lastPlace + 1));
    if (isWhole && passesCardCheck(run, places, first, count)) return first + count - 1;
  }
  return undefined;
}

/** Luhn's check: every second digit from the right is doubled. */
function passesCardCheck(run: string, places: readonly number[], first: number, count: number): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < count; fromRight += 1) {
    const digit = Number(run[places[first + count - 1 - fromRight] ?? 0]);
    const value = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum > 0 && sum % 10 === 0;
}
