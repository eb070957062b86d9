import type { CorePackageId } from '#features/quote/quote.ts';
import type { Question } from '../../engine/topic.ts';
import { extractQuoteSlots, type PriceReading } from './extract-quote-slots.server.ts';
import { type Benefit, isIn, says } from './price-lexicon.server.ts';
import { hasTooMany, type QuoteSlots, saysAnything, updateQuoteSlots } from './quote-slots.ts';

/** What is asked about prices. */
export type Ask =
  | 'total'
  | 'perPerson'
  | 'child'
  | 'package'
  | 'packages'
  | 'cheapestPackage'
  | 'cheapestPlan'
  | 'county'
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
  /** The slots may not be what was meant: they are to be confirmed before a price is named. */
  isUncertain: boolean;
};

/** Reads a question that is known to ask for a price, and what for. */
export function readAsPrice(question: Question, ask: Ask): PriceQuestion {
  const read = extractQuoteSlots(question);
  return priceQuestion(narrowed(ask, read), read, read.slots);
}

/** "Is the plan free?" */
const WHETHER_FREE = /\b(?:plans?|planes|coverage|cobertura) (?:\p{L}+ ){0,2}(?:free|gratis|gratuit[oa])$/u;

/**
 * Whether a message describes a plan: who is covered, how old, with which packages. Two of these ask for its price; so does
 * whoever asks if it is free.
 */
export function describesPlan(question: Question): boolean {
  if (WHETHER_FREE.test(question.plain)) return true;
  const { age, planType, children, core, hospital } = extractQuoteSlots(question).slots;
  const named = [age, planType, children, (core !== 'none' ? core : undefined) ?? (hospital || undefined)];
  return named.filter((detail) => detail !== undefined).length > 1;
}

/** Reads a message as a follow-up to a question about prices: what it says is added to what was said. */
export function resumePrice(before: PriceQuestion, question: Question): PriceQuestion {
  const read = extractQuoteSlots(question);
  if (isConfirmed(before, read)) return { ...before, isUncertain: false };
  const slots = continuedSlots(before, read);
  const asked = priceQuestion(continuedAsk(before, read, slots), read, slots);
  // "Wait, 3 kids, not 1" and "3" say of numbers what they need to.
  const isNumberClear = says('corrects', read.reading.joined) || isCountOnly(before, read);
  const left = read.doubts.filter(
    (doubt) => !(isNumberClear && (doubt === 'correction' || doubt === 'number')),
  );
  const isUncertain = left.length > 0 || (before.isUncertain && !tellsPeople(before, read));
  return { ...asked, isUncertain: isUncertain && isOfOwnPlan(asked.ask, slots) };
}

/** "Yes", to a plan that was shown. */
function isConfirmed(before: PriceQuestion, { slots, reading }: PriceReading): boolean {
  return before.isUncertain && !saysAnything(slots) && says('confirms', reading.joined);
}

/** Says again who is covered, which settles a doubt about it. */
function tellsPeople(before: PriceQuestion, read: PriceReading): boolean {
  const { planType, children, age } = read.slots;
  const isTold = [planType, children, age].some((told) => told !== undefined);
  return isTold || isCountOnly(before, read) || says('one child less', read.reading.joined);
}

/** As `resumePrice`; undefined when the message says nothing of a plan. */
export function continuePrice(before: PriceQuestion, question: Question): PriceQuestion | undefined {
  const read = extractQuoteSlots(question);
  const isNew =
    isConfirmed(before, read) ||
    saysAnything(read.slots) ||
    read.isOneMoreChild ||
    read.isEitherPlan ||
    isCountOnly(before, read) ||
    isTakingAway(before, read) ||
    ['one child less', 'per person', 'a year'].some((list) => says(list, read.reading.joined));
  return isNew ? resumePrice(before, question) : undefined;
}

/** Asks that depend on whose plan it is. */
const OF_OWN_PLAN: ReadonlySet<Ask> = new Set(['total', 'perPerson', 'eitherPlan']);

