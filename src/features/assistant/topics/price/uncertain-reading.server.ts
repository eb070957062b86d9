import { BENEFIT_WORDS, isIn, LAY_BENEFITS, placesOf, says } from './price-lexicon.server.ts';
import { hasTooMany, type QuoteSlots } from './quote-slots.ts';
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

/** Of each phrase that leaves somebody out, whom: who was named last before it. */
type LeftOut = readonly (Role | 'ex' | undefined)[];
type Examined = Read & { leftOut: LeftOut };

/** Why the slots may not be what was meant. */
export type Doubt = keyof typeof DOUBTS;

/**
 * What a message says of persons, ages or numbers that the slots may not account for: an ex, a number that nothing took,
 * more ages than people. Such a plan is shown to be confirmed and has no price yet, since a wrong amount is worse than a
 * question. More people than a plan takes get no price anyhow.
 */
export function doubtsOf(read: Read): readonly Doubt[] {
  const examined = { ...read, leftOut: whoIsLeftOut(read.reading) };
  if (hasTooMany(read.slots)) return examined.leftOut.length > 0 ? ['leftOut'] : [];
  const isSettled = isCounted(read);
  return (Object.keys(DOUBTS) as Doubt[]).filter(
    (doubt) => !(isSettled && SETTLED_BY_COUNT.has(doubt)) && DOUBTS[doubt](examined),
  );
}

const DOUBTS = {
  spelling: ({ reading }: Examined) => !reading.isSpellingCertain,
  spokenTo: ({ reading }: Examined) => says('may be spoken to', reading.joined),
  leftOut: leavesSomebodyOut,
  correction: ({ reading }: Examined) => says('put right', reading.joined),
  notSure: ({ reading }: Examined) => says('not sure', reading.joined),
  expectedChild: ({ reading, people, slots }: Examined) =>
    says('expected child', reading.joined) && (!people.isAlone || Boolean(slots.children)),
  number: hasUnreadNumber,
  relative: hasOtherRelative,
  spouse: hasSpouseBeside,
  ages: hasOtherAges,
  headcount: hasOtherHeadcount,
  children: hasOtherChildren,
  childAlone: isForChildAndSelf,
  oneParent: mayBeOneParent,
  package: mayMeanOtherPackage,
};

/** What is no doubt when as many people as were read are counted: "the three of us". */
const SETTLED_BY_COUNT: ReadonlySet<Doubt> = new Set([
  'number',
  'relative',
  'children',
  'oneParent',
] as const);

function isCounted({ headcount: { people, adults }, children, people: covered, slots }: Read): boolean {
  if (children.count === undefined || slots.planType === undefined) return false;
  const { coversSpouse, deniesSpouse, isAlone, isCouple } = covered;
  const areAdultsKnown = adults !== undefined || coversSpouse || deniesSpouse || isAlone || isCouple;
  if (children.isScattered && !areAdultsKnown) return false;
  return typeof slots.children === 'number' && people === slots.children + mostAdults(slots);
}

function whoIsLeftOut({ words, joined }: Reading): LeftOut {
  const places = placesOf('left out', joined);
  if (places.length === 0) return [];
  const roles = words.map((word, at) => (word === 'ex' ? 'ex' : roleOf(words, at)));
  return places.map((place) => {
    const at = joined.slice(0, place).split(' ').length - 1;
    return roles.slice(0, at + 1).findLast((role) => role !== undefined && role !== 'self');
  });
}

/** "My ex has him on his plan"; not "mi suegra tiene Medicare", who is on no plan of her children anyway. */
function leavesSomebodyOut({ children, people, slots, leftOut }: Examined): boolean {
  return leftOut.some((role) => {
    const isGrownChild = role === 'child' && children.isDenied && !slots.children;
    return !isGrownChild && (role !== 'relative' || people.mainIs === 'relative' || people.coversRelative);
  });
}

function hasUnreadNumber({ reading: { words, taken }, ages }: Read): boolean {
  return words.some((word, at) => {
    const isUnread = /^[1-9]\d?$/.test(word) && !taken.has(at) && !ages.some((age) => age.at === at);
    return isUnread && !isIn('after no age', words[at + 1]) && !isIn('age units', words[at + 1]);
  });
}

/** A relative is named who is neither the one that the plan is for nor said to be left out, or a third adult. */
function hasOtherRelative({ reading: { words }, people, slots, leftOut }: Examined): boolean {
  if (words.some((word, at) => isIn('several relatives', word) && !followsDenial(words, at))) return true;
  const named = relativesIn(words).filter((at) => !people.isAlone || isRelativeAt(words, at));
  // "4 kids, 2 parents" are a family.
  if (people.hasParents && !people.coversSpouse && named.every((at) => isIn('parents', words[at])))
    return false;
  const isOther = people.mainIs !== 'relative' && !people.coversRelative;
  const out = leftOut.filter((role) => role === 'relative').length;
  if (isOther && named.length > out) return true;
  const others = new Set(named.map((at) => words[at])).size - (isOther ? out : 0);
  // "Me and my mom and my husband" are three.
  const besides = people.coversRelative ? 1 + Number(people.coversSpouse) : 0;
  return others + besides > mostAdults(slots);
}

