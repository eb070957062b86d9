import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, problemOf } from '#client/api.ts';
import { Container } from '#ui/container.tsx';
import { LoadingStripes } from '#ui/loading-stripes.tsx';
import { Notice } from '#ui/notice.tsx';
import {
  type DirectoryFilters,
  type DirectorySearch,
  FILTER_NAMES,
  type FilterName,
  isSearch,
  keepFilled,
} from './directory-filters.ts';
import { searchOptionsQuery, searchProvidersQuery } from './providers.queries.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SearchFailure } from './search-failure.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchPrompt } from './search-prompt.tsx';
import type { ProviderSearchOptions, SearchProblemKey } from './search-providers.ts';
import { SearchResults } from './search-results.tsx';

/** While suggestions cannot be had the search itself still works. */
const NO_OPTIONS: ProviderSearchOptions = { cities: [], languages: [], total: 0, isDemo: false };

interface DirectoryPageProps {
  fetchApi: FetchApi;
  /** What the address says: filters live there, so that Back, reload and sharing keep them. */
  search: DirectorySearch;
  onSearchChange: (search: DirectorySearch) => void;
}

/** The provider directory: filters, and what they find. */
export function DirectoryPage({ fetchApi, search, onSearchChange }: DirectoryPageProps) {
  const t = useTranslations('directory');
  const filters = keepFilled(search);
  const { data: options = NO_OPTIONS } = useQuery(searchOptionsQuery(fetchApi));
  const result = useInfiniteQuery({ ...searchProvidersQuery(fetchApi, filters), enabled: isSearch(search) });
  const errors = useFieldErrors(result.error);
  const { headingRef, announceNext } = useFocusOnResults(result.isSuccess && !result.isFetching);

  const searchFor = (next: DirectoryFilters) => {
    announceNext();
    const isSame = JSON.stringify(next) === JSON.stringify(filters);
    if (isSame && result.isError) void result.refetch();
    onSearchChange(Object.keys(next).length > 0 ? next : { all: '1' });
  };
  const removeFilter = (name: FilterName) => {
    const { [name]: _removed, ...rest } = filters;
    searchFor(rest);
  };
  const hasFieldErrors = Object.keys(errors).length > 0;

  return (
    <>
      <div className="on-dark bg-sea-900 pt-12 pb-36 sm:pt-14">
        <Container>
          <h1 className="max-w-[22ch] text-title-xl">
            {options.total > 0 ? t('title', { total: options.total }) : t('titleUnknown')}
          </h1>
          <p className="mt-4 max-w-[60ch] text-lead text-sea-100">{t('subtitle')}</p>
        </Container>
      </div>
      <Container className="-mt-24 pb-section">
        <SearchForm
          filters={filters}
          options={options}
          isSearching={result.isFetching && !result.isFetchingNextPage}
          errors={errors}
          onSearch={searchFor}
          onClear={() => onSearchChange({})}
        />
        <div className="mt-6">
          <QuickFilters filters={filters} />
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
            <SearchFailure error={result.error} onRetry={() => void result.refetch()} />
          )}
          {isSearch(search) && result.data && (
            <SearchResults
              pages={result.data.pages}
              filters={filters}
              headingRef={headingRef}
              onRemoveFilter={removeFilter}
              more={{
                isAvailable: result.hasNextPage,
                isLoading: result.isFetchingNextPage,
                hasFailed: result.isFetchNextPageError,
                load: () => void result.fetchNextPage(),
              }}
            />
          )}
        </div>
      </Container>
    </>
  );
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

/** After a search the count takes the focus: it is read out, and on a phone it comes into view. */
function useFocusOnResults(isShown: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isShown || !isAwaited.current) return;
    isAwaited.current = false;
    headingRef.current?.focus();
  });
  return {
    headingRef,
    announceNext: () => {
      isAwaited.current = true;
    },
  };
}
