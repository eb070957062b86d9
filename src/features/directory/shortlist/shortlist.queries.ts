import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson } from '#client/api.ts';
import type { ProvidersById } from './shortlist.ts';

/** GET /api/providers?ids=…: the rows of a list, without those that are not in the directory any more. */
export function providersByIdQuery(fetchApi: FetchApi, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['/api', 'providers', 'by-id', ids],
    queryFn: async () => {
      const { providers } = await getJson<ProvidersById>(fetchApi, `/api/providers?ids=${ids.join(',')}`);
      return providers;
    },
  });
}
