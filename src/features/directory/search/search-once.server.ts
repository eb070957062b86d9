import type { Database } from '#server/database/connect.ts';
import { searchProviders } from './search-providers.server.ts';
import type { ProviderSearchResult, SearchProvidersRequest } from './search-providers.ts';

/** As `searchProviders`, for one call of the API. */
export type Search = (request: SearchProvidersRequest) => Promise<ProviderSearchResult>;

/**
 * A search that answers what it was asked before from its answer: a need in one's own words is searched for each name that it
 * may hold, and one of these is mostly what is answered.
 */
export function searchOnce(db: Database): Search {
  const answers = new Map<string, Promise<ProviderSearchResult>>();
  return (asked) => {
    const request = JSON.stringify(asked);
    const found = answers.get(request) ?? searchProviders(db, asked);
    answers.set(request, found);
    return found;
  };
}
