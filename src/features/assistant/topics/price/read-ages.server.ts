import type { AgeRange } from '#features/quote/quote.ts';
import { wordSet } from '../../engine/patterns.ts';
import {
  DENIALS,
  MINE,
  PACKAGE_WORDS,
  PARENTS,
  RELATIVES,
  SELF_AGE,
  SPOUSE_IF_MINE,
  SPOUSES,
  THIRD_PERSON,
} from './price-lexicon.server.ts';
import { isAgeUnit, isChildAt } from './read-people.server.ts';
import type { Reading } from './reading.server.ts';

/** Who a message speaks of. */
export type Role = 'self' | 'spouse' | 'child' | 'relative';

/** An age in years, and whose it is as far as the message says. */
export type SaidAge = { years: number; role: Role | undefined; hasUnit: boolean };

const OLDEST = 110;
const SHORT_TIME = /^(?:months?|mo|mes|meses|weeks?|semanas?|days?|dias?)$/;
const NOT_AGES = wordSet(
  'hour hours hora horas times time veces vez minutes percent pm am s th st nd rd cents centavos',
);
const SMALL_AGE_AFTER =
  /^(?:is|are|age|aged|ages|de|tiene|tienen|and|y|kids|children|hijos|ninos|son|daughter|hijo|hija|\d+)$/;
const BETWEEN_AGES = wordSet(
  'and y e anos years old yo yr yrs ano year otro otra other de el la the one uno una',
);
const SINGULAR = wordSet('is who whos tiene que she he shes hes de age aged');
const JOINING = wordSet('and y e plus con with i');

/** Reads the ages of a message and whose they are; numbers that other readers took are left. */
export function readAges({ words, taken }: Reading): SaidAge[] {
  const ages: SaidAge[] = [];
  let current: Role | undefined;
  let thirdPerson: Role | undefined;
  /** Whose the next age in a list of two is: "my wife and I are 40 and 42". */
  let pending: Role | undefined;
  let roleAt = -1;
  let ageAt = -1;
  for (const [at, word] of words.entries()) {
    const role = roleOf(words, at);
    if (role) {
      [current, roleAt, pending] = [role, at, undefined];
      if (role !== 'self') thirdPerson = role;
    } else if (isThirdPersonAt(words, at) && thirdPerson) {
      [current, roleAt, pending] = [thirdPerson, at, undefined];
    } else if (isAge(words, at) && !taken.has(at)) {
      const pair = pairIn(words, ageAt + 1, at);
      const isListed = isNextOf(words, ageAt, at);
      let owner = roleAt > ageAt || isListed ? current : undefined;
      if (pending && isListed) owner = pending;
      else if (pair && isPairFollowedByTwo(words, at)) [owner, pending] = pair;
      else if (pair) owner = isSingular(words, roleAt, at) ? pair[1] : 'self';
      const hasUnit = isAgeUnit(words[at + 1]);
      const years = SHORT_TIME.test(words[at + 1] ?? '') ? 0 : Number(word);
      // "My 5 year old" is a child; "a 5 year old" is nobody who was named.
      if (hasUnit && years < 18 && MINE.has(words[at - 1] ?? '')) owner = 'child';
      else if (hasUnit && years < 18 && /^(?:an?|una?)$/.test(words[at - 1] ?? '')) owner = undefined;
      ages.push({ years, role: owner, hasUnit });
      ageAt = at;
    }
  }
  return ages;
}

/** "She", and "él" before an age, which is written as the article is. */
function isThirdPersonAt(words: readonly string[], at: number): boolean {
  return THIRD_PERSON.has(words[at] ?? '') || (words[at] === 'el' && isAge(words, at + 1));
}

/** Who is named at this place. */
export function roleOf(words: readonly string[], at: number): Role | undefined {
  const word = words[at] ?? '';
  const isMine = MINE.has(words[at - 1] ?? '');
  if (SPOUSE_IF_MINE.has(word)) return isMine ? 'spouse' : undefined;
  if (SPOUSES.has(word)) return 'spouse';
  if (RELATIVES.has(word) || PARENTS.has(word)) return 'relative';
  if (isChildAt(words, at)) return DENIALS.has(words[at - 1] ?? '') ? undefined : 'child';
  return SELF_AGE.has(word) ? 'self' : undefined;
}

