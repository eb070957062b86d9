import type { CorePackageId } from '#features/quote/quote.ts';
import type { Question } from '../../engine/question.ts';
import { asksForTotal, findSigns, isNeverPriced, type Signs } from './find-ask.ts';
import { OTHER_QUESTION } from './foreign-words.ts';
import type { Benefit } from './package-words.ts';
import { PACKAGE_WORDS } from './package-words.ts';
import {
  ADD_SOMEBODY,
  ADDS,
  AT_ONCE,
  BY_AGE,
  CHEAPEST,
  CORRECTS,
  COUNTY,
  DISCOUNT_PLAN,
  EACH_CHILD,
  EITHER,
  FEE,
  FREE,
  INSURANCE,
  ONE_CHILD_LESS,
  PACKAGE_ALONE,
  PAY_TO_JOIN,
  PER_PERSON,
  PRICE_DIFFERS,
  PRICE_TABLE,
  SEVERAL_PACKAGES,
  WITHOUT_IT,
  YEARLY,
} from './price-words.ts';
import { isChildAt } from './read-children.ts';
import { type PriceReading, readWishes } from './read-wishes.ts';
import { saysAnything, updateWishes, type Wishes } from './wishes.ts';

/** What is asked about prices. */
export type Ask =
  | 'total'
  | 'perPerson'
  | 'child'
  | 'package'
  | 'packages'
  | 'cheapestPackage'
  | 'cheapestPlan'
  | 'coreLimit'
  | 'county'
  | 'fee'
  | 'table'
  | 'eitherPlan';

/** A question about prices, with all that was said of the plan so far. */
export type PriceQuestion = {
  ask: Ask;
  wishes: Wishes;
  /** The packages that are asked about, where only some are. */
  cores: readonly CorePackageId[];
  benefits: readonly Benefit[];
  /** The price of a year is asked, too. */
  isYearly: boolean;
  /** The visitor calls it insurance. */
  saysInsurance: boolean;
};

/** Understands a message by itself; undefined when it does not ask for a price of ours. */
export function understandPrice(question: Question): PriceQuestion | undefined {
  const read = readWishes(question);
  if (isNeverPriced(question, read)) return undefined;
  const signs = findSigns(read);
  const ask = specialAsk(read, signs) ?? (asksForTotal(signs, read) ? wholeAsk(read) : undefined);
  return ask && priceQuestion(ask, read, read.wishes);
}

const OF_OWN_PLAN: ReadonlySet<Ask> = new Set(['total', 'perPerson', 'eitherPlan']);

/** Reads a message that certainly asks for a price. */
export function readAsPrice(question: Question, ask: Ask): PriceQuestion {
  const read = readWishes(question);
  // Whoever tells an age wants the price of their own plan.
  const narrower = read.wishes.age !== undefined && !OF_OWN_PLAN.has(ask) ? 'total' : ask;
  return priceQuestion(specialAsk(read, findSigns(read)) ?? narrower, read, read.wishes);
}

/** Reads a message that certainly goes on with a question about prices: what it tells is added to what was told. */
export function resumePrice(before: PriceQuestion, question: Question): PriceQuestion {
  const read = readWishes(question);
  const wishes = continuedWishes(before, read);
  return priceQuestion(specialAsk(read, findSigns(read)) ?? continuedAsk(before, read, wishes), read, wishes);
}

/**
 * Understands a message as going on with a question about prices.
 *
 * @returns undefined when it has nothing to do with prices
 */
export function continuePrice(before: PriceQuestion, question: Question): PriceQuestion | undefined {
  const read = readWishes(question);
  if (isNeverPriced(question, read)) return undefined;
  const signs = findSigns(read);
  const corrects = CORRECTS.test(read.reading.joined);
  const isShort = signs.unknown <= (corrects ? 3 : 1) && !signs.hasForeignWord && !signs.isOtherQuestion;
  const special = specialAsk(read, signs);
  if (special && special !== 'child' && special !== 'package') {
    return priceQuestion(special, read, updateWishes(before.wishes, read.wishes));
  }
  if (isShort && COUNTY.test(read.reading.joined) && signs.details === 0) {
    return priceQuestion('county', read, before.wishes);
  }
  // "Can my mom use it in Georgia" speaks of her without telling anything.
  if (read.isOtherPerson && read.wishes.age === undefined && !signs.asksPrice && signs.unknown > 0)
    return undefined;
  const isNew =
    saysAnything(read.wishes) ||
    read.isOneMoreChild ||
    read.isEitherPlan ||
    isCountOnly(before, read) ||
    ONE_CHILD_LESS.test(read.reading.joined) ||
    isTakingAway(before, read);
  const asksAgain =
    (signs.asksPrice || signs.asksSoftly || isPerPerson(read) || YEARLY.test(read.reading.joined)) &&
    !signs.isForeign;
  if (!isShort && !(asksAgain && signs.details > 0 && !signs.isForeign)) return undefined;
  if (special === 'child' && isOfEach(read)) return priceQuestion('child', read, before.wishes);
  if (!isNew && !asksAgain) return undefined;
  const wishes = continuedWishes(before, read);
  return priceQuestion(continuedAsk(before, read, wishes), read, wishes);
}

