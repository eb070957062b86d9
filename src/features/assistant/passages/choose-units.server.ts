import type { Locale } from '#i18n/locale.ts';
import type { IndexedPassage } from './indexed-passage.server.ts';
import { type AskedWord, termsOf } from './search-terms.server.ts';
import { joinUnits, type TextUnit } from './text-units.ts';

const MOST_SENTENCES = 3;
const MOST_ITEMS = 7;
/** A list this short is said whole. */
const FEW_ITEMS = 4;
/** The share of the question's weight that a sentence must have to be said besides the best. */
const WORTH_SAYING = 0.7;

/**
 * The sentences of an article's passage that answer a question: a list whole when no item has the question's words, else
 * the sentences or items that have them, in their order.
 */
export function chooseUnits({ units }: IndexedPassage, asked: readonly AskedWord[], locale: Locale): string {
  const counts = units.map(({ text }) => matches(text, asked, locale));
  const best = Math.max(...counts);
  const isList = units.every(({ isItem }) => isItem);
  if (isList && units.length <= MOST_ITEMS && best < WORTH_SAYING) return joinUnits(units);
  if (units.length <= (isList ? FEW_ITEMS : MOST_SENTENCES)) return joinUnits(units);
  return joinUnits(isList ? bestItems(units, counts, best) : bestSentences(units, counts));
}

function matches(text: string, asked: readonly AskedWord[], locale: Locale): number {
  const own = new Set(termsOf(text, locale));
  return asked.reduce((sum, { terms, tells }) => sum + (terms.some((term) => own.has(term)) ? tells : 0), 0);
}

function bestItems(units: readonly TextUnit[], counts: readonly number[], best: number): TextUnit[] {
  return units.filter((_, index) => (counts[index] ?? 0) >= best).slice(0, MOST_SENTENCES);
}

/** The two best sentences in their order, and what follows the last of them. */
function bestSentences(units: readonly TextUnit[], counts: readonly number[]): TextUnit[] {
  const best = units
    .map((_, index) => index)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other)
    .slice(0, MOST_SENTENCES - 1)
    .filter((index, rank) => rank === 0 || (counts[index] ?? 0) >= WORTH_SAYING);
  const chosen = new Set(best);
  for (let next = Math.max(...best) + 1; chosen.size < MOST_SENTENCES && next < units.length; next += 1)
    chosen.add(next);
  return units.filter((_, index) => chosen.has(index));
}
