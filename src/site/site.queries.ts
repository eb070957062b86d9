import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson } from '#client/api.ts';
import type { Site } from '#site/site.ts';

/** GET /api/site: brand, phones, offices, hours, links and the size of the network. */
export function siteQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'site'],
    queryFn: () => getJson<Site>(fetchApi, '/api/site'),
  });
}
