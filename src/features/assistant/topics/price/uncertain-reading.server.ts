import { CHILDREN_COUNTS } from '#features/quote/quote.ts';
import { BENEFIT_WORDS, isIn, LAY_BENEFITS, placesOf, says } from './price-lexicon.server.ts';
import type { QuoteSlots } from './quote-slots.ts';
import { ADULT_YEARS, isVisitor, type Role, roleOf, type SaidAge } from './read-ages.server.ts';
import { isRelativeAt, MOST_ADULTS, type People } from './read-covered.server.ts';
import type { PackagesRead } from './read-packages.server.ts';
import type { ChildrenRead, Headcount } from './read-people.server.ts';
import type { Reading } from './reading.server.ts';

/** What was read in a message, and the slots that came of it. */
type Read = {
  reading: Reading;
  packages: PackagesRead;
  children: ChildrenRead;
  headcount: Headcount;
  ages: readonly SaidAge[];
  main: SaidAge | undefined;
  people: People;
  slots: QuoteSlots;
};

/**
 * Whether a message says something of persons, ages or numbers that the slots may not account for: an ex, a number that
 * nothing took, more ages than people. Such a plan is shown to be confirmed and has no price yet, since a wrong amount is
 * worse than a question. More people than a plan takes get no price anyhow.
 */
export function isUncertain(read: Read): boolean {
  const { tooManyAdults, children } = read.slots;
  const isTooMany = tooManyAdults !== undefined || (typeof children === 'number' && children > MOST_CHILDREN);
  if (isTooMany) return says('left out', read.reading.joined);
  const doubts = isCounted(read) ? OTHER_DOUBTS : [...DOUBTS_OF_PEOPLE, ...OTHER_DOUBTS];
  return doubts.some((holds) => holds(read));
}

const MOST_CHILDREN = Math.max(...CHILDREN_COUNTS);

/** What the number of people, where it is told and right, makes good. */
const DOUBTS_OF_PEOPLE: readonly ((read: Read) => boolean)[] = [
  hasUnreadNumber,
  hasOtherRelative,
  hasOtherChildren,
  mayBeOneParent,
];

const OTHER_DOUBTS: readonly ((read: Read) => boolean)[] = [
  isMisspelled,
  namesSomebodyLeftOut,
  isPutRight,
  expectsChild,
  hasSpouseBeside,
  hasMoreAges,
  hasOtherHeadcount,
  isForChildAndSelf,
  mayMeanOtherPackage,
];

/** "What would the three of us pay": as many as were read. */
function isCounted({ headcount: { people, adults }, children, people: covered, slots }: Read): boolean {
  if (children.count === undefined || slots.planType === undefined) return false;
  const areAdultsKnown =
    adults !== undefined ||
    covered.coversSpouse ||
    covered.deniesSpouse ||
    covered.isAlone ||
    covered.isCouple;
  if (children.isScattered && !areAdultsKnown) return false;
  return typeof slots.children === 'number' && people === slots.children + adultsIn(slots);
}

function isMisspelled({ reading }: Read): boolean {
  return !reading.isSpelledSurely;
}

/** "My ex has him on his plan"; not "mi suegra tiene Medicare", who is on no plan of her children anyway. */
function namesSomebodyLeftOut(read: Read): boolean {
  const { children, people, slots } = read;
  return leftOut(read).some((role) => {
    const isGrownChild = role === 'child' && children.isDenied && !slots.children;
    return !isGrownChild && (role !== 'relative' || people.mainIs === 'relative' || people.coversRelative);
  });
}

/** Of each phrase that leaves somebody out, whom: who was named last before it. */
function leftOut({ reading: { words, joined } }: Read): (Role | 'ex' | undefined)[] {
  return placesOf('left out', joined).map((place) => {
    const before = joined.slice(0, place).split(' ').length - 1;
    const at = words.slice(0, before + 1).findLastIndex((word, index) => {
      const role = roleOf(words, index);
      return word === 'ex' || (role !== undefined && role !== 'self');
    });
    return words[at] === 'ex' ? 'ex' : roleOf(words, at);
  });
}

/** "2 kids, no wait 3", "forty something", "maybe my boyfriend". */
function isPutRight({ reading }: Read): boolean {
  return says('put right', reading.joined) || says('not sure', reading.joined);
}

function expectsChild({ reading, people, slots }: Read): boolean {
  return says('expected child', reading.joined) && (!people.isAlone || Boolean(slots.children));
}

function hasUnreadNumber({ reading: { words, taken }, ages }: Read): boolean {
  return words.some((word, at) => {
    const isUnread = /^[1-9]\d?$/.test(word) && !taken.has(at) && !ages.some((age) => age.at === at);
    return isUnread && !isIn('after no age', words[at + 1]) && !isIn('age units', words[at + 1]);
  });
}

