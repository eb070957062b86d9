import { AGE_RANGES, type AgeRange } from '#features/quote/quote.ts';
import { CHILD_NOUNS, isIn, type Said, says } from './price-words.server.ts';

/* Numbers that are said to be an age, and whose each is. */

/** Who 18 or more is on a plan is no child. */
export const ADULT_YEARS = 18;
const OLDEST = 110;
/** A number as small as this is an age only with a word for years, or of a child. */
const SMALLEST_BARE = 10;

/** Who is named by a word: "person" for one who is neither the visitor nor theirs, or for a plan. */
export type Role = 'self' | 'spouse' | 'relative' | 'child' | 'person';

/** An age that was said; without an owner when nobody is named before it. */
export type SaidAge = { years: number; owner: Role | undefined; at: number };

/** Whom a word names. */
export function roleAt(words: readonly string[], at: number): Role | undefined {
  const word = words[at];
  const before = words[at - 1];
  if (isIn('spouses', word) || (isIn('spouse if mine', word) && isIn('mine', before))) return 'spouse';
  if (isChildAt(words, at)) return 'child';
  if (isIn('relatives', word)) {
    const isVisitor = isIn('before a single parent', before) || isIn('after a single parent', words[at + 1]);
    if (isVisitor) return 'person';
    // "I am a grandmother"
    return isIn('before a young one', before) && isIn('self', words[at - 2]) ? 'self' : 'relative';
  }
  if (isIn('self', word)) return 'self';
  return isIn('persons', word) ? 'person' : undefined;
}

/** Whether there is a word for a child at this place. */
export function isChildAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  // "Cuánto son" is a verb, a "baby sister" a relative of whatever age, "menores de 18" an age.
  if (word === 'son') return isIn('before son', words[at - 1]);
  if (word === 'menor' || (word === 'menores' && words[at + 1] === 'de')) return false;
  return CHILD_NOUNS.has(word) && !isIn('siblings', words[at + 1]);
}

/** "A 5 year old", where no noun follows. */
export function isYoungOneAt(words: readonly string[], at: number): boolean {
  const years = words[at] ?? '';
  const isYears = /^\d{1,2}$/.test(years) && Number(years) < ADULT_YEARS && isIn('age units', words[at + 1]);
  return (
    isYears &&
    words[at + 2] === 'old' &&
    isIn('before a young one', words[at - 1]) &&
    !isChildAt(words, at + 3)
  );
}

/** All ages that a message says: a number with a word for years, or one right after a person. */
export function readAges({ words }: Said): readonly SaidAge[] {
  return words.flatMap((word, at): SaidAge[] => {
    if (!/^\d{1,3}$/.test(word) || Number(word) > OLDEST) return [];
    const next = words[at + 1];
    const isYoung = isYoungOneAt(words, at);
    const owner = isYoung ? 'child' : ownerOf(words, at);
    if (isIn('months', next) && (isIn('old', words[at + 2]) || owner === 'child'))
      return [{ years: 0, owner, at }];
    const years = Number(word);
    if (isIn('age units', next)) return [{ years, owner, at }];
    if (isIn('no age', next) || isChildAt(words, at + 1) || isIn('adults', next)) return [];
    const least = owner === 'child' ? 1 : owner === 'self' ? SMALLEST_BARE : ADULT_YEARS;
    const isSaid = years >= least && (owner !== undefined || beginsPart(words, at));
    return isSaid ? [{ years, owner, at }] : [];
  });
}

/** Whoever is named before an age, with only such words between as do not end the talk of them. */
function ownerOf(words: readonly string[], from: number): Role | undefined {
  let at = from - 1;
  let isOtherPart = false;
  const isGrown = Number(words[from]) >= ADULT_YEARS;
  while (
    at >= 0 &&
    (words[at] === '.' || /^\d+$/.test(words[at] ?? '') || isIn('before an age', words[at]))
  ) {
    isOtherPart ||= words[at] === '.';
    at -= 1;
  }
  if (isIn('third person', words[at])) {
    const named = words.slice(0, at).map((_, place) => roleAt(words, place));
    return (
      named.findLast((role) => (isGrown && role === 'child' ? false : isSomebodyElse(role))) ?? 'relative'
    );
  }
  const role = roleAt(words, at);
  // "2 kids, 40": the kids are not 40.
  const isSeveral = role === 'child' && CHILD_NOUNS.get(words[at] ?? '') !== 1;
  const between = words.slice(at + 1, from);
  if (between.some((word) => /^(?:both|ambos|ambas)$/.test(word))) return 'person';
  const isApart = isOtherPart || at === from - 1;
  if (role === 'child' && isGrown && /^(?:age|edad)$/.test(words[from - 1] ?? '')) return 'person';
  return isApart && isSeveral && isGrown ? 'person' : role;
}

function isSomebodyElse(role: Role | undefined): boolean {
  return role === 'spouse' || role === 'relative' || role === 'child';
}

/** "40, single", "35 with 2 kids". */
function beginsPart(words: readonly string[], at: number): boolean {
  const isFirst = at === 0 || words[at - 1] === '.';
  const next = words[at + 1];
  return isFirst && (next === undefined || next === '.' || isIn('after a bare age', next));
}

/** A range that is named as the calculator writes it: "31 to 45", "over 65". */
export function readAgeRange({ joined }: Said, text: string): AgeRange | undefined {
  return AGE_RANGES.find((range) => says(range, joined)) ?? (/\b65\s?\+/.test(text) ? '65+' : undefined);
}

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
