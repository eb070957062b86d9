import { forgetInTab, readFromTab, storeInTab } from '#client/tab-storage.ts';
import type { QuoteInput } from '#features/quote/quote.ts';
import { choicesFromSearch, parseQuoteSearch, searchFromChoices } from '#features/quote/quote-link.ts';
import { STORED_QUOTE_KEY } from '#features/quote/quote-return.ts';

/** A quote that is not finished, stored for this tab: it says who asks, so it is gone when the tab closes. */
export type StoredQuote = {
  /** The run through the calculator; history entries name the one that made them. */
  run: string;
  input: QuoteInput;
};

/** Stores a quote; undefined removes it. */
export function storeQuote(quote: StoredQuote | undefined): void {
  if (!quote) {
    forgetInTab(STORED_QUOTE_KEY);
    return;
  }
  const { contactName, contactPhone, contactEmail } = quote.input;
  const texts = [quote.run, contactName, contactPhone, contactEmail];
  storeInTab(STORED_QUOTE_KEY, { texts, choices: searchFromChoices(quote.input) });
}

/**
 * The quote stored for this tab. Anybody may have written it, so its choices are parsed like an address's; not by the
 * library that checks forms, which would load with every first visit.
 */
export function readStoredQuote(): StoredQuote | undefined {
  const { texts, choices } = Object(readFromTab(STORED_QUOTE_KEY));
  if (!isFourTexts(texts)) return undefined;
  const [run, contactName, contactPhone, contactEmail] = texts;
  const contact = { contactName, contactPhone, contactEmail };
  return { run, input: { ...choicesFromSearch(parseQuoteSearch(Object(choices))), ...contact } };
}

function isFourTexts(value: unknown): value is [string, string, string, string] {
  return Array.isArray(value) && value.length === 4 && value.every((text) => typeof text === 'string');
}