function isAge(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (
    !/^(?:0|[1-9]\d{0,2})$/.test(word) ||
    Number(word) > OLDEST ||
    NOT_AGES.has(next) ||
    PACKAGE_WORDS.has(next)
  )
    return false;
  // A number as small as this is mostly a count.
  if (Number(word) < 5 && !isAgeUnit(next) && !SMALL_AGE_AFTER.test(words[at - 1] ?? '')) return false;
  // "6 months old" is an age, "14 months" a time.
  return !SHORT_TIME.test(next) || /^(?:old|de|baby|bebe)$/.test(words[at + 2] ?? '');
}

/** Whether the age goes on a list: "10 and 12". */
function isNextOf(words: readonly string[], last: number, at: number): boolean {
  return last >= 0 && words.slice(last + 1, at).every((word) => BETWEEN_AGES.has(word));
}

/** The visitor and the spouse side by side, in the order in which they are named. */
function pairIn(words: readonly string[], from: number, to: number): [Role, Role] | undefined {
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!JOINING.has(words[at] ?? '')) continue;
    const first = adultOf(words, at - 1);
    const second = adultOf(words, at + 1) ?? adultOf(words, at + 2) ?? adultOf(words, at + 3);
    if (first && second && first !== second) return [first, second];
  }
  return undefined;
}

function adultOf(words: readonly string[], at: number): Role | undefined {
  if (/^(?:me|i|yo|myself|mi)$/.test(words[at] ?? '')) return roleOf(words, at + 1) ? undefined : 'self';
  return roleOf(words, at) === 'spouse' ? 'spouse' : undefined;
}

function isPairFollowedByTwo(words: readonly string[], at: number): boolean {
  let next = at + 1;
  while (BETWEEN_AGES.has(words[next] ?? '')) next += 1;
  return next > at && isAge(words, next) && !isChildAt(words, next + 1);
}

/** "Me and my husband, who is 52" tells one age, "are both 52" two. */
function isSingular(words: readonly string[], roleAt: number, at: number): boolean {
  const between = words.slice(roleAt, at);
  return (
    !between.some((word) => /^(?:both|are|2|ambos|cada|each)$/.test(word)) &&
    between.some((word) => SINGULAR.has(word))
  );
}

const NAMED_RANGES: readonly (readonly [RegExp, AgeRange])[] = [
  [/\b(?:under 18|below 18|younger than 18|menor(?:es)? de (?:18|edad)|under age|underage)\b/, '<18'],
  [
    /\b(?:over 65|above 65|older than 65|65 (?:or|and) (?:older|over|up|more|above)|65 plus|(?:mas|mayor|mayores) de 65|65 (?:o|y) mas|65 en adelante)\b/,
    '65+',
  ],
  [/\b18 (?:(?:to|a|and|y|hasta) )?30\b/, '18-30'],
  [/\b31 (?:(?:to|a|and|y|hasta) )?45\b/, '31-45'],
  [/\b46 (?:(?:to|a|and|y|hasta) )?55\b/, '46-55'],
  [/\b56 (?:(?:to|a|and|y|hasta) )?65\b/, '56-65'],
  [/\b(?:my|mid|early|late|their|her|his|the) 20 s\b/, '18-30'],
];

/** A range that is named as such: "31 to 45", "over 65". */
export function readAgeRange({ joined, words, taken }: Reading, text: string): AgeRange | undefined {
  const found = NAMED_RANGES.find(([wording]) => wording.test(joined));
  const range = found?.[1] ?? (/\b65\s?\+/.test(text) ? '65+' : undefined);
  // Its numbers are nobody's age in years.
  if (range) for (const bound of range.match(/\d+/g) ?? []) taken.add(words.indexOf(bound));
  return range;
}
