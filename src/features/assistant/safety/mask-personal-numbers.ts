import { luhnSum } from '#forms/luhn-sum.ts';

/** What people put between groups of digits: space, lines, dots, commas, slashes and dashes of every kind. */
const SEPARATOR = String.raw`[\s.,/\\|_·\u2010-\u2015\u2212-]`;

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

/** How many digits payment cards have. */
const CARD_DIGITS = { fewest: 13, most: 19 };
const DIGIT_RUN = new RegExp(String.raw`\d+(?:${SEPARATOR}{1,3}\d+)*`, 'g');
/** Groups as they are printed on cards, by their lengths. */
const PRINTED_GROUPS = /^(?:4-4-4-4(?:-[1-3])?|4-4-4-[1-3]|4-6-[45])$/;
const MOST_PRINTED_GROUPS = 5;
/** Phones of ten digits, and NPI numbers, in one piece. */
const TEN_DIGITS = /^(?:1?[2-9]\d{2}[2-9]\d{6}|[12]\d{9})$/;
const FLORIDA_ZIP_CODE = /^3[2-4]\d{3}$/;
const YEAR = /^(?:19|20)\d{2}$/;
const DATE_MARK = /^[/.\u2010-\u2015\u2212-]$/;

/** A group of digits, where it is in the text, and what is between it and the one before. */
type Group = { digits: string; start: number; end: number; gap: string };

/**
 * Finds the numbers of payment cards by their check digit, in any groups. A phone, a date, a ZIP code or an NPI number
 * beside one is no part of it.
 *
 * @returns where each begins and ends in the text, in order
 */
function findCards(text: string): { start: number; end: number }[] {
  return [...text.matchAll(DIGIT_RUN)]
    .flatMap(({ 0: run, index }) => piecesOf(groupsOf(run, index)))
    .flatMap(cardsAmong)
    .toSorted((one, other) => one.start - other.start);
}

function groupsOf(run: string, offset: number): Group[] {
  let end = 0;
  return [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => {
    const gap = run.slice(end, index);
    end = index + digits.length;
    return { digits, start: offset + index, end: offset + end, gap };
  });
}

/** What is left of a run when everything is taken out that is surely something else. */
function piecesOf(groups: readonly Group[]): Group[][] {
  const pieces: Group[][] = [[]];
  for (let first = 0; first < groups.length; ) {
    const count = countOfOther(groups, first);
    if (count > 0) pieces.push([]);
    else pieces.at(-1)?.push(...groups.slice(first, first + 1));
    first += Math.max(1, count);
  }
  return pieces;
}

/** How many groups from `first` on are a phone, a date or the like. */
function countOfOther(groups: readonly Group[], first: number): number {
  const [one, two, three] = groups.slice(first, first + 3);
  if (!one) return 0;
  if (two && three) {
    const shape = shapeOf([one, two, three]);
    if (shape === '3-3-4' && /^[2-9]/.test(one.digits)) return 3;
    const isDate = /^(?:[12]-[12]-(?:4|2)|4-[12]-[12])$/.test(shape);
    if (isDate && DATE_MARK.test(two.gap) && two.gap === three.gap) return 3;
  }
  return TEN_DIGITS.test(one.digits) ? 1 : 0;
}

/** First those in the groups of printed cards or in one piece, then whatever passes the check. */
function cardsAmong(groups: readonly Group[]): { start: number; end: number }[] {
  const taken = new Set<number>();
  const found: { start: number; end: number }[] = [];
  for (const isCard of [isPrintedCard, isOddCard]) {
    for (let first = 0; first < groups.length; first += 1) {
      const free = groups.slice(first, first + CARD_DIGITS.most);
      const end = free.findIndex((_, place) => taken.has(first + place));
      const card = longestCard(end === -1 ? free : free.slice(0, end), isCard);
      for (let place = 0; place < card.length; place += 1) taken.add(first + place);
      const [head] = card;
      if (head) found.push({ start: head.start, end: card.at(-1)?.end ?? head.end });
    }
  }
  return found;
}

/** The most groups, from the first on, that are a card. */
function longestCard(
  groups: readonly Group[],
  isCard: (groups: readonly Group[]) => boolean,
): readonly Group[] {
  let longest: readonly Group[] = [];
  let size = 0;
  for (const [place, { digits }] of groups.entries()) {
    size += digits.length;
    if (size > CARD_DIGITS.most && place > 0) break;
    if (size < CARD_DIGITS.fewest) continue;
    const window = groups.slice(0, place + 1);
    if (isCard(window)) longest = window;
  }
  return longest;
}

function isPrintedCard(groups: readonly Group[]): boolean {
  const [only] = groups;
  if (groups.length === 1 && only) return holdsCard(only.digits);
  if (groups.length > MOST_PRINTED_GROUPS) return false;
  return PRINTED_GROUPS.test(shapeOf(groups)) && passesCheck(digitsOf(groups)) && !isList(groups);
}

function isOddCard(groups: readonly Group[]): boolean {
  const digits = digitsOf(groups);
  return digits.length <= CARD_DIGITS.most && passesCheck(digits) && !isList(groups);
}

/** ZIP codes, years, or ages and amounts one after the other. */
function isList(groups: readonly Group[]): boolean {
  if (groups.every(({ digits }) => YEAR.test(digits))) return true;
  if (PRINTED_GROUPS.test(shapeOf(groups))) return false;
  const areSmall = groups.every(({ digits }) => digits.length <= 3);
  return (
    groups.some(({ digits }) => FLORIDA_ZIP_CODE.test(digits)) ||
    (areSmall && groups.some(({ gap }) => gap.includes(',')))
  );
}

/** Whether digits without anything between hold a card's number; what is around it goes with it. */
function holdsCard(digits: string): boolean {
  for (let first = 0; first + CARD_DIGITS.fewest <= digits.length; first += 1) {
    for (let count = CARD_DIGITS.fewest; count <= CARD_DIGITS.most; count += 1) {
      if (first + count <= digits.length && passesCheck(digits.slice(first, first + count))) return true;
    }
  }
  return false;
}

function passesCheck(digits: string): boolean {
  const sum = luhnSum(digits);
  return sum > 0 && sum % 10 === 0;
}

function shapeOf(groups: readonly Group[]): string {
  return groups.map(({ digits }) => digits.length).join('-');
}

function digitsOf(groups: readonly Group[]): string {
  return groups.map(({ digits }) => digits).join('');
}
