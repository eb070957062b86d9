import { useTranslations } from 'use-intl';
import { useSite } from '#site/site-context.tsx';
import { isExternal } from '#site/site-text.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Eyebrow } from '#ui/section-heading.tsx';
import heroScene from './hero-scene.svg';
import { HeroStats } from './hero-stats.tsx';

/** First view of the home page: who we are, the two buttons, three numbers, the arch window and the licences. */
export function Hero() {
  const t = useTranslations('home.hero');
  const tSite = useTranslations('site');
  const { links } = useSite();
  const newTabLabel = isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined;
  return (
    <section id="home" className="scroll-mt-40 bg-linear-to-b from-white to-sea-50">
      <Container className="grid items-center gap-x-14 gap-y-12 pt-8 pb-16 lg:grid-cols-[1.2fr_1fr] lg:pt-10 lg:pb-20">
        <div>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 className="mt-5 text-display">
            <span className="block">{t('titlePlace')}</span>
            <span className="block">{t('titleLanguage')}</span>
            <span className="block text-coral-600">{t('titlePrice')}</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-ink-soft text-lead">{t('subtitle')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={links.newQuote} newTabLabel={newTabLabel}>
              {t('getQuote')}
            </ButtonLink>
            <ButtonLink href={links.newQuote} newTabLabel={newTabLabel} variant="secondary">
              {t('learnMore')}
            </ButtonLink>
          </div>
          <HeroStats />
        </div>
        <ArchWindow />
      </Container>
    </section>
  );
}

/** The sunrise in the arch, with the licensing badge on its sill. */
function ArchWindow() {
  const t = useTranslations('home.hero');
  return (
    <div className="relative mx-auto w-full max-w-[33rem]">
      <img
        src={heroScene}
        alt={t('pictureAlt')}
        width={640}
        height={780}
        fetchPriority="high"
        className="arch-window h-auto w-full"
      />
      <p className="absolute inset-x-4 bottom-4 flex items-center gap-4 rounded-surface bg-white p-4 shadow-raised sm:inset-x-auto sm:bottom-12 sm:-left-6 sm:max-w-[21rem] lg:-left-8">
        <span className="arch flex size-11 shrink-0 items-center justify-center bg-sea-100 text-sea-700">
          <Icon name="check" className="size-6 stroke-3" />
        </span>
        <span>
          <strong className="block leading-snug">{t('badgeTitle')}</strong>
          <span className="block text-ink-soft text-sm leading-snug">{t('badgeText')}</span>
        </span>
      </p>
    </div>
  );
}
