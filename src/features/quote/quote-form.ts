import type { QuoteContact, QuoteInput } from '#features/quote/quote.ts';

/** The fields that can be missing, in the order of the page; the message of each has the same key under `errors`. */
export const REQUIRED_FIELDS = ['county', 'contactName', 'contactPhone'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/**
 * The required fields that are still empty; none when step 1 is complete (docs/product/quote.md). Plan type, age,
 * children and county hold listed values only: the address is read by `parseQuoteSearch`, the page offers no others.
 * The email is optional and not format-checked.
 */
export function missingFields(input: QuoteInput): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => input[field].trim() === '');
}

export const EMPTY_CONTACT: QuoteContact = { contactName: '', contactPhone: '', contactEmail: '' };
