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
import type { Answer } from '../../engine/answer.ts';
import { officeHours } from '../../engine/office-hours.ts';
import { answerTable, childPrice } from './answer-parts.ts';
import { linkChoices, linkWishes } from './link-quote.ts';
import { list, money, priceWords, quoteWords, receiptText } from './say-price.ts';
import type { PriceQuestion } from './understand-price.ts';
import { allowedChildren, choicesOf, rangesOf, type Wishes } from './wishes.ts';

/** The price of a whole plan, or what has to be known for it. */
export function answerTotal(asked: PriceQuestion, locale: Locale, site: Site): Answer {
  const { wishes } = asked;
  const t = priceWords(locale);
  const office = { customerService: site.phones.customerService, hours: officeHours(site, locale) };
  const links = [linkWishes(wishes, locale)];
  if (typeof wishes.children === 'number' && wishes.children > Math.max(...CHILDREN_COUNTS)) {
    return { kind: 'answer', text: t('tooManyChildren', office), links };
  }
  if (wishes.tooManyAdults) return { kind: 'answer', text: t('tooManyAdults', office), links };
  const { age, planType, children } = wishes;
  if (age === undefined || children === 'several') return askForMore(wishes, locale);
  if (planType === undefined) return askWho(wishes, rangesOf(age), locale);
  const ranges = rangesOf(age);
  const [range = '65+'] = ranges;
  return ranges.length > 1
    ? bothRanges(wishes, planType, ranges, locale, site)
    : quoted(asked, planType, range, locale);
}

function quoted(
  { wishes, ask, isYearly }: PriceQuestion,
  planType: PlanType,
  range: AgeRange,
  locale: Locale,
): Answer {
  const t = priceWords(locale);
  const choices = choicesOf(wishes, planType, range);
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
      [assumptions(wishes, range, locale), ...otherMember(wishes, planType, range, locale)].join(' '),
    ].join('\n\n'),
    links: [linkChoices(choices, locale)],
  };
}

/** What changes if the other adult is the main member: it was not told which of the two is. */
function otherMember(wishes: Wishes, planType: PlanType, range: AgeRange, locale: Locale): string[] {
  const { otherAge } = wishes;
  if (otherAge === undefined || planType !== 'family') return [];
  const [other, second] = rangesOf(otherAge);
  if (!other || second || other === range) return [];
  const total = money(calculateQuote(choicesOf(wishes, planType, other)).totalPremium);
  return [priceWords(locale)('otherMember', { years: String(otherAge), total })];
}

/** What was taken for granted: the range that the age is in, and what was not spoken of. */
function assumptions(wishes: Wishes, range: AgeRange, locale: Locale): string {
  const t = priceWords(locale);
  const name = quoteWords(locale)(`ages.${range}`);
  const age =
    typeof wishes.age === 'number'
      ? t('countedYears', { years: wishes.age, range: name })
      : t('countedRange', { range: name });
  const isWithoutChildren = !wishes.children;
  const isWithoutPackages = (wishes.core ?? 'none') === 'none' && !wishes.hospital;
  if (!isWithoutChildren && !isWithoutPackages) return age;
  const what = isWithoutChildren && isWithoutPackages ? 'both' : isWithoutChildren ? 'children' : 'packages';
  return `${age} ${t(`countedNone.${what}`)}`;
}

/** At 65 two ranges apply; the rules do not say which, so both are told. */
function bothRanges(
  wishes: Wishes,
  planType: PlanType,
  ranges: readonly AgeRange[],
  locale: Locale,
  site: Site,
): Answer {
  const t = priceWords(locale);
  return {
    kind: 'answer',
    text: [
      t('twoRanges', {
        years: String(wishes.age),
        planType,
        children: allowedChildren(wishes.children) ?? 0,
      }),
      list(totalsByRange(wishes, planType, ranges, locale)),
      t('twoRangesAsk', { customerService: site.phones.customerService }),
    ].join('\n\n'),
    links: [linkWishes(wishes, locale)],
  };
}

/** Asks for the age, for how many children, or for everything; with the prices that are known so far. */
function askForMore(wishes: Wishes, locale: Locale): Answer {
  const t = priceWords(locale);
  const { age, planType, children } = wishes;
  const links = [linkWishes(wishes, locale)];
  const question = (text: string): Answer => ({ kind: 'question', text, links });
  if (children === 'several') {
    if (age !== undefined && planType) return question(t('missingChildren', { child: childPrice() }));
    const asked = planType
      ? [t('askAge'), t('askChildren')]
      : [...(age === undefined ? [t('askAge')] : []), t('askWho')];
    return question([t('missingBoth'), list(asked)].join('\n\n'));
  }
  if (!planType) return question([t('missingBoth'), list([t('askAge'), t('askWho')])].join('\n\n'));
  return question(
    [
      t('missingAge', { planType, children: allowedChildren(children) ?? 0 }),
      list(totalsByRange(wishes, planType, AGE_RANGES, locale)),
    ].join('\n\n'),
  );
}

/** Asks who is covered; the prices of both plan types are told. */
function askWho(wishes: Wishes, ranges: readonly AgeRange[], locale: Locale): Answer {
  const t = priceWords(locale);
  const isChildrenKnown = wishes.children !== undefined;
  return {
    kind: 'question',
    text: [
      t('missingWho'),
      list(totalsByPlan(wishes, ranges, locale)),
      ...(isChildrenKnown ? [] : [t('missingWhoChildren', { child: childPrice() })]),
    ].join('\n\n'),
    links: [linkWishes(wishes, locale)],
  };
}

/** The prices of both plan types: at the age if it is known, else at every age. */
export function answerEitherPlan(wishes: Wishes, locale: Locale): Answer {
  const { age } = wishes;
  if (age === undefined) return answerTable(locale);
  return {
    kind: 'answer',
    text: [priceWords(locale)('eitherPlan'), list(totalsByPlan(wishes, rangesOf(age), locale))].join('\n\n'),
    links: [linkWishes(wishes, locale)],
  };
}

/** The totals of both plan types at an age. */
function totalsByPlan(wishes: Wishes, ranges: readonly AgeRange[], locale: Locale): string[] {
  const t = priceWords(locale);
  return PLAN_TYPES.flatMap((planType) =>
    ranges.map((range) => {
      const choices = choicesOf(wishes, planType, range);
      const children = choices.numberOfChildren;
      const what = [
        t(planType),
        ...(children > 0
          ? [quoteWords(locale)('basicInfo.childrenCount', { count: children, shown: String(children) })]
          : []),
        ...(ranges.length > 1 ? [quoteWords(locale)(`ages.${range}`)] : []),
      ].join(', ');
      return t('line', { what, amount: money(calculateQuote(choices).totalPremium) });
    }),
  );
}

function totalsByRange(
  wishes: Wishes,
  planType: PlanType,
  ranges: readonly AgeRange[],
  locale: Locale,
): string[] {
  return ranges.map((range) =>
    priceWords(locale)('line', {
      what: quoteWords(locale)(`ages.${range}`),
      amount: money(calculateQuote(choicesOf(wishes, planType, range)).totalPremium),
    }),
  );
}
