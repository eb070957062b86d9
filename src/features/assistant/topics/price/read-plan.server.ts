import type { AgeRange, PlanType } from '#features/quote/quote.ts';
import type { Question } from '../../engine/topic.ts';
import {
  isIn,
  isTakenAway,
  placeOf,
  type Said,
  says,
  spansOf,
  without,
  wordsOf,
} from './price-words.server.ts';
import { ADULT_YEARS, readAgeRange, readAges, roleAt, type SaidAge } from './read-ages.server.ts';
import { readChildren } from './read-children.server.ts';
import { type PackagesRead, readPackages } from './read-packages.server.ts';

/** What a message says plainly of a plan; what it does not say is undefined. Nothing is guessed. */
export type PlanRead = {
  said: Said;
  planType: PlanType | undefined;
  /** Both plan types are named: "individual or family". */
  isEither: boolean;
  /** Adults of one plan, where they are more than a plan takes. */
  tooManyAdults: boolean;
  age: number | AgeRange | undefined;
  children: number | undefined;
  /** Children who come on top of those of before. */
  moreChildren: number;
  /** The plan is for somebody else than before: "for my dad, 72". */
  isForOther: boolean;
  packages: PackagesRead;
};

/** A message is read by the topic, as a follow-up and beside another question. */
const READ = new WeakMap<Question, PlanRead>();

/** Reads what a message says of a plan, once. */
export function readPlan(question: Question): PlanRead {
  const read = READ.get(question) ?? readOnce(question);
  READ.set(question, read);
  return read;
}

function readOnce(question: Question): PlanRead {
  const said = wordsOf(question);
  const packages = readPackages(said);
  const range = readAgeRange(said, question.text);
  const ages = range === undefined ? readAges(said) : [];
  const family = familySize(said);
  const children = readChildren(said, ages);
  const people = readAdults(said, ages);
  const isOnlyMe = says('only me', said.joined) || says('nobody else', said.joined);
  const main = mainAge(said, ages, people);
  const isForChild = main !== undefined && main.owner === 'child' && main.years < ADULT_YEARS;
  const isNamedOnlyMe = isOnlyMe && people.planType !== undefined;
  const counted =
    children.count ?? family?.children ?? (isNamedOnlyMe && children.more === 0 ? 0 : undefined);
  return {
    said,
    planType: isForChild ? 'individual' : planTypeOf(people, family, children.count),
    isEither: people.isEither,
    tooManyAdults: people.tooMany,
    age: range ?? main?.years,
    children: isForChild ? 0 : counted,
    moreChildren: isForChild ? 0 : children.more,
    isForOther: main?.owner === 'relative',
    packages,
  };
}

type Family = { size: number; children: number };

/** "Family of 4" are two adults and two children; "single mom, family of 3" one adult and two. */
function familySize({ joined }: Said): Family | undefined {
  const [span] = spansOf('counted family', joined);
  const size = span && Number(joined.slice(span.start, span.end).split(' ').at(-1));
  if (!size || size < 2 || size > 12) return undefined;
  const adults = says('alone', joined) ? 1 : 2;
  return { size, children: size - adults };
}

/** "Family of 3: me and my 2 kids" has one adult. */
function planTypeOf({ planType }: Adults, family: Family | undefined, children: number | undefined) {
  if (!family || planType === 'individual') return planType;
  return family.size - (children ?? family.children) === 1 ? 'individual' : 'family';
}

type Adults = { planType: PlanType | undefined; isEither: boolean; tooMany: boolean; isCouple: boolean };

