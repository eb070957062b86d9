import {
  CORE_PACKAGES,
  type CorePackageId,
  calculateQuote,
  PACKAGE_NAMES,
  toCents,
} from '#features/quote/quote.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import type { QuotedPlan } from '../../chat.ts';
import { quotePlan, serviceFacts } from '../../engine/answer-text.ts';
import type { Answer } from '../../engine/topic.ts';
import { rangesOf } from './ages.ts';
import { type PriceQuestion, quotedPlan } from './controls.server.ts';
import { says } from './price-words.server.ts';
import { CORE_BENEFITS } from './read-packages.server.ts';
import {
  linkCalculator,
  linkChoices,
  list,
  money,
  packageWithBenefits,
  priceTranslator,
  quoteTranslator,
} from './say-price.ts';

/**
 * The price of a plan with the controls beside it. The first paragraph begins with the amount and says what was taken and
 * what was assumed: the panel shows the controls in its place. More people than a plan takes get no price, but the phone.
 */
export function answerPlan(asked: PriceQuestion, locale: Locale, site: Site): Answer {
  const { controls, read } = asked;
  const t = priceTranslator(locale);
  const plan = quotedPlan(controls);
  if (!plan) {
    const text = t(controls.tooManyAdults ? 'tooManyAdults' : 'tooManyChildren', serviceFacts(site, locale));
    return { kind: 'answer', text, links: [linkCalculator(locale)] };
  }
  const ranges = controls.age === undefined ? [] : rangesOf(controls.age);
  const { customerService } = site.phones;
  const paragraphs = [
    priceLines(asked, plan, locale).join('\n'),
    ...(ranges.length > 1 ? [t('twoRanges', { years: String(controls.age), customerService })] : []),
    ...packagesToChoose(asked, locale),
    quotePlan(site, locale),
    ...(says('insurance', read.said) ? [t('notInsurance')] : []),
  ];
  return { kind: 'answer', text: paragraphs.join('\n\n'), links: [linkChoices(plan, locale)], quote: plan };
}

function priceLines({ ask, read: { said } }: PriceQuestion, plan: QuotedPlan, locale: Locale): string[] {
  const t = priceTranslator(locale);
  const { totalPremium, perPerson } = calculateQuote(plan);
  const isPerPerson = ask === 'perPerson' || says('per person', said);
  return [
    t('total', { total: money(totalPremium) }),
    ...(isPerPerson ? [t('perPerson', { amount: money(perPerson) })] : []),
    ...(says('a year', said) ? [t('year', { amount: formatMoney(12 * toCents(totalPremium)) })] : []),
    planLine(plan, locale),
    ...(plan.assumed.length > 0 ? [t('assumed', { what: assumedParts(plan, locale).join(', ') })] : []),
  ];
}

/** What was taken, in one line: "Couple, 31 to 45, 2 children, no packages." */
function planLine(plan: QuotedPlan, locale: Locale): string {
  const { selectedCorePackage: core, includeHospitalPackage } = plan;
  const packages = priceTranslator(locale)('packages.chosen', {
    has: core ? (includeHospitalPackage ? 'both' : 'core') : includeHospitalPackage ? 'hospital' : 'none',
    name: core ? PACKAGE_NAMES[core] : '',
  });
  const { planType, primaryAge, numberOfChildren } = partsOf(plan, locale);
  return `${[planType, primaryAge, numberOfChildren, packages].join(', ')}.`;
}

function partsOf({ planType, primaryAge, numberOfChildren }: QuotedPlan, locale: Locale) {
  const t = priceTranslator(locale);
  const isMinor = planType === 'individual' && primaryAge === '<18';
  return {
    planType: t(`adults.${isMinor ? 'minor' : planType}`),
    primaryAge: quoteTranslator(locale)(`ages.${primaryAge}`).toLocaleLowerCase(locale),
    numberOfChildren: t('childrenCount', { count: numberOfChildren }),
  };
}

function assumedParts(plan: QuotedPlan, locale: Locale): string[] {
  const parts = partsOf(plan, locale);
  return plan.assumed.map((control) => {
    if (control === 'primaryAge') return priceTranslator(locale)('age', { range: parts.primaryAge });
    return parts[control].toLocaleLowerCase(locale);
  });
}

/** "And with dental", and two packages that cannot be had together: those to choose from. */
function packagesToChoose({ read: { packages } }: PriceQuestion, locale: Locale): string[] {
  const choose = (intro: string, ids: readonly CorePackageId[]) => [
    intro,
    list(ids.map((id) => packageWithBenefits(id, locale))),
  ];
  const t = priceTranslator(locale);
  if (packages.cores.length > 1) return choose(t('oneCore'), packages.cores);
  if (packages.benefits.length === 0) return [];
  const having = CORE_PACKAGES.filter((id) =>
    packages.benefits.every((benefit) => CORE_BENEFITS[id].includes(benefit)),
  );
  return having.length === 0 ? [] : choose(t('choosePackage'), having);
}
