import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import {
  countyAround,
  type DirectoryFilters,
  type DirectorySearch,
  FACT_FILTERS,
  FILTER_NAMES,
  type FilterName,
  searchWith,
  withoutFilter,
  withUnderstood,
  withWholeCounty,
} from '../directory-filters.ts';
import { findZipCode } from '../places/zip-code.ts';
import { type FoundPage, understoodFilters } from '../providers.queries.ts';
import type { ProviderSearchOptions, Understood } from '../search/search-providers.ts';
import ShortlistLink from '../shortlist/shortlist-link.tsx';
import { SHORT_NOTICE_CLASS, useFilterText } from './filter-chips.tsx';
import { DangerNotice, NotUnderstood } from './need-notices.tsx';
import { ProviderCard } from './provider-card.tsx';
import type { Outcome } from './use-focus-on-outcome.ts';
import { useKeptCards } from './use-kept-cards.ts';

interface SearchResultsProps {
  /** The pages loaded so far; the first says how many there are in all. */
  pages: readonly FoundPage[];
  filters: DirectoryFilters;
  /** The cities that have providers, and where they lie. */
  cities: ProviderSearchOptions['cities'];
  outcome: Outcome<HTMLHeadingElement>;
  onChange: (change: FilterChange) => void;
  more: {
    isAvailable: boolean;
    isLoading: boolean;
    hasFailed: boolean;
    load: () => void;
    /** The address of the next page, for visitors without JavaScript. */
    next: DirectorySearch;
  };
}

/** Makes other filters of those in the fields. */
type FilterChange = (filters: DirectoryFilters) => DirectoryFilters;

/** What a search found: count, notice when it was widened, cards, and more by cursor. Its code comes with a search. */
export default function SearchResults({
  pages,
  filters,
  cities,
  outcome,
  onChange,
  more,
}: SearchResultsProps) {
  const t = useTranslations('directory.results');
  const sayFilters = useFiltersInWords();
  const [first] = pages;
  const politeness = usePoliteness();
  const { listRef, showMore } = useFocusOnNewItem(pages.length, more.load, 'h3');
  useEffect(outcome.onShown);
  useKeptCards(listRef, first);
  if (!first) return null;
  const { understood } = first;
  const inForce = withUnderstood(filters, understoodFilters(first));
  const providers = pages.flatMap((page) => page.providers);
  const zipCode = first.distanceFrom?.zipCode ?? findZipCode(inForce.zipCode ?? inForce.city ?? '') ?? '';
  const ownCount = providers.filter((provider) => provider.zipCode === zipCode).length;
  // Rows of the ZIP itself come first and may lie in a neighbouring county; the rest is the county it was widened to.
  const county = providers.at(-1)?.county;
  const hasFilters = FILTER_NAMES.some((name) => inForce[name]);
  const isMixed = providers.some((provider) => !provider.isDemo);
  return (
    <section aria-label={t('label')}>
      {understood?.emergency && <DangerNotice />}
      <h2 ref={outcome.ref} tabIndex={-1} className="text-title-md max-sm:text-title-sm">
        {t('count', { count: first.total })}
      </h2>
      <OrderOfResults
        from={first.distanceFrom}
        hasResults={providers.length > 0}
        isOfFacts={FACT_FILTERS.some((name) => inForce[name] !== undefined)}
      />
      {/* What was read out of words stands as filters in use, which need JavaScript; a phone names them above. */}
      {understood && Object.keys(understood.filters).length > 0 && (
        <div className={classNames('mt-5', filters.query !== undefined && 'hidden sm:noscript:block')}>
          <Notice title={t('movedTitle', { filters: sayFilters(understood.filters) })}>
            {filters.query === undefined && <p>{t('moved')}</p>}
          </Notice>
        </div>
      )}
      {understood && <NotUnderstood understood={understood} hasFilters={hasFilters} />}
      {first.isExpanded && first.expandedFrom === 'zipCode' && providers.length > 0 && (
        <div className={`mt-3 sm:mt-5 ${SHORT_NOTICE_CLASS}`}>
          <Notice title={t('expandedTitle', { own: ownCount, zipCode })}>
            <p>{t('expanded', { own: ownCount, county: county ?? '' })}</p>
          </Notice>
        </div>
      )}
      {first.expandedFrom === 'city' && providers[0] && (
        <div className={`mt-3 sm:mt-5 ${SHORT_NOTICE_CLASS}`}>
          <Notice title={t('partOfCityTitle', { place: inForce.city ?? '', city: providers[0].city })}>
            <p>{t('partOfCity', { city: providers[0].city })}</p>
          </Notice>
        </div>
      )}
      {first.total === 0 && <EmptyResult filters={inForce} cities={cities} onChange={onChange} />}
      <ol
        ref={listRef}
        className="mt-3 grid items-start gap-3 sm:mt-6 sm:gap-4 lg:grid-cols-2 print:grid-cols-2"
      >
        {providers.map((provider) => (
          <li key={provider.id} data-provider={provider.id}>
            <ProviderCard provider={provider} showsDemo={isMixed} />
          </li>
        ))}
      </ol>
      {more.hasFailed && (
        <div className="mt-6">
          <Notice tone="problem" role="alert">
            <p>{t('moreFailed')}</p>
          </Notice>
        </div>
      )}
      {providers.length > 0 && (
        <div className="mt-8 flex flex-wrap items-center gap-5 print:hidden">
          {more.isAvailable && (
            <noscript>
              <Link to="/{-$locale}/providers" search={more.next} className={buttonClass('secondary')}>
                {t('more')}
              </Link>
            </noscript>
          )}
          {more.isAvailable && (
            <Button
              variant="secondary"
              className="noscript:hidden"
              busyLabel={more.isLoading ? t('loadingMore') : undefined}
              onClick={showMore}
            >
              {t('more')}
            </Button>
          )}
          <p aria-live={politeness} className="text-ink-soft">
            {t('shown', { shown: providers.length, total: first.total })}
          </p>
        </div>
      )}
    </section>
  );
}

