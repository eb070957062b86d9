import { useTranslations } from 'use-intl';
import { QUOTE_PLAN_WORDS } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';

/** Which plan the calculator's prices are for: the same words wherever one stands (docs/product/plan-facts.md). */
export function QuotePlanNotice({ className }: { className?: string }) {
  const t = useTranslations('site');
  return <p className={className}>{t(QUOTE_PLAN_WORDS[useSite().quotePlan])}</p>;
}
