import type { PricedChoices } from '#features/quote/quote.ts';
import { DEFAULT_CHOICES, type QuoteSearch, quoteLink } from '#features/quote/quote-link.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyLink } from '../../chat.ts';
import { priceWords } from './say-price.ts';
import { allowedChildren, rangesOf, type Wishes } from './wishes.ts';

const PATH = '/quote';

/** The calculator with all choices set as they were priced. */
export function linkChoices(choices: PricedChoices, locale: Locale): ReplyLink {
  return {
    href: quoteLink(PATH, { ...choices, county: DEFAULT_CHOICES.county }),
    label: priceWords(locale)('calculatorSet'),
  };
}

/** The calculator with as much set as is known. */
export function linkWishes(wishes: Wishes, locale: Locale): ReplyLink {
  const { planType, core, hospital } = wishes;
  const [age, otherAge] = wishes.age === undefined ? [] : rangesOf(wishes.age);
  const children = wishes.children === undefined ? undefined : allowedChildren(wishes.children);
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
    label: priceWords(locale)('calculator'),
  };
}
