import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { useSite } from '#site/site-context.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePoliteness } from '#ui/screen-reader.tsx';
import { useFocusOnNewItem } from '#ui/use-focus-on-new-item.ts';
import {
  type DirectoryFilters,
  type DirectorySearch,
  FILTER_NAMES,
  type FilterName,
  searchWholeCounty,
  searchWith,
  withoutFilter,
} from './directory-filters.ts';
import { languageInLanguage, specialtyInLanguage } from './names-in-language.ts';
import { ProviderCard } from './provider-card.tsx';
import type { FoundPage } from './providers.queries.ts';
import type { ProviderSearchOptions } from './search-providers.ts';
import type { Outcome } from './use-focus-on-outcome.ts';

interface SearchResultsProps {
  /** The pages loaded so far; the first says how many there are in all. */
  pages: readonly FoundPage[];
  filters: DirectoryFilters;
  /** The cities that have providers, and where they lie. */
  cities: ProviderSearchOptions['cities'];
  outcome: Outcome<HTMLHeadingElement>;
  onRemoveFilter: (name: FilterName) => void;
  more: {
    isAvailable: boolean;
    isLoading: boolean;
    hasFailed: boolean;
    load: () => void;
    /** The address of the next page, for visitors without JavaScript. */
    next: DirectorySearch;
  };
}

/** What a search found: count, notice when it was widened, cards, and more by cursor. Its code comes with a search. */
export default function SearchResults({
  pages,
  filters,
  cities,
  outcome,
  onRemoveFilter,
  more,
}: SearchResultsProps) {
  const t = useTranslations('directory.results');
  const [first] = pages;
  const politeness = usePoliteness();
  const { listRef, showMore } = useFocusOnNewItem(pages.length, more.load, 'h3');
  useEffect(outcome.onShown);
  if (!first) return null;
  const providers = pages.flatMap((page) => page.providers);
  const ownCount = providers.filter((provider) => provider.zipCode === filters.zipCode).length;
  // Rows of the ZIP itself come first and may lie in a neighbouring county; the rest is the county it was widened to.
  const county = providers.at(-1)?.county;
  const isMixed = providers.some((provider) => !provider.isDemo);
  return (
    <section aria-label={t('label')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 ref={outcome.ref} tabIndex={-1} className="text-title-md">
          {t('count', { count: first.total })}
        </h2>
        <FilterChips filters={filters} onRemove={onRemoveFilter} />
      </div>
      {first.isExpanded && first.expandedFrom === 'zipCode' && providers.length > 0 && (
        <div className="mt-5">
          <Notice title={t('expandedTitle', { own: ownCount, zipCode: filters.zipCode ?? '' })}>
            <p>{t('expanded', { own: ownCount, county: county ?? '' })}</p>
          </Notice>
        </div>
      )}
      {first.total === 0 && <EmptyResult filters={filters} cities={cities} onAwait={outcome.await} />}
      <ol ref={listRef} className="mt-6 grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {providers.map((provider) => (
          <li key={provider.id}>
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

interface FilterChipsProps {
  filters: DirectoryFilters;
  onRemove: (name: FilterName) => void;
}

/** The filters in use; touching one takes it off and searches again. */
function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const t = useTranslations('directory.results');
  const locale = usePageLocale();
  const names = FILTER_NAMES.filter((name) => filters[name]);
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      {names.map((name) => (
        <li key={name}>
          <Chip removeLabel={t('removeFilter')} onRemove={() => onRemove(name)}>
            {filterInLanguage(name, filters[name] ?? '', locale)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

interface EmptyResultProps
  extends Pick<SearchResultsProps, 'filters' | 'cities'>,
    Pick<SearchLinkProps, 'onAwait'> {}

/**
 * A search that found nothing, with what to do next: the whole county instead of a place in it, one filter less, or a
 * person. Links, so that they work without JavaScript.
 */
function EmptyResult({ filters, cities, onAwait }: EmptyResultProps) {
  const t = useTranslations('directory.results');
  const tPrompt = useTranslations('directory.prompt');
  const locale = usePageLocale();
  const { phones } = useSite();
  const inCounty = searchWholeCounty(filters, cities);
  // In a county that was asked for, the whole county is the search without its place.
  const isSaid = (name: FilterName) => inCounty && filters.county && (name === 'city' || name === 'zipCode');
  const names = FILTER_NAMES.filter((name) => filters[name] && !isSaid(name));
  return (
    <div className="mt-6 rounded-surface border border-line p-5 sm:p-8">
      <p className="font-bold text-title-xs">{t('empty')}</p>
      <ul className="mt-4 flex flex-wrap gap-2.5 empty:hidden print:hidden">
        {inCounty && (
          <li>
            <SearchLink search={inCounty} onAwait={onAwait}>
              {t('wholeCounty', { county: inCounty.county ?? '' })}
            </SearchLink>
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <SearchLink search={withoutFilter(filters, name)} onAwait={onAwait}>
              {t('without', { filter: filterInLanguage(name, filters[name] ?? '', locale) })}
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
  search: DirectoryFilters;
  /** Gives the outcome of a search the focus once it is there. */
  onAwait: (filters: DirectoryFilters) => void;
  children: ReactNode;
}

function SearchLink({ search, onAwait, children }: SearchLinkProps) {
  return (
    <Link
      to="/{-$locale}/providers"
      search={searchWith(search)}
      resetScroll={false}
      preload={false}
      // biome-ignore lint/a11y/useValidAriaValues: the router would call every search of this page the current one
      aria-current={undefined}
      onClick={() => onAwait(search)}
      className={buttonClass('secondary', 'sm', 'wrap-anywhere')}
    >
      {children}
    </Link>
  );
}

/** A filter's value as the page says it. */
function filterInLanguage(name: FilterName, text: string, locale: Locale): string {
  if (name === 'specialty') return specialtyInLanguage(text, locale);
  return name === 'languages' ? languageInLanguage(text, locale) : text;
}
