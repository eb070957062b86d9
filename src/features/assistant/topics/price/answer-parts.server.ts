import {
  AGE_RANGES,
  CORE_PACKAGES,
  type CorePackageId,
  calculateQuote,
  HOSPITAL_PACKAGE,
  PACKAGE_NAMES,
  type PackageId,
  PLAN_TYPES,
  type PriceKind,
  packagePrice,
  receiptLines,
  toCents,
} from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../../engine/topic.ts';
import { CORE_BENEFITS } from './price-lexicon.server.ts';
import { allowedChildren, choicesOf, NO_SLOTS, type QuoteSlots, rangesOf } from './quote-slots.ts';
import { list, money, priced, priceTranslator, quoteTranslator } from './say-price.ts';
import type { PriceQuestion } from './understand-price.server.ts';

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
  return priced([[...several, t('child', { child: childPrice() })].join(' ')], slots, locale);
}

/** The county does not change the price (site, quote). */
export function answerCounty(slots: QuoteSlots, locale: Locale): Answer {
  return priced([priceTranslator(locale)('county')], slots, locale);
}

/** The basic coverage of every age and both plan types. */
export function answerTable(locale: Locale): Answer {
  const t = priceTranslator(locale);
  const lines = AGE_RANGES.map((range) => tableLine(range, locale));
  return priced([t('table'), list(lines), t('tableMore', { child: childPrice() })], NO_SLOTS, locale);
}

/** The basic coverage without packages, of the age if it is known. */
export function answerCheapestPlan(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const plain: QuoteSlots = { ...NO_SLOTS, age: slots.age, planType: slots.planType };
  const ranges = slots.age === undefined ? AGE_RANGES : rangesOf(slots.age);
  return priced([t('cheapestPlan'), list(ranges.map((range) => tableLine(range, locale)))], plain, locale);
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

type Priced = { kind: PriceKind; amount: string; hasChildren: boolean };

/** What a package adds a month: to the plan that was named, or to each kind of plan. */
export function answerPackage({ slots }: PriceQuestion, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const id = slots.core && slots.core !== 'none' ? slots.core : HOSPITAL_PACKAGE;
  const name = PACKAGE_NAMES[id];
  const [first, ...others] = pricesOf(id, slots);
  const prices =
    first && others.length === 0
      ? t('packageOne', { amount: first.amount, name, kind: first.kind })
      : [t('package', { name }), list(pricesOf(id, slots).map((price) => priceLine(price, id, locale)))].join(
          '\n\n',
        );
  const notes = [...(id === HOSPITAL_PACKAGE ? [t('hospital')] : []), t('packageOnly')];
  return priced([prices, notes.join(' ')], slots, locale);
}

/** All packages with what they add, or those that are asked about. */
export function answerPackages({ slots, cores, benefits }: PriceQuestion, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const chosen = CORE_PACKAGES.filter(
    (id) =>
      (cores.length === 0 || cores.includes(id)) &&
      benefits.every((benefit) => CORE_BENEFITS[id].includes(benefit)),
  );
  const isAll = chosen.length === CORE_PACKAGES.length;
  const shown: PackageId[] = isAll || slots.hospital ? [...chosen, HOSPITAL_PACKAGE] : chosen;
  return priced(
    [t('packages'), list(shown.map((id) => packageLine(id, slots, locale))), t('oneCore')],
    { ...slots, core: undefined, hospital: undefined },
    locale,
  );
}

/** The core packages that cost least. */
export function answerCheapestPackage(slots: QuoteSlots, locale: Locale): Answer {
  const t = priceTranslator(locale);
  const centsOf = (id: CorePackageId) =>
    toCents(packagePrice(id, { planType: slots.planType ?? 'individual', numberOfChildren: 0 }));
  const least = Math.min(...CORE_PACKAGES.map(centsOf));
  const cheapest = CORE_PACKAGES.filter((id) => centsOf(id) === least);
  return priced(
    [t('cheapestPackages'), list(cheapest.map((id) => packageLine(id, slots, locale))), t('packageOnly')],
    { ...slots, core: undefined },
    locale,
  );
}

function packageLine(id: PackageId, slots: QuoteSlots, locale: Locale): string {
  const t = priceTranslator(locale);
  const benefits =
    id === HOSPITAL_PACKAGE
      ? t('hospitalBenefits')
      : quoteTranslator(locale)(`packages.benefits.${id}`).toLocaleLowerCase();
  const prices = pricesOf(id, slots).map(({ amount, kind }) => t('packagePrice', { amount, kind }));
  return t('packageLine', { name: PACKAGE_NAMES[id], benefits, prices: prices.join(', ') });
}

function priceLine({ kind, amount, hasChildren }: Priced, id: PackageId, locale: Locale): string {
  const t = priceTranslator(locale);
  const isSplit = id === HOSPITAL_PACKAGE && kind === 'family' && hasChildren;
  return t('line', { what: t(isSplit ? 'familyWithChildren' : kind), amount });
}

/** The prices that a package may have for what is known of the plan, each kind once. */
function pricesOf(id: PackageId, { planType, children }: QuoteSlots): Priced[] {
  const packages = id === HOSPITAL_PACKAGE ? { hospital: true } : { core: id };
  const counts = children === undefined ? [0, 1] : [allowedChildren(children) ?? 1];
  const prices = (planType ? [planType] : (['individual', 'family'] as const)).flatMap((type) =>
    counts.flatMap((count) =>
      receiptLines(choicesOf({ ...NO_SLOTS, ...packages, children: count }, type, '31-45')).flatMap((line) =>
        line.kind === 'package'
          ? [{ kind: line.priceKind, amount: money(line.amount), hasChildren: count > 0 }]
          : [],
      ),
    ),
  );
  return prices.filter(({ kind }, index) => prices.findIndex((price) => price.kind === kind) === index);
}
