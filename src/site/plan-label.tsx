import { useTranslations } from 'use-intl';
import type { FactPlan, LabelledFact } from '#site/plan-facts.ts';
import { useSite } from '#site/site-context.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';

/** The words of each label, and what a screen reader says in place of initials. */
const WORDS = {
  phc: { short: 'planLabel.clinic', full: 'plans.clinicName' },
  dpo: { short: 'planLabel.discountPlan', full: 'plans.discountPlanName' },
  both: { short: 'planLabel.discountPlanAndClinic', full: undefined },
  unconfirmed: { short: 'planLabel.unconfirmed', full: undefined },
} as const satisfies Record<Exclude<FactPlan, 'quote'>, object>;

/**
 * The plan of a benefit that is a figure or stands in a list: a quiet tag in the colour of the text around it. A sentence
 * names its plan itself.
 */
export function PlanLabel({ plan }: LabelledFact) {
  const t = useTranslations('site');
  const { quotePlan } = useSite();
  const { short, full } = WORDS[plan === 'quote' ? quotePlan : plan];
  return (
    <span className="inline-block whitespace-nowrap rounded-sm border border-current px-1.5 align-middle font-bold font-text text-xs leading-snug tracking-normal">
      <span aria-hidden={full && 'true'}>{t(short)}</span>
      {full && <VisuallyHidden>{t(full)}</VisuallyHidden>}
    </span>
  );
}