/** What is asked, as far as what was said of the plan narrows it. */
function narrowed(ask: Ask, read: PriceReading): Ask {
  const { slots, packages, reading } = read;
  // "The whole price list, no kids"
  if (ask === 'child' && slots.age === undefined) return slots.children === 0 ? 'table' : 'child';
  if (ask === 'county' || ask === 'table') return slots.age === undefined ? ask : 'total';
  const hasPackageWord = reading.words.some((word) => isIn('package words', word));
  if (ask === 'cheapestPlan') return hasPackageWord ? 'cheapestPackage' : 'cheapestPlan';
  if (says('per person', reading.joined)) return 'perPerson';
  if (isPackageAsk(read)) return 'package';
  const isWhole = slots.age !== undefined && slots.planType !== undefined;
  if (packages.benefits.length > 0 || (packages.cores.length > 1 && !isWhole)) return 'packages';
  const isNamed = packages.cores.length === 1 || packages.hospital !== undefined || packages.isNone;
  if (hasPackageWord && !isNamed && !isWhole) return 'packages';
  if (read.isEitherPlan && packages.cores.length === 0 && slots.children !== 'several' && !hasTooMany(slots))
    return 'eitherPlan';
  // Whoever gives an age wants the price of their own plan.
  return slots.age !== undefined && !OF_OWN_PLAN.has(ask) ? 'total' : ask;
}

/** The price of one package, and not of a plan with it. */
function isPackageAsk({ reading, packages, slots }: PriceReading): boolean {
  if (packages.cores.length + Number(packages.hospital === true) !== 1) return false;
  if (slots.age !== undefined && slots.planType !== undefined) return false;
  if (says('package alone', reading.joined)) return true;
  const before = reading.words.slice(Math.max(0, (packages.at ?? 0) - 4), packages.at);
  const isAdded = before.some((word) => /^(?:with|con|plus|and|y)$/.test(word));
  const isAlone = slots.age === undefined && slots.planType === undefined && slots.children === undefined;
  return !isAdded || (isAlone && says('adds', reading.joined));
}

/** "2", said after "how many children?". */
function isCountOnly({ slots }: PriceQuestion, { reading, slots: said }: PriceReading): boolean {
  // "3 kids, not 1" gives the count itself.
  if (typeof said.children === 'number') return false;
  if (says('corrects', reading.joined))
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
  if (says('one child less', reading.joined) && typeof soFar === 'number') {
    return { ...before.slots, children: Math.max(0, soFar - 1) };
  }
  if (read.isChildOnly) return { ...before.slots, children: soFar || 1 };
  const isAddedSpouse = read.isSpouse && says('too', reading.joined);
  if (
    isAddedSpouse ||
    (read.isOtherPerson && slots.age === undefined && says('adds somebody', reading.joined))
  ) {
    return before.slots.planType === 'family'
      ? { ...before.slots, tooManyAdults: 3 }
      : { ...before.slots, planType: 'family', otherAge: numberOf(slots.age) };
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

function numberOf(age: QuoteSlots['age']): number | undefined {
  return typeof age === 'number' ? age : undefined;
}

/** "Without it", where a package was spoken of. */
function isTakingAway({ slots }: PriceQuestion, { reading }: PriceReading): boolean {
  const hasPackage = (slots.core !== undefined && slots.core !== 'none') || slots.hospital === true;
  return hasPackage && says('without it', reading.joined);
}

function continuedAsk(before: PriceQuestion, read: PriceReading, slots: QuoteSlots): Ask {
  if (says('per person', read.reading.joined)) return 'perPerson';
  if (read.isEitherPlan) return 'eitherPlan';
  const isAboutPackage = before.ask === 'package' || before.ask === 'packages';
  const isPackageStill = slots.age === undefined && (slots.core !== undefined || slots.hospital === true);
  return isAboutPackage && isPackageStill && slots.core !== 'none' ? 'package' : 'total';
}

/** Prices of packages and of everything are the same for everybody, unless a plan was described. */
function isOfOwnPlan(ask: Ask, { age }: QuoteSlots): boolean {
  return OF_OWN_PLAN.has(ask) || (age !== undefined && (ask === 'package' || ask === 'packages'));
}

function priceQuestion(ask: Ask, read: PriceReading, slots: QuoteSlots): PriceQuestion {
  return {
    ask,
    slots,
    cores: read.packages.cores,
    benefits: read.packages.benefits,
    isYearly: says('a year', read.reading.joined),
    saysInsurance: says('insurance', read.reading.joined),
    isUncertain: read.doubts.length > 0 && isOfOwnPlan(ask, slots),
  };
}
