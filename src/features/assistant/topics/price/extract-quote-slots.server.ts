import type { PlanType } from '#features/quote/quote.ts';
import type { Question } from '../../engine/topic.ts';
import { says } from './price-lexicon.server.ts';
import type { QuoteSlots } from './quote-slots.ts';
import { ADULT_YEARS, readAgeRange, readAges, type SaidAge } from './read-ages.server.ts';
import { MOST_ADULTS, type People, readCovered } from './read-covered.server.ts';
import { type PackagesRead, readPackages } from './read-packages.server.ts';
import { type ChildrenRead, type Headcount, readChildren, readHeadcount } from './read-people.server.ts';
import { type Reading, startReading } from './reading.server.ts';
import { type Doubt, doubtsOf } from './uncertain-reading.server.ts';

/** What a message says about prices. */
export type PriceReading = {
  reading: Reading;
  slots: QuoteSlots;
  packages: PackagesRead;
  /** "Another kid": one more than before. */
  isOneMoreChild: boolean;
  /** Both plan types are named: "individual or family". */
  isEitherPlan: boolean;
  /** "Just me". */
  isAlone: boolean;
  /** The plan is for another adult: "for my mom". */
  isOtherPerson: boolean;
  /** The plan is for the husband or wife. */
  isSpouse: boolean;
  /** The plan is for a child alone, as far as the message says. */
  isChildOnly: boolean;
  /** Why the slots may not be what was meant; a plan with a doubt is confirmed before it has a price. */
  doubts: readonly Doubt[];
};

/** A message is read by the topic, as a follow-up and beside another question. */
const READINGS = new WeakMap<Question, PriceReading>();

/** Reads a message for its slots, once. */
export function extractQuoteSlots(question: Question): PriceReading {
  const known = READINGS.get(question) ?? readSlots(question);
  READINGS.set(question, known);
  return known;
}

/** Extracts the slots: who is to be covered, how old the main member is, and with which packages. */
function readSlots(question: Question): PriceReading {
  const reading = startReading(question);
  const packages = readPackages(reading);
  const range = readAgeRange(reading, question.text);
  const children = readChildren(reading);
  const headcount = readHeadcount(reading);
  const ages = readAges(reading);
  const people = readCovered(reading, children, ages);
  const main = mainAge(ages, people);
  const count = childrenCount(children, headcount, people, ages, main);
  const isWithRelative =
    people.coversSpouse && people.mainIs === 'self' && ages.some(({ role }) => role === 'relative');
  const planType = planTypeOf(people, headcount, count, ages);
  const adults = isWithRelative ? MOST_ADULTS + 1 : adultsOf(headcount, children);
  const slots: QuoteSlots = {
    planType,
    age: range ?? main?.years,
    otherAge:
      planType === 'family' && range === undefined && !says('main member', reading.joined)
        ? otherAdult(ages, main, people)?.years
        : undefined,
    children:
      people.mainIs === 'child'
        ? undefined
        : (count ?? (people.isCouple && says('just two', reading.joined) ? 0 : undefined)),
    tooManyAdults: adults > MOST_ADULTS ? adults : undefined,
    core: packages.cores[0] ?? (packages.isNone ? 'none' : undefined),
    hospital: packages.hospital ?? (packages.isNone ? false : undefined),
  };
  return {
    reading,
    packages,
    isOneMoreChild: children.isOneMore,
    isEitherPlan: people.isIndividual && people.isFamily,
    isAlone: people.isAlone,
    isOtherPerson: people.mainIs === 'relative' || people.mainIs === 'spouse',
    isSpouse: people.mainIs === 'spouse',
    isChildOnly: people.mainIs === 'child',
    doubts: doubtsOf({ reading, packages, children, headcount, ages, main, people, slots }),
    slots,
  };
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

/** The other adult whose age was given; a relative's only where relatives are on the plan. */
function otherAdult(
  ages: readonly SaidAge[],
  main: SaidAge | undefined,
  { mainIs, coversRelative, coversSpouse }: People,
): SaidAge | undefined {
  const isRelativeOut = coversSpouse && mainIs !== 'relative' && !coversRelative;
  const isOn = ({ role, years }: SaidAge) =>
    role !== 'child' && years >= ADULT_YEARS && !(isRelativeOut && role === 'relative');
  return main && ages.find((age) => age !== main && isOn(age));
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
  // Who is 18 or more is no child on the plan, whosever son or daughter.
  const grown = ages.filter(({ role, years }) => role === 'child' && years >= ADULT_YEARS).length;
  const left = people && Math.max(0, people - (adults ?? adultsIn(people, children, covered)));
  // "Three boys, one is 13 ... the girl is 4, for the five of us": those who are left are the children.
  if (children.isScattered && left !== undefined) return left;
  if (children.count !== undefined) return Math.max(children.count - grown, listed);
  if (listed > 0) return listed;
  if (left !== undefined) return left;
  return children.isUncounted ? 'several' : undefined;
}

/** A family has two adults, unless it is said to have one. */
function adultsIn(people: number, children: ChildrenRead, covered: People): number {
  const isOneParent =
    covered.isIndividual ||
    covered.isAlone ||
    covered.deniesSpouse ||
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
  // "Dearer for a family than for one person?"
  if (people.isFamily && people.isAlone && ages.length === 0 && count === undefined) return undefined;
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
