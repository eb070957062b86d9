import type { PlanType } from '#features/quote/quote.ts';
import type { Question } from '../../engine/topic.ts';
import { isIn, says, without } from './price-lexicon.server.ts';
import type { QuoteSlots } from './quote-slots.ts';
import { isVisitor, readAgeRange, readAges, roleOf, type SaidAge } from './read-ages.server.ts';
import { type PackagesRead, readPackages } from './read-packages.server.ts';
import { type ChildrenRead, type Headcount, readChildren, readHeadcount } from './read-people.server.ts';
import { type Reading, startReading } from './reading.server.ts';

/** What a message says about prices. */
export type PriceReading = {
  reading: Reading;
  slots: QuoteSlots;
  packages: PackagesRead;
  /** "Another kid": one more than before. */
  isOneMoreChild: boolean;
  /** Both plan types are named: "individual or family". */
  isEitherPlan: boolean;
  /** A plan type is named, and not only who is covered. */
  isNamedPlan: boolean;
  /** "Just me". */
  isAlone: boolean;
  /** The plan is for another adult: "for my mom". */
  isOtherPerson: boolean;
  /** The plan is for a child alone, as far as the message says. */
  isChildOnly: boolean;
};

const LIVES_WITH =
  /(?:^| )(?:(?:vivo|vive|lives?|living|stays?|staying|own|sola|solo|quedo) (?:with|w|con)|sin|without)(?: (?:my|mi|the|her|his|su|sus|mis|el|la|los|las))?$/;
/** The visitor and a relative: "me and my mom". */
const SELF_AND_RELATIVE =
  /\b(?:(?:me|mi|myself|yo|i) (?:and|y|e|plus|con) (?:(?:a|para|pa|for) )?(?:my|mi|her|his) (\p{L}+)|(?:my|mi) (\p{L}+) (?:and|y|e) (?:(?:a|para|pa|for) )?(?:me|mi|myself|yo|i))\b/gu;

/** Most adults of one plan (docs/product/quote.md, Total: 1, plus 1 for a family plan). */
const MOST_ADULTS = 2;
const ADULT_YEARS = 18;

/** Extracts the slots: who is to be covered, how old the main member is, and with which packages. */
export function extractQuoteSlots(question: Question): PriceReading {
  const reading = startReading(question);
  const packages = readPackages(reading);
  const range = readAgeRange(reading, question.text);
  const children = readChildren(reading);
  const headcount = readHeadcount(reading);
  const ages = readAges(reading);
  const people = peopleOf(reading, children, ages);
  const main = mainAge(ages, people);
  const count = childrenCount(children, headcount, people, ages, main);
  const isWithRelative =
    people.coversSpouse && people.mainIs === 'self' && ages.some(({ role }) => role === 'relative');
  const planType = planTypeOf(people, headcount, count, ages);
  const adults = isWithRelative ? MOST_ADULTS + 1 : adultsOf(headcount, children);
  return {
    reading,
    packages,
    isOneMoreChild: children.isOneMore,
    isEitherPlan: people.isIndividual && people.isFamily,
    isNamedPlan: people.isIndividual || people.isFamily || people.isCouple || people.isAlone,
    isAlone: people.isAlone,
    isOtherPerson: people.mainIs === 'relative' || people.mainIs === 'spouse',
    isChildOnly: people.mainIs === 'child',
    slots: {
      planType,
      age: range ?? main?.years,
      otherAge:
        planType === 'family' && range === undefined && !says('main member', reading.joined)
          ? otherAdult(ages, main)?.years
          : undefined,
      children:
        people.mainIs === 'child'
          ? undefined
          : (count ?? (people.isCouple && says('just two', reading.joined) ? 0 : undefined)),
      tooManyAdults: adults > MOST_ADULTS ? adults : undefined,
      core: packages.cores[0] ?? (packages.isNone ? 'none' : undefined),
      hospital: packages.hospital ?? (packages.isNone ? false : undefined),
    },
  };
}

type People = {
  isIndividual: boolean;
  isFamily: boolean;
  isCouple: boolean;
  isAlone: boolean;
  isOnePerson: boolean;
  coversSelf: boolean;
  coversSpouse: boolean;
  deniesSpouse: boolean;
  hasParents: boolean;
  coversRelative: boolean;
  /** Whose plan it is. */
  mainIs: 'self' | 'spouse' | 'relative' | 'child' | undefined;
};

