import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { NextSteps } from '#forms/next-steps.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The form's code comes after the page: it can be sent without it. */
export const RecommendationFieldsPart = hydrateWhenVisible(
  () => import('./recommendation-fields.tsx'),
  formsCatalog,
);

const STEPS = ['send', 'review', 'answer'] as const;

/** The recommendation on a page of its own, where the directory's dialog leads without JavaScript. */
export function RecommendPage() {
  const t = useTranslations('recommend');
  const tNext = useTranslations('recommend.next');
  return (
    <Container className="pt-6 pb-section">
      <Link
        to="/{-$locale}/providers"
        className="text-link inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Icon name="arrow-left" />
        <span>{t('back')}</span>
      </Link>
      <div className="mt-6">
        <SectionHeading level={1} title={t('title')} lead={t('lead')} />
      </div>
      <div className="mt-10 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.8fr_1fr]">
        <div className="min-w-0 rounded-panel border border-line bg-white p-5 shadow-card sm:p-9 print:border-0 print:p-0">
          <RecommendationFieldsPart />
        </div>
        <NextSteps
          title={tNext('title')}
          steps={STEPS.map((step) => tNext(step))}
          call={(values) => tNext.rich('call', values)}
        />
      </div>
    </Container>
  );
}
