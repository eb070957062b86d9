import { type PageParameters, readParameters } from '#client/page-parameters.ts';
import {
  AGE_RANGES,
  type AgeRange,
  CHILDREN_COUNTS,
  type ChildrenCount,
  CORE_PACKAGES,
  type CorePackageId,
  listedValue,
  PLAN_TYPES,
  type PlanType,
  QUOTE_COUNTIES,
  type QuoteChoices,
  type QuoteCounty,
  type Who,
  whoWritten,
} from '#features/quote/quote.ts';

/** The choices as search parameters of the page's address. Nothing personal is ever among them. */
export type QuoteSearch = {
  /** Stands for `planType` and `children` where the address does not have them. */
  who?: Who;
  planType?: PlanType;
  age?: AgeRange;
  children?: ChildrenCount;
  county?: QuoteCounty;
  core?: CorePackageId;
  /** Whether the hospital package is added; our own links say it only when it is. */
  hospital?: boolean;
};

/** How the address is read: each value as our own links write it. */
export const quoteParameters: PageParameters<Required<QuoteSearch>> = {
  who: (text) => whoWritten(text)?.who,
  planType: (text) => listedValue(PLAN_TYPES, text),
  // A "+" that was not escaped arrives as a space: "65+" as "65 ".
  age: (text) => listedValue(AGE_RANGES, text.replace(/ $/, '+')),
  children: (text) => listedValue(CHILDREN_COUNTS, text),
  county: (text) => listedValue(QUOTE_COUNTIES, text),
  core: (text) => listedValue(CORE_PACKAGES, text),
  hospital: (text) => listedValue([true, false], text),
};

/** What step 1 shows at first (docs/product/quote.md, Fields). */
export const DEFAULT_CHOICES: QuoteChoices = {
  planType: 'individual',
  primaryAge: '31-45',
  numberOfChildren: 0,
  selectedCorePackage: undefined,
  includeHospitalPackage: false,
  county: '',
};

/** The known choices of an address that anyone may have written; the others are left to their defaults. */
export function parseQuoteSearch(given: object): QuoteSearch {
  return readParameters(quoteParameters, given).search;
}

/** The choices that an address stands for; what it leaves out has its default. */
export function choicesFromSearch(search: QuoteSearch): QuoteChoices {
  const { planType, numberOfChildren } = whoWritten(search.who) ?? DEFAULT_CHOICES;
  return {
    planType: search.planType ?? planType,
    primaryAge: search.age ?? DEFAULT_CHOICES.primaryAge,
    numberOfChildren: search.children ?? numberOfChildren,
    selectedCorePackage: search.core,
    includeHospitalPackage: search.hospital ?? false,
    county: search.county ?? DEFAULT_CHOICES.county,
  };
}

/** The address of some choices, written out even where they are the defaults of today. */
export function searchFromChoices(choices: QuoteChoices): QuoteSearch {
  return {
    planType: choices.planType,
    age: choices.primaryAge,
    children: choices.numberOfChildren,
    ...(choices.county && { county: choices.county }),
    ...(choices.selectedCorePackage && { core: choices.selectedCorePackage }),
    ...(choices.includeHospitalPackage && { hospital: true }),
  };
}

/** A link that opens step 1 with these choices. @param pageAddress the quote page's address without a query */
export function quoteLink(pageAddress: string, choices: QuoteChoices): string {
  const parameters = Object.entries(searchFromChoices(choices)).map(([name, value]) => [name, String(value)]);
  return `${pageAddress}?${new URLSearchParams(parameters)}`;
}
