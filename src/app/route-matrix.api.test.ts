import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '#rights/can.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createLogger } from '#server/log.ts';
import { secondFactorRoles } from '#server/sessions/second-factor-roles.table.ts';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import {
  editors,
  KIND_TABLE,
  NEEDS_PROOF,
  NOT_FOR_PROGRAMS,
  OWN_ACCOUNT,
  type Row,
  TABLE,
} from '../../tests/support/route-matrix.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { PUBLIC_CALLS } from './api-document/public-calls.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/*
 * Every route of the API × who asks for it. The routes are read from the application itself: one that is missing from
 * the table (`tests/support/route-matrix.ts`) fails the test, and so does a row whose route is gone.
 */

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

test('of whom a second factor is demanded, who has none opens the own account alone', async () => {
  await database.db.insert(secondFactorRoles).values({ role: 'administrator', who: 'ana' });
  const wrong: string[] = [];
  for (const [route, row] of Object.entries(TABLE)) {
    if (row.statuses[0] !== 401) continue;
    // One for each: some of these end it.
    const response = await ask(route, row, await signedInAs('administrator'));
    const isGated = response.status === 403 && (await response.json()).code === 'second-factor-needed';
    if (isGated === OWN_ACCOUNT.test(route)) wrong.push(`${route}: ${response.status}`);
  }
  await database.db.delete(secondFactorRoles);
  expect(wrong).toEqual([]);
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

test.each(Object.entries({ ...TABLE, ...KIND_TABLE }))(
  '%s gives each exactly what it must',
  async (route, row) => {
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
  },
);
