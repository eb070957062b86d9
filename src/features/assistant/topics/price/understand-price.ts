import type { CorePackageId } from '#features/quote/quote.ts';
import type { Question } from '../../engine/topic.ts';
import { extractQuoteSlots, type PriceReading } from './extract-quote-slots.ts';
import { asksForTotal, findPriceSignals, isNeverPriced, type PriceSignals } from './find-ask.ts';
import { type Benefit, PACKAGE_WORDS } from './price-lexicon.ts';
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
} from './price-patterns.ts';
import { OTHER_QUESTION } from './price-vocabulary.ts';
import { type QuoteSlots, saysAnything, updateQuoteSlots } from './quote-slots.ts';
import { isChildAt } from './read-people.ts';

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
  slots: QuoteSlots;
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
  const read = extractQuoteSlots(question);
  if (isNeverPriced(question, read)) return undefined;
  const signals = findPriceSignals(read);
  const ask = specialAsk(read, signals) ?? (asksForTotal(signals, read) ? wholeAsk(read) : undefined);
  return ask && priceQuestion(ask, read, read.slots);
}

const OF_OWN_PLAN: ReadonlySet<Ask> = new Set(['total', 'perPerson', 'eitherPlan']);

/** Reads a message that certainly asks for a price. */
export function readAsPrice(question: Question, ask: Ask): PriceQuestion {
  const read = extractQuoteSlots(question);
  // Whoever gives an age wants the price of their own plan.
  const narrower = read.slots.age !== undefined && !OF_OWN_PLAN.has(ask) ? 'total' : ask;
  return priceQuestion(specialAsk(read, findPriceSignals(read)) ?? narrower, read, read.slots);
}

/** Reads a message that is certainly a follow-up to a question about prices: what it says is added to what was said. */
export function resumePrice(before: PriceQuestion, question: Question): PriceQuestion {
  const read = extractQuoteSlots(question);
  const slots = continuedSlots(before, read);
  return priceQuestion(
    specialAsk(read, findPriceSignals(read)) ?? continuedAsk(before, read, slots),
    read,
    slots,
  );
}

/**
 * Understands a message as a follow-up to a question about prices.
 *
 * @returns undefined when it has nothing to do with prices
 */
export function continuePrice(before: PriceQuestion, question: Question): PriceQuestion | undefined {
  const read = extractQuoteSlots(question);
  if (isNeverPriced(question, read)) return undefined;
  const signals = findPriceSignals(read);
  const corrects = CORRECTS.test(read.reading.joined);
  const isShort =
    signals.unknown <= (corrects ? 3 : 1) && !signals.hasOutOfScopeWord && !signals.isOtherQuestion;
  const special = specialAsk(read, signals);
  if (special && special !== 'child' && special !== 'package') {
    return priceQuestion(special, read, updateQuoteSlots(before.slots, read.slots));
  }
  if (isShort && COUNTY.test(read.reading.joined) && signals.details === 0) {
    return priceQuestion('county', read, before.slots);
  }
  // "Can my mom use it in Georgia" speaks of her without telling anything.
  if (read.isOtherPerson && read.slots.age === undefined && !signals.asksPrice && signals.unknown > 0)
    return undefined;
  const isNew =
    saysAnything(read.slots) ||
    read.isOneMoreChild ||
    read.isEitherPlan ||
    isCountOnly(before, read) ||
    ONE_CHILD_LESS.test(read.reading.joined) ||
    isTakingAway(before, read);
  const asksAgain =
    (signals.asksPrice || signals.asksSoftly || isPerPerson(read) || YEARLY.test(read.reading.joined)) &&
    !signals.isOutOfScope;
  if (!isShort && !(asksAgain && signals.details > 0 && !signals.isOutOfScope)) return undefined;
  if (special === 'child' && isOfEach(read)) return priceQuestion('child', read, before.slots);
  if (!isNew && !asksAgain) return undefined;
  const slots = continuedSlots(before, read);
  return priceQuestion(continuedAsk(before, read, slots), read, slots);
}

