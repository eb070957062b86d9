import type { Database } from '#server/database/connect.ts';
import { searchProviders } from './search-providers.server.ts';
import type { ProviderSearchResult, SearchProvidersRequest } from './search-providers.ts';

/** As `searchProviders`, for one call of the API. */
export type Search = (request: SearchProvidersRequest) => Promise<ProviderSearchResult>;

/**
 * A search that answers the request it was asked last from its answer: a need in one's own words is searched to see
 * whether somebody is called so, and mostly that is what is answered.
 */
export function searchOnce(db: Database): Search {
  let last: { request: string; found: Promise<ProviderSearchResult> } | undefined;
  return (asked) => {
    const request = JSON.stringify(asked);
    if (last?.request !== request) last = { request, found: searchProviders(db, asked) };
    return last.found;
  };
}
