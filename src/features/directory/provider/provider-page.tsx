import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { formsCatalog } from '#forms/forms.catalog.ts';
import { telHref } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyAndPrint } from '#ui/copy-and-print.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container, SectionHeading } from '#ui/section.tsx';
import { specialtiesInLanguage } from '../names-in-language.ts';
import { shortlistCatalog } from '../shortlist/shortlist.catalog.ts';
import { ShortlistLinkPart } from '../shortlist/shortlist-link-part.tsx';
import { BackToDirectory } from './back-to-directory.tsx';
import { placeInOneLine } from './place-in-one-line.ts';
import type { OtherPlace, ProviderDetails } from './provider-details.ts';
import { ProviderFacts } from './provider-facts.tsx';

/** The form's code comes after the page: it can be sent without it. */
export const ReportFieldsPart = hydrateWhenVisible(() => import('../report/report-fields.tsx'), formsCatalog);

/** What to ask when one calls, and the button that keeps the provider: after the page, too. */
export const KeepingPart = hydrateWhenVisible(
  () => import('../shortlist/keep-provider.tsx'),
  shortlistCatalog,
);

/** One provider on a page of its own: to call, to send to somebody, to print. */
export function ProviderPage({ provider }: { provider: ProviderDetails }) {
  const t = useTranslations('provider');
  const locale = usePageLocale();
  const { doctor, center, specialties, isDemo, otherPlaces } = provider;
  return (
    <Container className="wrap-anywhere pt-6 pb-section">
      <div className="flex items-center justify-between gap-3 print:hidden">
        <BackToDirectory>{t('back')}</BackToDirectory>
        <ShortlistLinkPart />
      </div>
      <div className="mt-4">
        <SectionHeading
          level={1}
          eyebrow={specialtiesInLanguage(specialties, locale)}
          title={doctor}
          lead={center === doctor ? undefined : center}
        />
      </div>
      {isDemo && (
        <div className="mt-5">
          {/* Nobody is to find somebody who is made up. */}
          <meta name="robots" content="noindex" />
          <Notice>{t('demo')}</Notice>
        </div>
      )}
      <WaysToReach provider={provider} />
      <div className="mt-3">
        <KeepingPart provider={provider} />
      </div>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1.8fr_1fr]">
        <Part title={t('facts')}>
          <ProviderFacts provider={provider} />
        </Part>
        <div className="space-y-10">
          {otherPlaces.length > 0 && (
            <Part title={t('otherPlaces')}>
              <ul className="mt-3 divide-y divide-line border-line border-t-2">
                {otherPlaces.map((place) => (
                  <li key={place.id}>
                    <PlaceLink place={place} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <ShareProvider provider={provider} />
        </div>
      </div>
      <ReportSection key={provider.id} providerId={provider.id} />
    </Container>
  );
}

/** Tells us that something above is wrong. */
function ReportSection({ providerId }: { providerId: string }) {
  const t = useTranslations('provider.report');
  return (
    <section id="report" aria-labelledby="report-title" className="mt-section scroll-mt-6 print:hidden">
      <SectionHeading id="report-title" title={t('title')} lead={t('lead')} />
      <div className="mt-6 max-w-reading rounded-panel border border-line bg-white p-5 shadow-card sm:p-9">
        <ReportFieldsPart providerId={providerId} />
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="text-title-sm">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** The number, which is what most people come for, and the way there. */
function WaysToReach({ provider }: { provider: ProviderDetails }) {
  const t = useTranslations('provider');
  const { links } = useSite();
  const { phone } = provider;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {phone ? (
        <a href={telHref(phone)} className={buttonClass('primary', 'md', 'figures max-sm:w-full')}>
          <Icon name="phone" />
          <span>{t('call', { phone })}</span>
        </a>
      ) : (
        <p className="text-ink-soft">{t('phoneUnknown')}</p>
      )}
      <OutsideLink
        href={links.directions + encodeURIComponent(placeInOneLine(provider))}
        className={buttonClass('secondary', 'md', 'max-sm:w-full')}
      >
        <span>{t('directions')}</span>
      </OutsideLink>
    </div>
  );
}

function PlaceLink({ place }: { place: OtherPlace }) {
  return (
    <Link
      to="/{-$locale}/providers/$id"
      params={{ id: place.id }}
      className="flex min-h-12 items-center justify-between gap-3 rounded-sm py-2 hover:text-sea-700 hover:underline"
    >
      <span>
        <b className="block">{place.center}</b>
        <span>{placeInOneLine(place)}</span>
      </span>
      <Icon name="arrow-right" className="size-5 text-sea-600" />
    </Link>
  );
}

/** By the device's own list where it has one; else the link is copied. */
function ShareProvider({ provider }: { provider: ProviderDetails }) {
  const t = useTranslations('provider.share');
  return (
    <section className="noscript:hidden print:hidden">
      <h2 className="text-title-sm">{t('title')}</h2>
      <CopyAndPrint
        id="provider-link"
        link={() => window.location.origin + window.location.pathname}
        share={{ label: t('share'), title: provider.doctor }}
        labels={{
          copyLink: t('copyLink'),
          copied: t('copied'),
          copyByHand: t('copyByHand'),
          print: t('print'),
        }}
      />
    </section>
  );
}