/** A question that is not about the whole price. */
function specialAsk(read: PriceReading, signs: Signs): Ask | undefined {
  const { joined } = read.reading;
  const { wishes, packages } = read;
  const asks = signs.asksPrice || signs.asksSoftly;
  if (signs.isForeign) return undefined;
  const isOurs = !signs.hasForeignWord;
  if (isOurs && COUNTY.test(joined) && PRICE_DIFFERS.test(joined) && !isElsewhere(joined)) return 'county';
  if (isOurs && BY_AGE.test(joined) && PRICE_DIFFERS.test(joined) && signs.details === 0) return 'table';
  if (isOurs && FEE.test(joined) && signs.details < 2) return 'fee';
  if (isOurs && PAY_TO_JOIN.test(joined) && signs.details === 0) return 'fee';
  if (isOurs && isTwoCores(read)) return 'coreLimit';
  if (isOurs && CHEAPEST.test(joined) && !DISCOUNT_PLAN.test(joined)) {
    if (hasPackageWord(read)) return 'cheapestPackage';
    if (signs.unknown <= 1 && !COUNTY.test(joined)) return 'cheapestPlan';
  }
  if (isOurs && PRICE_TABLE.test(joined) && signs.unknown <= 2)
    return hasPackageWord(read) ? 'packages' : 'table';
  if (isOurs && FREE.test(joined) && signs.speaksOfPlan && signs.unknown === 0 && signs.details === 0)
    return 'table';
  if (isOurs && asks && isChildAsk(read)) return 'child';
  if (asks && isPackageAsk(read)) return 'package';
  if (isOurs && asks && isPackagesAsk(read, signs)) return 'packages';
  return isOurs && asks && read.isEitherPlan && packages.cores.length === 0 && wishes.children !== 'several'
    ? 'eitherPlan'
    : undefined;
}

/** Another question than the price in a county; "where I live" and "my address" are the county. */
function isElsewhere(joined: string): boolean {
  return OTHER_QUESTION.test(
    joined.replace(/\b(?:address|direccion|(?:where|donde) \p{L}+ ?\p{L}*)\b/gu, ' '),
  );
}

function wholeAsk(read: PriceReading): Ask {
  return isPerPerson(read) ? 'perPerson' : 'total';
}

function isPerPerson({ reading }: PriceReading): boolean {
  return PER_PERSON.test(reading.joined);
}

/** Two core packages for one plan; "A or B" asks about each. */
function isTwoCores({ reading, packages }: PriceReading): boolean {
  const { joined } = reading;
  const isTwo = packages.cores.length > 1 && !EITHER.test(joined);
  return (SEVERAL_PACKAGES.test(joined) && packages.cores.length !== 1) || (isTwo && AT_ONCE.test(joined));
}

/** What a child costs, and not a plan with children. */
function isChildAsk(read: PriceReading): boolean {
  // "Por una nena de 10, sola" is a plan of her own.
  if (isOfEach(read)) return !read.isChildOnly || read.wishes.age === undefined;
  const { wishes, reading, isNamedPlan } = read;
  if (wishes.age !== undefined || isNamedPlan) return false;
  const isChildrenOnly = wishes.planType === undefined || read.isChildOnly;
  const namesChild = reading.words.some((_, at) => isChildAt(reading.words, at));
  return (
    namesChild &&
    isChildrenOnly &&
    wishes.children !== 0 &&
    (read.isOneMoreChild ||
      ADDS.test(reading.joined) ||
      typeof wishes.children !== 'number' ||
      wishes.children === 1)
  );
}

/** "Each kid", "por hijo". */
function isOfEach({ reading: { words } }: PriceReading): boolean {
  return words.some(
    (word, at) =>
      EACH_CHILD.test(word) &&
      (isChildAt(words, at + 1) || isChildAt(words, at + 2)) &&
      !/^\d|^(?:mi|mis|my|el|la|los|las)$/.test(words[at + 1] ?? ''),
  );
}

