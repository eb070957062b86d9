import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, postJson } from '#client/api.ts';
import { type DirectoryFilters, type DirectorySearch, keepFilled } from './directory-filters.ts';
import type { ProviderSearchOptions, ProviderSearchResult } from './search-providers.ts';
import { findSpecialty } from './specialties.ts';

/** GET /api/providers/options: what the filters may suggest, and the directory's size. */
export function searchOptionsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'providers', 'options'],
    queryFn: () => getJson<ProviderSearchOptions>(fetchApi, '/api/providers/options'),
  });
}

/** POST /api/providers/search, page after page by cursor, from the first page or from `search.cursor`. */
export function searchProvidersQuery(fetchApi: FetchApi, search: DirectorySearch) {
  const payload = toSearchPayload(search);
  return infiniteQueryOptions({
    queryKey: ['/api', 'providers', 'search', payload, search.cursor],
    queryFn: ({ pageParam, signal }) =>
      postJson<ProviderSearchResult>(
        fetchApi,
        '/api/providers/search',
        pageParam ? { ...payload, cursor: pageParam } : payload,
        { signal },
      ),
    initialPageParam: search.cursor ?? '',
    getNextPageParam: (page) => page.nextCursor,
    // A refusal that the server render met is shown as it is; the page offers to try again.
    retryOnMount: false,
  });
}

/** The body of POST /api/providers/search: the filters, with the specialty under its Spanish name. */
export function toSearchPayload(filters: DirectoryFilters): DirectoryFilters {
  const specialty = filters.specialty && (findSpecialty(filters.specialty)?.es ?? filters.specialty);
  return { ...keepFilled(filters), ...(specialty ? { specialty } : {}) };
}
