import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';
import type { ProviderDetails } from './provider-details.ts';

/** GET /api/providers/{id}: one provider whole; null when there is none of that id, or none any more. */
export function providerQuery(fetchApi: FetchApi, id: string) {
  return queryOptions({
    queryKey: ['/api', 'providers', id],
    queryFn: async () => {
      try {
        return await getJson<ProviderDetails>(fetchApi, `/api/providers/${encodeURIComponent(id)}`);
      } catch (error) {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }
    },
  });
}
