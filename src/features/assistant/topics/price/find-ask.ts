import type { Question } from '../../engine/topic.ts';
import type { PriceReading } from './extract-quote-slots.ts';
import { BENEFIT_WORDS, HOSPITAL_WORDS, LAY_BENEFITS } from './price-lexicon.ts';
import { PLAN, PRICE_WORDS, SOFT_PRICE_WORDS, WHAT_IS_INCLUDED, WHETHER_IT_COSTS } from './price-patterns.ts';
import {
  CONFIRMS,
  FILLERS,
  isKnown,
  NEVER_A_PRICE,
  OTHER_QUESTION,
  OUR_NAMES,
  OUT_OF_SCOPE,
} from './price-vocabulary.ts';
import { namesAmount } from './reading.ts';

/** The signals by which a question about our prices is known. */
export type PriceSignals = {
  /** "How much", "precio". */
  asksPrice: boolean;
  /** "Monthly", "total", "pagaría": they ask for a price of something that is named. */
  asksSoftly: boolean;
  /** What is to be priced is a treatment, a visit, another company's plan … */
  isOutOfScope: boolean;
  hasOutOfScopeWord: boolean;
  /** When, where, who. */
  isOtherQuestion: boolean;
  speaksOfPlan: boolean;
  /** How many words have nothing to do with prices. */
  unknown: number;
  /** How many of age, plan type, children and packages have been given: 0 to 4. */
  details: number;
};

/** How many characters around a price word say what is priced. */
const NEAR = 160;

/** "Can we use the plan": it is not the price that is asked. */
const ASKS_WHETHER = /\b(?:can|could|does|do|is there|are there|puedo|podemos|puede|pueden|hay)\b/;

/** Whether a message is never answered with a price, whatever else it says. */
export function isNeverPriced(question: Question, { reading }: PriceReading): boolean {
  const { joined } = reading;
  return (
    NEVER_A_PRICE.some((wording) => wording.test(joined)) || (namesAmount(question) && CONFIRMS.test(joined))
  );
}

/** Finds the signals that separate a question about our prices from others. */
export function findPriceSignals(read: PriceReading): PriceSignals {
  const joined = read.reading.joined.replace(WHETHER_IT_COSTS, ' ').replace(OUR_NAMES, ' plan ');
  const targets = [...joined.matchAll(PRICE_WORDS)].map(({ index, 0: found }) =>
    targetAt(
      joined.slice(Math.max(0, index - NEAR), index),
      joined.slice(index + found.length, index + found.length + NEAR),
      read,
    ),
  );
  const words = joined.split(' ').filter((word) => word !== '');
  const { slots, packages } = read;
  const { age, planType, children, core, hospital } = slots;
  const named = [age, planType, children, (core !== 'none' ? core : undefined) ?? (hospital || undefined)];
  return {
    asksPrice: targets.length > 0,
    asksSoftly: SOFT_PRICE_WORDS.test(joined),
    isOutOfScope: targets.includes('foreign'),
    hasOutOfScopeWord: words.some((word) => isOutOfScopeWord(word, read)),
    isOtherQuestion: OTHER_QUESTION.test(joined),
    speaksOfPlan: PLAN.test(joined) || packages.cores.length > 0,
    unknown: words.filter((word) => !isKnown(word)).length,
    details: named.filter((detail) => detail !== undefined).length,
  };
}

/** Whether the whole price of a plan is asked for, though perhaps not everything is given that it depends on. */
export function asksForTotal(signals: PriceSignals, read: PriceReading): boolean {
  const {
    asksPrice,
    asksSoftly,
    isOutOfScope,
    hasOutOfScopeWord,
    isOtherQuestion,
    speaksOfPlan,
    unknown,
    details,
  } = signals;
  if (WHAT_IS_INCLUDED.test(read.reading.joined) && details < 2) return false;
  if (isOutOfScope || (hasOutOfScopeWord && details < 2)) return false;
  if (asksPrice && details > 0) return details > 1 || speaksOfPlan || unknown <= 2;
  if (asksPrice) return speaksOfPlan ? unknown <= 2 : unknown === 0;
  if (isOtherQuestion || hasOutOfScopeWord) return false;
  if (asksSoftly && details > 0) return unknown <= (details > 1 ? 5 : 2);
  if (asksSoftly) return speaksOfPlan && unknown === 0 && read.reading.words.length <= 8;
  const { age, planType, children } = read.slots;
  const isWhole = planType !== undefined && (age !== undefined || Number(children) > 4);
  if (!isWhole) return false;
  const { packages } = read;
  const isChosen = packages.cores.length > 0 || packages.isNone || packages.hospital === true;
  if (isChosen || (speaksOfPlan && !ASKS_WHETHER.test(read.reading.joined))) return unknown <= 2;
  return unknown === 0 && (read.isNamedPlan || children !== undefined);
}

/** What is asked the price of, as far as the words around the price word show. */
function targetAt(before: string, after: string, read: PriceReading): 'ours' | 'foreign' {
  const following = after
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const headAt = following.findIndex((word) => !FILLERS.has(word));
  const head = following[headAt] ?? '';
  const preceding = before
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word));
  const near = [...following.slice(Math.max(0, headAt), headAt + 3), ...preceding.slice(-1)];
  if (near.some((word) => isOutOfScopeWord(word, read))) return 'foreign';
  if ((BENEFIT_WORDS.has(head) || HOSPITAL_WORDS.has(head)) && !hasPackage(read)) return 'foreign';
  const hasArticle = /^(?:an?|una?)$/.test(following[headAt - 1] ?? '');
  return hasArticle && !isKnown(head) && !hasPackage(read) ? 'foreign' : 'ours';
}

function isOutOfScopeWord(word: string, read: PriceReading): boolean {
  return (
    OUT_OF_SCOPE.has(word) &&
    !(BENEFIT_WORDS.has(word) && hasPackage(read)) &&
    !(LAY_BENEFITS.has(word) && read.packages.isDescribed) &&
    !(/^d[ei]sc[ou]/.test(word) && hasPackage(read))
  );
}

function hasPackage({ packages }: PriceReading): boolean {
  return packages.cores.length > 0 || packages.hospital === true || packages.benefits.length > 0;
}
