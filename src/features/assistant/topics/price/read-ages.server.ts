import { AGE_RANGES, type AgeRange } from '#features/quote/quote.ts';
import { CHILD_NOUNS, isIn, says } from './price-lexicon.server.ts';
import { isChildAt } from './read-people.server.ts';
import type { Reading } from './reading.server.ts';

/** Who a message speaks of. */
export type Role = 'self' | 'spouse' | 'child' | 'relative';

/** An age in years, whose it is as far as the message says, and the index of its word. */
export type SaidAge = { years: number; role: Role | undefined; hasUnit: boolean; at: number };

const OLDEST = 110;
export const ADULT_YEARS = 18;

/** Reads the ages of a message and whose they are; numbers that other readers took are left. */
export function readAges({ words, joined, taken }: Reading): SaidAge[] {
  const isCouple = says('couple', joined);
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
    } else if (isThirdPersonAt(words, at) && (thirdPerson || isCouple)) {
      // "Pareja con dos niños, yo 33, ella 34"
      const isOther = isCouple && thirdPerson === 'child' && Number(words[at + 1]) >= ADULT_YEARS;
      [current, roleAt, pending] = [isOther ? 'spouse' : (thirdPerson ?? 'spouse'), at, undefined];
    } else if (isAge(words, at) && !taken.has(at)) {
      const pair = pairIn(words, ageAt + 1, at);
      const isListed = isNextOf(words, ageAt, at);
      let owner = roleAt > ageAt || isListed ? current : undefined;
      if (pending && isListed) owner = pending;
      else if (pair && isPairFollowedByTwo(words, at)) [owner, pending] = pair;
      else if (pair) owner = isSingular(words, roleAt, at) ? pair[1] : 'self';
      const hasUnit = isIn('age units', words[at + 1]);
      const years = isIn('short times', words[at + 1]) ? 0 : Number(word);
      if (owner === 'child' && years >= ADULT_YEARS && !isOfGrownChild(words, roleAt, at)) owner = undefined;
      // "My 5 year old" is a child; "a 5 year old" is nobody who was named.
      const isMinor = years < ADULT_YEARS;
      const named = isMinor ? undefined : (roleOf(words, at + 2) ?? roleOf(words, at + 3));
      if (hasUnit && isIn('mine', words[at - 1])) owner = isMinor ? 'child' : (named ?? owner);
      else if (hasUnit && /^(?:an?|una?)$/.test(words[at - 1] ?? '')) {
        if (isMinor || named === 'child') owner = named;
      }
      ages.push({ years, role: owner, hasUnit, at });
      ageAt = at;
    }
  }
  return ages;
}

/** "My daughter of 29"; in "single mom, 3 kids, 29" it is her own age. */
function isOfGrownChild(words: readonly string[], roleAt: number, at: number): boolean {
  const [noun, between] = [CHILD_NOUNS.get(words[roleAt] ?? ''), words.slice(roleAt + 1, at)];
  const isOne = noun === undefined || (noun.count === 1 && between.length > 0);
  // "One child, age 40" tells hers, too.
  const isMine = isIn('mine', words[roleAt - 1]);
  return isOne && between.every((word) => isIn('before a grown age', word) || (isMine && word === 'age'));
}

/** "She", and "él" before an age, which is written as the article is. */
function isThirdPersonAt(words: readonly string[], at: number): boolean {
  return isIn('third person', words[at]) || (words[at] === 'el' && isAge(words, at + 1));
}

/** Who is named at this place. */
export function roleOf(words: readonly string[], at: number): Role | undefined {
  const word = words[at] ?? '';
  const isMine = isIn('mine', words[at - 1]);
  if (isIn('spouse if mine', word)) return isMine ? 'spouse' : undefined;
  if (isIn('spouses', word)) return 'spouse';
  if (isIn('relatives', word) || isIn('parents', word)) return isVisitor(words, at) ? 'self' : 'relative';
  if (isChildAt(words, at)) return isIn('denials', words[at - 1]) ? undefined : 'child';
  return isIn('self age', word) ? 'self' : undefined;
}

/** "I am a grandmother", "soy abuela", "single mom". */
export function isVisitor(words: readonly string[], at: number): boolean {
  const isSingleParent =
    isIn('single parents', words[at]) &&
    (isIn('before a single parent', words[at - 1]) || isIn('after a single parent', words[at + 1]));
  if (isSingleParent && !isIn('mine', words[at - 1]) && !isIn('mine', words[at - 2])) return true;
  return /(?:^| )(?:am|im|soy)(?: an?| una?| 1)?$/.test(words.slice(Math.max(0, at - 2), at).join(' '));
}

function isAge(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  if (
    !/^(?:0|[1-9]\d{0,2})$/.test(word) ||
    Number(word) > OLDEST ||
    isIn('after no age', next) ||
    isIn('package words', next)
  )
    return false;
  // A number as small as this is mostly a count.
  const before = words[at - 1] ?? '';
  const saysAge = isIn('age units', next) || isIn('before a small age', before) || /^\d+$/.test(before);
  if (Number(word) < 5 && !saysAge) return false;
  // "6 months old" is an age, "14 months" a time.
  return !isIn('short times', next) || /^(?:old|de|baby|bebe)$/.test(words[at + 2] ?? '');
}

/** Whether the age goes on a list: "10 and 12". */
function isNextOf(words: readonly string[], last: number, at: number): boolean {
  return last >= 0 && words.slice(last + 1, at).every((word) => isIn('between ages', word));
}

/** The visitor and the spouse side by side, in the order in which they are named. */
function pairIn(words: readonly string[], from: number, to: number): [Role, Role] | undefined {
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!isIn('between two adults', words[at])) continue;
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
  while (isIn('between ages', words[next])) next += 1;
  return next > at && isAge(words, next) && !isChildAt(words, next + 1);
}

/** "Me and my husband, who is 52" tells one age, "are both 52" two. */
function isSingular(words: readonly string[], roleAt: number, at: number): boolean {
  const between = words.slice(roleAt, at);
  return (
    !between.some((word) => /^(?:both|are|2|ambos|cada|each)$/.test(word)) &&
    between.some((word) => isIn('one of two', word))
  );
}

/** A range that is named as such: "31 to 45", "over 65". */
export function readAgeRange({ joined, words, taken }: Reading, text: string): AgeRange | undefined {
  const named = AGE_RANGES.find((range) => says(range, joined));
  const range = named ?? (/\b65\s?\+/.test(text) ? '65+' : undefined);
  // Its numbers are nobody's age in years.
  if (range) for (const bound of range.match(/\d+/g) ?? []) taken.add(words.indexOf(bound));
  return range;
}
