import { useSearch } from '@tanstack/react-router';
import { readParameters } from '#client/page-parameters.ts';
import { QuotePage } from '#features/quote/quote-page.tsx';
import { quotePageParameters } from '#features/quote/request/request-address.ts';
import type { Locale } from '#i18n/locale.ts';
import { renderOnPage } from './render-on-page.tsx';

/**
 * Renders the quote page at its address, which follows what is chosen.
 *
 * @param search what the address says: `?planType=family`
 */
export function renderQuote(language: Locale, search = '') {
  return renderOnPage(<QuoteRoute />, { language, path: `/${language}/quote${search}` });
}

function QuoteRoute() {
  const { search } = readParameters(quotePageParameters, useSearch({ strict: false }));
  return <QuotePage search={search} />;
}
