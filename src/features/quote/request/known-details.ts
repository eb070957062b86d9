import type { QuoteInput } from '#features/quote/quote.ts';
import { type QuoteRequestField, REQUEST_COUNTIES } from './quote-request-form.ts';

/* What the calculator knows for the quote request, and of whom. */

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

/**
 * Whether a name typed into the request may be that of a quote: one has all the words of the other, however they are
 * spelled; nothing typed yet fits anybody.
 */
export function mayBeSamePerson(typed: string, quoted: string): boolean {
  const [a, b] = [wordsOf(typed), wordsOf(quoted)];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** A name without accents, capitals and spare spaces: "José  Gómez" as "jose gomez". */
export function plainName(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/\s+/).filter((word) => word !== '');
}
