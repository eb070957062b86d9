import { useTranslations } from 'use-intl';
import { PlanLimits } from '#site/plan-limits.tsx';
import { Container } from '#ui/section.tsx';

/** Both plans and what each does not do, before anything of them is described in more words. */
export default function Plans() {
  const t = useTranslations('site.plans');
  return (
    <section aria-labelledby="plans-title" className="bg-sea-50 py-6">
      <Container>
        <h2 id="plans-title" className="mb-3 text-title-md">
          {t('discountPlanAndClinic')}
        </h2>
        <PlanLimits />
      </Container>
    </section>
  );
}
