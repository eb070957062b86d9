import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/log.ts';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { PUBLIC_CALLS } from './api-document/public-calls.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/*
 * Every route of the API × who asks for it. The routes are read from the application itself: one that is missing from
 * the table below fails the test, and so does a row whose route is gone.
 */

/** Status for: no session, a session that has ended, a made-up cookie, a page of another site, an administrator. */
type Statuses = readonly [none: number, expired: number, forged: number, foreign: number, valid: number];
type Row = { statuses: Statuses; path?: string; body?: unknown };

/** Anybody may read, from wherever. */
const PUBLIC_READ: Statuses = [200, 200, 200, 200, 200];
/** Administrators alone, not by a link on a page of another site; the last status is that of the row's path. */
const adminRead = (status = 200): Statuses => [401, 401, 401, 403, status];
/** Administrators alone, from our own pages; the last status is that of the row's body. */
const adminWrite = (status: number): Statuses => [401, 401, 401, 403, status];
/** Anybody, but with a browser only from our own pages; the status is that of the row's body. */
const publicWrite = (status: number): Statuses => [status, status, status, 403, status];

const TABLE: Record<string, Row> = {
  'POST /api/contact': { statuses: publicWrite(422), body: {} },
  'POST /api/quote-requests': { statuses: publicWrite(422), body: {} },
  'POST /api/join-network': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/recommend': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/report': { statuses: publicWrite(422), body: {} },
  'POST /api/ai-chat/kept.csv': { statuses: adminWrite(404), body: {} },
  'POST /api/ai-chat/feedback': { statuses: publicWrite(422), body: {} },
  'GET /api/site': { statuses: PUBLIC_READ },
  // A browser's report has a content type of its own.
  'POST /api/csp-reports': { statuses: publicWrite(415), body: {} },
  'POST /api/auth/login': { statuses: publicWrite(401), body: { username: 'nobody', password: 'wrong' } },
  'GET /api/auth/session': { statuses: adminRead() },
  'GET /api/auth/hint': { statuses: PUBLIC_READ },
  'POST /api/auth/logout': { statuses: adminWrite(200) },
  'GET /api/auth/sessions': { statuses: adminRead() },
  'DELETE /api/auth/sessions': { statuses: adminWrite(204) },
  'DELETE /api/auth/sessions/:id': { statuses: adminWrite(404), path: '/api/auth/sessions/none' },
  'POST /api/auth/change-password': { statuses: adminWrite(422), body: { newPassword: 'short' } },
  'GET /api/activity': { statuses: adminRead() },
  'GET /api/sync-production': { statuses: adminRead() },
  'POST /api/sync-production': { statuses: adminWrite(200) },
  'GET /api/submissions': { statuses: adminRead() },
  'POST /api/submissions/search': { statuses: adminWrite(200), body: { search: 'ana' } },
  'POST /api/submissions/export.csv': { statuses: adminWrite(200), body: { search: 'ana' } },
  'GET /api/submissions/mail': { statuses: adminRead() },
  'GET /api/submissions/stamp': { statuses: adminRead() },
  'PATCH /api/submissions/:id': {
    statuses: adminWrite(404),
    path: '/api/submissions/CC-2222-3333',
    body: { state: 'done' },
  },
  'POST /api/submissions/:id/opened': {
    statuses: adminWrite(404),
    path: '/api/submissions/CC-2222-3333/opened',
  },
  'POST /api/submissions/:id/mail': {
    statuses: adminWrite(404),
    path: '/api/submissions/CC-2222-3333/mail',
    body: {},
  },
  'POST /api/ai-chat': { statuses: publicWrite(200), body: { message: 'hello' } },
  // A search changes nothing and travels as POST by the contract.
  'POST /api/providers/search': { statuses: PUBLIC_READ, body: {} },
  'POST /api/providers/counts': { statuses: PUBLIC_READ, body: {} },
  'GET /api/providers/options': { statuses: PUBLIC_READ },
  'GET /api/providers/suggestions': { statuses: PUBLIC_READ },
  'GET /api/providers/zip-codes': { statuses: PUBLIC_READ },
  'GET /api/providers': {
    statuses: PUBLIC_READ,
    path: '/api/providers?ids=00000000-0000-4000-8000-000000000000',
  },
  'GET /api/providers/:id': { statuses: [404, 404, 404, 404, 404], path: '/api/providers/none' },
  'GET /api/articles': { statuses: PUBLIC_READ },
  'POST /api/objects/upload': { statuses: adminWrite(200) },
  'PUT /api/objects/upload/:token': { statuses: adminWrite(404), path: '/api/objects/upload/none' },
  'PUT /api/objects/acl': { statuses: adminWrite(422), body: { imageURL: 'https://evil.example/x' } },
  'GET /objects/:id': { statuses: [404, 404, 404, 404, 404], path: '/objects/none' },
  'GET /api/articles/:idOrSlug': { statuses: [404, 404, 404, 404, 404], path: '/api/articles/none' },
  'POST /api/articles': { statuses: adminWrite(422), body: {} },
  'PUT /api/articles/:id': { statuses: adminWrite(422), path: '/api/articles/none', body: {} },
  'PATCH /api/articles/:id/toggle': { statuses: adminWrite(404), path: '/api/articles/none/toggle' },
  'DELETE /api/articles/:id': { statuses: adminWrite(404), path: '/api/articles/none' },
};

