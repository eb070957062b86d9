import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Database } from '#server/database/connect.ts';
import { readFields, readJsonBody } from '#server/http/request-body.ts';
import { rateLimitPerMinute } from '#server/limits/rate-limit.ts';
import { listSearchOptions, searchProviders } from './search-providers.server.ts';
import { searchProvidersRequest } from './search-providers.ts';

/** Six filters and a cursor at their greatest lengths, each character escaped in JSON, fit in this. */
const SEARCH_BODY_LIMIT_BYTES = 16 * 1024;

export type ProvidersApiDependencies = {
  database: Database;
  /** Searches that one network address may make, and as many readings of what they may ask for. */
  searchesPerMinute: number;
};

/** The directory's part of the REST API, mounted at /api/providers. */
export function providersApi({ database, searchesPerMinute }: ProvidersApiDependencies): Hono {
  const api = new Hono();

  api.post('/search', rateLimitPerMinute(searchesPerMinute), async (context) => {
    const request = readFields(searchProvidersRequest, await readJsonBody(context, SEARCH_BODY_LIMIT_BYTES));
    return context.json(await searchProviders(database, request));
  });

  const limitOptions = rateLimitPerMinute(searchesPerMinute);
  api.get('/options', limitOptions, etag(), async (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(await listSearchOptions(database));
  });

  return api;
}
