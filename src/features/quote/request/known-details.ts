import type { QuoteInput } from '#features/quote/quote.ts';
import type { QuoteRequestField } from './quote-request-form.ts';
import { REQUEST_COUNTIES } from './request-counties.ts';

/** Values for the quote request's fields; what is not known is absent or empty. */
export type KnownDetails = Partial<Record<QuoteRequestField, string>>;

/**
 * What the calculator knows of the request: name, phone, email, county if it is one of this form's, and the people.
 * The first word of a name is taken for the first name, or the first two where four or more stand: "María José
 * González Pérez".
 */
export function detailsFromCalculator(input: QuoteInput): KnownDetails {
  const words = input.contactName.trim().split(/\s+/);
  const firstNames = words.length >= 4 ? 2 : 1;
  return {
    firstName: words.slice(0, firstNames).join(' '),
    lastName: words.slice(firstNames).join(' '),
    phone: input.contactPhone.trim(),
    email: input.contactEmail.trim(),
    county: REQUEST_COUNTIES.find((county) => county === input.county) ?? '',
    adults: input.planType === 'family' ? '2' : '1',
    children: String(input.numberOfChildren),
  };
}
