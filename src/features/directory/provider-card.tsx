import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { telHref } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { languagesInSentence, specialtiesInLanguage } from './names-in-language.ts';
import type { ProviderSummary } from './search-providers.ts';

interface ProviderCardProps {
  provider: ProviderSummary;
  /** Where real providers are on the same list, one that is made up says so to everybody. */
  showsDemo: boolean;
}

/**
 * One provider with every field of the directory. What is unknown is something to ask about, never "no", and takes the
 * least room.
 */
export function ProviderCard({ provider, showsDemo }: ProviderCardProps) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { links } = useSite();
  const { doctor, specialties, center, address, suite, city, county, zipCode, phone, distanceMiles } =
    provider;
  const place = `${address}${suite ? `, ${suite}` : ''}, ${city}, FL ${zipCode}`;
  return (
    <article className="wrap-anywhere flex h-full flex-col rounded-surface border border-line bg-white px-4 py-3 sm:p-6 print:break-inside-avoid">
      <h3 tabIndex={-1} className="text-title-xs">
        <Link to="/{-$locale}/providers/$id" params={{ id: provider.id }} className="hover:underline">
          {doctor}
        </Link>
        {provider.isDemo && !showsDemo && <VisuallyHidden>{` (${t('demo')})`}</VisuallyHidden>}
      </h3>
      <p className="mt-0.5 text-ink-soft text-sm">
        {[specialtiesInLanguage(specialties, locale), center !== doctor && center]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <address className="mt-1.5 text-sm not-italic sm:mt-3">
        {distanceMiles !== null && (
          <span className="whitespace-nowrap">
            <span aria-hidden="true">
              <b>{t('distance', { miles: distanceMiles })}</b>
              <span>{' · '}</span>
            </span>
            <VisuallyHidden>{`${t('distanceInWords', { miles: distanceMiles })}. `}</VisuallyHidden>
          </span>
        )}
        <span>{place}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{`· ${t('county', { county })}`}</span>
      </address>
      <Facts provider={provider} showsDemo={showsDemo} />
      {/* On the narrowest phones the number to call and the way there still share a row. */}
      <p className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-2.5 sm:gap-x-6 sm:pt-4">
        {phone ? (
          <a
            href={telHref(phone)}
            className="figures inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control bg-sea-100 px-2.5 font-bold text-sea-700 transition-colors hover:bg-sun-100 forced-colors:border max-sm:tracking-tight sm:px-4 print:min-h-0 print:px-0"
          >
            <Icon name="phone" className="size-4.5" />
            <VisuallyHidden>{`${t('callTo', { name: doctor })}: `}</VisuallyHidden>
            <span>{phone}</span>
          </a>
        ) : (
          <span className="mr-3 text-ink-soft text-sm">{t('phoneUnknown')}</span>
        )}
        <OutsideLink
          href={links.directions + encodeURIComponent(place)}
          className="text-link py-3 text-xs sm:text-sm print:hidden max-sm:[&_svg]:hidden"
        >
          <span>{t('directions')}</span>
          <VisuallyHidden>{`: ${doctor}`}</VisuallyHidden>
        </OutsideLink>
      </p>
    </article>
  );
}

/**
 * Languages, new patients and certification as far as they are known; what is not, and the fax, are quiet. That a
 * provider is not certified is not said: the list may only lack it.
 */
function Facts({ provider, showsDemo }: ProviderCardProps) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { acceptingNewPatients: accepting, certified, fax, isDemo } = provider;
  const languages = languagesInSentence(provider.languages ?? [], locale);
  return (
    <>
      {languages && <p className="mt-1 text-sm">{t('languages', { languages })}</p>}
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs">
        {accepting !== null && <Fact is={accepting}>{t(accepting ? 'accepting' : 'notAccepting')}</Fact>}
        {certified && <Fact is>{t('certified')}</Fact>}
        {accepting === null && <li>{t('unknown.accepting')}</li>}
        {!languages && <li>{t('unknown.languages')}</li>}
        {certified === null && <li>{t('unknown.certified')}</li>}
        {fax && <li className="figures">{t('fax', { fax })}</li>}
        <li className="print:hidden">
          <Link
            to="/{-$locale}/providers/$id"
            params={{ id: provider.id }}
            hash="report"
            className="inline-block min-h-6 text-link"
          >
            <span>{t('report')}</span>
            <VisuallyHidden>{`: ${provider.doctor}`}</VisuallyHidden>
          </Link>
        </li>
        {isDemo && showsDemo && (
          <li>
            <Badge tone="sun">{t('demo')}</Badge>
          </li>
        )}
      </ul>
    </>
  );
}

/** A yes in green, a no without colour, both with a mark. */
function Fact({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-center gap-1.5 font-bold', is && 'text-leaf-700')}>
      <Icon name={is ? 'check' : 'close'} className="size-[1.15em] stroke-3" />
      <span>{children}</span>
    </li>
  );
}
