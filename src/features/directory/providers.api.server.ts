import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import { FILTER_NAMES } from './directory-filters.ts';
import { understandRequest } from './need/understand-need.server.ts';
import { listFloridaZipCodes } from './places/florida-zip-codes.server.ts';
import type { ZipCodeMiddles } from './places/own-zip-code.ts';
import { findProvider, findProviders } from './provider/find-provider.server.ts';
import { countFilterValues } from './search/count-filter-values.server.ts';
import { type FilterCountsAnswer, filterCountsBody } from './search/filter-counts.ts';
import { searchOnce } from './search/search-once.server.ts';
import { listSearchOptions } from './search/search-providers.server.ts';
import {
  type ProviderSearchAnswer,
  type ProviderSearchResult,
  type SearchProvidersRequest,
  searchProvidersBody,
} from './search/search-providers.ts';
import { maybeOnlyTitles } from './search/typed-name.ts';
import { type ProvidersById, readIds } from './shortlist/shortlist.ts';
import { suggest } from './suggestions/suggest.server.ts';
import type { ProviderSuggestions } from './suggestions/suggestions.ts';
import { suggestionsRequest } from './suggestions/suggestions-request.ts';

/** Letters that are typed again are answered from the browser's own memory; a new directory shows after this time. */
const SUGGESTIONS_KEPT_SECONDS = 60;

/** Six filters, a need and a cursor at their greatest lengths, each character escaped in JSON, fit in this. */
const SEARCH_BODY_LIMIT_BYTES = 16 * 1024;

export type ProvidersApiDependencies = {
  database: Database;
  /** Searches that one network address may make, and as many readings of what they may ask for, of single providers and of lists. */
  searchesPerMinute: number;
  /** Whether words report an emergency. */
  isEmergency: (text: string) => boolean;
};

const NOTHING_FOUND: ProviderSearchResult = {
  providers: [],
  total: 0,
  isExpanded: false,
  expandedFrom: null,
  distanceFrom: null,
  nextCursor: null,
};

/** The directory's part of the REST API, mounted at /api/providers. */
export function providersApi({ database, searchesPerMinute, isEmergency }: ProvidersApiDependencies): Hono {
  const api = new Hono();

  api.post('/search', rateLimitPerMinute(searchesPerMinute), async (context) => {
    const body = readFields(searchProvidersBody, await readJsonBody(context, SEARCH_BODY_LIMIT_BYTES));
    const search = searchOnce(database);
    const { request, understood } = await understandRequest(database, body, search);
    // Everybody would be no answer to words of which none was understood.
    const isNothing = understood !== undefined && understood.notUnderstood.length > 0 && !hasFilters(request);
    const found = isNothing ? NOTHING_FOUND : await search(request);
    // Somebody may be called Sr; who finds nobody with it has left the name out.
    if (found.total === 0 && request.doctor !== undefined && maybeOnlyTitles(request.doctor))
      throw new InvalidInput([{ field: 'doctor', key: 'doctor.onlyTitle' }]);
    const emergency = body.query !== undefined && isEmergency(body.query);
    const answer: ProviderSearchAnswer = {
      ...found,
      understood: understood ? { ...understood, emergency } : null,
    };
    return context.json(answer);
  });

  api.post('/counts', rateLimitPerMinute(searchesPerMinute), async (context) => {
    const body = readFields(filterCountsBody, await readJsonBody(context, SEARCH_BODY_LIMIT_BYTES));
    const { request } = await understandRequest(database, { ...body, cursor: undefined, limit: 1 });
    const answer: FilterCountsAnswer = { counts: await countFilterValues(database, request) };
    return context.json(answer);
  });

  const limitOptions = rateLimitPerMinute(searchesPerMinute);
  api.get('/options', limitOptions, etag(), async (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(await listSearchOptions(database));
  });

  api.get('/suggestions', rateLimitPerMinute(searchesPerMinute), async (context) => {
    const request = readFields(suggestionsRequest, context.req.query());
    const answer: ProviderSuggestions = { suggestions: await suggest(database, request) };
    // What somebody types stays out of caches that are shared.
    context.header('Cache-Control', `private, max-age=${SUGGESTIONS_KEPT_SECONDS}`);
    return context.json(answer);
  });

  const limitZipCodes = rateLimitPerMinute(searchesPerMinute);
  api.get('/zip-codes', limitZipCodes, etag(), (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json({ zipCodes: zipCodeMiddles() });
  });

  api.get('/', rateLimitPerMinute(searchesPerMinute), async (context) => {
    context.header('Cache-Control', 'no-store');
    const { ids, isWhole } = readIds(context.req.query('ids') ?? '');
    if (!isWhole || ids.length === 0) throw new InvalidInput([{ field: 'ids', key: 'ids.format' }]);
    const answer: ProvidersById = { providers: await findProviders(database, ids) };
    return context.json(answer);
  });

  api.get('/:id', rateLimitPerMinute(searchesPerMinute), async (context) => {
    // Of so many pages each is asked for rarely: cached, they would put out those that everybody opens.
    context.header('Cache-Control', 'no-store');
    return context.json(await findProvider(database, context.req.param('id')));
  });

  return api;
}

/** Without post-office boxes and single businesses: nobody is in one. A thousandth of a degree is a hundred yards. */
function zipCodeMiddles(): ZipCodeMiddles['zipCodes'] {
  const rounded = (degrees: number) => Math.round(1000 * degrees) / 1000;
  return listFloridaZipCodes()
    .filter(({ isArea }) => isArea)
    .map(({ zipCode, latitude, longitude }) => [zipCode, rounded(latitude), rounded(longitude)]);
}

function hasFilters(request: SearchProvidersRequest): boolean {
  return FILTER_NAMES.some((name) => request[name] !== undefined);
}
