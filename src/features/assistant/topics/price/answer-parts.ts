import { AGE_RANGES, calculateQuote, PLAN_TYPES } from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../../engine/answer.ts';
import { linkQuoteSlots } from './link-quote.ts';
import { allowedChildren, choicesOf, NO_SLOTS, type QuoteSlots, rangesOf } from './quote-slots.ts';
import { list, money, priceTranslator, quoteTranslator } from './say-price.ts';

/** What children add a month. */
function childrenPrice(count: number): string {
  const children = { ...NO_SLOTS, children: count };
  return money(calculateQuote(choicesOf(children, 'individual', '31-45')).childrenCost);
}

/** What one child adds a month. */
export function childPrice(): string {
  return childrenPrice(1);
}

/** What each child adds, and what those do that are spoken of. */
export function answerChild(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const count = allowedChildren(slots.children) ?? 0;
  const several =
    count > 1
      ? [t('children', { count: String(count), amount: childrenPrice(count), child: childPrice() })]
      : [];
  return {
    kind: 'answer',
    text: [...several, t('child', { child: childPrice() })].join(' '),
    links: [linkQuoteSlots(slots, locale)],
  };
}

/** The county does not change the price (site, quote). */
export function answerCounty(slots: QuoteSlots, locale: Locale): Answer {
  return { kind: 'answer', text: priceTranslator(locale)('county'), links: [linkQuoteSlots(slots, locale)] };
}

/** The application fee (docs/product/plan-facts.md, Refunds and fees). */
export function answerFee(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  return {
    kind: 'answer',
    text: t('fee'),
    links: [linkQuoteSlots(slots, locale), { href: '/policies/refund', label: t('refundPolicy') }],
  };
}

/** The basic coverage of every age and both plan types. */
export function answerTable(locale: Locale): Answer {
  const t = priceTranslator(locale);
  return {
    kind: 'answer',
    text: [t('table'), list(tableLines(locale)), t('tableMore', { child: childPrice() })].join('\n\n'),
    links: [linkQuoteSlots(NO_SLOTS, locale)],
  };
}

/** The basic coverage without packages, of the age if it is known. */
export function answerCheapestPlan(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const plain: QuoteSlots = { ...NO_SLOTS, age: slots.age, planType: slots.planType };
  const ranges = slots.age === undefined ? AGE_RANGES : rangesOf(slots.age);
  return {
    kind: 'answer',
    text: [t('cheapestPlan'), list(ranges.map((range) => tableLine(range, locale)))].join('\n\n'),
    links: [linkQuoteSlots(plain, locale)],
  };
}

function tableLines(locale: Locale): string[] {
  return AGE_RANGES.map((range) => tableLine(range, locale));
}

function tableLine(range: (typeof AGE_RANGES)[number], locale: Locale): string {
  const [individual = '', family = ''] = PLAN_TYPES.map((planType) =>
    money(calculateQuote(choicesOf(NO_SLOTS, planType, range)).totalPremium),
  );
  return priceTranslator(locale)('tableLine', {
    range: quoteTranslator(locale)(`ages.${range}`),
    individual,
    family,
  });
}
