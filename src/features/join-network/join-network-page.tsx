import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { NextSteps } from '#forms/next-steps.tsx';
import { PhoneLink } from '#site/operator-links.tsx';
import { useHoursText, useSite } from '#site/site-context.tsx';
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
          <AfterSending />
        </div>
      </Container>
    </div>
  );
}

/** What becomes of the inquiry, and whom to call. */
function AfterSending() {
  const t = useTranslations('joinNetwork.next');
  const { phones } = useSite();
  const hours = useHoursText('sentence');
  return (
    <NextSteps title={t('title')} steps={STEPS.map((step) => t(step))}>
      {t.rich('call', {
        hours,
        phone: () => <PhoneLink phone={phones.customerService} className="text-link-dark" />,
      })}
    </NextSteps>
  );
}
