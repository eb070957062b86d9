import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate } from '#i18n/format.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { OutsideLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { agesInWords } from '../ages-in-words.ts';
import { WhatToAsk } from '../call/what-to-ask.tsx';
import { languagesInSentence, specialtiesInLanguage } from '../names-in-language.ts';
import { usePlansInWords } from '../plans-in-words.ts';
import { isProviderId } from '../provider/provider-details.ts';
import type { ProviderSummary } from '../search/search-providers.ts';
import { KeepButton } from '../shortlist/keep-button.tsx';
import { CallButton } from './call-button.tsx';

interface ProviderCardProps {
  provider: ProviderSummary;
  /** Where real providers are on the same list, one that is made up says so to everybody. */
  showsDemo: boolean;
}

type CardPartProps = Pick<ProviderCardProps, 'provider'>;

/**
 * One provider with every field of the directory: what one chooses by and the number to call first, on phones the rest
 * folded behind a line with the plan. What is unknown is something to ask about, never "no", and takes the least room.
 */
export function ProviderCard({ provider, showsDemo }: ProviderCardProps) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { id, doctor, specialties, center, distanceMiles, phone } = provider;
  return (
    <article className="wrap-anywhere flex flex-col gap-x-4 rounded-surface border border-line bg-white px-4 pt-3 pb-1 sm:grid sm:grid-cols-[1fr_auto] sm:grid-rows-[2.75rem] sm:content-start sm:p-6 sm:pb-3 print:break-inside-avoid">
      <div className="sm:row-span-2">
        <div className="flex items-start justify-between gap-1">
          <h3 tabIndex={-1} className="text-title-xs max-sm:text-base">
            <Link
              to="/{-$locale}/providers/$id"
              params={{ id }}
              className="inline-block min-h-6 hover:underline"
            >
              {doctor}
            </Link>
            {provider.isDemo && !showsDemo && <VisuallyHidden>{` (${t('demo')})`}</VisuallyHidden>}
          </h3>
          {/* Lists of other servers have no ids of ours. */}
          {isProviderId(id) && (
            <KeepButton
              id={id}
              doctor={doctor}
              className="-my-2.5 -mr-2.5 flex size-11 shrink-0 items-center justify-center rounded-control text-sea-700 hover:bg-sea-100"
            />
          )}
        </div>
        <p className="mt-0.5 text-ink-soft text-sm">
          {distanceMiles !== null && (
            <span className="whitespace-nowrap">
              <span aria-hidden="true">
                <b className="text-ink">{t('distance', { miles: distanceMiles })}</b>
                <span>{' · '}</span>
              </span>
              <VisuallyHidden>{`${t('distanceInWords', { miles: distanceMiles })}. `}</VisuallyHidden>
            </span>
          )}
          <span>
            {[specialtiesInLanguage(specialties, locale), center !== doctor && center]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <ChosenBy provider={provider} showsDemo={showsDemo} />
      </div>
      <CallButton provider={provider} />
      {/* On phones what to ask and the details open from one line; on wider pages what to ask stands under the number. */}
      <div className="flex flex-wrap items-start justify-between gap-x-2 text-sm sm:contents">
        {phone && (
          <WhatToAsk
            provider={provider}
            className="details-in-row"
            summaryClass="sm:col-start-2 sm:row-start-2 sm:self-start sm:justify-self-end"
          />
        )}
        <FoldedOnPhones
          className="details-in-row sm:text-sm"
          summary={
            <span className="text-sea-700 text-sm">
              <span>{t('details')}</span>
              <VisuallyHidden>{`: ${doctor}`}</VisuallyHidden>
            </span>
          }
        >
          <Details provider={provider} />
        </FoldedOnPhones>
      </div>
    </article>
  );
}

/** Languages and new patients; what is not known of them is quiet. */
function ChosenBy({ provider, showsDemo }: ProviderCardProps) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { acceptingNewPatients: accepting, isDemo } = provider;
  const languages = languagesInSentence(provider.languages ?? [], locale);
  return (
    <>
      {languages && <p className="mt-1 text-sm">{t('languages', { languages })}</p>}
      <ul className={FACTS_CLASS}>
        {accepting === null ? (
          <li>{t('unknown.accepting')}</li>
        ) : (
          <Fact is={accepting}>{t(accepting ? 'accepting' : 'notAccepting')}</Fact>
        )}
        {!languages && <li>{t('unknown.languages')}</li>}
        {isDemo && showsDemo && (
          <li>
            <Badge tone="sun">{t('demo')}</Badge>
          </li>
        )}
      </ul>
    </>
  );
}

/**
 * Where the provider is, and what else the list says, with its day. That a provider is not certified is not said: the list
 * may only lack it.
 */
function Details({ provider }: CardPartProps) {
  const t = useTranslations('directory.card');
  const locale = usePageLocale();
  const { links } = useSite();
  const { doctor, address, suite, city, county, zipCode, certified, fax, panels, listDate } = provider;
  const tDirectory = useTranslations('directory');
  const plans = usePlansInWords()(provider.plans);
  const ages = agesInWords(provider.ages, (key, values) => tDirectory(`ages.${key}`, values));
  const place = `${address}${suite ? `, ${suite}` : ''}, ${city}, FL ${zipCode}`;
  return (
    <>
      <address className="not-italic sm:mt-3">
        <span>{place}</span>
        <span>{' · '}</span>
        <span className="whitespace-nowrap text-ink-soft">{t('county', { county })}</span>
      </address>
      <ul className={FACTS_CLASS}>
        {certified && <Fact is>{t('certified')}</Fact>}
        {certified === null && <li>{t('unknown.certified')}</li>}
        <li>{plans ? t('plans', { plans }) : t('unknown.plan')}</li>
        {panels && (
          <li>
            {t('panels', {
              panels: tDirectory('panels', { count: panels.length, letters: panels.join(', ') }),
            })}
          </li>
        )}
        {ages && <li>{t('ages', { ages })}</li>}
        {fax && <li className="figures">{t('fax', { fax })}</li>}
        {listDate && <li>{t('listDate', { day: formatDate(listDate, locale) })}</li>}
      </ul>
      {/* The ways on from this provider. */}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <OutsideLink href={links.directions + encodeURIComponent(place)} className="text-link py-3">
          <span>{t('directions')}</span>
          <VisuallyHidden>{`: ${doctor}`}</VisuallyHidden>
        </OutsideLink>
        <Link
          to="/{-$locale}/providers/$id"
          params={{ id: provider.id }}
          hash="report"
          className="text-link py-3"
        >
          <span>{t('report')}</span>
          <VisuallyHidden>{`: ${doctor}`}</VisuallyHidden>
        </Link>
      </p>
    </>
  );
}

const FACTS_CLASS = 'mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs empty:hidden';

/** A yes in green, a no without colour, both with a mark. */
function Fact({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <li className={classNames('flex items-center gap-1.5 font-bold', is && 'text-leaf-700')}>
      <Icon name={is ? 'check' : 'close'} className="size-[1.15em] stroke-3" />
      <span>{children}</span>
    </li>
  );
}
