import type { Locale } from '#i18n/locale.ts';
import type { IndexedPassage } from './indexed-passage.ts';
import { isCommon, readTerms, type Term } from './language/read-terms.ts';
import { joinUnits, type TextUnit } from './text-units.ts';

const MOST_SENTENCES = 3;
const MOST_ITEMS = 7;
/** A list this short is said whole. */
const FEW_ITEMS = 4;

/**
 * The sentences of an article's passage that answer a question: a list whole when its headings are what is asked, else
 * the sentences or items that have the question's words, in their order.
 */
export function chooseUnits(
  { units, fields }: IndexedPassage,
  asked: readonly Term[],
  locale: Locale,
): string {
  const wanted = new Set(asked);
  const counts = units.map(({ text }) => matches(text, wanted, locale));
  const best = Math.max(...counts);
  const telling = asked.filter((term) => !isCommon(term, locale));
  const subject = (term: Term) => fields.about.includes(term) || fields.further.includes(term);
  const isHeadings = telling.every(subject);
  const isList = units.every(({ isItem }) => isItem);
  if (isList && units.length <= MOST_ITEMS && (best === 0 || isHeadings)) return joinUnits(units);
  if (units.length <= (isList ? FEW_ITEMS : MOST_SENTENCES)) return joinUnits(units);
  return joinUnits(isList ? bestItems(units, counts, best) : bestSentences(units, counts));
}

function matches(text: string, wanted: ReadonlySet<Term>, locale: Locale): number {
  const terms = new Set(readTerms(text, locale));
  return [...wanted].reduce(
    (sum, term) => sum + (terms.has(term) ? (isCommon(term, locale) ? 0.4 : 1) : 0),
    0,
  );
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
    .filter((index, rank) => rank === 0 || (counts[index] ?? 0) >= 1);
  const chosen = new Set(best);
  for (let next = Math.max(...best) + 1; chosen.size < MOST_SENTENCES && next < units.length; next += 1)
    chosen.add(next);
  return units.filter((_, index) => chosen.has(index));
}
