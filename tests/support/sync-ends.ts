import { Hono } from 'hono';
import { expect } from 'vitest';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { syncApi } from '#features/sync/sync.api.server.ts';
import type { SyncReport } from '#features/sync/sync-report.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from './administrator-session.ts';
import { createPreparedDatabase, createTestDatabase } from './test-database.ts';

const SYNC_ORIGIN = 'http://localhost:3000';
export const SYNC_PATH = '/api/sync-production';

type Call = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string; timeoutMs?: number };

export type SyncEnds = Awaited<ReturnType<typeof openSyncEnds>>;

/** Two databases: `here` with the six articles and the administrator Ana, who calls; `there` with empty tables. */
export async function openSyncEnds() {
  const [here, there] = await Promise.all([
    createPreparedDatabase('articles', ({ db }) => loadBundledArticles(db)),
    createTestDatabase(),
  ]);
  const ana = await storeAdministrator(here.db, { username: 'Ana', origin: SYNC_ORIGIN });

  function siteWith(productionUrl: string | undefined, productionTimeoutMs = 5000): Hono {
    const api = syncApi({
      database: here.db,
      guard: sessionGuard({ database: here.db, publicOrigin: SYNC_ORIGIN }),
      productionUrl,
      productionTimeoutMs,
    });
    const application = new Hono().route(SYNC_PATH, api);
    application.onError((error, context) => problemResponse(error, context, createLogger('silent')));
    return application;
  }

  function call(productionUrl: string | undefined, { headers, timeoutMs, ...init }: Call = {}) {
    return siteWith(productionUrl, timeoutMs).request(SYNC_PATH, {
      method: 'POST',
      ...init,
      headers: { ...ana.headers, 'Content-Type': 'application/json', ...headers },
    });
  }

  return {
    here,
    there,
    ana,
    siteWith,
    call,
    sync: () => readSyncReport(call(there.connectionString)),
    preview: () => readSyncReport(call(there.connectionString, { method: 'GET' })),
    discard: () => Promise.all([here.discard(), there.discard()]),
  };
}

export async function readSyncReport(response: Response | Promise<Response>): Promise<SyncReport> {
  const answered = await response;
  expect(answered.status, await answered.clone().text()).toBe(200);
  expect(answered.headers.get('Cache-Control')).toBe('no-store');
  return answered.json();
}

/** What became of the six, in their order. */
export const syncOutcomes = ({ articles }: SyncReport) => articles.map(({ outcome }) => outcome);
