/*
 * What a quote is asked for, and the price of a plan (docs/product/quote.md). Everything is whole cents in here; amounts
 * leave this file as two-decimal strings. The file needs neither a browser nor a server.
 */

export const PLAN_TYPES = ['individual', 'family'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export const AGE_RANGES = ['<18', '18-30', '31-45', '46-55', '56-65', '65+'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

export const CHILDREN_COUNTS = [0, 1, 2, 3, 4] as const;
export type ChildrenCount = (typeof CHILDREN_COUNTS)[number];

/** For whom the plan is, plan type and children in one value, as one list offers it (the home page's): "family-2". */
export type Who = `${PlanType}-${ChildrenCount}`;

/** Every {@link Who}: alone with each number of children, then as a couple. */
export const WHO_CHOICES = PLAN_TYPES.flatMap((planType) =>
  CHILDREN_COUNTS.map((numberOfChildren) => ({
    who: `${planType}-${numberOfChildren}` satisfies Who,
    planType,
    numberOfChildren,
  })),
);

/** The one of them that is written like a text from a form or an address, if any is. */
export function whoWritten(text: unknown) {
  return WHO_CHOICES.find(({ who }) => who === text);
}

export const QUOTE_COUNTIES = [
  'Miami-Dade',
  'Broward',
  'Palm Beach',
  'Orange',
  'Hillsborough',
  'Pinellas',
  'Osceola',
  'Seminole',
  'Lake',
  'Lee',
  'Collier',
  'Polk',
  'Pasco',
] as const;
export type QuoteCounty = (typeof QUOTE_COUNTIES)[number];

/** Offered, but not among the counties that we serve (docs/product/plan-facts.md, Service areas). */
export const UNSERVED_COUNTIES: readonly string[] = ['Lee', 'Collier'] satisfies QuoteCounty[];

/** At most one of these is chosen. */
export const CORE_PACKAGES = ['package1', 'package2', 'package3', 'package4'] as const;
export type CorePackageId = (typeof CORE_PACKAGES)[number];
export const HOSPITAL_PACKAGE = 'package5';
export type PackageId = CorePackageId | typeof HOSPITAL_PACKAGE;

/** What the price depends on. */
export type PricedChoices = {
  planType: PlanType;
  primaryAge: AgeRange;
  numberOfChildren: ChildrenCount;
  /** Undefined for "no main package". */
  selectedCorePackage?: CorePackageId | undefined;
  includeHospitalPackage: boolean;
};

/** Everything that is chosen; none of it says who the visitor is. The county does not change the price. */
export type QuoteChoices = PricedChoices & { county: QuoteCounty | '' };

/** Who asks. It stays in the visitor's tab (stored-quote.ts) and is never sent or put in an address. */
export type QuoteContact = { contactName: string; contactPhone: string; contactEmail: string };

/** The quote input; its `selectedPackages` follow from the choices, see {@link selectedPackages}. */
export type QuoteInput = QuoteChoices & QuoteContact;

/** Dollars with two decimals: "131.50". */
export type Amount = string;

export type QuoteResult = {
  planType: PlanType;
  primaryAge: AgeRange;
  numberOfChildren: ChildrenCount;
  selectedPackages: PackageId[];
  basicCoverage: Amount;
  childrenCost: Amount;
  packagesCost: Amount;
  totalPremium: Amount;
  people: number;
  /** The total divided by the people, rounded half up to a cent. */
  perPerson: Amount;
};

/** One line of the receipt; the amounts of all lines add up to the total. */
export type ReceiptLine =
  | { kind: 'basic'; planType: PlanType; primaryAge: AgeRange; amount: Amount }
  | { kind: 'children'; count: number; each: Amount; amount: Amount }
  | { kind: 'package'; id: PackageId; priceKind: PriceKind; amount: Amount };

/** Which of a package's prices applies. */
export type PriceKind = 'individual' | 'couple' | 'family';

/** Monthly prices in cents. */
export type PackagePrices = { individual: number; couple?: number; family?: number };

const BASIC_COVERAGE_CENTS: Record<PlanType, Record<AgeRange, number>> = {
  individual: { '<18': 4600, '18-30': 4800, '31-45': 5600, '46-55': 6100, '56-65': 7100, '65+': 8500 },
  family: { '<18': 7600, '18-30': 8600, '31-45': 9600, '46-55': 10600, '56-65': 11600, '65+': 12600 },
};

const CHILD_CENTS = 1575;

const PACKAGE_PRICES: Record<PackageId, PackagePrices> = {
  package1: { individual: 2975, family: 2975 },
  package2: { individual: 1175, family: 1975 },
  package3: { individual: 595, family: 995 },
  package4: { individual: 595, family: 995 },
  package5: { individual: 975, couple: 1475, family: 1975 },
};

/**
 * Reads a value that came as text, from a form control or an address.
 *
 * @returns the listed value that is written like `text`; undefined when there is none
 */
export function listedValue<Value extends string | number | boolean>(
  values: readonly Value[],
  text: unknown,
): Value | undefined {
  return values.find((value) => String(value) === String(text));
}

/** The packages' names are Spanish in both languages. */
export const PACKAGE_NAMES: Record<PackageId, string> = {
  package1: 'Protección Total Plus',
  package2: 'Bienestar Integral',
  package3: 'Sonrisa Perfecta',
  package4: 'Salud Preventiva',
  package5: 'Respaldo Hospitalario',
};

/** Monthly price of one child. */
const CHILD_PRICE = toAmount(CHILD_CENTS);

/** The chosen packages: the core package, if any, then the hospital package, if added. */
function selectedPackages(
  choices: Pick<PricedChoices, 'selectedCorePackage' | 'includeHospitalPackage'>,
): PackageId[] {
  const core = choices.selectedCorePackage ? [choices.selectedCorePackage] : [];
  return choices.includeHospitalPackage ? [...core, HOSPITAL_PACKAGE] : core;
}

/**
 * The package price rule (docs/product/quote.md): an individual plan pays the individual price, with or without
 * children. A family plan with children pays the family price; without children the couple price if there is one,
 * otherwise the family price, otherwise the individual price.
 *
 * @returns which price applies, and it in cents
 */
export function applicablePrice(
  prices: PackagePrices,
  { planType, numberOfChildren }: Pick<PricedChoices, 'planType' | 'numberOfChildren'>,
): { priceKind: PriceKind; cents: number } {
  if (planType === 'family') {
    if (numberOfChildren === 0 && prices.couple !== undefined) {
      return { priceKind: 'couple', cents: prices.couple };
    }
    if (prices.family !== undefined) return { priceKind: 'family', cents: prices.family };
  }
  return { priceKind: 'individual', cents: prices.individual };
}

/** What a package costs a month with the plan type and children chosen so far. */
export function packagePrice(
  id: PackageId,
  choices: Pick<PricedChoices, 'planType' | 'numberOfChildren'>,
): Amount {
  return toAmount(applicablePrice(PACKAGE_PRICES[id], choices).cents);
}

/** What a package costs a month at least. */
export function cheapestPackage(choices: Pick<PricedChoices, 'planType' | 'numberOfChildren'>): Amount {
  return toAmount(
    Math.min(...Object.values(PACKAGE_PRICES).map((prices) => applicablePrice(prices, choices).cents)),
  );
}

/** Prices the choices. Costs are per month. */
export function calculateQuote(choices: PricedChoices): QuoteResult {
  const packages = selectedPackages(choices);
  const basic = BASIC_COVERAGE_CENTS[choices.planType][choices.primaryAge];
  const children = choices.numberOfChildren * CHILD_CENTS;
  const extras = packages.reduce((sum, id) => sum + applicablePrice(PACKAGE_PRICES[id], choices).cents, 0);
  const total = basic + children + extras;
  const people = 1 + (choices.planType === 'family' ? 1 : 0) + choices.numberOfChildren;
  return {
    planType: choices.planType,
    primaryAge: choices.primaryAge,
    numberOfChildren: choices.numberOfChildren,
    selectedPackages: packages,
    basicCoverage: toAmount(basic),
    childrenCost: toAmount(children),
    packagesCost: toAmount(extras),
    totalPremium: toAmount(total),
    people,
    perPerson: toAmount(divideHalfUp(total, people)),
  };
}

/** The lines that make up the total, in reading order; what costs nothing has no line. */
export function receiptLines(choices: PricedChoices): ReceiptLine[] {
  const { planType, primaryAge, numberOfChildren: count } = choices;
  const { basicCoverage, childrenCost } = calculateQuote(choices);
  const lines: ReceiptLine[] = [{ kind: 'basic', planType, primaryAge, amount: basicCoverage }];
  if (count > 0) lines.push({ kind: 'children', count, each: CHILD_PRICE, amount: childrenCost });
  for (const id of selectedPackages(choices)) {
    const { priceKind, cents } = applicablePrice(PACKAGE_PRICES[id], choices);
    lines.push({ kind: 'package', id, priceKind, amount: toAmount(cents) });
  }
  return lines;
}

/** An amount as whole cents: "131.50" → 13150. */
export function toCents(amount: Amount): number {
  return Number(amount.replace('.', ''));
}

/** The fields that can be missing, in the order of the page; the message of each has the same key under `errors`. */
const REQUIRED_FIELDS = ['county', 'contactName', 'contactPhone'] as const;
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

function toAmount(cents: number): Amount {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Division of whole numbers without fractions, so that no half cent is lost to binary rounding. */
function divideHalfUp(cents: number, people: number): number {
  return Math.floor((2 * cents + people) / (2 * people));
}
