import {
  CORE_PACKAGES,
  type CorePackageId,
  HOSPITAL_PACKAGE,
  PACKAGE_NAMES,
  type PackageId,
  type PriceKind,
  packagePrice,
  receiptLines,
  toCents,
} from '#features/quote/quote.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Answer } from '../../engine/answer.ts';
import { linkWishes } from './link-quote.ts';
import { CORE_BENEFITS } from './package-words.ts';
import { list, money, priceWords, quoteWords } from './say-price.ts';
import type { PriceQuestion } from './understand-price.ts';
import { allowedChildren, choicesOf, NO_WISHES, type Wishes } from './wishes.ts';

type Priced = { kind: PriceKind; amount: string; hasChildren: boolean };

/** What a package adds a month: to the plan that was named, or to each kind of plan. */
export function answerPackage({ wishes }: PriceQuestion, locale: Locale): Answer {
  const t = priceWords(locale);
  const id = wishes.core && wishes.core !== 'none' ? wishes.core : HOSPITAL_PACKAGE;
  const name = PACKAGE_NAMES[id];
  const [first, ...others] = pricesOf(id, wishes);
  const prices =
    first && others.length === 0
      ? t('packageOne', { amount: first.amount, name, kind: first.kind })
      : [
          t('package', { name }),
          list(pricesOf(id, wishes).map((price) => priceLine(price, id, locale))),
        ].join('\n\n');
  const notes = [...(id === HOSPITAL_PACKAGE ? [t('hospital')] : []), t('packageOnly')];
  return {
    kind: 'answer',
    text: [prices, notes.join(' ')].join('\n\n'),
    links: [linkWishes(wishes, locale)],
  };
}

/** All packages with what they add, or those that are asked about. */
export function answerPackages({ wishes, cores, benefits }: PriceQuestion, locale: Locale): Answer {
  const t = priceWords(locale);
  const chosen = CORE_PACKAGES.filter(
    (id) =>
      (cores.length === 0 || cores.includes(id)) &&
      benefits.every((benefit) => CORE_BENEFITS[id].includes(benefit)),
  );
  const isAll = chosen.length === CORE_PACKAGES.length;
  const shown: PackageId[] = isAll || wishes.hospital ? [...chosen, HOSPITAL_PACKAGE] : chosen;
  return {
    kind: 'answer',
    text: [t('packages'), list(shown.map((id) => packageLine(id, wishes, locale))), t('oneCore')].join(
      '\n\n',
    ),
    links: [linkWishes({ ...wishes, core: undefined, hospital: undefined }, locale)],
  };
}

/** The core packages that cost least. */
export function answerCheapestPackage(wishes: Wishes, locale: Locale): Answer {
  const t = priceWords(locale);
  const centsOf = (id: CorePackageId) =>
    toCents(packagePrice(id, { planType: wishes.planType ?? 'individual', numberOfChildren: 0 }));
  const least = Math.min(...CORE_PACKAGES.map(centsOf));
  const cheapest = CORE_PACKAGES.filter((id) => centsOf(id) === least);
  return {
    kind: 'answer',
    text: [
      t('cheapestPackages'),
      list(cheapest.map((id) => packageLine(id, wishes, locale))),
      t('packageOnly'),
    ].join('\n\n'),
    links: [linkWishes({ ...wishes, core: undefined }, locale)],
  };
}

/** One core package at most (specification, sections 2 and 3). */
export function answerCoreLimit(wishes: Wishes, locale: Locale): Answer {
  return {
    kind: 'answer',
    text: priceWords(locale)('coreLimit'),
    links: [linkWishes({ ...wishes, core: undefined }, locale)],
  };
}

function packageLine(id: PackageId, wishes: Wishes, locale: Locale): string {
  const t = priceWords(locale);
  const benefits =
    id === HOSPITAL_PACKAGE
      ? t('hospitalBenefits')
      : quoteWords(locale)(`packages.benefits.${id}`).toLocaleLowerCase();
  const prices = pricesOf(id, wishes).map(({ amount, kind }) => t('packagePrice', { amount, kind }));
  return t('packageLine', { name: PACKAGE_NAMES[id], benefits, prices: prices.join(', ') });
}

function priceLine({ kind, amount, hasChildren }: Priced, id: PackageId, locale: Locale): string {
  const t = priceWords(locale);
  const isSplit = id === HOSPITAL_PACKAGE && kind === 'family' && hasChildren;
  return t('line', { what: t(isSplit ? 'familyWithChildren' : kind), amount });
}

/** The prices that a package may have for what is known of the plan, each kind once. */
function pricesOf(id: PackageId, { planType, children }: Wishes): Priced[] {
  const packages = id === HOSPITAL_PACKAGE ? { hospital: true } : { core: id };
  const counts = children === undefined ? [0, 1] : [allowedChildren(children) ?? 1];
  const prices = (planType ? [planType] : (['individual', 'family'] as const)).flatMap((type) =>
    counts.flatMap((count) =>
      receiptLines(choicesOf({ ...NO_WISHES, ...packages, children: count }, type, '31-45')).flatMap(
        (line) =>
          line.kind === 'package'
            ? [{ kind: line.priceKind, amount: money(line.amount), hasChildren: count > 0 }]
            : [],
      ),
    ),
  );
  return prices.filter(({ kind }, index) => prices.findIndex((price) => price.kind === kind) === index);
}