/** The price of one package, and not of a plan with it. */
function isPackageAsk({ reading, packages, wishes }: PriceReading): boolean {
  const isOne = packages.cores.length + Number(packages.hospital === true) === 1;
  if (!isOne) return false;
  if (PACKAGE_ALONE.test(reading.joined)) return true;
  if (wishes.age !== undefined && wishes.planType !== undefined) return false;
  const before = reading.words.slice(Math.max(0, (packages.at ?? 0) - 4), packages.at);
  const isAdded = before.some((word) => /^(?:with|con|plus|and|y)$/.test(word));
  return (
    !isAdded ||
    (wishes.age === undefined &&
      wishes.planType === undefined &&
      wishes.children === undefined &&
      ADDS.test(reading.joined))
  );
}

function isPackagesAsk({ packages, wishes, reading }: PriceReading, { asksPrice, unknown }: Signs): boolean {
  if (wishes.age !== undefined && wishes.planType !== undefined) return packages.benefits.length > 0;
  if (packages.cores.length > 1 || packages.benefits.length > 0) return true;
  const isNamed = packages.cores.length === 1 || packages.hospital !== undefined || packages.isNone;
  return asksPrice && !isNamed && unknown <= 2 && hasPackageWord({ reading });
}

function hasPackageWord({ reading }: Pick<PriceReading, 'reading'>): boolean {
  return reading.words.some((word) => PACKAGE_WORDS.has(word));
}

/** "2", said after "how many children?". */
function isCountOnly({ wishes }: PriceQuestion, { reading, wishes: said }: PriceReading): boolean {
  // "3 kids, not 1" tells the count itself.
  if (typeof said.children === 'number') return false;
  if (CORRECTS.test(reading.joined))
    return wishes.children !== undefined && /(?:^| )(?<!\b(?:not|no) )[0-9]$/.test(reading.joined);
  return (
    wishes.children === 'several' &&
    /^(?:(?:just|only|solo|son|tengo|i have|have) )?[0-4]$/.test(reading.joined)
  );
}

function continuedWishes(before: PriceQuestion, read: PriceReading): Wishes {
  const { wishes, reading } = read;
  if (isCountOnly(before, read))
    return { ...before.wishes, children: Number(reading.joined.split(' ').at(-1)) };
  const merged = updateWishes(before.wishes, wishes);
  const soFar = before.wishes.children;
  if (isTakingAway(before, read)) return { ...merged, core: 'none', hospital: false };
  if (ONE_CHILD_LESS.test(reading.joined) && typeof soFar === 'number') {
    return { ...before.wishes, children: Math.max(0, soFar - 1) };
  }
  if (read.isChildOnly) return { ...before.wishes, children: soFar || 1 };
  if (read.isOtherPerson && wishes.age === undefined && ADD_SOMEBODY.test(reading.joined)) {
    return before.wishes.planType === 'family'
      ? { ...before.wishes, tooManyAdults: 3 }
      : { ...before.wishes, planType: 'family' };
  }
  if (read.isOneMoreChild) return { ...merged, children: (typeof soFar === 'number' ? soFar : 0) + 1 };
  // Another person, or "just me", leaves the children of before behind.
  const isAnother = read.isOtherPerson || (read.isAlone && wishes.children === undefined);
  if (!isAnother) return merged;
  return {
    ...merged,
    age: read.isOtherPerson ? wishes.age : merged.age,
    children: wishes.children ?? (soFar === undefined ? undefined : 0),
  };
}

/** "Without it", where a package was spoken of. */
function isTakingAway({ wishes }: PriceQuestion, { reading }: PriceReading): boolean {
  const hasPackage = (wishes.core !== undefined && wishes.core !== 'none') || wishes.hospital === true;
  return hasPackage && WITHOUT_IT.test(reading.joined);
}

function continuedAsk(before: PriceQuestion, read: PriceReading, wishes: Wishes): Ask {
  if (isPerPerson(read)) return 'perPerson';
  if (read.isEitherPlan) return 'eitherPlan';
  const isAboutPackage = before.ask === 'package' || before.ask === 'packages';
  const isPackageStill = wishes.age === undefined && (wishes.core !== undefined || wishes.hospital === true);
  return isAboutPackage && isPackageStill && wishes.core !== 'none' ? 'package' : 'total';
}

function priceQuestion(ask: Ask, read: PriceReading, wishes: Wishes): PriceQuestion {
  return {
    ask,
    wishes,
    cores: read.packages.cores,
    benefits: read.packages.benefits,
    isYearly: YEARLY.test(read.reading.joined),
    saysInsurance: INSURANCE.test(read.reading.joined),
  };
}