function peopleOf({ words, joined }: Reading, children: ChildrenRead, ages: readonly SaidAge[]): People {
  const wording = without('no family', joined);
  const spouseAt = words.findIndex((_, at) => roleOf(words, at) === 'spouse');
  const deniesSpouse =
    spouseAt >= 0 &&
    (words.slice(Math.max(0, spouseAt - 2), spouseAt).some((word) => isIn('denials', word)) ||
      says('spouse is gone', joined));
  const coversSelf = says('covers self', wording);
  const people = {
    isIndividual: says('individual plan', wording),
    isFamily: says('family plan', without('counted family', wording)),
    isCouple: says('couple', wording),
    isAlone: says('alone', wording),
    isOnePerson: says('one person', wording),
    coversSelf,
    coversSpouse: spouseAt >= 0 && !deniesSpouse,
    deniesSpouse,
    coversRelative: [...wording.matchAll(SELF_AND_RELATIVE)].some(([, after = '', before = '']) =>
      isIn('relatives', after || before),
    ),
    hasParents: words.some((word, at) => isIn('parents', word) && isRelativeAt(words, at)),
  };
  return { ...people, mainIs: mainOf(people, words, children, ages) };
}

/** Whose the plan is: the visitor's, unless it is said to be for somebody else. */
function mainOf(
  people: Omit<People, 'mainIs'>,
  words: readonly string[],
  children: ChildrenRead,
  ages: readonly SaidAge[],
): People['mainIs'] {
  const hasOwnAge = ages.some(({ role }) => role === 'self');
  const relativeAt = words.findIndex((_, at) => isRelativeAt(words, at));
  const spouseAt = words.findIndex((_, at) => roleOf(words, at) === 'spouse');
  if (relativeAt >= 0 && !people.coversSelf && !people.coversSpouse) {
    if (!hasOwnAge || isPlanFor(words, relativeAt)) return 'relative';
  }
  if (people.coversSelf || hasOwnAge) {
    const onlySpouse =
      spouseAt >= 0 && !people.coversSelf && isPlanFor(words, spouseAt) && !hasAnyChild(children);
    return onlySpouse && !people.isFamily ? 'spouse' : 'self';
  }
  // "Just my son, nobody else"; "single mom, 30, one child" is for the mother.
  const isOneYoung =
    ages.length === 1 && ages.every(({ role, years }) => role === 'child' && years < ADULT_YEARS);
  if (people.isFamily || people.isCouple || (people.isAlone && !isOneYoung)) return undefined;
  if (spouseAt >= 0) {
    const isOnlyOne = isPlanFor(words, spouseAt) || wantsPlan(words, spouseAt);
    return isOnlyOne && !hasAnyChild(children) && !people.deniesSpouse ? 'spouse' : undefined;
  }
  const childAt = words.findIndex((_, at) => roleOf(words, at) === 'child' || isYoungOneAt(words, at));
  const isForChild =
    childAt >= 0 &&
    (isPlanFor(words, childAt) || wantsPlan(words, childAt) || says('only that one', words.join(' ')));
  const isOneChild = children.count === 1 || (children.count === undefined && isOneYoung);
  return isForChild && isOneChild ? 'child' : undefined;
}

/** "My 10 year old". */
function isYoungOneAt(words: readonly string[], at: number): boolean {
  const years = words[at] ?? '';
  return isIn('mine', words[at - 1]) && /^(?:\d|1[0-7])$/.test(years) && isIn('age units', words[at + 1]);
}

/** A relative who may be on the plan; not "I live with my mom", "without the parents". */
function isRelativeAt(words: readonly string[], at: number): boolean {
  if (!isIn('relatives', words[at]) && !isIn('parents', words[at])) return false;
  if (isVisitor(words, at)) return false;
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  return !LIVES_WITH.test(before);
}

function hasAnyChild({ count, isUncounted }: ChildrenRead): boolean {
  return isUncounted || (count ?? 0) > 0;
}

