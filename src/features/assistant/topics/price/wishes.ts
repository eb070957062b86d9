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

/** What a visitor has said of the plan to be priced; what was not said is undefined. */
export type Wishes = {
  planType: PlanType | undefined;
  /** Age of the main member, in years where it was told so. */
  age: number | AgeRange | undefined;
  /** Age of the other adult, where it was not told which of the two is the main member. */
  otherAge: number | undefined;
  /** "Several" when children are named but not how many. May be more than the rules allow. */
  children: number | 'several' | undefined;
  /** Adults of one plan, where there are more than a plan takes. */
  tooManyAdults: number | undefined;
  core: CorePackageId | 'none' | undefined;
  hospital: boolean | undefined;
};

export const NO_WISHES: Wishes = {
  planType: undefined,
  age: undefined,
  otherAge: undefined,
  children: undefined,
  tooManyAdults: undefined,
  core: undefined,
  hospital: undefined,
};

/** The wishes with what was said since; the new replaces the old. */
export function updateWishes(before: Wishes, now: Wishes): Wishes {
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
export function saysAnything(wishes: Wishes): boolean {
  return Object.values(wishes).some((value) => value !== undefined);
}

/**
 * The age ranges of the calculator that an age belongs to. At 65 there are two, "56-65" and "65+": the specification
 * does not say which one applies.
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
export function allowedChildren(children: Wishes['children']): ChildrenCount | undefined {
  return children === 'several' ? undefined : listedValue(CHILDREN_COUNTS, children ?? 0);
}

/** What can be priced with some wishes: none without a plan type. What was not said about children is none. */
export function choicesOf(wishes: Wishes, planType: PlanType, primaryAge: AgeRange): PricedChoices {
  return {
    planType,
    primaryAge,
    numberOfChildren: allowedChildren(wishes.children) ?? 0,
    selectedCorePackage: wishes.core === 'none' ? undefined : wishes.core,
    includeHospitalPackage: wishes.hospital ?? false,
  };
}
