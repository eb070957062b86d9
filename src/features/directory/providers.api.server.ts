import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { z } from 'zod';
import type { Database } from '#server/database/connect.ts';
import { type FieldProblem, InvalidInput } from '#server/errors.ts';
import { readJsonBody } from '#server/http/json-body.ts';
import { rateLimitPerMinute } from '#server/http/rate-limit.ts';
import { listSearchOptions } from './list-search-options.server.ts';
import { searchProviders } from './search-providers.server.ts';
import { type SearchProvidersRequest, searchProvidersRequest } from './search-providers.ts';

/** Six filters and a cursor at their greatest lengths, each character escaped in JSON, fit in this. */
const SEARCH_BODY_LIMIT_BYTES = 16 * 1024;

export type ProvidersApiDependencies = {
  database: Database;
  /** Searches that one network address may make. */
  searchesPerMinute: number;
  trustedProxyCount: number;
};

/** The directory's part of the REST API, mounted at /api/providers. */
export function providersApi({
  database,
  searchesPerMinute,
  trustedProxyCount,
}: ProvidersApiDependencies): Hono {
  const api = new Hono();

  api.post(
    '/search',
    rateLimitPerMinute({ calls: searchesPerMinute, trustedProxyCount }),
    async (context) => {
      const request = readSearchRequest(await readJsonBody(context, SEARCH_BODY_LIMIT_BYTES));
      return context.json(await searchProviders(database, request));
    },
  );

  api.get('/options', etag(), async (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.json(await listSearchOptions(database));
  });

  return api;
}

/** @throws {InvalidInput} naming every field that is wrong and why, by message key */
function readSearchRequest(body: Record<string, unknown>): SearchProvidersRequest {
  const request = searchProvidersRequest.safeParse(body);
  if (!request.success) throw new InvalidInput(request.error.issues.flatMap(toFieldProblems));
  return request.data;
}

function toFieldProblems(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    // The name came from outside and goes back into the answer: cut to what a field name may be.
    return issue.keys.slice(0, 10).map((field) => ({ field: field.slice(0, 40), key: issue.message }));
  }
  return [{ field: issue.path.join('.'), key: issue.message }];
}
