import {
  AGE_RANGES,
  type AgeRange,
  CHILDREN_COUNTS,
  calculateQuote,
  PLAN_TYPES,
  type PlanType,
  receiptLines,
  toCents,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { serviceFacts } from '../../engine/answer-text.ts';
import type { Answer } from '../../engine/topic.ts';
import { answerTable, childPrice } from './answer-parts.server.ts';
import { allowedChildren, choicesOf, type QuoteSlots, rangesOf } from './quote-slots.ts';
import {
  linkChoices,
  list,
  money,
  priced,
  priceTranslator,
  quoteTranslator,
  receiptText,
} from './say-price.ts';
import type { PriceQuestion } from './understand-price.server.ts';

/** The price of a whole plan, or what has to be known for it. */
export function answerTotal(asked: PriceQuestion, locale: Locale, site: Site): Answer {
  const { slots } = asked;
  const t = priceTranslator(locale);
  const office = serviceFacts(site, locale);
  if (typeof slots.children === 'number' && slots.children > Math.max(...CHILDREN_COUNTS)) {
    return priced([t('tooManyChildren', office)], slots, locale);
  }
  if (slots.tooManyAdults) return priced([t('tooManyAdults', office)], slots, locale);
  const { age, planType, children } = slots;
  if (age === undefined || children === 'several') return askForMore(slots, locale);
  if (planType === undefined) return askWho(slots, rangesOf(age), locale);
  const ranges = rangesOf(age);
  const [range = '65+'] = ranges;
  return ranges.length > 1
    ? bothRanges(slots, planType, ranges, locale, site)
    : quoted(asked, planType, range, locale);
}

function quoted(
  { slots, ask, isYearly }: PriceQuestion,
  planType: PlanType,
  range: AgeRange,
  locale: Locale,
): Answer {
  const t = priceTranslator(locale);
  const choices = choicesOf(slots, planType, range);
  const quote = calculateQuote(choices);
  const total = money(quote.totalPremium);
  const first =
    ask === 'perPerson'
      ? t('perPerson', { perPerson: money(quote.perPerson), total, people: quote.people })
      : t('total', { total, planType, children: choices.numberOfChildren });
  return {
    kind: 'answer',
    text: [
      first,
      ...(isYearly && ask === 'total'
        ? [t('year', { amount: formatMoney(12 * toCents(quote.totalPremium)) })]
        : []),
      list(receiptLines(choices).map((line) => receiptText(line, locale))),
      [assumptions(slots, range, locale), ...otherMember(slots, planType, range, locale)].join(' '),
    ].join('\n\n'),
    links: [linkChoices(choices, locale)],
  };
}

/** What changes if the other adult is the main member: it was not said which of the two is. */
function otherMember(slots: QuoteSlots, planType: PlanType, range: AgeRange, locale: Locale): string[] {
  const { otherAge } = slots;
  if (otherAge === undefined || planType !== 'family') return [];
  const [other, second] = rangesOf(otherAge);
  if (!other || second || other === range) return [];
  const total = money(calculateQuote(choicesOf(slots, planType, other)).totalPremium);
  return [priceTranslator(locale)('otherMember', { years: String(otherAge), total })];
}

/** What was taken for granted: the range that the age is in, and what was not spoken of. */
function assumptions(slots: QuoteSlots, range: AgeRange, locale: Locale): string {
  const t = priceTranslator(locale);
  const name = quoteTranslator(locale)(`ages.${range}`);
  const age =
    typeof slots.age === 'number'
      ? t('countedYears', { years: slots.age, range: name })
      : t('countedRange', { range: name });
  const isWithoutChildren = !slots.children;
  const isWithoutPackages = (slots.core ?? 'none') === 'none' && !slots.hospital;
  if (!isWithoutChildren && !isWithoutPackages) return age;
  const what = isWithoutChildren && isWithoutPackages ? 'both' : isWithoutChildren ? 'children' : 'packages';
  return `${age} ${t(`countedNone.${what}`)}`;
}

/** At 65 two ranges apply; the rules do not say which, so both are given. */
function bothRanges(
  slots: QuoteSlots,
  planType: PlanType,
  ranges: readonly AgeRange[],
  locale: Locale,
  site: Site,
): Answer {
  const t = priceTranslator(locale);
  const children = allowedChildren(slots.children) ?? 0;
  return priced(
    [
      t('twoRanges', { years: String(slots.age), planType, children }),
      list(totalsByRange(slots, planType, ranges, locale)),
      t('twoRangesAsk', { customerService: site.phones.customerService }),
    ],
    slots,
    locale,
  );
}

/** Asks for the age, for how many children, or for everything; with the prices that are known so far. */
function askForMore(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const { age, planType, children } = slots;
  const ask = (...paragraphs: string[]) => priced(paragraphs, slots, locale, 'question');
  if (children === 'several' && age !== undefined && planType)
    return ask(t('missingChildren', { child: childPrice() }));
  if (planType && children !== 'several') {
    const totals = list(totalsByRange(slots, planType, AGE_RANGES, locale));
    return ask(t('missingAge', { planType, children: allowedChildren(children) ?? 0 }), totals);
  }
  const asked = [...(age === undefined ? [t('askAge')] : []), t(planType ? 'askChildren' : 'askWho')];
  return ask(t('missingBoth'), list(asked));
}

/** Asks who is covered; the prices of both plan types are given. */
function askWho(slots: QuoteSlots, ranges: readonly AgeRange[], locale: Locale): Answer {
  const t = priceTranslator(locale);
  const isChildrenKnown = slots.children !== undefined;
  return priced(
    [
      t('missingWho'),
      list(totalsByPlan(slots, ranges, locale)),
      ...(isChildrenKnown ? [] : [t('missingWhoChildren', { child: childPrice() })]),
    ],
    slots,
    locale,
    'question',
  );
}

/** The prices of both plan types: at the age if it is known, else at every age. */
export function answerEitherPlan(slots: QuoteSlots, locale: Locale): Answer {
  const { age } = slots;
  if (age === undefined) return answerTable(locale);
  return priced(
    [priceTranslator(locale)('eitherPlan'), list(totalsByPlan(slots, rangesOf(age), locale))],
    slots,
    locale,
  );
}

/** The totals of both plan types at an age. */
function totalsByPlan(slots: QuoteSlots, ranges: readonly AgeRange[], locale: Locale): string[] {
  const t = priceTranslator(locale);
  return PLAN_TYPES.flatMap((planType) =>
    ranges.map((range) => {
      const choices = choicesOf(slots, planType, range);
      const children = choices.numberOfChildren;
      const what = [
        t(planType),
        ...(children > 0
          ? [quoteTranslator(locale)('basicInfo.childrenCount', { count: children, shown: String(children) })]
          : []),
        ...(ranges.length > 1 ? [quoteTranslator(locale)(`ages.${range}`)] : []),
      ].join(', ');
      return t('line', { what, amount: money(calculateQuote(choices).totalPremium) });
    }),
  );
}

function totalsByRange(
  slots: QuoteSlots,
  planType: PlanType,
  ranges: readonly AgeRange[],
  locale: Locale,
): string[] {
  return ranges.map((range) =>
    priceTranslator(locale)('line', {
      what: quoteTranslator(locale)(`ages.${range}`),
      amount: money(calculateQuote(choicesOf(slots, planType, range)).totalPremium),
    }),
  );
}
