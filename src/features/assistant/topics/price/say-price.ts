import quoteEnglish from '#features/quote/messages/en.ts';
import quoteSpanish from '#features/quote/messages/es.ts';
import {
  type Amount,
  PACKAGE_NAMES,
  type PricedChoices,
  type ReceiptLine,
  toCents,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES, type QuoteSearch, quoteLink } from '#features/quote/quote-link.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../../chat.ts';
import { answerTranslator } from '../../engine/answer-text.ts';
import type { Answer } from '../../engine/topic.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';
import { allowedChildren, type QuoteSlots, rangesOf } from './quote-slots.ts';

/* What the answers about prices are put together with: words, amounts and links to the calculator. */

/** The topic's own words. */
export const priceTranslator = answerTranslator(english, spanish);
/** The calculator's words: ages and lines are named as it names them. */
export const quoteTranslator = answerTranslator(quoteEnglish, quoteSpanish);

/** Writes an amount as the site does: "131.50" → "$131.50". */
export function money(amount: Amount): string {
  return formatMoney(toCents(amount));
}

/** Lines of a list. */
export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A line of the receipt as the calculator names it: "Basic monthly price, family, age 31 to 45: $96.00". */
export function receiptText(line: ReceiptLine, locale: Locale): string {
  const t = quoteTranslator(locale);
  const amount = money(line.amount);
  const text = (what: string) => priceTranslator(locale)('line', { what, amount });
  if (line.kind === 'basic') {
    const { planType, primaryAge } = line;
    return text(
      t('receipt.basic', { planType, isUnder18: String(primaryAge === '<18'), age: t(`ages.${primaryAge}`) }),
    );
  }
  if (line.kind === 'children') {
    return text(t('receipt.children', { count: line.count, price: money(line.each) }));
  }
  return text(t('receipt.package', { name: PACKAGE_NAMES[line.id], priceKind: line.priceKind }));
}

const PATH = '/quote';

/** The calculator with all choices set as they were priced. */
export function linkChoices(choices: PricedChoices, locale: Locale): ReplyLink {
  return {
    href: quoteLink(PATH, { ...choices, county: DEFAULT_CHOICES.county }),
    label: priceTranslator(locale)('calculatorSet'),
  };
}

/** The calculator with as much set as is known. */
function linkQuoteSlots(slots: QuoteSlots, locale: Locale): ReplyLink {
  const { planType, core, hospital } = slots;
  const [age, otherAge] = slots.age === undefined ? [] : rangesOf(slots.age);
  const children = slots.children === undefined ? undefined : allowedChildren(slots.children);
  const search: QuoteSearch = {
    ...(planType && { planType }),
    ...(age && !otherAge && { age }),
    ...(children !== undefined && { children }),
    ...(core && core !== 'none' && { core }),
    ...(hospital && { hospital }),
  };
  const parameters = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return {
    href: parameters.length > 0 ? `${PATH}?${new URLSearchParams(parameters)}` : PATH,
    label: priceTranslator(locale)('calculator'),
  };
}

/** What is said in some paragraphs, with the calculator set as far as the plan is known. */
export function priced(
  paragraphs: readonly string[],
  slots: QuoteSlots,
  locale: Locale,
  kind: 'answer' | 'question' = 'answer',
): Answer {
  return { kind, text: paragraphs.join('\n\n'), links: [linkQuoteSlots(slots, locale)] };
}
