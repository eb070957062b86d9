import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, postJson, problemOf } from '#client/api.ts';
import {
  type DirectoryFilters,
  type DirectorySearch,
  filtersOf,
  keepFilled,
  YES,
} from './directory-filters.ts';
import type {
  ProviderSearchAnswer,
  ProviderSearchOptions,
  ProviderSearchResult,
} from './search/search-providers.ts';
import { findSpecialty } from './specialties.ts';

/** GET /api/providers/options: what the filters may suggest, and the directory's size. */
export function searchOptionsQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'providers', 'options'],
    queryFn: () => getJson<ProviderSearchOptions>(fetchApi, '/api/providers/options'),
  });
}

/** What was understood of the words of a need, as the page names filters; undefined where none were read. */
export function understoodFilters({ understood }: FoundPage): DirectoryFilters | undefined {
  return (
    understood?.filters &&
    keepFilled({
      ...understood.filters,
      specialty: findSpecialty(understood.filters.specialty ?? '')?.en,
      acceptingNewPatients: understood.filters.acceptingNewPatients && YES,
    })
  );
}

/** One page of what a search found. */
export type FoundPage = ProviderSearchResult &
  Partial<Pick<ProviderSearchAnswer, 'understood'>> & {
    /** True when the address named a place in the list that is not there, and the list begins at its start. */
    isFromStart?: boolean;
  };

/** POST /api/providers/search, page after page by cursor, from the first page or from `search.cursor`. */
export function searchProvidersQuery(fetchApi: FetchApi, search: DirectorySearch) {
  const payload = toSearchPayload(filtersOf(search));
  const searchFrom = async (cursor: string, signal: AbortSignal): Promise<FoundPage> => {
    const body = cursor === '' ? payload : { ...payload, cursor };
    const answer = await postJson<unknown>(fetchApi, '/api/providers/search', body, { signal });
    if (isOwnAnswer(answer)) return answer;
    const { readSearchAnswer } = await import('./search/search-answer.ts');
    return readSearchAnswer(answer);
  };
  return infiniteQueryOptions({
    queryKey: ['/api', 'providers', 'search', payload, search.cursor],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await searchFrom(pageParam, signal);
      } catch (error) {
        // The place is in the address, where anyone may have written it; only the server can tell.
        const isWrongPlace = problemOf(error)?.fields?.every(({ field }) => field === 'cursor') ?? false;
        if (pageParam === '' || pageParam !== search.cursor || !isWrongPlace) throw error;
        return { ...(await searchFrom('', signal)), isFromStart: true };
      }
    },
    initialPageParam: search.cursor ?? '',
    getNextPageParam: (page) => page.nextCursor,
    // A refusal that the server render met is shown as it is; the page offers to try again.
    retryOnMount: false,
  });
}

/**
 * Whether our own server has answered. What reads other answers of the contract is loaded for those alone, and for a server
 * of a version before, which measures no distance.
 */
function isOwnAnswer(answer: unknown): answer is FoundPage {
  return typeof answer === 'object' && answer !== null && 'distanceFrom' in answer;
}

/**
 * The body of POST /api/providers/search: the need and the filters, with the specialty under its Spanish name, the radius
 * as a number and a yes as one.
 */
export function toSearchPayload({
  radiusMiles,
  specialty = '',
  acceptingNewPatients,
  ...filters
}: DirectoryFilters) {
  return {
    ...filters,
    specialty: findSpecialty(specialty)?.es ?? (specialty || undefined),
    radiusMiles: radiusMiles && Number(radiusMiles),
    acceptingNewPatients: acceptingNewPatients && true,
  };
}
