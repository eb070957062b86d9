import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { networkFigure } from '#site/network-size.ts';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { Container, Eyebrow } from '#ui/section.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import heroScene from './hero-scene.svg';

/** First view of the home page: who we are, the two buttons, three numbers, the arch window and the licences. */
export function Hero() {
  const t = useTranslations('home.hero');
  const tSite = useTranslations('site');
  const { links, network } = useSite();
  const providers = networkFigure(network, 'fine');
  const newTabLabel = isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined;
  return (
    <section id="home" className="@container scroll-mt-40 bg-linear-to-b from-white to-sea-50">
      <Container className="grid grid-cols-1 items-center gap-x-8 gap-y-12 pt-8 pb-16 @min-[46rem]:grid-cols-[1.3fr_1fr] @min-[62rem]:grid-cols-[1.2fr_1fr] @min-[62rem]:gap-x-14 @min-[62rem]:pt-10 @min-[62rem]:pb-20">
        <div>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 className="mt-5 text-display">
            <span className="block">{t('titlePlace')}</span>
            <span className="block">{t('titleLanguage')}</span>
            <span className="block text-coral-600">{t('titlePrice')}</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-ink-soft text-lead">
            {t('subtitle')}
            {providers && ` ${t('network', { providers })}`}
          </p>
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

/** The three numbers beneath the hero's buttons. The asterisk's meaning also is in print below them. */
function HeroStats() {
  const t = useTranslations('home.stats');
  return (
    <div className="mt-12 lg:mr-8">
      <dl aria-label={t('label')} className="grid max-w-[37rem] grid-cols-3 gap-4 border-ink border-t-2 pt-5">
        <Stat number="100K+" label={t('members')} />
        <Stat number="20+" label={t('years')} />
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{t('copayments')}</dt>
          <dd className="font-bold font-display text-title-md">
            {/* As wide as in its own face, so that the asterisk does not move when the face arrives. */}
            <span className="inline-block min-w-[1.18em]">$5</span>
            <Tooltip content={t('copaymentsNote')} className="cursor-help rounded-sm px-0.5">
              <span aria-hidden="true">*</span>
              <span className="sr-only">{t('copaymentsAsterisk')}</span>
            </Tooltip>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-ink-soft text-sm">* {t('copaymentsNote')}</p>
    </div>
  );
}

function Stat({ number, label }: { number: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold font-display text-title-md">{number}</dd>
    </div>
  );
}

/** The sunrise in the arch, which moves once when it may, with the licensing badge on its sill. */
function ArchWindow() {
  const t = useTranslations('home.hero');
  const picture = useRef<HTMLImageElement>(null);
  const isVideoWanted = useHeroVideo(picture);
  const HeroVideo = useOnDemand(() => import('./hero-video.tsx'), isVideoWanted);
  return (
    <div className="relative mx-auto w-full max-w-[33rem]">
      <div className="relative">
        <img
          ref={picture}
          src={heroScene}
          alt={t('pictureAlt')}
          width={640}
          height={780}
          fetchPriority="high"
          className="arch-window h-auto w-full"
        />
        {HeroVideo && <HeroVideo />}
      </div>
      {/* Where the picture is small the badge hangs on its sill, so that the sun stays clear. */}
      <p className="relative mx-4 -mt-8 flex items-center gap-4 rounded-surface bg-white p-4 shadow-raised @min-[46rem]:mx-2 @min-[62rem]:absolute @min-[62rem]:bottom-12 @min-[62rem]:-left-8 @min-[62rem]:mx-0 @min-[62rem]:mt-0 @min-[62rem]:max-w-[21rem]">
        <span className="arch flex size-11 shrink-0 items-center justify-center bg-sea-100 text-sea-700">
          <Icon name="check" className="size-6 stroke-3" />
        </span>
        <span>
          <strong className="block leading-snug">{t('discountPlanBadgeTitle')}</strong>
          <span className="block text-ink-soft text-sm leading-snug">{t('badgeText')}</span>
        </span>
      </p>
    </div>
  );
}

/** How much of the picture must be in the viewport before its film is loaded. */
const SHARE_IN_SIGHT = 0.5;

/**
 * Whether the film may be loaded now: the page has wholly loaded, the picture is in sight, and the visitor asked
 * neither for reduced data nor for reduced motion. False during the server render; once true it stays true.
 */
function useHeroVideo(picture: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    const element = picture.current;
    if (!element || prefersReducedMotion() || prefersLittleData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || prefersReducedMotion()) return;
        observer.disconnect();
        setIsWanted(true);
      },
      { threshold: SHARE_IN_SIGHT },
    );
    const watch = () => observer.observe(element);
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      window.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [picture]);

  return isWanted;
}

/** Data saver of the browser, or the system's setting for reduced data. */
function prefersLittleData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
