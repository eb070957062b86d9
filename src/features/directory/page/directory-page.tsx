import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { useDialogInAddress } from '#client/dialog-address.ts';
import { hydrateWhenVisible } from '#client/hydrate-when-visible.tsx';
import { useChosenFilters } from '#client/use-chosen-filters.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { AddressNotice } from '#site/address-notice.tsx';
import { networkFigure } from '#site/network-size.ts';
import { useSite } from '#site/site-context.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { isOffline, useOnceOnline } from '#ui/connection.ts';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import {
  type DirectoryFilters,
  type DirectorySearch,
  FIELD_NAMES,
  type FieldName,
  type FilterName,
  filtersOf,
  filtersTyped,
  isSearch,
  searchWith,
  withoutFilter,
  withUnderstood,
} from '../directory-filters.ts';
import { searchOptionsQuery, searchProvidersQuery, understoodFilters } from '../providers.queries.ts';
import type { ProviderSearchOptions, SearchProblemKey } from '../search/search-providers.ts';
import { shortlistCatalog } from '../shortlist/shortlist.catalog.ts';
import { FilterChips, SHORT_NOTICE_CLASS, useShown } from './filter-chips.tsx';
import { RECOMMEND_PLACE, SearchForm } from './search-form.tsx';
import { SearchFailure, SearchPrompt } from './search-prompt.tsx';
import { useFocusOnOutcome } from './use-focus-on-outcome.ts';

/** What a search finds comes complete from the server; its code is loaded with the first search. */
export const SearchResultsPart = hydrateWhenVisible(() => import('./search-results.tsx'), shortlistCatalog);

/** Without suggestions the search itself still works. */
const NO_OPTIONS: ProviderSearchOptions = { cities: [], languages: [], total: 0, isDemo: false };

interface DirectoryPageProps {
  fetchApi: FetchApi;
  /** What the address says: filters live there, so that Back, reload and sharing keep them. */
  search: DirectorySearch;
  /** Whether the address has a value that is not known, and is left out of the search. */
  isAddressWrong: boolean;
  /** Resolves when it is in the address. */
  onSearchChange: (search: DirectorySearch) => Promise<void>;
}

