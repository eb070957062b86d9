import { AGE_RANGES, type AgeRange, CHILDREN_COUNTS, type PlanType } from '#features/quote/quote.ts';
import { floridaDayOf } from '#i18n/florida-clock.ts';
import { ADULT_YEARS, rangesOf } from './ages.ts';
import { type PeopleTold, readTold } from './plan-classifier.server.ts';
import { CHILD_NOUNS, isCorrectedBetween, isIn, type Said, says } from './price-words.server.ts';

/** Who is to be covered, as far as a message says it. */
export type People = {
  planType: PlanType | undefined;
  /** Both plan types are named: "individual or family". */
  isEither: boolean;
  /** Adults of one plan, where they are more than a plan takes. */
  tooManyAdults: boolean;
  age: number | AgeRange | undefined;
  /** May be more than a plan takes. */
  children: number | undefined;
  /** Children who come on top of those of before; less than 0 for who leaves. */
  moreChildren: number;
  /** The plan is for somebody else than before: "for my dad, 72". */
  isForOther: boolean;
};

const PLAN_TYPE_OF = { unsaid: undefined, alone: 'individual', couple: 'family', third: 'family' } as const;

/** Reads who is to be covered. @param isFollowUp whether a price was answered before */
export function readPeople(said: Said, text: string, isFollowUp: boolean): People {
  const told = readTold(said, isFollowUp);
  const [isIndividual, isFamily] = [says('individual plan', said), says('family plan', said)];
  const isEither = told.adults === 'unsaid' && isIndividual && isFamily;
  const age = readAgeRange(said, text) ?? ageOf(told) ?? ageOfChildAlone(told, said);
  const moreChildren = /^[+-]/.test(told.children) ? Number(told.children) : 0;
  const children = childrenOf(told, said);
  const adults = PLAN_TYPE_OF[told.adults];
  const named = isIndividual ? 'individual' : isFamily ? 'family' : undefined;
  const family = familyOf(told, adults, children);
  const people = {
    isEither,
    age,
    moreChildren,
    tooManyAdults: told.adults === 'third' || hasThreeAdults(said),
    isForOther: isFollowUp && told.adults !== 'couple' && isForRelative(said),
  };
  // A plan for a child alone.
  if (typeof age === 'number' && age < ADULT_YEARS)
    return { ...people, planType: 'individual', children: 0, moreChildren: 0 };
  const planType = family?.planType ?? adults ?? (isEither ? undefined : named);
  const isOnlyAdults = (says('only me', said) && !isOnlyWithChildren(said)) || says('nobody else', said);
  const isOnly = planType && moreChildren === 0 && isOnlyAdults;
  return { ...people, planType, children: children ?? family?.children ?? (isOnly ? 0 : undefined) };
}

const isOfChildren = (word: string) => CHILD_NOUNS.has(word);

/** "Just me and the kids." */
function isOnlyWithChildren({ words, phrases }: Said): boolean {
  const end = phrases.find(({ list }) => list === 'only me')?.to ?? 0;
  const [and, ...next] = words.slice(end + 1, end + 4);
  return isIn('and', and) && next.some(isOfChildren);
}

/** As it was learned; of counts that are corrected the last, and more than any plan takes, which are no label of their own. */
function childrenOf({ children }: PeopleTold, said: Said): number | undefined {
  if (/^[+-]/.test(children)) return undefined;
  const counts = countedChildren(said);
  const isCorrected = isCorrectedBetween(
    counts.map(({ at }) => at),
    said,
  );
  if (isCorrected) return counts.at(-1)?.count;
  if (/^\d/.test(children)) return Number(children);
  const isMany = children === 'unsaid' && !says('only me', said);
  return isMany ? counts.find(({ count }) => count > MOST_CHILDREN && count <= MANY)?.count : undefined;
}

const MOST_CHILDREN = Math.max(...CHILDREN_COUNTS);
/** No family has more: "im 45 kids are grown". */
const MANY = 15;

/** Numbers before a word for children, with at most one word between: "2 kids", "3 more niños". */
function countedChildren({ words }: Said) {
  return words.flatMap((word, at) => {
    const [next = '', third = ''] = words.slice(at + 1, at + 3);
    const isCount = isOfChildren(next) || (isIn('child adjectives', next) && isOfChildren(third));
    return /^\d+$/.test(word) && isCount ? [{ count: Number(word), at }] : [];
  });
}

/** What was said last counts: "no wait, I'm 46". Of two who are 57 and 56 it makes no difference who is the main adult. */
function ageOf({ numbers, possibleAges }: PeopleTold): number | undefined {
  const said = numbers.findLast(({ is }) => is !== 'people');
  const adults = possibleAges.filter((age) => age >= ADULT_YEARS);
  const ranges = new Set(adults.map((age) => rangesOf(age).join()));
  if (!said) return ranges.size === 1 ? adults[0] : undefined;
  const { value, is } = said;
  if (is === 'birth-year') {
    const thisYear = Number(floridaDayOf(new Date()).slice(0, 4));
    const century = value > 99 ? 0 : value + 2000 > thisYear ? 1900 : 2000;
    return asAge(thisYear - century - value);
  }
  return asAge(is === 'age-next' ? value - 1 : value);
}

/** Nobody is older; who is not born yet has no age. */
const OLDEST = 120;

function asAge(years: number): number | undefined {
  return years >= 0 && years <= OLDEST ? years : undefined;
}

/** "Just for my 8 month old baby": the only age that is named is the child's. */
function ageOfChildAlone({ adults, children }: PeopleTold, said: Said): number | undefined {
  const isForChild = adults === 'alone' && children === 'unsaid';
  if (!isForChild && !says('only for a child', said)) return undefined;
  const { words } = said;
  const ages = words.flatMap((word, at) => {
    const isAge =
      isIn('age units', words[at + 1]) ||
      isIn('months', words[at + 1]) ||
      isIn('third person', words[at - 1]) ||
      (isIn('of age', words[at - 1]) && Number(word) < ADULT_YEARS);
    return isAge && /^\d+$/.test(word) ? [isIn('months', words[at + 1]) ? 0 : Number(word)] : [];
  });
  return ages.length === 1 && (ages[0] ?? ADULT_YEARS) < ADULT_YEARS ? ages[0] : undefined;
}

/** "Family of 4" are two adults and two children; with "single mom" one adult and three. */
function familyOf({ numbers }: PeopleTold, adults: PlanType | undefined, children: number | undefined) {
  const people = numbers.findLast(({ is }) => is === 'people')?.value;
  if (people === undefined || people < 2) return undefined;
  const grown = children === undefined ? (adults === 'individual' ? 1 : 2) : people - children;
  return {
    planType: grown > 1 ? ('family' as const) : ('individual' as const),
    children: children ?? people - grown,
  };
}

/** "For my dad", "para mi suegra". */
function isForRelative({ words }: Said): boolean {
  return words.some(
    (word, at) => isIn('relatives', word) && isIn('mine', words[at - 1]) && isIn('for', words[at - 2]),
  );
}

/** "3 adults" are more than a plan takes. */
function hasThreeAdults({ words }: Said): boolean {
  return words.some((word, at) => isIn('adults', words[at + 1]) && /^\d$/.test(word) && Number(word) > 2);
}

/** A range that is named as the calculator writes it: "31 to 45", "over 65". */
function readAgeRange(said: Said, text: string): AgeRange | undefined {
  return AGE_RANGES.find((range) => says(range, said)) ?? (/\b65\s?\+/.test(text) ? '65+' : undefined);
}
