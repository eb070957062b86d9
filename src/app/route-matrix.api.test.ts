import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '#rights/can.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
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

/** Status for: no session, a session that has ended, a made-up cookie, a page of another site, and each of the roles. */
type Statuses = readonly [
  none: number,
  expired: number,
  forged: number,
  foreign: number,
  editor: number,
  support: number,
  administrator: number,
];
type Row = { statuses: Statuses; path?: string; body?: unknown };

/** Whoever asks, the same status, from wherever. */
const anybody = (status: number): Statuses => [status, status, status, status, status, status, status];
/** Anybody may read, from wherever. */
const PUBLIC_READ = anybody(200);
/** Anybody, but with a browser only from our own pages; the status is that of the row's body. */
const publicWrite = (status: number): Statuses => [status, status, status, 403, status, status, status];

/* Those with a role alone, not from a page of another site; the status is that of the row's path and body. */
const everyRole = (status: number): Statuses => [401, 401, 401, 403, status, status, status];
const editors = (status: number): Statuses => [401, 401, 401, 403, status, 403, status];
const support = (status: number): Statuses => [401, 401, 401, 403, 403, status, status];
const administrators = (status: number): Statuses => [401, 401, 401, 403, 403, 403, status];

const TABLE: Record<string, Row> = {
  'POST /api/contact': { statuses: publicWrite(422), body: {} },
  'POST /api/quote-requests': { statuses: publicWrite(422), body: {} },
  'POST /api/join-network': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/recommend': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/report': { statuses: publicWrite(422), body: {} },
  'POST /api/ai-chat/kept.csv': { statuses: administrators(404), body: {} },
  'POST /api/ai-chat/feedback': { statuses: publicWrite(422), body: {} },
  'GET /api/site': { statuses: PUBLIC_READ },
  // A browser's report has a content type of its own.
  'POST /api/csp-reports': { statuses: publicWrite(415), body: {} },
  'POST /api/auth/login': { statuses: publicWrite(401), body: { username: 'nobody', password: 'wrong' } },
  'POST /api/auth/second-factor': { statuses: publicWrite(401), body: { code: '123456' } },
  'GET /api/auth/second-factor': { statuses: everyRole(200) },
  'POST /api/auth/second-factor/set-up': { statuses: everyRole(200) },
  'POST /api/auth/second-factor/confirm': { statuses: everyRole(422), body: { code: '' } },
  'POST /api/auth/second-factor/turn-off': { statuses: everyRole(422), body: { password: '', code: '' } },
  'GET /api/auth/email': { statuses: everyRole(200) },
  // Nothing is mailed without a mail server.
  'POST /api/auth/email': { statuses: everyRole(404), body: { email: 'ana@example.com' } },
  'DELETE /api/auth/email': { statuses: everyRole(204) },
  'POST /api/auth/email/confirm': { statuses: publicWrite(422), body: { token: 'none' } },
  'GET /api/auth/forgotten-password': { statuses: PUBLIC_READ },
  'POST /api/auth/forgotten-password': { statuses: anybody(404), body: { account: 'ana' } },
  'POST /api/auth/new-password': {
    statuses: publicWrite(422),
    body: { token: 'none', newPassword: 'otra clave larga' },
  },
  'GET /api/auth/session': { statuses: everyRole(200) },
  'GET /api/auth/hint': { statuses: PUBLIC_READ },
  'POST /api/auth/logout': { statuses: everyRole(200) },
  'GET /api/auth/sessions': { statuses: everyRole(200) },
  'DELETE /api/auth/sessions': { statuses: everyRole(204) },
  'DELETE /api/auth/sessions/:id': { statuses: everyRole(404), path: '/api/auth/sessions/none' },
  'POST /api/auth/change-password': { statuses: everyRole(422), body: { newPassword: 'short' } },
  'GET /api/people': { statuses: administrators(200) },
  'POST /api/people/invitations': { statuses: administrators(422), body: {} },
  'DELETE /api/people/invitations/:id': {
    statuses: administrators(404),
    path: '/api/people/invitations/none',
  },
  'PATCH /api/people/:id': {
    statuses: administrators(404),
    path: '/api/people/none',
    body: { role: 'editor' },
  },
  'DELETE /api/people/:id': { statuses: administrators(404), path: '/api/people/none' },
  'POST /api/invitations/look': { statuses: publicWrite(404), body: { token: 'none' } },
  'POST /api/invitations/accept': { statuses: publicWrite(422), body: {} },
  'GET /api/activity': { statuses: administrators(200) },
  'GET /api/sync-production': { statuses: administrators(200) },
  'POST /api/sync-production': { statuses: administrators(200) },
  'GET /api/revisions/scheduled': { statuses: everyRole(200) },
  'GET /api/revisions/drafts': { statuses: everyRole(200) },
  // There is no kind of this name: what its routes do is tested beside them.
  'GET /api/revisions/:kind': { statuses: everyRole(404), path: '/api/revisions/none' },
  'GET /api/revisions/:kind/:subject': { statuses: everyRole(404), path: '/api/revisions/none/site' },
  'GET /api/revisions/:kind/:subject/history': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/history',
  },
  'GET /api/revisions/:kind/:subject/versions/:number': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1',
  },
  'POST /api/revisions/:kind/:subject/draft': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/draft',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/publish': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/publish',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/restore': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/restore',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/trash': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/trash',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/take-back': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/take-back',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/versions/:number/cancel': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1/cancel',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/versions/:number/publish': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1/publish',
    body: {},
  },
  'GET /api/submissions': { statuses: support(200) },
  'POST /api/submissions/search': { statuses: support(200), body: { search: 'ana' } },
  'POST /api/submissions/export.csv': { statuses: administrators(200), body: { search: 'ana' } },
  'GET /api/submissions/mail': { statuses: support(200) },
  'GET /api/submissions/stamp': { statuses: support(200) },
  'GET /api/submissions/overview': { statuses: support(200) },
  'PATCH /api/submissions/:id': {
    statuses: support(404),
    path: '/api/submissions/CC-2222-3333',
    body: { state: 'done' },
  },
  'POST /api/submissions/:id/opened': {
    statuses: support(404),
    path: '/api/submissions/CC-2222-3333/opened',
  },
  'POST /api/submissions/:id/mail': {
    statuses: support(404),
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
  'GET /api/providers/:id': { statuses: anybody(404), path: '/api/providers/none' },
  'GET /api/articles': { statuses: PUBLIC_READ },
  'POST /api/objects/upload': { statuses: editors(200) },
  'PUT /api/objects/upload/:token': { statuses: editors(404), path: '/api/objects/upload/none' },
  'PUT /api/objects/acl': { statuses: editors(422), body: { imageURL: 'https://evil.example/x' } },
  'GET /objects/:id': { statuses: anybody(404), path: '/objects/none' },
  'GET /api/articles/:idOrSlug': { statuses: anybody(404), path: '/api/articles/none' },
  'POST /api/articles': { statuses: editors(422), body: {} },
  'PUT /api/articles/:id': { statuses: editors(422), path: '/api/articles/none', body: {} },
  'PATCH /api/articles/:id/toggle': { statuses: editors(404), path: '/api/articles/none/toggle' },
  'DELETE /api/articles/:id': { statuses: editors(404), path: '/api/articles/none' },
};

