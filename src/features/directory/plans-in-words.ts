import { useTranslations } from 'use-intl';
import { PROVIDER_PLANS, type ProviderPlan } from './provider-plans.ts';

const NAMES = { phc: 'clinicName', dpo: 'discountPlanName' } as const satisfies Record<ProviderPlan, string>;

/** @returns what names plans in the page's language; an empty text where none is known */
export function usePlansInWords(): (plans: readonly string[] | null) => string {
  const t = useTranslations('site.plans');
  return (plans) =>
    PROVIDER_PLANS.filter((plan) => plans?.includes(plan))
      .map((plan) => t(NAMES[plan]))
      .join(', ');
}