/** The provider directory: filters, and what they find. */
export function DirectoryPage({ fetchApi, search, isAddressWrong, onSearchChange }: DirectoryPageProps) {
  const t = useTranslations('directory');
  const providers = networkFigure(useSite().network, 'round');
  const filters = filtersOf(search);
  // The form shows what is chosen; the results are those of the address until that has followed.
  const [chosen, choose] = useChosenFilters(search, onSearchChange);
  const form = useRef<HTMLFormElement>(null);
  const { data: options = NO_OPTIONS } = useQuery(searchOptionsQuery(fetchApi));
  const result = useInfiniteQuery({ ...searchProvidersQuery(fetchApi, search), enabled: isSearch(search) });
  const errors = useFieldErrors(result.error);
  const canShowResults = useResultsCode(isSearch(search));
  const isPending = isSearch(search) && (result.isPending || (result.data !== undefined && !canShowResults));
  const hasFieldErrors = Object.keys(errors).length > 0;
  const understood = result.data?.pages[0] && understoodFilters(result.data.pages[0]);
  const shown = useShown(
    {
      filters: result.data ? withUnderstood(filters, understood) : {},
      hasResults: isSearch(search) && result.data !== undefined,
      isRead: filters.query !== undefined,
    },
    isPending,
  );
  const outcome = useFocusOnOutcome(form, isSearch(search) ? filters : undefined, !result.isFetching);

  const searchFor = (next: DirectoryFilters) => {
    outcome.await(next);
    const isSame = JSON.stringify(next) === JSON.stringify(filters);
    if (isSame && result.isError) void result.refetch();
    choose(searchWith(next));
  };
  /** Searches with what is in the fields, changed: they are ahead of the address. What was understood takes the place of words. */
  const searchChanged = (change: (filters: DirectoryFilters) => DirectoryFilters) =>
    searchFor(change(withUnderstood(filtersTyped(form.current), understood)));
  const chips = {
    filters: shown.filters,
    chosen: withUnderstood(filtersOf(chosen), understood),
    onRemove: (name: FilterName) => searchChanged((typed) => withoutFilter(typed, name)),
  };
  /** The same search once more; its outcome takes the focus if the visitor waits for it. */
  const retry = (isAwaited: boolean) => {
    if (isAwaited) outcome.await(filters);
    void result.refetch();
  };
  useOnceOnline(result.isError && !result.data, () =>
    retry(outcome.ref.current?.contains(document.activeElement) ?? false),
  );
  useOnceOnline(result.isFetchNextPageError, () => void result.fetchNextPage());

  return (
    <>
      <AddressNotice isShown={isAddressWrong || result.data?.pages[0]?.isFromStart === true} />
      {/* On a phone a page with results begins with them, elsewhere they come soon. */}
      <div
        className={classNames(
          'on-dark bg-sea-900 sm:pb-32 print:bg-white print:py-0 print:[&_*]:text-ink',
          shown.hasResults ? 'pb-10 max-sm:[&_h1]:sr-only sm:pt-7 sm:[&_p]:hidden' : 'pt-7 pb-30 sm:pt-12',
        )}
      >
        <Container>
          <h1
            className={classNames(
              'max-sm:text-title-lg',
              shown.hasResults ? 'text-title-md' : 'text-title-xl',
            )}
          >
            {providers ? t('title', { providers }) : t('titleUnknown')}
          </h1>
          {/* About names, which a phone folds away. */}
          <p className="mt-4 max-w-[60ch] text-lead text-sea-100 max-sm:hidden">{t('subtitle')}</p>
        </Container>
      </div>
      <Container className={classNames('-mt-24 pb-section print:mt-6', shown.hasResults && 'max-sm:-mt-6')}>
        <SearchForm
          fetchApi={fetchApi}
          ref={form}
          filters={filtersOf(chosen)}
          shown={shown}
          // On a phone a filter is taken off in its field; what was read out of words stands in none.
          chips={shown.isRead && <FilterChips {...chips} className="sm:hidden" />}
          options={options}
          isSearching={isPending || (result.isFetching && !result.isFetchingNextPage)}
          errors={errors}
          onSearch={searchFor}
          onQuickSearch={(next) => {
            outcome.await(next, { isOfOneTouch: true });
            choose(searchWith(next));
          }}
          onClear={() => choose({})}
        />
        <RecommendDoctor />
        {options.isDemo && (
          <div
            className={classNames(
              'mt-5 text-sm sm:mt-6',
              shown.hasResults && `max-sm:mt-2 ${SHORT_NOTICE_CLASS}`,
            )}
          >
            <Notice>
              <p>{t('demo')}</p>
            </Notice>
          </div>
        )}
        <div className="mt-4 sm:mt-10">
          {!isSearch(search) && <SearchPrompt />}
          <FilterChips {...chips} className="max-sm:hidden" />
          {isPending && <LoadingStripes>{t('results.loading')}</LoadingStripes>}
          {result.isError && !result.data && !hasFieldErrors && (
            <SearchFailure ref={outcome.ref} error={result.error} onRetry={() => retry(true)} />
          )}
          {isSearch(search) && result.data && canShowResults && (
            <SearchResultsPart
              pages={result.data.pages}
              filters={filters}
              cities={options.cities}
              outcome={outcome}
              onChange={searchChanged}
              more={{
                isAvailable: result.hasNextPage,
                isLoading: result.isFetchingNextPage,
                hasFailed: result.isFetchNextPageError,
                load: () => void result.fetchNextPage(),
                next: { ...search, cursor: result.data.pages.at(-1)?.nextCursor ?? '' },
              }}
            />
          )}
        </div>
      </Container>
    </>
  );
}

/**
 * The recommendation's dialog, whose code comes when it is first opened. When that cannot be loaded, the form is asked
 * for on its own page. It knows by itself whether it is open: results that are not hydrated yet are not rendered for it.
 */
function RecommendDoctor() {
  const locale = usePageLocale();
  const { shown = false, close } = useDialogInAddress((place) => place === RECOMMEND_PLACE || undefined);
  const RecommendDialog = useOnDemand(() => import('../recommend/recommend-dialog.tsx'), shown, {
    // In place of the dialog in the history: Back does not ask for that again.
    onFailure: () => window.location.replace(prefixedPath('/providers/recommend', locale)),
    onMovedOn: close,
  });
  return RecommendDialog && <RecommendDialog open={shown} onClose={close} />;
}

/**
 * Loads the code of the results beside the first search. When it cannot come (a page left open while a new version was
 * put in place) the whole page is loaded, with the results in it.
 *
 * @returns whether results can be shown; those that the server has rendered always can
 */
function useResultsCode(isNeeded: boolean): boolean {
  const locale = usePageLocale();
  const [isThere, setThere] = useState(isNeeded);
  const load = useEffectEvent(async () => {
    if (await SearchResultsPart.preload(locale)) setThere(true);
    else if (!isThere && !isOffline()) window.location.reload();
  });
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);
  useOnceOnline(isNeeded && !isThere, () => void load());
  return isThere;
}

/** What the server said about each field, in the page's language. */
function useFieldErrors(error: unknown): Partial<Record<FieldName, string>> {
  const t = useTranslations('directory.problems');
  const errors: Partial<Record<FieldName, string>> = {};
  for (const { field, key } of problemOf(error)?.fields ?? []) {
    const name = FIELD_NAMES.find((known) => known === field);
    // The server's keys are SEARCH_PROBLEM_KEYS; the message test holds them to the catalog.
    if (name) errors[name] = t(key as SearchProblemKey);
  }
  return errors;
}
