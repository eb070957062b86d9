import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FetchApi } from '#client/api.ts';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { contactCatalog } from '#features/contact/contact.catalog.ts';
import { faqCatalog } from '#features/faq/faq.catalog.ts';
import { aboutCatalog } from '#features/home/about/about.catalog.ts';
import { Hero, HomePricePart } from '#features/home/hero.tsx';
import { locationsCatalog } from '#features/home/locations/locations.catalog.ts';
import { newsCatalog } from '#features/news/news.catalog.ts';
import { preventiveCareCatalog } from '#features/preventive-care/preventive-care.catalog.ts';
import { servicesCatalog } from '#features/services/services.catalog.ts';
import { formsCatalog } from '#forms/forms.catalog.ts';
import type { Locale } from '#i18n/locale.ts';
import { Stripes } from '#ui/brand.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';

/** The sections below the fold, hydrated when a visitor scrolls near them. */
const homeParts = {
  Plans: hydrateWhenVisible(() => import('#features/home/plans.tsx')),
  Services: hydrateWhenVisible(() => import('#features/services/services.tsx'), servicesCatalog),
  PreventiveCare: hydrateWhenVisible(
    () => import('#features/preventive-care/preventive-care.tsx'),
    preventiveCareCatalog,
  ),
  About: hydrateWhenVisible(() => import('#features/home/about/about.tsx'), aboutCatalog),
  Locations: hydrateWhenVisible(() => import('#features/home/locations/locations.tsx'), locationsCatalog),
  Faq: hydrateWhenVisible(() => import('#features/faq/faq-section.tsx'), faqCatalog),
  News: hydrateWhenVisible<{ fetchApi: FetchApi }>(
    () => import('#features/news/news-section.tsx'),
    newsCatalog,
  ),
  Contact: hydrateWhenVisible(
    () => import('#features/contact/contact-section.tsx'),
    contactCatalog,
    formsCatalog,
  ),
};

/**
 * Loads every section, and the hero's price. A home page that is built in the browser waits for it, so that the sections are at their
 * places when the page scrolls to the one named in the address.
 */
export async function preloadHomeParts(locale: Locale): Promise<void> {
  await Promise.all([HomePricePart, ...Object.values(homeParts)].map((Part) => Part.preload(locale)));
}

const { Plans, Services, PreventiveCare, About, Locations, Faq, News, Contact } = homeParts;

/** The home page: one page with anchored sections, in the order of docs/product/home.md, Sections. */
export function HomePage({ fetchApi }: { fetchApi: FetchApi }) {
  return (
    <>
      <Hero />
      <StartingPoints />
      <DeferredLayout estimatedHeight="[--estimated-height:57rem] lg:[--estimated-height:26rem]">
        <Plans />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:44rem] lg:[--estimated-height:49rem]">
        <Services />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:60rem] lg:[--estimated-height:40rem]">
        <PreventiveCare />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:39rem] lg:[--estimated-height:32rem]">
        <About />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:55rem] lg:[--estimated-height:30rem]">
        <Locations />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:64rem] lg:[--estimated-height:44rem]">
        <Faq />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:40rem] lg:[--estimated-height:38rem]">
        <News fetchApi={fetchApi} />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:60rem] lg:[--estimated-height:40rem]">
        <Contact />
      </DeferredLayout>
      <DeferredLayout estimatedHeight="[--estimated-height:22rem] lg:[--estimated-height:12rem]">
        <CallToAction />
      </DeferredLayout>
    </>
  );
}

type DeferredLayoutProps = {
  /**
   * Classes that set `--estimated-height`, the greatest height of the part: in Spanish, with large text, on the
   * narrowest phone and desktop.
   */
  estimatedHeight: string;
  children: ReactNode;
};

function DeferredLayout({ estimatedHeight, children }: DeferredLayoutProps) {
  return <div className={`cv-auto ${estimatedHeight}`}>{children}</div>;
}

const STARTING_POINTS = [
  { name: 'new', to: '/{-$locale}/quote' },
  { name: 'have', to: '/{-$locale}/quote' },
  { name: 'needs', to: '/{-$locale}/providers' },
] as const;

/**
 * "What brings you here?": three choices, each giving its guidance message. Details elements of one name:
 * one is open at a time, by keyboard and without JavaScript too.
 */
function StartingPoints() {
  const t = useTranslations('home.starting');
  return (
    <section aria-labelledby="starting-title" className="on-dark bg-sea-900 py-3 print:hidden">
      <Container className="grid gap-x-10 gap-y-1 lg:grid-cols-[0.7fr_3fr]">
        <h2 id="starting-title" className="text-title-sm lg:pt-3">
          {t('title')}
        </h2>
        <div className="grid divide-sea-700 max-md:divide-y md:grid-cols-3">
          {/* From 768 px on the three share a row, and the open one's guidance has the whole row beneath. */}
          {STARTING_POINTS.map(({ name, to }) => (
            <details
              key={name}
              name="starting-point"
              className="group md:details-content:col-span-full md:details-content:row-start-2 md:supports-[selector(::details-content)]:contents"
            >
              <summary className="flex list-none items-start justify-between gap-4 rounded-sm border-sea-700 py-2.5 md:px-4 md:group-not-first:border-l [&::-webkit-details-marker]:hidden">
                <span>
                  <strong className="block font-bold lg:text-title-xs">{t(`${name}Title`)}</strong>
                  <span className="block text-sea-100 text-sm max-md:sr-only lg:mt-1">
                    {t(`${name}Teaser`)}
                  </span>
                </span>
                <Icon
                  name="chevron-down"
                  className="mt-0.5 size-5 text-sun-400 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="items-end justify-between gap-x-10 pb-4 md:flex md:px-4">
                <p className="text-sea-100">{t(`${name}Guidance`)}</p>
                <p className="mt-2 shrink-0">
                  <Link to={to} className="text-link-dark">
                    {t(`${name}Link`)}
                  </Link>
                </p>
              </div>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** The band that closes the landing page: the two things a visitor can do here right now. */
function CallToAction() {
  const t = useTranslations('home.callToAction');
  return (
    <section aria-labelledby="call-to-action-title" className="bg-sun-100 py-5 print:hidden lg:py-6">
      <Container className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-[1fr_auto]">
        <div>
          <Stripes className="mb-2 h-3.5 w-8.5 lg:hidden" />
          <h2 id="call-to-action-title" className="text-title-md">
            <span className="block">{t('titlePrice')}</span> <span className="block">{t('titleDoctor')}</span>
          </h2>
          <p className="mt-1.5 max-w-[52ch] text-ink-soft leading-snug lg:text-lead">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 *:grow max-sm:*:px-1.5 sm:*:grow-0">
          <Link to="/{-$locale}/quote" className={buttonClass('primary', 'sm')}>
            {t('quote')}
          </Link>
          <Link to="/{-$locale}/providers" className={buttonClass('secondary', 'sm')}>
            {t('providers')}
          </Link>
        </div>
      </Container>
    </section>
  );
}