/** These need the password once more: whoever finds a panel left open must not be able to call them. */
const NEEDS_PROOF = [
  'DELETE /api/auth/email',
  'DELETE /api/people/:id',
  'DELETE /api/people/invitations/:id',
  'PATCH /api/people/:id',
  'POST /api/ai-chat/kept.csv',
  'POST /api/auth/change-password',
  'POST /api/auth/email',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/set-up',
  'POST /api/people/invitations',
  'POST /api/submissions/export.csv',
  'POST /api/sync-production',
];

/** Open to everybody, but not for programs of others: browsers report here, people sign in, pages show pictures. */
const NOT_FOR_PROGRAMS = [
  'GET /api/auth/forgotten-password',
  'GET /api/auth/hint',
  'GET /objects/:id',
  'POST /api/auth/email/confirm',
  'POST /api/auth/forgotten-password',
  'POST /api/auth/login',
  'POST /api/auth/new-password',
  'POST /api/auth/second-factor',
  'POST /api/csp-reports',
  'POST /api/invitations/accept',
  'POST /api/invitations/look',
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
  const open = Object.entries(TABLE).filter(([, { statuses }]) => statuses.at(0) === statuses.at(-1));
  const documented = Object.entries(PUBLIC_CALLS).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect([...documented, ...NOT_FOR_PROGRAMS].sort()).toEqual(
    [...open.map(([route]) => route), 'GET /providers.json'].sort(),
  );
});

/** The headers of all who ask, in the order of the statuses. */
async function whoAsks(): Promise<Record<string, string>[]> {
  const people = [];
  for (const role of ROLES) people.push(await signedInAs(role));
  const valid = (await storeAdministrator(database.db, { origin: ORIGIN })).headers;
  const expired = (await storeAdministrator(database.db, { origin: ORIGIN, hours: -1 })).headers;
  const forged = { ...valid, Cookie: `__Host-session=${'A'.repeat(43)}` };
  const foreign = { ...valid, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  return [{}, expired, forged, foreign, ...people];
}

async function signedInAs(role: Role): Promise<Record<string, string>> {
  return (await storeAdministrator(database.db, { username: role, role, origin: ORIGIN })).headers;
}

/** What everybody does with the own session and password, whatever the role. */
const OWN_ACCOUNT = /^[A-Z]+ \/api\/auth\//;

test('each guarded route asks `can`: a role that may do nothing gets no further than to the own account', async () => {
  const headers = await signedInAs('nobody' as Role);
  const answered: string[] = [];
  for (const [route, row] of Object.entries(TABLE)) {
    if (row.statuses[0] !== 401 || OWN_ACCOUNT.test(route)) continue;
    const response = await ask(route, row, headers);
    if (response.status !== 403 || (await response.json()).code !== 'not-allowed') answered.push(route);
  }
  expect(answered).toEqual([]);
});

test('who may not do something is told so in Spanish, which the panel shows', async () => {
  const row = { statuses: editors(403), body: {} };
  const response = await ask('POST /api/articles', row, await signedInAs('support'));
  expect(await response.json()).toMatchObject({
    status: 403,
    code: 'not-allowed',
    message: 'Su usuario no tiene permiso para esto. Pídalo a quien administra el sitio.',
  });
});

function ask(route: string, { path, body }: Row, headers: Record<string, string>) {
  const [method = '', pattern = ''] = route.split(' ');
  return app.request(`${ORIGIN}${path ?? pattern}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
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
  const statuses: number[] = [];
  for (const headers of await whoAsks()) {
    // So many wrong passwords in a row would be refused whoever asks.
    await database.db.delete(rateLimits);
    const response = await ask(route, row, headers);
    statuses.push(response.status);
    // Read to its end, as an export's turn is held until then.
    const text = await response.text();
    if (response.status >= 400) expect(JSON.parse(text).message).toEqual(expect.any(String));
  }
  expect(statuses).toEqual(row.statuses);
});
