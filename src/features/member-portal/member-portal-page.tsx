import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PhoneLink } from '#site/phone-link.tsx';
import { useSite } from '#site/site-context.tsx';
import { isExternal } from '#site/site-text.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Stripes } from '#ui/stripes.tsx';
import { PolicyCard } from './policy-card.tsx';
import portalScene from './portal-scene.svg';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SAMPLE_NOTE_ID } from './sample.tsx';
import { VirtualCareCard } from './virtual-care-card.tsx';
import { WellnessCard } from './wellness-card.tsx';

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
