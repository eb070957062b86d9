import { forgetInTab, keepInTab, readFromTab } from '#client/tab-storage.ts';
import type { QuoteInput } from '#features/quote/quote.ts';
import { choicesFromSearch, parseQuoteSearch, searchFromChoices } from '#features/quote/quote-link.ts';

/** A quote that is not finished, kept for this tab: it says who asks, so it goes with the tab. */
export type KeptQuote = {
  /** The run through the calculator; history entries name the one that made them. */
  run: string;
  input: QuoteInput;
};

export const KEPT_QUOTE_KEY = 'quote';

/** Keeps a quote; undefined forgets it. */
export function keepQuote(quote: KeptQuote | undefined): void {
  if (!quote) {
    forgetInTab(KEPT_QUOTE_KEY);
    return;
  }
  const { contactName, contactPhone, contactEmail } = quote.input;
  const texts = [quote.run, contactName, contactPhone, contactEmail];
  keepInTab(KEPT_QUOTE_KEY, { texts, choices: searchFromChoices(quote.input) });
}

/**
 * The quote that this tab keeps. Anybody may have written it: its choices are read as an address's are. Not by the
 * library that checks forms, which would come with every first visit.
 */
export function readKeptQuote(): KeptQuote | undefined {
  const { texts, choices } = Object(readFromTab(KEPT_QUOTE_KEY));
  if (!isFourTexts(texts)) return undefined;
  const [run, contactName, contactPhone, contactEmail] = texts;
  const contact = { contactName, contactPhone, contactEmail };
  return { run, input: { ...choicesFromSearch(parseQuoteSearch(Object(choices))), ...contact } };
}

function isFourTexts(value: unknown): value is [string, string, string, string] {
  return Array.isArray(value) && value.length === 4 && value.every((text) => typeof text === 'string');
}