/** @returns what names filters and their values: "Specialty: Dental, City: Hialeah" */
function useFiltersInWords(): (filters: Understood['filters']) => string {
  const t = useTranslations('directory.form');
  const saysFilter = useFilterText();
  return (filters) =>
    FILTER_NAMES.filter((name) => filters[name] !== undefined)
      .map((name) => `${t(name)}: ${saysFilter(name, String(filters[name]))}`)
      .join(', ');
}

interface OrderOfResultsProps {
  from: FoundPage['distanceFrom'];
  hasResults: boolean;
  /** Whether a filter is in use that finds only whom it is known of. */
  isOfFacts: boolean;
}

/** By which rule results stand where they stand, and what is special about the ZIP code that is measured from. */
function OrderOfResults({ from, hasResults, isOfFacts }: OrderOfResultsProps) {
  const t = useTranslations('directory.results');
  const isMeasured = from !== null && from.kind !== 'unknown';
  return (
    <div className="mt-1 text-ink-soft text-xs sm:mt-1.5 sm:text-sm">
      {/* In the corner: on a phone it shortens one line. */}
      <ShortlistLink className="float-right -mt-1 -mb-1 ml-2 min-h-6 sm:-mt-6" />
      {hasResults && <p>{isMeasured ? t('nearestFirst', { zipCode: from.zipCode }) : t('byName')}</p>}
      {isOfFacts && <p>{t('onlyKnown')}</p>}
      {from && from.kind !== 'area' && <p>{t(from.kind, { zipCode: from.zipCode })}</p>}
    </div>
  );
}

/**
 * A search that found nothing, with what to do next: the whole county instead of a place in it, one filter less, or a
 * person. Links, so that they work without JavaScript.
 */
function EmptyResult({
  filters,
  cities,
  onChange,
}: Pick<SearchResultsProps, 'filters' | 'cities' | 'onChange'>) {
  const t = useTranslations('directory.results');
  const tPrompt = useTranslations('directory.prompt');
  const saysFilter = useFilterText();
  const { phones } = useSite();
  const county = countyAround(filters, cities);
  // In a county that was asked for, the whole county is the search without its place.
  const isSaid = (name: FilterName) => county && filters.county && (name === 'city' || name === 'zipCode');
  const names = FILTER_NAMES.filter((name) => filters[name] && !isSaid(name));
  return (
    <div className="mt-6 rounded-surface border border-line p-5 sm:p-8">
      <p className="font-bold text-title-xs">{t('empty')}</p>
      <ul className="mt-4 flex flex-wrap gap-2.5 empty:hidden print:hidden">
        {county && (
          <li>
            <SearchLink
              filters={filters}
              change={(from) => withWholeCounty(from, county)}
              onChange={onChange}
            >
              {t('wholeCounty', { county })}
            </SearchLink>
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <SearchLink filters={filters} change={(from) => withoutFilter(from, name)} onChange={onChange}>
              {t('without', { filter: saysFilter(name, filters[name] ?? '') })}
            </SearchLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {tPrompt.rich('call', { phone: () => <PhoneLink phone={phones.customerService} /> })}
      </p>
    </div>
  );
}

interface SearchLinkProps {
  /** Those of the address, for another tab and without JavaScript. */
  filters: DirectoryFilters;
  change: FilterChange;
  onChange: (change: FilterChange) => void;
  children: ReactNode;
}

function SearchLink({ filters, change, onChange, children }: SearchLinkProps) {
  return (
    <Link
      to="/{-$locale}/providers"
      search={searchWith(change(filters))}
      preload={false}
      // biome-ignore lint/a11y/useValidAriaValues: the router would call every search of this page the current one
      aria-current={undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChange(change);
      }}
      className={buttonClass('secondary', 'sm', 'wrap-anywhere')}
    >
      {children}
    </Link>
  );
}
