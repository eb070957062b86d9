import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DiscountPlanDisclosures } from '#site/discount-plan-disclosures.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

const NOT_INCLUDED = ['copay', 'discountPlanRate', 'fee', 'packages'] as const;
const WAITING = ['noCopay', 'panels', 'specialists', 'dental', 'laboratory'] as const;

/** What the price leaves out, when benefits begin and where they end, and how the two kinds of plan differ. */
export function BeforeYouDecide() {
  const t = useTranslations('quote.facts');
  return (
    <section aria-labelledby="quote-facts" className="border-line border-t bg-sea-50 py-section print:hidden">
      <Container className="space-y-10">
        <SectionHeading id="quote-facts" title={t('title')} />
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <Facts title={t('notIncluded.title')}>
            {NOT_INCLUDED.map((fact) => (
              <li key={fact}>{t(`notIncluded.${fact}`)}</li>
            ))}
          </Facts>
          <Facts title={t('waiting.title')}>
            {WAITING.map((fact) => (
              <li key={fact}>{t(`waiting.${fact}`)}</li>
            ))}
          </Facts>
        </div>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          <div>
            <h3 className="text-title-sm">{t('kinds.discountPlanAndClinic')}</h3>
            <p className="mt-4">{t('kinds.discountPlanOrClinic')}</p>
            <dl className="mt-4 space-y-4">
              {(['clinic', 'discountPlan'] as const).map((kind) => (
                <div key={kind}>
                  <dt className="font-bold">{t(`kinds.${kind}Name`)}</dt>
                  <dd>{t(`kinds.${kind}`)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <DiscountPlanDisclosures />
        </div>
      </Container>
    </section>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-title-sm">{title}</h3>
      <ul className="mt-4 divide-y divide-dashed divide-line-strong/60 border-line-strong/60 border-t border-dashed [&>li]:py-3">
        {children}
      </ul>
    </div>
  );
}
