import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, postJson } from '#client/api.ts';
import type { SyncReport } from './sync-report.ts';

const PATH = '/api/sync-production';

/** GET /api/sync-production: what a sync would change. Requested again whenever the page is opened. */
export function syncPreviewQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'sync-production'],
    queryFn: () => getJson<SyncReport>(fetchApi, PATH),
    staleTime: 0,
    gcTime: 0,
  });
}

/** POST /api/sync-production, with the JSON header and no body (docs/product/api.md). */
export function runSync(fetchApi: FetchApi): Promise<SyncReport> {
  return postJson<SyncReport>(fetchApi, PATH, undefined, { headers: { 'Content-Type': 'application/json' } });
}
