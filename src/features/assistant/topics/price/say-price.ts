import quoteEnglish from '#features/quote/messages/en.ts';
import quoteSpanish from '#features/quote/messages/es.ts';
import {
  type Amount,
  HOSPITAL_PACKAGE,
  PACKAGE_NAMES,
  type PackageId,
  type PricedChoices,
  toCents,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES, quoteLink } from '#features/quote/quote-link.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../../chat.ts';
import { answerTranslator } from '../../engine/answer-text.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

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

/** A package with what it has: "Sonrisa Perfecta (dental and vision)". */
export function packageWithBenefits(id: PackageId, locale: Locale): string {
  const benefits =
    id === HOSPITAL_PACKAGE
      ? priceTranslator(locale)('packages.hospital')
      : quoteTranslator(locale)(`packages.benefits.${id}`).toLocaleLowerCase(locale);
  return `${PACKAGE_NAMES[id]} (${benefits})`;
}

const PATH = '/quote';

/** The calculator with all choices set as they were priced. */
export function linkChoices(choices: PricedChoices, locale: Locale): ReplyLink {
  return {
    href: quoteLink(PATH, { ...choices, county: DEFAULT_CHOICES.county }),
    label: priceTranslator(locale)('calculatorSet'),
  };
}

/** The calculator as it begins. */
export function linkCalculator(locale: Locale): ReplyLink {
  return { href: PATH, label: priceTranslator(locale)('calculator') };
}
