import { useTranslations } from 'use-intl';
import { type Policy, textKeys } from '#features/policies/policies.ts';
import { DiscountPlanDisclosures } from '#site/discount-plan-disclosures.tsx';
import { PlainText } from '#site/plain-text.tsx';
import { useOperatorFacts, useSite } from '#site/site-context.tsx';

interface PolicyTextProps {
  policy: Policy;
  /** Level of the headings in the text. */
  headingLevel: 2 | 3;
}

/** The whole text of a policy. Where it speaks of the discount plan, the five disclosures close it. */
export function PolicyText({ policy, headingLevel }: PolicyTextProps) {
  const t = useTranslations('policies');
  const site = useSite();
  const facts = {
    ...useOperatorFacts(),
    host: site.assistantModelHost ?? '',
    days: site.assistantKeepDays ?? 0,
  };
  const text = textKeys(policy, site)
    .map((key) => t(key, facts))
    .join('\n\n');
  return (
    <>
      <p className="mb-6 text-ink-soft text-sm">{t('inForce')}</p>
      <div className="max-w-reading">
        <PlainText text={text} headingLevel={headingLevel} />
      </div>
      {'describesDiscountPlan' in policy && (
        <div className="mt-8">
          <DiscountPlanDisclosures />
        </div>
      )}
    </>
  );
}
