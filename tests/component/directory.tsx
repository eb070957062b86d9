import { useNavigate, useSearch } from '@tanstack/react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { FetchApi } from '#client/api.ts';
import { type FieldName, readDirectorySearch } from '#features/directory/directory-filters.ts';
import { DirectoryPage } from '#features/directory/page/directory-page.tsx';
import type { FilterCounts } from '#features/directory/search/filter-counts.ts';
import type {
  ProviderSearchAnswer,
  ProviderSearchResult,
  ProviderSummary,
} from '#features/directory/search/search-providers.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LANGUAGES } from '../support/languages.ts';
import { renderOnPage } from './render-on-page.tsx';

/* The provider directory in component tests. They answer its searches themselves, in whichever order. */

/** What the filters may suggest. */
const OPTIONS = {
  cities: [
    { city: 'Hialeah', county: 'Miami-Dade' },
    { city: 'Kissimmee', county: 'Osceola' },
  ],
  languages: ['English', 'Spanish', 'Haitian Creole'],
  total: 10_500,
  isDemo: true,
};

/** Where ZIP codes are, in Hialeah and in Orlando. */
const ZIP_CODE_MIDDLES = {
  zipCodes: [
    ['33010', 25.833, -80.28],
    ['33012', 25.865, -80.306],
    ['32801', 28.542, -81.373],
  ],
};

/** What a search answers when nothing is said: it found nothing. */
const NOTHING: ProviderSearchResult = {
  providers: [],
  total: 0,
  isExpanded: false,
  expandedFrom: null,
  distanceFrom: null,
  nextCursor: null,
};

/** What the choices of the filters would find beside the others, null where nobody knows. */
type Count = (filters: Record<string, unknown>) => FilterCounts | null | Promise<FilterCounts | null>;

/** An API whose searches wait until the test answers them. */
function slowApi(hasOptions: boolean, count: Count) {
  const searches: { body: unknown; answer: (response: Response | Promise<Response>) => void }[] = [];
  const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
  const fetchApi: FetchApi = async (path, init) => {
    if (path === '/api/providers/options') return hasOptions ? Response.json(OPTIONS) : noConnection();
    if (path === '/api/providers/zip-codes')
      return hasOptions ? Response.json(ZIP_CODE_MIDDLES) : noConnection();
    if (path === '/api/providers/counts')
      return Response.json({ counts: await count(JSON.parse(String(init?.body))) });
    if (path.startsWith('/api/providers/suggestions')) return Response.json({ suggestions: [] });
    return new Promise<Response>((answer) => {
      searches.push({ body: JSON.parse(String(init?.body)), answer });
    });
  };
  /** Answers one of them, the last if it is not named. */
  const answer = (response: Response | Promise<Response>, index = searches.length - 1) =>
    searches[index]?.answer(response);
  return {
    fetchApi,
    answer,
    bodies: () => searches.map(({ body }) => body),
    /** Waits until that many searches were sent. */
    sent: (number: number) => expect.poll(() => searches).toHaveLength(number),
    find: (total: number, index?: number) => answer(Response.json({ ...NOTHING, total }), index),
    /** Finds these, all of them unless it is said that there are more. */
    show: (providers: ProviderSummary[], more: Partial<ProviderSearchAnswer> = {}) =>
      answer(Response.json({ ...NOTHING, providers, total: providers.length, ...more })),
    breakOff: () => answer(noConnection()),
    refuseField: (field: FieldName, key: string) => {
      const problem = {
        code: 'invalid-input',
        status: 422,
        message: 'no',
        fields: [{ field, key }],
      };
      answer(Response.json(problem, { status: 422 }));
    },
  };
}

function Directory({ fetchApi }: { fetchApi: FetchApi }) {
  const { search, isWrong } = readDirectorySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <DirectoryPage
      fetchApi={fetchApi}
      search={search}
      isAddressWrong={isWrong}
      onSearchChange={(next) => navigate({ to: '.', search: next as never, resetScroll: false })}
    />
  );
}

type OpenOptions = { hasOptions?: boolean; count?: Count };

/**
 * Renders the directory at its address, which follows what is searched for.
 *
 * @param search what the address says: `?county=Lake`
 * @param options.hasOptions whether the suggestions for the filters and the middles of ZIP codes can be loaded
 * @param options.count what choices would find
 */
export async function openDirectory(
  search = '',
  { language = 'en', hasOptions = true, count = () => null }: OpenOptions & { language?: Locale } = {},
) {
  const api = slowApi(hasOptions, count);
  const path = `/${language}/providers${search}`;
  const { router } = await renderOnPage(<Directory fetchApi={api.fetchApi} />, { language, path });
  return { ...api, router, address: () => router.state.location.searchStr };
}

/** The directory in one language, and what it says there: its filters in use, and the links that leave one out. */
export function directoryIn({ code, words }: (typeof LANGUAGES)[number]) {
  const { results } = words.directory;
  return {
    open: (search = '', options: OpenOptions = {}) => openDirectory(search, { ...options, language: code }),
    chips: () => page.getByRole('list', { name: results.filters }).getByRole('button'),
    chip: (filter: string) => button(`${results.removeFilter} ${filter}`),
    without: (filter: string) => link(results.without.replace('{filter}', filter)),
  };
}

export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const link = (name: string) => page.getByRole('link', { name, exact: true });
/** The cards of what was found, in order. */
export const cards = () => page.getByRole('article');
/** The heading with the number of providers found. */
export const countHeading = () =>
  page.getByRole('heading', { name: /providers? found|proveedor(es)? encontrados?/ });
