import { findCards, SEPARATOR } from './find-cards.ts';

/** Replaces a number; it is the same in every language. */
export const MASK = '•••';

/** Between two digits of a number. */
const GAP = `${SEPARATOR}{0,3}`;

/** "123-45-6789", in any spelling; an ITIN is written the same. Not "$150 12/2025". */
const WRITTEN_SOCIAL = new RegExp(
  String.raw`(?<![\d$])\d{3}${SEPARATOR}{1,3}\d{2}${SEPARATOR}{1,3}\d{4}(?!\d)`,
  'g',
);
/** A Medicare number: eleven places, digits and letters in a fixed order, as the card has it. */
const MEDICARE_NUMBER = new RegExp(
  String.raw`(?<![a-z\d])[1-9][ac-hjkmnp-rt-y][\da-hjkmnp-y]\d${GAP}[ac-hjkmnp-rt-y][\da-hjkmnp-y]\d${GAP}[ac-hjkmnp-rt-y]{2}\d{2}(?![a-z\d])`,
  'gi',
);

/** Up to six words (and the pieces of "wife's") between a name and its number: "el social de mi esposa es". */
const ANY_WORDS = String.raw`[^\p{L}\d]{0,4}(?:\p{L}{1,20}[^\p{L}\d]{1,4}){0,7}`;
/** Up to three small words may be between: "account number is". */
const SMALL_WORDS = String.raw`[\s:#=.,(-]{0,3}(?:(?:is|was|es|era|number|num|no|the|el|its|are|mi|my|n[uú]mero|#)[\s:#=.,(-]{1,3}){0,3}`;

/** What people call the numbers that are masked without looking at their form, and how many digits those have. */
const SAID = [
  {
    name: String.raw`soc(?:ial)?\.?(?:[\s-]?sec(?:urity)?\.?)?|ssn?|s\.\s?s\.(?:\s?n\.?)?|seguro social|itin|tax ?(?:payer)? ?id`,
    words: ANY_WORDS,
    // A ZIP code of nine digits, or a date with something behind it, is no such number.
    digits: String.raw`(?!\d{5}-\d{4}(?!\d))(?!\d{1,2}${SEPARATOR}\d{1,2}${SEPARATOR}\d{4}(?!\d))\d(?:${GAP}\d){8}`,
  },
  {
    name: `(?:bank|checking|savings)? ?account(?: ?(?:number|num|no|#))?|acct|routing(?: ?number)?|iban|cuenta(?: (?:bancaria|de banco|del banco|corriente|de ahorros?))?|n[uú]mero de (?:cuenta|ruta)|ruta`,
    words: SMALL_WORDS,
    digits: String.raw`\d(?:[\s.\u2010-\u2015\u2212-]{0,3}\d){5,16}`,
  },
  {
    name: `card(?: ?(?:number|num|no|#))?|visa|mastercard|amex|debit|credit|tarjeta(?: de (?:cr[eé]dito|d[eé]bito))?|n[uú]mero de tarjeta`,
    words: SMALL_WORDS,
    digits: String.raw`\d(?:${GAP}\d){11,18}`,
  },
  {
    name: `cvv|cvc|security code|c[oó]digo de seguridad|pin`,
    words: SMALL_WORDS,
    digits: String.raw`\d{3,6}`,
  },
].map(
  ({ name, words, digits }) =>
    new RegExp(String.raw`(?<![\p{L}\d])((?:${name})(?!\p{L})${words})${digits}(?!\d)`, 'giu'),
);

/**
 * Takes numbers of social security, of tax, of Medicare, of cards and of bank accounts out of a text, before anything
 * else looks at it, however they are written: full-width digits and characters that nobody sees hide none. Phones,
 * ZIP codes, ages, prices, dates and NPI numbers stay.
 *
 * @returns the text with `MASK` for each; a text without any exactly as it came
 */
export function maskPersonalNumbers(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  let masked = maskCards(plain).replace(WRITTEN_SOCIAL, MASK).replace(MEDICARE_NUMBER, MASK);
  for (const said of SAID) masked = masked.replace(said, (_, name: string) => name + MASK);
  return masked === plain ? text : masked;
}

function maskCards(text: string): string {
  let masked = '';
  let kept = 0;
  for (const { start, end } of findCards(text)) {
    masked += text.slice(kept, start) + MASK;
    kept = end;
  }
  return masked + text.slice(kept);
}