/** A husband or wife is named who may have a plan of their own, or "only for me" is said too. */
function hasSpouseBeside({ reading, people, slots }: Read): boolean {
  if (!people.coversSpouse || people.mainIs === 'spouse') return false;
  return (
    slots.planType === 'individual' ||
    says('only me', reading.joined) ||
    (!people.isFamily && says('spouse of their own', reading.joined))
  );
}

/** More grown-ups have an age than the plan takes, a child is one, a minor is the main member, or an age is a time. */
function hasOtherAges(read: Examined): boolean {
  const { reading, children, ages, main, slots, people, leftOut } = read;
  const isRelativeOut = leftOut.includes('relative') && !leavesSomebodyOut(read);
  const grown = ages.filter(
    ({ years, role }) => years >= ADULT_YEARS && !(isRelativeOut && role === 'relative'),
  );
  const isForOneAlone = people.mainIs === 'child' || children.isDenied;
  const isMinor = typeof slots.age === 'number' && slots.age < ADULT_YEARS;
  return (
    grown.length > mostAdults(slots) ||
    grown.some((age) => age.role === 'child' && (age !== main || !isForOneAlone)) ||
    (isMinor && (slots.planType === 'family' || Boolean(slots.children) || grown.length > 0)) ||
    hasTwoOwnAges(grown, reading.words)
  );
}

/** "Married 20 years, I'm 50": two numbers that are nobody else's, and no list. */
function hasTwoOwnAges(grown: readonly SaidAge[], words: readonly string[]): boolean {
  const own = grown.filter(({ role }) => role === undefined || role === 'self');
  return own.slice(1).some((age, index) => {
    const between = words.slice((own[index]?.at ?? 0) + 1, age.at);
    return !between.every((word) => isIn('between ages', word));
  });
}

/** "The 3 of us" are neither all nor the grown-ups. */
function hasOtherHeadcount({ headcount: { people }, slots }: Read): boolean {
  const { planType, children = 0 } = slots;
  if (people === undefined || planType === undefined || typeof children !== 'number') return false;
  return people !== children + mostAdults(slots) && people !== mostAdults(slots);
}

/** Children who may be named twice, or beside the count: "twins and a 5 year old". */
function hasOtherChildren({ reading: { words, joined }, children, ages, main, slots }: Read): boolean {
  const young = ages.filter((age) => age !== main && age.years < ADULT_YEARS);
  const beside = young.filter(
    ({ role, at }) => role === undefined && /^(?:an?|una?)$/.test(words[at - 1] ?? ''),
  );
  const isOneMore = beside.length > 0 || says('one beside', joined);
  return (
    children.isScattered ||
    (children.isDenied && Boolean(slots.children)) ||
    (slots.children !== 'several' && young.length > (slots.children ?? 0)) ||
    (children.count !== undefined && isOneMore && young.length !== slots.children)
  );
}

/** "Just for my kid, he is 10. I'm 35": whose the plan is, is not clear. */
function isForChildAndSelf({ reading, people, slots }: Read): boolean {
  return people.mainIs === 'self' && slots.children === 1 && says('only for a child', reading.joined);
}

/** "Just us", said by a parent, may be two grown-ups or one and the children. */
function mayBeOneParent({ people, slots, ages }: Read): boolean {
  if (!people.isCouple || people.coversSpouse || people.isFamily || !slots.children) return false;
  return !people.isNamedCouple && ages.filter(({ years }) => years >= ADULT_YEARS).length < 2;
}

/** Two core packages, or what packages are for and none of them: "medicinas y dentista nomás". */
function mayMeanOtherPackage({ reading: { words }, packages }: Read): boolean {
  if (packages.isNone || packages.cores.length === 1) return false;
  return packages.cores.length > 1 || words.some((word, at) => isWantedBenefit(words, at, word));
}

function isWantedBenefit(words: readonly string[], at: number, word: string): boolean {
  const benefit = BENEFIT_WORDS.get(word) ?? LAY_BENEFITS.get(word);
  // "Plan médico" is any plan.
  return benefit !== undefined && benefit !== 'medical' && !followsDenial(words, at, 3);
}

function mostAdults({ planType }: QuoteSlots): number {
  return planType === 'individual' ? 1 : MOST_ADULTS;
}

/** Where relatives are named who are not the visitor; not "sin los papás". */
function relativesIn(words: readonly string[]): number[] {
  return [...words.keys()].filter((at) => {
    const isNamed = isIn('relatives', words[at]) || isIn('parents', words[at]);
    return isNamed && !followsDenial(words, at) && !isVisitor(words, at);
  });
}

/** "Ni mis hermanos", "no quiero dental". @param within so many words before the place */
function followsDenial(words: readonly string[], at: number, within = 2): boolean {
  return words.slice(Math.max(0, at - within), at).some((word) => isIn('denials', word));
}
