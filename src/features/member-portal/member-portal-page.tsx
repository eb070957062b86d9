import { useTranslations } from 'use-intl';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { PolicyCard, QuickActions, RecentActivity, VirtualCareCard, WellnessCard } from './portal-cards.tsx';
import portalScene from './portal-scene.svg';
import { SAMPLE_NOTE_ID } from './sample.tsx';

/** What members find behind the sign-in, shown with sample values and inert buttons (docs/product/pages.md). */
export function MemberPortalPage() {
  const t = useTranslations('memberPortal');
  return (
    <>
      <PortalHero />
      <Container className="pt-6 pb-7 sm:py-14">
        <section aria-labelledby="portal-inside">
          <h2 id="portal-inside" className="text-title-md">
            {t('insideTitle')}
          </h2>
          <p id={SAMPLE_NOTE_ID} className="mt-1 text-ink-soft max-sm:text-sm">
            {t('sampleText')}
          </p>
          <div className="mt-4 grid gap-2 rounded-panel sm:grid-cols-2 sm:gap-4 sm:bg-sea-50 sm:p-4 lg:grid-cols-6">
            <PolicyCard />
            <VirtualCareCard />
            <WellnessCard />
            <QuickActions />
            <RecentActivity />
          </div>
        </section>
      </Container>
    </>
  );
}

function PortalHero() {
  const t = useTranslations('memberPortal');
  const tSite = useTranslations('site');
  const { links } = useSite();
  return (
    <div className="fade-to-sea">
      <Container className="grid items-center gap-x-12 pt-6 pb-8 sm:grid-cols-[1.3fr_1fr] lg:py-10">
        <div>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('subtitle')} />
          <p className="mt-5 sm:mt-8">
            <ButtonLink
              href={links.memberLogin}
              newTabLabel={isExternal(links.memberLogin) ? tSite('opensInNewTab') : undefined}
              className="max-sm:w-full"
            >
              {t('login')}
            </ButtonLink>
          </p>
        </div>
        {/* On a phone the sample itself is the picture. */}
        <img
          src={portalScene}
          alt={t('pictureAlt')}
          width={800}
          height={620}
          loading="lazy"
          className="mx-auto h-auto w-full max-w-[26rem] max-sm:hidden print:hidden"
        />
      </Container>
    </div>
  );
}