function readAdults(said: Said, ages: readonly SaidAge[]): Adults {
  const { words, joined } = said;
  const wording = without('no family', joined);
  const isIndividual = says('individual plan', wording);
  const isFamily = says('family plan', familySize(said) ? without('counted family', wording) : wording);
  const spouses = [...words.keys()].filter((at) => roleAt(words, at) === 'spouse');
  const isDropped = spouses.some((at) => isTakenAway(words, at));
  const adults = words.flatMap((word, at) =>
    isIn('adults', words[at + 1]) && /^\d$/.test(word) ? [Number(word)] : [],
  );
  const most = Math.max(0, ...adults);
  const isCouple =
    says('couple', wording) ||
    spouses.some((at) => !isTakenAway(words, at) && comesAlong(words, at, says('covers self', wording))) ||
    hasBothAges(ages) ||
    addsSpouse(said);
  const isAlone = says('alone', wording) || says('only me', wording);
  const named = isIndividual || isDropped || most === 1 ? 'individual' : undefined;
  const others = isCouple || isFamily || most > 1 ? 'family' : isAlone ? 'individual' : undefined;
  const isEither = isIndividual && isFamily;
  return {
    planType: isEither ? undefined : (named ?? others),
    isEither,
    tooMany: most > 2 || (isCouple && words.some((_, at) => isThirdAdult(words, at))),
    isCouple,
  };
}

/** "Me and my wife", "mi esposa y yo", "add my husband", "my wife too". */
function comesAlong(words: readonly string[], at: number, isSelfNamed: boolean): boolean {
  let before = at - 1;
  while (
    isIn('mine', words[before]) ||
    /^(?:a|to|for|para|pa|the|la|el|also|tambien)$/.test(words[before] ?? '')
  )
    before -= 1;
  const after = words[at + 1] === '.' ? words[at + 2] : words[at + 1];
  // "My husband, our son and me"
  const isListed = isSelfNamed && /^(?:\.|\d+)$/.test(words[at + 1] ?? '.');
  return isListed || isIn('brings', words[before]) || isIn('with spouse', after);
}

function hasBothAges(ages: readonly SaidAge[]): boolean {
  const isVisitors = ({ owner }: SaidAge) => owner === 'self' || owner === 'person' || owner === undefined;
  return ages.some(({ owner }) => owner === 'spouse') && ages.some(isVisitors);
}

/** "I'm married, add him": who was named last is not a child or a relative. */
function addsSpouse({ words, joined }: Said): boolean {
  const place = placeOf('adds who was named', joined);
  if (place === undefined) return false;
  const before = joined.slice(0, place).split(' ').length - 1;
  const roles = words.slice(0, before).map((_, at) => roleAt(words, at));
  const named = roles.findLast((role) => role === 'spouse' || role === 'child' || role === 'relative');
  return named === undefined || named === 'spouse';
}

/** Beside a couple: "and my mom". */
function isThirdAdult(words: readonly string[], at: number): boolean {
  return (
    isIn('relatives', words[at]) &&
    isIn('mine', words[at - 1]) &&
    isIn('and', words[at - 2] === 'a' ? words[at - 3] : words[at - 2])
  );
}

/** The age of the main member: the visitor's, or that of whoever alone the price is asked for. */
function mainAge(said: Said, ages: readonly SaidAge[], { isCouple, planType }: Adults): SaidAge | undefined {
  const selves = ages.filter(({ owner }) => owner === 'self');
  const [first, second] = selves;
  if (first && second && says('spouse first', said.joined)) return second;
  const spouses = ages.filter(({ owner }) => owner === 'spouse');
  if (!first && spouses.length > 1 && says('self first', said.joined)) return spouses[0];
  const own = first ?? ages.find(({ owner }) => owner === undefined || owner === 'person');
  if (own) return own;
  if (isCouple || says('covers self', said.joined)) return undefined;
  const grown = ages.find(({ owner, years }) => owner !== 'child' || years >= ADULT_YEARS);
  if (grown) return { ...grown, owner: grown.owner === 'spouse' ? 'spouse' : 'relative' };
  const isForChild = says('only for a child', said.joined) || says('nobody else', said.joined);
  return isForChild && planType !== 'family' && ages.length === 1 ? ages[0] : undefined;
}
