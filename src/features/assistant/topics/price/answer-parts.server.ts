import {
  AGE_RANGES,
  type ChildrenCount,
  CORE_PACKAGES,
  calculateQuote,
  HOSPITAL_PACKAGE,
  type PackageId,
  PLAN_TYPES,
  packagePrice,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { quotePlan } from '../../engine/answer-text.ts';
import type { Answer } from '../../engine/topic.ts';
import { rangesOf } from './ages.ts';
import { type Controls, type PriceQuestion, quotedPlan } from './controls.server.ts';
import { CORE_BENEFITS } from './read-packages.server.ts';
import {
  linkCalculator,
  list,
  money,
  packageWithBenefits,
  priceTranslator,
  quoteTranslator,
} from './say-price.ts';

/* Prices that are part of every plan's: they have no controls, because they are nobody's plan. */

const answered = (paragraphs: readonly string[], locale: Locale): Answer => ({
  kind: 'answer',
  text: paragraphs.join('\n\n'),
  links: [linkCalculator(locale)],
});

/** What each child adds, and what those add that are spoken of. */
export function answerChild(controls: Controls, locale: Locale, site: Site): Answer {
  const t = priceTranslator(locale);
  const amountOf = (numberOfChildren: ChildrenCount) =>
    money(calculateQuote({ ...DEFAULT_CHOICES, numberOfChildren }).childrenCost);
  const count = quotedPlan(controls)?.numberOfChildren ?? 0;
  const several = count > 1 ? [t('children', { count: String(count), amount: amountOf(count) })] : [];
  return answered(
    [[...several, t('child', { child: amountOf(1) })].join(' '), quotePlan(site, locale)],
    locale,
  );
}

/** The county does not change the price (site, quote). */
export function answerCounty(locale: Locale): Answer {
  return answered([priceTranslator(locale)('county')], locale);
}

/** The basic coverage of both plan types, at each age or at the one that was said. */
export function answerTable({ ask, controls, read }: PriceQuestion, locale: Locale, site: Site): Answer {
  if (ask === 'cheapest' && read.packages.hasWord)
    return answerPackages({ controls: {}, read }, locale, site);
  const t = priceTranslator(locale);
  const lines = (controls.age === undefined ? AGE_RANGES : rangesOf(controls.age)).map((primaryAge) => {
    const [individual = '', family = ''] = PLAN_TYPES.map((planType) =>
      money(calculateQuote({ ...DEFAULT_CHOICES, planType, primaryAge }).totalPremium),
    );
    return t('tableLine', { range: quoteTranslator(locale)(`ages.${primaryAge}`), individual, family });
  });
  return answered(
    [t(ask === 'cheapest' ? 'cheapest' : 'table'), list(lines), quotePlan(site, locale)],
    locale,
  );
}

/** What packages add a month: those that are asked about or have the benefits, else all. */
export function answerPackages(
  { controls, read: { packages } }: Pick<PriceQuestion, 'controls' | 'read'>,
  locale: Locale,
  site: Site,
): Answer {
  const t = priceTranslator(locale);
  const named = [controls.core, ...packages.cores].filter((id) => id !== undefined && id !== 'none');
  const isHospital = controls.hospital === true;
  const cores = CORE_PACKAGES.filter(
    (id) =>
      (named.length === 0 ? !isHospital : named.includes(id)) &&
      packages.benefits.every((benefit) => CORE_BENEFITS[id].includes(benefit)),
  );
  const isAll = cores.length === CORE_PACKAGES.length;
  const shown: PackageId[] = isAll || isHospital ? [...cores, HOSPITAL_PACKAGE] : cores;
  return answered(
    [
      t('packages.title'),
      list(shown.map((id) => `${packageWithBenefits(id, locale)}: ${pricesOf(id, controls, locale)}`)),
      [...(shown.includes(HOSPITAL_PACKAGE) ? [t('hospital')] : []), t('oneCore')].join(' '),
      quotePlan(site, locale),
    ],
    locale,
  );
}

/** Each price that the package may have for what is known of the plan: "$9.75 individual, $14.75 couple, $19.75 family". */
function pricesOf(id: PackageId, { planType }: Controls, locale: Locale): string {
  const t = priceTranslator(locale);
  const amount = (type: 'individual' | 'family', numberOfChildren: 0 | 1) =>
    money(packagePrice(id, { planType: type, numberOfChildren }));
  const [couple, family] = [amount('family', 0), amount('family', 1)];
  return [
    ...(planType === 'family' ? [] : [t('packages.individual', { amount: amount('individual', 0) })]),
    ...(planType === 'individual' || couple === family ? [] : [t('packages.couple', { amount: couple })]),
    ...(planType === 'individual' ? [] : [t('packages.family', { amount: family })]),
  ].join(', ');
}
