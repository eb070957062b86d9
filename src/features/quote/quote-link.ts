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
} from '#features/quote/quote.ts';

/** The choices as search parameters of the page's address. Nothing personal is ever among them. */
export type QuoteSearch = {
  planType?: PlanType;
  age?: AgeRange;
  children?: ChildrenCount;
  county?: QuoteCounty;
  core?: CorePackageId;
  /** Present when the hospital package is added. */
  hospital?: true;
};

/** What step 1 shows at first (specification, section 4). */
export const DEFAULT_CHOICES: QuoteChoices = {
  planType: 'individual',
  primaryAge: '31-45',
  numberOfChildren: 0,
  selectedCorePackage: undefined,
  includeHospitalPackage: false,
  county: '',
};

/**
 * Reads search parameters that anyone may have written: what is not one of the listed values is dropped.
 *
 * @param search the address's parameters, as text
 */
export function parseQuoteSearch(search: Record<string, unknown>): QuoteSearch {
  const { planType: plan, age: ageText, children: count, county: place, core: id, hospital } = search;
  const planType = listedValue(PLAN_TYPES, plan);
  // A "+" that was not escaped arrives as a space: "65+" as "65 ".
  const age = listedValue(AGE_RANGES, String(ageText).replace(/ $/, '+'));
  const children = listedValue(CHILDREN_COUNTS, count);
  const county = listedValue(QUOTE_COUNTIES, place);
  const core = listedValue(CORE_PACKAGES, id);
  return {
    ...(planType && { planType }),
    ...(age && { age }),
    ...(children !== undefined && { children }),
    ...(county && { county }),
    ...(core && { core }),
    ...(String(hospital) === 'true' && { hospital: true as const }),
  };
}

/** The choices that an address stands for; what it leaves out has its default. */
export function choicesFromSearch(search: QuoteSearch): QuoteChoices {
  return {
    planType: search.planType ?? DEFAULT_CHOICES.planType,
    primaryAge: search.age ?? DEFAULT_CHOICES.primaryAge,
    numberOfChildren: search.children ?? DEFAULT_CHOICES.numberOfChildren,
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
    ...(choices.includeHospitalPackage && { hospital: true as const }),
  };
}

/** A link that opens step 1 with these choices. @param pageAddress the quote page's address without a query */
export function quoteLink(pageAddress: string, choices: QuoteChoices): string {
  const parameters = Object.entries(searchFromChoices(choices)).map(([name, value]) => [name, String(value)]);
  return `${pageAddress}?${new URLSearchParams(parameters)}`;
}
