import {
  type AgeRange,
  CHILDREN_COUNTS,
  type CorePackageId,
  listedValue,
  type PlanType,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import { ASSUMABLE, type QuotedPlan } from '../../chat.ts';
import { rangesOf } from './ages.ts';
import { says } from './price-words.server.ts';
import type { PlanRead } from './read-plan.server.ts';

/** The calculator's controls as far as they were set in a conversation; undefined where nothing was said. */
export type Controls = {
  planType?: PlanType | undefined;
  age?: number | AgeRange | undefined;
  /** May be more than a plan takes. */
  children?: number | undefined;
  tooManyAdults?: boolean;
  core?: CorePackageId | 'none' | undefined;
  hospital?: boolean | undefined;
};

/** What is asked about prices: of a plan, or of what is part of all plans' prices. */
export type Ask = 'plan' | 'perPerson' | 'packages' | 'child' | 'table' | 'cheapest' | 'county';

/** A question about prices, with the controls as they stand after it. */
export type PriceQuestion = { ask: Ask; controls: Controls; read: PlanRead };

/** Whether a message changes a control, or asks for a package by what it has. */
export function changesControls(read: PlanRead, before: Controls): boolean {
  const { planType, age, children, moreChildren, tooManyAdults, packages, isEither } = read;
  return (
    [planType, age, children, packages.hospital].some((value) => value !== undefined) ||
    moreChildren !== 0 ||
    tooManyAdults ||
    isEither ||
    packages.isNone ||
    packages.cores.length > 0 ||
    packages.benefits.length > 0 ||
    isWithoutPackages(read, before)
  );
}

/** The controls after a message; what it does not speak of stays. */
export function changeControls(earlier: Controls, read: PlanRead): Controls {
  // Another person's plan begins anew, but for the packages.
  const before = read.isForOther ? { core: earlier.core, hospital: earlier.hospital } : earlier;
  const { packages } = read;
  const isNone = packages.isNone || isWithoutPackages(read, before);
  const children = read.children ?? before.children;
  return {
    planType: read.planType ?? before.planType,
    age: read.age ?? before.age,
    children: read.moreChildren === 0 ? children : Math.max(0, (children ?? 0) + read.moreChildren),
    tooManyAdults: read.tooManyAdults,
    // Of two that cannot be had together none is taken.
    core: packages.cores.length === 1 ? packages.cores[0] : isNone ? 'none' : before.core,
    hospital: packages.hospital ?? (isNone ? false : before.hospital),
  };
}

/** "Without it", where a package was spoken of. */
function isWithoutPackages({ said }: PlanRead, { core, hospital }: Controls): boolean {
  const hasPackage = (core !== undefined && core !== 'none') || hospital === true;
  return hasPackage && says('without it', said);
}

/**
 * The plan that the controls stand for; what was not said stands as the calculator begins, and is named as assumed.
 *
 * @returns undefined for more people than one plan takes
 */
export function quotedPlan({
  planType,
  age,
  children,
  tooManyAdults,
  core,
  hospital,
}: Controls): QuotedPlan | undefined {
  const numberOfChildren = listedValue(CHILDREN_COUNTS, children ?? DEFAULT_CHOICES.numberOfChildren);
  if (numberOfChildren === undefined || tooManyAdults) return undefined;
  const [primaryAge = DEFAULT_CHOICES.primaryAge] = age === undefined ? [] : rangesOf(age);
  const isSaid = {
    planType: planType !== undefined,
    primaryAge: age !== undefined,
    numberOfChildren: children !== undefined,
  };
  return {
    planType: planType ?? DEFAULT_CHOICES.planType,
    primaryAge,
    numberOfChildren,
    selectedCorePackage: core === 'none' ? undefined : core,
    includeHospitalPackage: hospital ?? false,
    assumed: ASSUMABLE.filter((control) => !isSaid[control]),
  };
}
