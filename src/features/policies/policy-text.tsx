import { useTranslations } from 'use-intl';
import type { Policy } from '#features/policies/policies.ts';
import { DiscountPlanDisclosures } from '#site/discount-plan-disclosures.tsx';
import { PlainText } from '#site/plain-text.tsx';
import { useOperatorFacts } from '#site/use-operator-facts.ts';

interface PolicyTextProps {
  policy: Policy;
  /** Level of the headings in the text. */
  headingLevel: 2 | 3;
}

/** The whole text of a policy. Where it speaks of the discount plan, the five disclosures close it. */
export function PolicyText({ policy, headingLevel }: PolicyTextProps) {
  const t = useTranslations('policies');
  const facts = useOperatorFacts();
  return (
    <>
      <div className="max-w-reading">
        <PlainText text={policy.parts.map((key) => t(key, facts)).join('\n\n')} headingLevel={headingLevel} />
      </div>
      {'describesDiscountPlan' in policy && (
        <div className="mt-8">
          <DiscountPlanDisclosures />
        </div>
      )}
    </>
  );
}
