import { findPlan, PROVIDER_PLANS, type ProviderPlan } from './provider-plans.ts';

/** What texts in the column `planId` stand for: the setting PROVIDER_PLANS. Any other text is an unknown plan. */
export type PlanValues = readonly { value: string; plans: readonly ProviderPlan[] }[];

/** What stands for both plans. */
const BOTH = 'both';

/**
 * Reads "FL-100=phc; FL-200=dpo; FL-300=both".
 *
 * @returns undefined for a text that is not of this form, or names a value twice (capitals do not count)
 */
export function readPlanValues(text: string): PlanValues | undefined {
  const values: { value: string; plans: readonly ProviderPlan[] }[] = [];
  for (const entry of text.split(';')) {
    if (entry.trim() === '') continue;
    const [value = '', name = '', ...more] = entry.split('=').map((part) => part.trim());
    const plan = findPlan(name);
    const plans = name.toLowerCase() === BOTH ? PROVIDER_PLANS : plan && [plan];
    const isTwice = values.some((other) => other.value.toLowerCase() === value.toLowerCase());
    if (value === '' || plans === undefined || more.length > 0 || isTwice) return undefined;
    values.push({ value, plans });
  }
  return values.length > 0 ? values : undefined;
}
