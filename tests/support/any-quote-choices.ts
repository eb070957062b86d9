import fc from 'fast-check';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  CORE_PACKAGES,
  PLAN_TYPES,
  QUOTE_COUNTIES,
  type QuoteChoices,
} from '#features/quote/quote.ts';

/** Everything that can be chosen for a quote, in any combination. */
export const anyQuoteChoices: fc.Arbitrary<QuoteChoices> = fc.record({
  planType: fc.constantFrom(...PLAN_TYPES),
  primaryAge: fc.constantFrom(...AGE_RANGES),
  numberOfChildren: fc.constantFrom(...CHILDREN_COUNTS),
  selectedCorePackage: fc.constantFrom(undefined, ...CORE_PACKAGES),
  includeHospitalPackage: fc.boolean(),
  county: fc.constantFrom('' as const, ...QUOTE_COUNTIES),
});
