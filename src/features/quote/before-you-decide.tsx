import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FACTS_ID } from '#features/quote/receipt.tsx';
import { PlanLimits } from '#site/plan-limits.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';

export const NOT_INCLUDED = ['copay', 'discountPlanRate', 'packages', 'fee'] as const;
export const WAITING = ['noCopay', 'panels', 'specialists', 'dental', 'laboratory'] as const;
export const CHANGE_OF_MIND = ['clinic', 'discountPlan', 'request'] as const;
/** What the result leads to: a browser that follows it opens the topic around (HTML, "ancestor details revealing"). */
export const CHANGE_OF_MIND_ID = 'quote-change-of-mind';

/**
 * How the two kinds of plan differ and what each does not do; then, folded, what the price leaves out and when benefits
 * begin and end, and what is given back: each topic opens by itself, without JavaScript too.
 */
export function BeforeYouDecide() {
  const t = useTranslations('quote.facts');
  const tPolicies = useTranslations('site.policies');
  return (
    <section
      id={FACTS_ID}
      aria-labelledby="quote-facts-title"
      className="border-line border-t bg-sea-50 py-9 sm:py-16 print:hidden"
    >
      <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.55fr]">
        <h2 id="quote-facts-title" className="text-title-sm sm:text-title-md lg:text-title-lg">
          {t('title')}
        </h2>
        <div>
          <PlanLimits />
          <div className="mt-6 border-line-strong/60 border-t">
            <Topic title={t('notIncluded.title')}>
              <Facts>
                {NOT_INCLUDED.map((fact) => (
                  <li key={fact}>{t(`notIncluded.${fact}`)}</li>
                ))}
              </Facts>
            </Topic>
            <Topic title={t('waiting.title')}>
              <Facts>
                {WAITING.map((fact) => (
                  <li key={fact}>{t(`waiting.${fact}`)}</li>
                ))}
              </Facts>
            </Topic>
            <Topic title={t('changeMind.title')}>
              <div id={CHANGE_OF_MIND_ID} className="scroll-mt-28">
                <Facts>
                  {CHANGE_OF_MIND.map((fact) => (
                    <li key={fact}>{t(`changeMind.${fact}`)}</li>
                  ))}
                </Facts>
                <p>
                  <Link to="/{-$locale}/policies/$policy" params={{ policy: 'refund' }} className="text-link">
                    {tPolicies('refunds')}
                  </Link>
                </p>
              </div>
            </Topic>
          </div>
        </div>
      </Container>
    </section>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-line-strong/60 border-b">
      <summary className="flex list-none items-start justify-between gap-5 rounded-sm py-4 transition-colors hover:text-sea-700 [&::-webkit-details-marker]:hidden">
        <h3 className="text-title-xs sm:text-title-sm">{title}</h3>
        <Icon
          name="chevron-down"
          className="size-6 shrink-0 text-sea-600 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-dashed divide-line-strong/60 [&>li]:py-2.5 [&>li]:first:pt-0">
      {children}
    </ul>
  );
}
