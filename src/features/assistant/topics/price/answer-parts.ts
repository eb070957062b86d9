import { AGE_RANGES, calculateQuote, PLAN_TYPES } from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../../engine/answer.ts';
import { linkWishes } from './link-quote.ts';
import { list, money, priceWords, quoteWords } from './say-price.ts';
import { allowedChildren, choicesOf, NO_WISHES, rangesOf, type Wishes } from './wishes.ts';

/** What children add a month. */
function childrenPrice(count: number): string {
  const children = { ...NO_WISHES, children: count };
  return money(calculateQuote(choicesOf(children, 'individual', '31-45')).childrenCost);
}

/** What one child adds a month. */
export function childPrice(): string {
  return childrenPrice(1);
}

/** What each child adds, and what those do that are spoken of. */
export function answerChild(wishes: Wishes, locale: Locale): Answer {
  const t = priceWords(locale);
  const count = allowedChildren(wishes.children) ?? 0;
  const several =
    count > 1
      ? [t('children', { count: String(count), amount: childrenPrice(count), child: childPrice() })]
      : [];
  return {
    kind: 'answer',
    text: [...several, t('child', { child: childPrice() })].join(' '),
    links: [linkWishes(wishes, locale)],
  };
}

/** The county does not change the price (site, quote). */
export function answerCounty(wishes: Wishes, locale: Locale): Answer {
  return { kind: 'answer', text: priceWords(locale)('county'), links: [linkWishes(wishes, locale)] };
}

/** The application fee (specification, section 9). */
export function answerFee(wishes: Wishes, locale: Locale): Answer {
  const t = priceWords(locale);
  return {
    kind: 'answer',
    text: t('fee'),
    links: [linkWishes(wishes, locale), { href: '/policies/refund', label: t('refundPolicy') }],
  };
}

/** The basic coverage of every age and both plan types. */
export function answerTable(locale: Locale): Answer {
  const t = priceWords(locale);
  return {
    kind: 'answer',
    text: [t('table'), list(tableLines(locale)), t('tableMore', { child: childPrice() })].join('\n\n'),
    links: [linkWishes(NO_WISHES, locale)],
  };
}

/** The basic coverage without packages, of the age if it is known. */
export function answerCheapestPlan(wishes: Wishes, locale: Locale): Answer {
  const t = priceWords(locale);
  const plain: Wishes = { ...NO_WISHES, age: wishes.age, planType: wishes.planType };
  const ranges = wishes.age === undefined ? AGE_RANGES : rangesOf(wishes.age);
  return {
    kind: 'answer',
    text: [t('cheapestPlan'), list(ranges.map((range) => tableLine(range, locale)))].join('\n\n'),
    links: [linkWishes(plain, locale)],
  };
}

function tableLines(locale: Locale): string[] {
  return AGE_RANGES.map((range) => tableLine(range, locale));
}

function tableLine(range: (typeof AGE_RANGES)[number], locale: Locale): string {
  const [individual = '', family = ''] = PLAN_TYPES.map((planType) =>
    money(calculateQuote(choicesOf(NO_WISHES, planType, range)).totalPremium),
  );
  return priceWords(locale)('tableLine', { range: quoteWords(locale)(`ages.${range}`), individual, family });
}
