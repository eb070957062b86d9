import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { networkFigure } from '#site/network-size.ts';
import { isExternal } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { ButtonLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { Container, Eyebrow } from '#ui/section.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import heroScene from './hero-scene.svg';
import { QuickLinks } from './quick-links.tsx';

/**
 * The price after two choices. It is in the first view, so its code comes at once, but after that of the page: the rules
 * of the price would be too much for the first load.
 */
export const HomePricePart = hydrateWhenVisible(() => import('./price/home-price.tsx'));

/** First view of the home page: who we are, a price, the two buttons, the arch window, the licences and three numbers. */
export function Hero() {
  const t = useTranslations('home.hero');
  const tStats = useTranslations('home.stats');
  const tSite = useTranslations('site');
  const { links, network } = useSite();
  const providers = networkFigure(network, 'fine');
  const newTabLabel = isExternal(links.newQuote) ? tSite('opensInNewTab') : undefined;
  return (
    <section id="home" className="@container scroll-mt-40 fade-to-sea">
      {/* Both columns from the top: a page that arrives in parts is painted in parts, and nothing of it may move. */}
      <Container className="grid grid-cols-1 items-start gap-x-8 gap-y-4 pt-2 pb-4 @min-[46rem]:grid-cols-[1.3fr_1fr] @min-[46rem]:pt-4 @min-[62rem]:gap-x-14">
        <div className="flex flex-col">
          {/* On a phone one line, without the stripes: what it saves, the price's own words have. */}
          <div className="@max-[30rem]:[&_svg]:hidden">
            <Eyebrow>{t('eyebrow')}</Eyebrow>
          </div>
          <h1 className="mt-1.5 text-display">
            <span className="block">{t('titlePlace')}</span>
            <span className="block">{t('titleLanguage')}</span>
            <span className="block text-coral-600">{t('titlePrice')}</span>
          </h1>
          {/* On a phone it stands after the price: that, its button and the way to a doctor are in the first view. */}
          <p className="@max-[46rem]:order-last mt-2 max-w-[36rem] text-ink-soft">
            {[t('subtitle'), providers && t('network', { providers })].filter(Boolean).join(' ')}
          </p>
          {/* Near the title whose asterisk it explains; in print and for touch, where no tooltip opens. */}
          <p className="mt-1 text-ink-soft text-sm leading-snug">{`* ${tStats('copaymentsNote')}`}</p>
          <div className="mt-2 max-w-[36rem]">
            <HomePricePart />
          </div>
          <QuickLinks />
          <div className="mt-2 flex flex-wrap gap-2.5 *:grow *:gap-1.5 *:px-1.5 sm:*:grow-0 sm:*:px-4">
            <ButtonLink href={links.newQuote} newTabLabel={newTabLabel} size="sm">
              {t('getQuote')}
            </ButtonLink>
            <ButtonLink href={links.newQuote} newTabLabel={newTabLabel} size="sm" variant="secondary">
              <span>{t('learnMore')}</span>
              {/* Where it leads, for whoever hears it among other links. */}
              <VisuallyHidden>{` ${t('learnMoreAbout')}`}</VisuallyHidden>
            </ButtonLink>
          </div>
        </div>
        <div className="min-w-0">
          <ArchWindow />
          <HeroStats />
        </div>
      </Container>
    </section>
  );
}

/** The three numbers beneath the picture. What the asterisk means also stands in print beneath the title. */
function HeroStats() {
  const t = useTranslations('home.stats');
  return (
    <ul
      aria-label={t('label')}
      className="wrap-anywhere mx-auto mt-3 grid max-w-[33rem] grid-cols-[1fr_1.4fr_1.2fr] gap-3 border-ink border-t-2 pt-2 huge-text:grid-cols-1"
    >
      <Stat number="100K+" label={t('members')} />
      <Stat number="20+" label={t('years')} />
      <li>
        <p className="font-bold font-display text-title-md">
          {/* As wide as in its own face, so that the asterisk does not move when the face arrives. */}
          <span className="inline-block min-w-[1.18em]">$5</span>
          <Tooltip content={t('copaymentsNote')} className="min-w-6 cursor-help rounded-sm px-0.5 text-left">
            <span aria-hidden="true">*</span>
            <span className="sr-only">{t('copaymentsAsterisk')}</span>
          </Tooltip>
        </p>
        <p className={labelClass}>{t('copayments')}</p>
      </li>
    </ul>
  );
}

/** The number is first in the document as it is on the page: one that arrives in parts is painted in parts. */
function Stat({ number, label }: { number: string; label: string }) {
  return (
    <li>
      <p className="font-bold font-display text-title-md">{number}</p>
      <p className={labelClass}>{label}</p>
    </li>
  );
}

const labelClass = 'text-ink-soft text-xs leading-snug @min-[62rem]:text-sm';

/**
 * The picture and the film over it: low and wide where it stands below the words, the arch in full beside them. Both are
 * cut alike, so that one comes over the other unseen.
 */
const windowClass =
  'arch-window-low w-full aspect-2/1 object-cover object-[50%_60%] @min-[46rem]:arch-window @min-[46rem]:aspect-[640/720]';

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
          className={windowClass}
        />
        {HeroVideo && <HeroVideo className={windowClass} />}
      </div>
      {/* Where the picture is small the badge hangs on its sill, so that the sun stays clear. */}
      <p className="relative mx-3 -mt-8 flex items-center gap-3 rounded-surface bg-white px-3.5 py-2.5 shadow-raised @min-[46rem]:mx-2 @min-[62rem]:absolute @min-[62rem]:bottom-8 @min-[62rem]:-left-8 @min-[62rem]:mx-0 @min-[62rem]:mt-0 @min-[62rem]:max-w-[21rem] @min-[62rem]:p-4">
        <span className="arch flex size-9 shrink-0 @min-[62rem]:size-11 items-center justify-center bg-sea-100 text-sea-700">
          <Icon name="check" className="size-5 stroke-3" />
        </span>
        <span>
          <strong className="block text-sm leading-snug @min-[62rem]:text-base">
            {t('discountPlanBadgeTitle')}
          </strong>
          <span className="block text-ink-soft text-xs leading-snug @min-[62rem]:text-sm">
            {t('badgeText')}
          </span>
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
