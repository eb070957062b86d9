import { useTranslations } from 'use-intl';
import { QUOTE_PLAN_WORDS } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';

/** Which plan the calculator's prices are for: the same words wherever one stands (docs/product/plan-facts.md). */
export function QuotePlanNotice({ className }: { className?: string }) {
  return <p className={className}>{useQuotePlanText()}</p>;
}

/** The same sentence, for a text that speaks of those prices. */
export function useQuotePlanText(): string {
  const t = useTranslations('site');
  return t(QUOTE_PLAN_WORDS[useSite().quotePlan]);
}
