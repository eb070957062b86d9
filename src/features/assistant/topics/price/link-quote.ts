import type { PricedChoices } from '#features/quote/quote.ts';
import { DEFAULT_CHOICES, type QuoteSearch, quoteLink } from '#features/quote/quote-link.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../../chat.ts';
import { allowedChildren, type QuoteSlots, rangesOf } from './quote-slots.ts';
import { priceTranslator } from './say-price.ts';

const PATH = '/quote';

/** The calculator with all choices set as they were priced. */
export function linkChoices(choices: PricedChoices, locale: Locale): ReplyLink {
  return {
    href: quoteLink(PATH, { ...choices, county: DEFAULT_CHOICES.county }),
    label: priceTranslator(locale)('calculatorSet'),
  };
}

/** The calculator with as much set as is known. */
export function linkQuoteSlots(slots: QuoteSlots, locale: Locale): ReplyLink {
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