/** A relative is named who is neither the one that the plan is for nor said to be left out. */
function hasOtherRelative(read: Read): boolean {
  const { reading, people, slots } = read;
  const { words } = reading;
  const named = relativesIn(words).filter((at) => !people.isAlone || isRelativeAt(words, at));
  // "4 kids, 2 parents" are a family.
  if (people.hasParents && !people.coversSpouse && named.every((at) => isIn('parents', words[at])))
    return false;
  const isOther = people.mainIs !== 'relative' && !people.coversRelative;
  const out = leftOut(read).filter((role) => role === 'relative').length;
  if (isOther && named.length > out) return true;
  return new Set(named.map((at) => words[at])).size - (isOther ? out : 0) > adultsIn(slots);
}

/** A husband or wife is named, and "only for me" is said too. */
function hasSpouseBeside({ reading, people, slots }: Read): boolean {
  if (!people.coversSpouse || people.mainIs === 'spouse') return false;
  return slots.planType === 'individual' || says('only me', reading.joined);
}

/** More grown-ups have an age than the plan takes, a child is one, or a minor is the main member of a family. */
function hasMoreAges(read: Read): boolean {
  const { ages, main, slots } = read;
  const isRelativeOut = leftOut(read).includes('relative') && !namesSomebodyLeftOut(read);
  const grown = ages.filter(
    ({ years, role }) => years >= ADULT_YEARS && !(isRelativeOut && role === 'relative'),
  );
  return (
    grown.length > adultsIn(slots) ||
    grown.some((age) => age !== main && age.role === 'child') ||
    (typeof slots.age === 'number' && slots.age < ADULT_YEARS && slots.planType === 'family')
  );
}

/** "The 3 of us" are neither all nor the grown-ups. */
function hasOtherHeadcount({ headcount: { people }, slots }: Read): boolean {
  const { planType, children = 0 } = slots;
  if (people === undefined || planType === undefined || typeof children !== 'number') return false;
  return people !== children + adultsIn(slots) && people !== adultsIn(slots);
}

function hasOtherChildren({ children, ages, main, slots }: Read): boolean {
  const young = ages.filter((age) => age !== main && age.years < ADULT_YEARS).length;
  return (
    children.isScattered ||
    (children.isDenied && Boolean(slots.children)) ||
    (slots.children !== 'several' && young > (slots.children ?? 0))
  );
}

/** "Just for my kid, he is 10. I'm 35": whose the plan is, is not clear. */
function isForChildAndSelf({ reading, people, slots }: Read): boolean {
  return people.mainIs === 'self' && slots.children === 1 && says('only for a child', reading.joined);
}

/** "Just us", said by a parent, may be two grown-ups or one and the children. */
function mayBeOneParent({ reading, people, slots, ages }: Read): boolean {
  if (!people.isCouple || people.coversSpouse || people.isFamily || !slots.children) return false;
  return !says('named couple', reading.joined) && ages.filter(({ years }) => years >= ADULT_YEARS).length < 2;
}

/** Two core packages, or what packages are for and none of them: "medicinas y dentista nomás". */
function mayMeanOtherPackage({ reading: { words }, packages }: Read): boolean {
  if (packages.isNone || packages.cores.length === 1) return false;
  return packages.cores.length > 1 || words.some((word, at) => isWantedBenefit(words, at, word));
}

function isWantedBenefit(words: readonly string[], at: number, word: string): boolean {
  const benefit = BENEFIT_WORDS.get(word) ?? LAY_BENEFITS.get(word);
  const isDenied = words.slice(Math.max(0, at - 3), at).some((before) => isIn('denials', before));
  // "Plan médico" is any plan.
  return benefit !== undefined && benefit !== 'medical' && !isDenied;
}

function adultsIn({ planType }: QuoteSlots): number {
  return planType === 'individual' ? 1 : MOST_ADULTS;
}

/** Where relatives are named who are not the visitor; not "sin los papás", nor "mira, mi hermano". */
function relativesIn(words: readonly string[]): number[] {
  return [...words.keys()].filter((at) => {
    const isNamed = isIn('relatives', words[at]) || isIn('parents', words[at]);
    const isDenied = words.slice(Math.max(0, at - 2), at).some((word) => /^(?:sin|without|no)$/.test(word));
    const isAddressed = isIn('before who is spoken to', words[isIn('mine', words[at - 1]) ? at - 2 : at - 1]);
    return isNamed && !isDenied && !isAddressed && !isVisitor(words, at);
  });
}