/** "For my mom", "para mi esposa", "solo mi hijo". */
function isPlanFor(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at).join(' ');
  return /(?:^| )(?:for|para|pa|only|just|solo|solamente|cover|insure|ponerle|asegurar|por)(?: (?:only|just|solo|solamente|my|mi|a|an|un|una|the|el|la|our|nuestro|nuestra|baby|newborn|little|\d+|years?|old|month|months))*$/.test(
    before,
  );
}

/** "My son needs", "mi hijo de 22 quiere". */
function wantsPlan(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 5).some((word) => /^(?:needs|wants|necesita|quiere)$/.test(word));
}

/** The age of the main member, which no other person's is taken for. */
function mainAge(ages: readonly SaidAge[], people: People): SaidAge | undefined {
  const of = (role: SaidAge['role']) => ages.find((age) => age.role === role);
  const unowned = of(undefined) ?? ages.find(({ role, years }) => role === 'child' && years >= ADULT_YEARS);
  if (people.mainIs === 'relative') return of('relative') ?? unowned;
  if (people.mainIs === 'spouse') return of('spouse') ?? unowned;
  if (people.mainIs === 'child') return of('child') ?? unowned;
  return of('self') ?? unowned ?? (people.coversSelf || people.coversSpouse ? undefined : of('relative'));
}

/** The other adult whose age was given. */
function otherAdult(ages: readonly SaidAge[], main: SaidAge | undefined): SaidAge | undefined {
  return main && ages.find((age) => age !== main && age.role !== 'child' && age.years >= ADULT_YEARS);
}

/** Children that are counted, or listed by their ages, or left over in "family of 4". */
function childrenCount(
  children: ChildrenRead,
  { people, adults }: Headcount,
  covered: People,
  ages: readonly SaidAge[],
  main: SaidAge | undefined,
): number | 'several' | undefined {
  const young = ages.filter(
    (age) =>
      age !== main &&
      age.years < ADULT_YEARS &&
      (age.role === 'child' || (age.role !== 'spouse' && age.hasUnit)),
  ).length;
  const listed = young > (children.isUncounted ? 1 : 0) ? young : 0;
  // "My grandson is 23 and has no children": the plan is his, and he is no child on it.
  const grown = children.isDenied && main?.role === 'child' && main.years >= ADULT_YEARS ? 1 : 0;
  if (children.count !== undefined) return Math.max(children.count - grown, listed);
  if (listed > 0) return listed;
  if (people !== undefined) return Math.max(0, people - (adults ?? adultsIn(people, children, covered)));
  return children.isUncounted ? 'several' : undefined;
}

/** A family has two adults, unless it is said to have one. */
function adultsIn(people: number, children: ChildrenRead, covered: People): number {
  const isOneParent =
    covered.isIndividual ||
    covered.isAlone ||
    (children.isUncounted && !covered.coversSpouse && !covered.isFamily && covered.coversSelf);
  return people === 1 || isOneParent ? 1 : MOST_ADULTS;
}

function planTypeOf(
  people: People,
  { people: heads, adults }: Headcount,
  count: number | 'several' | undefined,
  ages: readonly SaidAge[],
): PlanType | undefined {
  if (people.isIndividual && people.isFamily) return undefined;
  if (people.isIndividual) return 'individual';
  if (adults !== undefined) return adults === 1 ? 'individual' : 'family';
  if (people.isFamily) return 'family';
  if (people.mainIs === 'spouse' || people.mainIs === 'child') return 'individual';
  if (people.hasParents) return 'family';
  // "Mom is 70 and dad 74"
  if (people.mainIs === 'relative' && ages.filter(({ role }) => role === 'relative').length === MOST_ADULTS)
    return 'family';
  if (people.coversSpouse || people.coversRelative) return 'family';
  if (heads !== undefined)
    return heads - (typeof count === 'number' ? count : 0) < MOST_ADULTS ? 'individual' : 'family';
  if (people.isCouple && !people.deniesSpouse) return 'family';
  const isOneAdult =
    people.isAlone ||
    people.isOnePerson ||
    people.coversSelf ||
    people.mainIs === 'relative' ||
    people.deniesSpouse;
  return isOneAdult ? 'individual' : undefined;
}

/** Adults of one plan as far as they are counted: "3 adults". */
function adultsOf({ people, adults }: Headcount, { count }: ChildrenRead): number {
  return adults ?? (people !== undefined && count !== undefined ? people - count : 0);
}
