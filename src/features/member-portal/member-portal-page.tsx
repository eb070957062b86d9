import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/operator-links.tsx';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Stripes } from '#ui/brand.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { PolicyCard, VirtualCareCard, WellnessCard } from './portal-cards.tsx';
import portalScene from './portal-scene.svg';
import { InertTile, SAMPLE_NOTE_ID, SampleMark } from './sample.tsx';

/** What members find behind the sign-in, shown with sample values and inert buttons (docs/product/pages.md). */
export function MemberPortalPage() {
  const t = useTranslations('memberPortal');
  return (
    <>
      <PortalHero />
      <Container className="space-y-16 py-14 sm:space-y-20 sm:py-20">
        <section aria-labelledby="portal-cards">
          <SectionHeading id="portal-cards" title={t('cardsTitle')} />
          <div className="mt-7">
            <Notice title={t('sampleTitle')}>
              <p id={SAMPLE_NOTE_ID}>{t('sampleText')}</p>
            </Notice>
          </div>
          <div className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-3">
            <PolicyCard />
            <VirtualCareCard />
            <WellnessCard />
          </div>
        </section>
        <QuickActions />
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-16 lg:grid-cols-[1.4fr_1fr]">
          <RecentActivity />
          <WithoutSigningIn />
        </div>
      </Container>
    </>
  );
}

function PortalHero() {
  const t = useTranslations('memberPortal');
  const tSite = useTranslations('site');
  const { links } = useSite();
  return (
    <div className="bg-linear-to-b from-white to-sea-50">
      <Container className="grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-8 pb-12 lg:grid-cols-[1.1fr_1fr] lg:py-12">
        <div>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('subtitle')} />
          <p className="mt-8">
            <ButtonLink
              href={links.memberLogin}
              newTabLabel={isExternal(links.memberLogin) ? tSite('opensInNewTab') : undefined}
              className="max-sm:w-full"
            >
              {t('login')}
            </ButtonLink>
          </p>
        </div>
        <img
          src={portalScene}
          alt={t('pictureAlt')}
          width={800}
          height={620}
          className="mx-auto h-auto w-full max-w-[34rem] print:hidden"
        />
      </Container>
    </div>
  );
}

const ACTIONS = [
  { name: 'findProvider', icon: 'search' },
  { name: 'schedule', icon: 'calendar' },
  { name: 'documents', icon: 'document' },
  { name: 'support', icon: 'question' },
] as const;

/** The row of shortcuts. */
function QuickActions() {
  const t = useTranslations('memberPortal.actions');
  return (
    <section aria-labelledby="portal-actions">
      <h2 id="portal-actions" className="text-title-md">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-ink-soft">{t('text')}</p>
      <ul className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ACTIONS.map(({ name, icon }) => (
          <li key={name} className="grid">
            <InertTile icon={icon}>{t(name)}</InertTile>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ENTRIES = [
  { name: 'checkup', icon: 'calendar', tone: 'positive' },
  { name: 'claim', icon: 'document', tone: 'sea' },
] as const;

/** What happened last: one checkup and one claim. */
function RecentActivity() {
  const t = useTranslations('memberPortal.activity');
  return (
    <section aria-labelledby="portal-activity">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="portal-activity" className="text-title-md">
          {t('title')}
        </h2>
        <SampleMark />
      </div>
      <ul className="mt-5 divide-y divide-line border-ink border-t-2 border-b border-b-line">
        {ENTRIES.map(({ name, icon, tone }) => (
          <li key={name} className="flex items-start gap-4 py-5 sm:items-center">
            <span className="arch flex size-12 shrink-0 items-center justify-center bg-sea-100 text-sea-700">
              <Icon name={icon} className="size-6" />
            </span>
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
              <span className="min-w-0">
                <strong className="block">{t(name)}</strong>
                <span className="block text-ink-soft text-sm">{t(`${name}Text`)}</span>
              </span>
              <Badge tone={tone} icon="check">
                {t(`${name}Status`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What works today, for visitors who came here for it. */
function WithoutSigningIn() {
  const t = useTranslations('memberPortal.today');
  const { phones } = useSite();
  return (
    <section aria-labelledby="portal-today" className="rounded-panel bg-sun-100 p-7 sm:p-8">
      <Stripes />
      <h2 id="portal-today" className="mt-4 text-title-sm">
        {t('title')}
      </h2>
      <ul className="mt-5 space-y-3">
        <li>
          <Link to="/{-$locale}/providers" className="text-link">
            {t('providers')}
          </Link>
        </li>
        <li>
          <Link to="/{-$locale}/quote" className="text-link">
            {t('quote')}
          </Link>
        </li>
        <li>{t.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}</li>
      </ul>
    </section>
  );
}
