import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { NextSteps } from '#forms/next-steps.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';

/** The form's code comes after the page: it can be sent without it. */
export const JoinNetworkFieldsPart = hydrateWhenVisible(
  () => import('./join-network-fields.tsx'),
  formsCatalog,
);

const STEPS = ['send', 'review', 'contact'] as const;

/** The inquiry of providers who want to join the network (docs/product/forms.md, Network application). */
export function JoinNetworkPage() {
  const t = useTranslations('joinNetwork');
  const tNext = useTranslations('joinNetwork.next');
  return (
    <div className="bg-[linear-gradient(white,var(--color-sea-50),white)]">
      <Container className="pt-6 pb-section">
        <Link to="/{-$locale}" className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
          <Icon name="arrow-left" />
          <span>{t('backHome')}</span>
        </Link>
        <div className="mt-6 grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.05fr]">
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
          <Notice title={t('inquiryTitle')}>
            <p>{t('inquiryText')}</p>
          </Notice>
        </div>
        <div className="mt-12 grid items-start gap-x-14 gap-y-12 lg:grid-cols-[1.8fr_1fr]">
          <div className="min-w-0 rounded-panel border border-line bg-white p-5 shadow-card sm:p-9 print:border-0 print:p-0">
            <JoinNetworkFieldsPart />
          </div>
          <NextSteps
            title={tNext('title')}
            steps={STEPS.map((step) => tNext(step))}
            call={(values) => tNext.rich('call', values)}
          />
        </div>
      </Container>
    </div>
  );
}
