import * as z from 'zod/mini';
import {
  AGE_RANGES,
  PLAN_TYPES,
  QUOTE_COUNTIES,
  type QuoteContact,
  type QuoteInput,
} from '#features/quote/quote.ts';

// Zod would try to compile checks with `new Function`, which the pages' content security policy reports.
z.config({ jitless: true });

/** What step 1 must hold before step 2 (specification, section 5). The email is optional and not format-checked. */
export const basicInfoSchema = z.object({
  planType: z.enum(PLAN_TYPES),
  primaryAge: z.enum(AGE_RANGES),
  numberOfChildren: z.int().check(z.gte(0), z.lte(4)),
  county: z.enum(QUOTE_COUNTIES),
  contactName: z.string().check(z.trim(), z.minLength(1)),
  contactPhone: z.string().check(z.trim(), z.minLength(1)),
  contactEmail: z.string(),
});

/** The fields that can be wrong, in the order of the page; the message of each has the same key under `errors`. */
export const REQUIRED_FIELDS = ['county', 'contactName', 'contactPhone'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** The required fields that are still empty; none when step 1 is complete. */
export function missingFields(input: QuoteInput): RequiredField[] {
  const checked = basicInfoSchema.safeParse(input);
  if (checked.success) return [];
  return REQUIRED_FIELDS.filter((field) => checked.error.issues.some((issue) => issue.path[0] === field));
}

export const EMPTY_CONTACT: QuoteContact = { contactName: '', contactPhone: '', contactEmail: '' };
