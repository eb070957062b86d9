import type { PageParameters } from '#client/page-parameters.ts';
import { listedValue, type QuoteChoices } from '#features/quote/quote.ts';
import { type QuoteSearch, quoteLink, quoteParameters } from '#features/quote/quote-link.ts';

/** What the page's address may say: the calculator's choices, and that the request form is open. */
export type QuotePageSearch = QuoteSearch & { request?: 1 };

export const quotePageParameters: PageParameters<Required<QuotePageSearch>> = {
  ...quoteParameters,
  request: (text) => listedValue([1], text),
};

/** The section with the request form. */
export const REQUEST_SECTION_ID = 'quote-request';

/**
 * The address at which the request form is open, for whoever has no JavaScript or was sent a link.
 *
 * @param pageAddress the quote page's address without a query
 */
export function requestLink(pageAddress: string, choices: QuoteChoices): string {
  return `${quoteLink(pageAddress, choices)}&request=1#${REQUEST_SECTION_ID}`;
}