/** A question that is not about the whole price. */
function specialAsk(read: PriceReading, signals: PriceSignals): Ask | undefined {
  const { joined } = read.reading;
  const { slots, packages } = read;
  const asks = signals.asksPrice || signals.asksSoftly;
  if (signals.isOutOfScope) return undefined;
  const isOurs = !signals.hasOutOfScopeWord;
  if (isOurs && COUNTY.test(joined) && PRICE_DIFFERS.test(joined) && !isElsewhere(joined)) return 'county';
  if (isOurs && BY_AGE.test(joined) && PRICE_DIFFERS.test(joined) && signals.details === 0) return 'table';
  if (isOurs && FEE.test(joined) && signals.details < 2) return 'fee';
  if (isOurs && PAY_TO_JOIN.test(joined) && signals.details === 0) return 'fee';
  if (isOurs && isTwoCores(read)) return 'coreLimit';
  if (isOurs && CHEAPEST.test(joined) && !DISCOUNT_PLAN.test(joined)) {
    if (hasPackageWord(read)) return 'cheapestPackage';
    if (signals.unknown <= 1 && !COUNTY.test(joined)) return 'cheapestPlan';
  }
  if (isOurs && PRICE_TABLE.test(joined) && signals.unknown <= 2)
    return hasPackageWord(read) ? 'packages' : 'table';
  if (isOurs && FREE.test(joined) && signals.speaksOfPlan && signals.unknown === 0 && signals.details === 0)
    return 'table';
  if (isOurs && asks && isChildAsk(read)) return 'child';
  if (asks && isPackageAsk(read)) return 'package';
  if (isOurs && asks && isPackagesAsk(read, signals)) return 'packages';
  return isOurs && asks && read.isEitherPlan && packages.cores.length === 0 && slots.children !== 'several'
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
  if (isOfEach(read)) return !read.isChildOnly || read.slots.age === undefined;
  const { slots, reading, isNamedPlan } = read;
  if (slots.age !== undefined || isNamedPlan) return false;
  const isChildrenOnly = slots.planType === undefined || read.isChildOnly;
  const namesChild = reading.words.some((_, at) => isChildAt(reading.words, at));
  return (
    namesChild &&
    isChildrenOnly &&
    slots.children !== 0 &&
    (read.isOneMoreChild ||
      ADDS.test(reading.joined) ||
      typeof slots.children !== 'number' ||
      slots.children === 1)
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
function isPackageAsk({ reading, packages, slots }: PriceReading): boolean {
  const isOne = packages.cores.length + Number(packages.hospital === true) === 1;
  if (!isOne) return false;
  if (PACKAGE_ALONE.test(reading.joined)) return true;
  if (slots.age !== undefined && slots.planType !== undefined) return false;
  const before = reading.words.slice(Math.max(0, (packages.at ?? 0) - 4), packages.at);
  const isAdded = before.some((word) => /^(?:with|con|plus|and|y)$/.test(word));
  return (
    !isAdded ||
    (slots.age === undefined &&
      slots.planType === undefined &&
      slots.children === undefined &&
      ADDS.test(reading.joined))
  );
}

function isPackagesAsk(
  { packages, slots, reading }: PriceReading,
  { asksPrice, unknown }: PriceSignals,
): boolean {
  if (slots.age !== undefined && slots.planType !== undefined) return packages.benefits.length > 0;
  if (packages.cores.length > 1 || packages.benefits.length > 0) return true;
  const isNamed = packages.cores.length === 1 || packages.hospital !== undefined || packages.isNone;
  return asksPrice && !isNamed && unknown <= 2 && hasPackageWord({ reading });
}

function hasPackageWord({ reading }: Pick<PriceReading, 'reading'>): boolean {
  return reading.words.some((word) => PACKAGE_WORDS.has(word));
}

/** "2", said after "how many children?". */
function isCountOnly({ slots }: PriceQuestion, { reading, slots: said }: PriceReading): boolean {
  // "3 kids, not 1" gives the count itself.
  if (typeof said.children === 'number') return false;
  if (CORRECTS.test(reading.joined))
    return slots.children !== undefined && /(?:^| )(?<!\b(?:not|no) )[0-9]$/.test(reading.joined);
  return (
    slots.children === 'several' &&
    /^(?:(?:just|only|solo|son|tengo|i have|have) )?[0-4]$/.test(reading.joined)
  );
}

function continuedSlots(before: PriceQuestion, read: PriceReading): QuoteSlots {
  const { slots, reading } = read;
  if (isCountOnly(before, read))
    return { ...before.slots, children: Number(reading.joined.split(' ').at(-1)) };
  const merged = updateQuoteSlots(before.slots, slots);
  const soFar = before.slots.children;
  if (isTakingAway(before, read)) return { ...merged, core: 'none', hospital: false };
  if (ONE_CHILD_LESS.test(reading.joined) && typeof soFar === 'number') {
    return { ...before.slots, children: Math.max(0, soFar - 1) };
  }
  if (read.isChildOnly) return { ...before.slots, children: soFar || 1 };
  if (read.isOtherPerson && slots.age === undefined && ADD_SOMEBODY.test(reading.joined)) {
    return before.slots.planType === 'family'
      ? { ...before.slots, tooManyAdults: 3 }
      : { ...before.slots, planType: 'family' };
  }
  if (read.isOneMoreChild) return { ...merged, children: (typeof soFar === 'number' ? soFar : 0) + 1 };
  // Another person, or "just me", leaves the children of before behind.
  const isAnother = read.isOtherPerson || (read.isAlone && slots.children === undefined);
  if (!isAnother) return merged;
  return {
    ...merged,
    age: read.isOtherPerson ? slots.age : merged.age,
    children: slots.children ?? (soFar === undefined ? undefined : 0),
  };
}

/** "Without it", where a package was spoken of. */
function isTakingAway({ slots }: PriceQuestion, { reading }: PriceReading): boolean {
  const hasPackage = (slots.core !== undefined && slots.core !== 'none') || slots.hospital === true;
  return hasPackage && WITHOUT_IT.test(reading.joined);
}

function continuedAsk(before: PriceQuestion, read: PriceReading, slots: QuoteSlots): Ask {
  if (isPerPerson(read)) return 'perPerson';
  if (read.isEitherPlan) return 'eitherPlan';
  const isAboutPackage = before.ask === 'package' || before.ask === 'packages';
  const isPackageStill = slots.age === undefined && (slots.core !== undefined || slots.hospital === true);
  return isAboutPackage && isPackageStill && slots.core !== 'none' ? 'package' : 'total';
}

function priceQuestion(ask: Ask, read: PriceReading, slots: QuoteSlots): PriceQuestion {
  return {
    ask,
    slots,
    cores: read.packages.cores,
    benefits: read.packages.benefits,
    isYearly: YEARLY.test(read.reading.joined),
    saysInsurance: INSURANCE.test(read.reading.joined),
  };
}