/** These need the password once more: whoever finds a panel left open must not be able to call them. */
const NEEDS_PROOF = [
  'POST /api/ai-chat/kept.csv',
  'POST /api/auth/change-password',
  'POST /api/submissions/export.csv',
  'POST /api/sync-production',
];

/** Open to everybody, but not for programs of others: browsers report here, people sign in, pages show pictures. */
const NOT_FOR_PROGRAMS = [
  'GET /api/auth/hint',
  'GET /objects/:id',
  'POST /api/auth/login',
  'POST /api/csp-reports',
];

const ORIGIN = 'https://clinic.example';
let database: TestDatabase;
let storage: TestStorage;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  ({ app } = createApp({
    config: readConfig({ PUBLIC_URL: ORIGIN }, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: () => new Response('no pages', { status: 404 }),
    clientDir: undefined,
  }));
});
afterAll(async () => {
  await storage.discard();
  await database.discard();
});

/** "GET /api/site" for every route that answers; what merely is in front of routes is registered for all methods. */
function routesOf(application: Hono): string[] {
  const routes = application.routes.filter(
    ({ method, path }) => method !== 'ALL' && /^\/(api|objects)(\/|$)/.test(path),
  );
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].sort();
}

test('the table names every route of the API, and no other', () => {
  expect(routesOf(app)).toEqual(Object.keys(TABLE).sort());
});

test('the document of the API names every route that is open to everybody, and nothing of the administration', () => {
  // A session makes no difference to those.
  const open = Object.entries(TABLE).filter(([, { statuses }]) => statuses[0] === statuses[4]);
  const documented = Object.entries(PUBLIC_CALLS).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect([...documented, ...NOT_FOR_PROGRAMS].sort()).toEqual(
    [...open.map(([route]) => route), 'GET /providers.json'].sort(),
  );
});

/** The headers of each of the five who ask, in the order of the statuses. */
async function whoAsks(): Promise<Record<string, string>[]> {
  const valid = (await storeAdministrator(database.db, { origin: ORIGIN })).headers;
  const expired = (await storeAdministrator(database.db, { origin: ORIGIN, hours: -1 })).headers;
  const forged = { ...valid, Cookie: `__Host-session=${'A'.repeat(43)}` };
  const foreign = { ...valid, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  return [{}, expired, forged, foreign, valid];
}

test('these, and no others, need the password once more when it was given long ago', async () => {
  const { headers } = await storeAdministrator(database.db, { origin: ORIGIN, isProved: false });
  const refused: string[] = [];
  for (const [route, { path, body = {} }] of Object.entries(TABLE)) {
    // It would end the session that asks for the others.
    if (route === 'POST /api/auth/logout') continue;
    const [method = '', pattern = ''] = route.split(' ');
    const response = await app.request(`${ORIGIN}${path ?? pattern}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 401 && text.includes('"proof-needed"')) refused.push(route);
  }
  expect(refused.sort()).toEqual(NEEDS_PROOF);
});

test.each(Object.entries(TABLE))('%s gives each exactly what it must', async (route, row) => {
  const [method = '', pattern = ''] = route.split(' ');
  const statuses: number[] = [];
  for (const headers of await whoAsks()) {
    const response = await app.request(`${ORIGIN}${row.path ?? pattern}`, {
      method,
      headers: { ...headers, ...(row.body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(row.body === undefined ? {} : { body: JSON.stringify(row.body) }),
    });
    statuses.push(response.status);
    // Read to its end, as an export's turn is held until then.
    const text = await response.text();
    if (response.status >= 400) expect(JSON.parse(text).message).toEqual(expect.any(String));
  }
  expect(statuses).toEqual(row.statuses);
});
