import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { prefixedPath } from '#i18n/locale.ts';
import { usePageLocale } from '#i18n/use-page-locale.ts';
import { AddressNotice } from '#site/address-notice.tsx';
import { networkFigure } from '#site/network-size.ts';
import { useSite } from '#site/site-context.tsx';
import { LoadingStripes } from '#ui/brand.tsx';
import { useOnceOnline } from '#ui/connection.ts';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import {
  type DirectoryFilters,
  type DirectorySearch,
  FILTER_NAMES,
  type FilterName,
  filtersOf,
  isSearch,
} from './directory-filters.ts';
import { searchOptionsQuery, searchProvidersQuery } from './providers.queries.ts';
import { QuickFilters, SearchForm, useDirectoryDraft } from './search-form.tsx';
import type { ProviderSearchOptions, SearchProblemKey } from './search-providers.ts';
import { SearchFailure, SearchPrompt, SearchResults } from './search-results.tsx';

/** Without suggestions the search itself still works. */
const NO_OPTIONS: ProviderSearchOptions = { cities: [], languages: [], total: 0, isDemo: false };

interface DirectoryPageProps {
  fetchApi: FetchApi;
  /** What the address says: filters live there, so that Back, reload and sharing keep them. */
  search: DirectorySearch;
  /** Whether the address has a value that is not known, and is left out of the search. */
  isAddressWrong: boolean;
  onSearchChange: (search: DirectorySearch) => void;
}

/** The provider directory: filters, and what they find. */
export function DirectoryPage({ fetchApi, search, isAddressWrong, onSearchChange }: DirectoryPageProps) {
  const t = useTranslations('directory');
  const providers = networkFigure(useSite().network, 'round');
  const filters = filtersOf(search);
  const draft = useDirectoryDraft(filters);
  const { data: options = NO_OPTIONS } = useQuery(searchOptionsQuery(fetchApi));
  const result = useInfiniteQuery({ ...searchProvidersQuery(fetchApi, search), enabled: isSearch(search) });
  const errors = useFieldErrors(result.error);
  const [isRecommending, setRecommending] = useState(false);
  const outcome = useFocusOnOutcome(filters, !result.isFetching);

  const searchFor = (next: DirectoryFilters) => {
    outcome.await(next);
    const isSame = JSON.stringify(next) === JSON.stringify(filters);
    if (isSame && result.isError) void result.refetch();
    onSearchChange(Object.keys(next).length > 0 ? next : { all: '1' });
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
  const removeFilter = (name: FilterName) => {
    const { [name]: _removed, ...rest } = draft.filters;
    searchFor(rest);
  };
  const hasFieldErrors = Object.keys(errors).length > 0;

  return (
    <>
      <AddressNotice isShown={isAddressWrong || result.data?.pages[0]?.isFromStart === true} />
      <div className="on-dark bg-sea-900 pt-10 pb-32 sm:pt-12 print:bg-white print:py-0 print:[&_*]:text-ink">
        <Container>
          <h1 className="text-title-xl">{providers ? t('title', { providers }) : t('titleUnknown')}</h1>
          <p className="mt-4 max-w-[60ch] text-lead text-sea-100">{t('subtitle')}</p>
        </Container>
      </div>
      <Container className="-mt-24 pb-section print:mt-6">
        <SearchForm
          draft={draft}
          options={options}
          isSearching={result.isFetching && !result.isFetchingNextPage}
          errors={errors}
          onSearch={searchFor}
          onClear={() => onSearchChange({})}
          onRecommend={() => setRecommending(true)}
        />
        <RecommendDoctor open={isRecommending} onClose={() => setRecommending(false)} />
        <div className="mt-6">
          <QuickFilters filters={filters} draft={draft.filters} />
        </div>
        {options.isDemo && (
          <div className="mt-6">
            <Notice>
              <p>{t('demo')}</p>
            </Notice>
          </div>
        )}
        <div className="mt-10">
          {!isSearch(search) && <SearchPrompt />}
          {isSearch(search) && result.isPending && <LoadingStripes>{t('results.loading')}</LoadingStripes>}
          {result.isError && !result.data && !hasFieldErrors && (
            <SearchFailure ref={outcome.ref} error={result.error} onRetry={() => retry(true)} />
          )}
          {isSearch(search) && result.data && (
            <SearchResults
              pages={result.data.pages}
              filters={filters}
              headingRef={outcome.ref}
              onRemoveFilter={removeFilter}
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

interface RecommendDoctorProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The recommendation's dialog, whose code comes when it is first opened. When that cannot be loaded, the form is asked
 * for on its own page.
 */
function RecommendDoctor({ open, onClose }: RecommendDoctorProps) {
  const locale = usePageLocale();
  const RecommendDialog = useOnDemand(() => import('./recommend/recommend-dialog.tsx'), open, {
    onFailure: () => {
      onClose();
      window.location.assign(prefixedPath('/providers/recommend', locale));
    },
    onMovedOn: onClose,
  });
  return RecommendDialog && <RecommendDialog open={open} onClose={onClose} />;
}

/** What the server said about each filter, in the page's language. */
function useFieldErrors(error: unknown): Partial<Record<FilterName, string>> {
  const t = useTranslations('directory.problems');
  const errors: Partial<Record<FilterName, string>> = {};
  for (const { field, key } of problemOf(error)?.fields ?? []) {
    const name = FILTER_NAMES.find((filter) => filter === field);
    // The server's keys are SEARCH_PROBLEM_KEYS; the message test holds them to the catalog.
    if (name) errors[name] = t(key as SearchProblemKey);
  }
  return errors;
}

/**
 * After a search its outcome takes the focus (the count, or what went wrong): it is read out, and on a phone it comes
 * into view. Results of an earlier search that are still shown are not taken for it.
 */
function useFocusOnOutcome(filters: DirectoryFilters, isSettled: boolean) {
  const ref = useRef<HTMLHeadingElement & HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (!isSettled || awaited.current !== JSON.stringify(filters) || !ref.current) return;
    awaited.current = undefined;
    ref.current.focus();
  });
  return {
    ref,
    await: (next: DirectoryFilters) => {
      awaited.current = JSON.stringify(next);
    },
  };
}
