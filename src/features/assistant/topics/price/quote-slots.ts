import {
  AGE_RANGES,
  type AgeRange,
  CHILDREN_COUNTS,
  type ChildrenCount,
  type CorePackageId,
  listedValue,
  type PlanType,
  type PricedChoices,
} from '#features/quote/quote.ts';

/**
 * The slots of a quote that a visitor has filled: what was said of the plan to be priced; what was not said is
 * undefined.
 */
export type QuoteSlots = {
  planType: PlanType | undefined;
  /** Age of the main member, in years where it was given so. */
  age: number | AgeRange | undefined;
  /** Age of the other adult, where it was not said which of the two is the main member. */
  otherAge: number | undefined;
  /** "Several" when children are named but not how many. May be more than the rules allow. */
  children: number | 'several' | undefined;
  /** Adults of one plan, where there are more than a plan takes. */
  tooManyAdults: number | undefined;
  core: CorePackageId | 'none' | undefined;
  hospital: boolean | undefined;
};

export const NO_SLOTS: QuoteSlots = {
  planType: undefined,
  age: undefined,
  otherAge: undefined,
  children: undefined,
  tooManyAdults: undefined,
  core: undefined,
  hospital: undefined,
};

/** The slots with what was said since; new values replace old ones. */
export function updateQuoteSlots(before: QuoteSlots, now: QuoteSlots): QuoteSlots {
  return {
    planType: now.planType ?? before.planType,
    age: now.age ?? before.age,
    otherAge: now.age === undefined ? before.otherAge : now.otherAge,
    children: now.children ?? before.children,
    tooManyAdults: now.tooManyAdults,
    core: now.core ?? before.core,
    hospital: now.hospital ?? before.hospital,
  };
}

/** Whether anything has been said. */
export function saysAnything(slots: QuoteSlots): boolean {
  return Object.values(slots).some((value) => value !== undefined);
}

/**
 * The age ranges of the calculator that an age belongs to. At 65 there are two, "56-65" and "65+": no rule
 * says which one applies (docs/product/quote.md, Ages).
 */
export function rangesOf(age: number | AgeRange): AgeRange[] {
  if (typeof age === 'string') return [age];
  return AGE_RANGES.filter((range) => {
    const bounds = [...range.matchAll(/\d+/g)].map(Number);
    const [from = 0, to = from] = bounds;
    if (range.startsWith('<')) return age < from;
    return range.endsWith('+') ? age >= from : age >= from && age <= to;
  });
}

/** The number of children as the rules count them; undefined when they do not take so many, or it is not known. */
export function allowedChildren(children: QuoteSlots['children']): ChildrenCount | undefined {
  return children === 'several' ? undefined : listedValue(CHILDREN_COUNTS, children ?? 0);
}

/** Whether there are more children or adults than one plan takes. */
export function hasTooMany({ children, tooManyAdults }: QuoteSlots): boolean {
  return (
    tooManyAdults !== undefined || (typeof children === 'number' && children > Math.max(...CHILDREN_COUNTS))
  );
}

/** The choices that some slots stand for. What was not said about children is none. */
export function choicesOf(slots: QuoteSlots, planType: PlanType, primaryAge: AgeRange): PricedChoices {
  return {
    planType,
    primaryAge,
    numberOfChildren: allowedChildren(slots.children) ?? 0,
    selectedCorePackage: slots.core === 'none' ? undefined : slots.core,
    includeHospitalPackage: slots.hospital ?? false,
  };
}
