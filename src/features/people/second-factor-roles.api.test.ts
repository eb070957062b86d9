import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { secondFactorRoles } from '#server/sessions/second-factor-roles.table.ts';
import { secondFactors } from '#server/sessions/second-factors.table.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator, type TestAdministrator } from '../../../tests/support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { peopleApi } from './people.api.server.ts';
import type { People } from './people.ts';

/* A second factor that is demanded of a role: who demands it, and whom it shuts out until they have one. */

const ORIGIN = 'http://localhost';
let database: TestDatabase;
let app: Hono;
let marta: TestAdministrator;
let luis: TestAdministrator;
let entriesBefore: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const guard = sessionGuard({ database: db, publicOrigin: ORIGIN });
  app = new Hono()
    .route('/api/people', peopleApi({ database: db, guard, publicOrigin: ORIGIN, mailInvitation: undefined }))
    .get('/articles', guard.allow('change', 'articles'), (context) => context.text('here'))
    .get('/own/articles', guard.requireOwn, guard.allow('change', 'articles'), (context) =>
      context.text('here'),
    )
    .get('/own', guard.requireOwn, (context) => context.text('here'));
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(secondFactorRoles);
  await database.db.delete(users);
  marta = await storeAdministrator(database.db, { username: 'marta' });
  luis = await storeAdministrator(database.db, { username: 'luis', role: 'editor' });
  entriesBefore = await database.db.$count(activity);
});

const call = (method: string, path: string, by = marta) => app.request(path, { method, headers: by.headers });
const demand = (role: string) => call('PUT', `/api/people/second-factor-roles/${role}`);
const listed = async () => ((await (await call('GET', '/api/people')).json()) as People).secondFactorRoles;
const givenFactor = (person: TestAdministrator, confirmedAt = sql`now()`) =>
  database.db.insert(secondFactors).values({ userId: person.userId, secret: 'sealed', confirmedAt });
const statusOf = async (path: string, by: TestAdministrator) => {
  const response = await call('GET', path, by);
  return response.ok ? 200 : `${response.status} ${(await response.json()).code}`;
};

test('who has none opens the own account alone from the next request on, until they have one', async () => {
  expect(await statusOf('/articles', luis)).toBe(200);
  expect((await demand('editor')).status).toBe(204);
  expect(await statusOf('/articles', luis)).toBe('403 second-factor-needed');
  expect(await statusOf('/own', luis)).toBe(200);
  expect(await statusOf('/own/articles', luis)).toBe('403 second-factor-needed');
  // One that was begun and not confirmed is none.
  await givenFactor(luis, sql`NULL`);
  expect(await statusOf('/articles', luis)).toBe('403 second-factor-needed');
  await database.db.update(secondFactors).set({ confirmedAt: sql`now()` });
  expect(await statusOf('/articles', luis)).toBe(200);
});

test('other roles are not asked; and a role that is asked no more is open again', async () => {
  await demand('support');
  expect(await statusOf('/articles', luis)).toBe(200);
  await demand('editor');
  expect(await statusOf('/articles', luis)).toBe('403 second-factor-needed');
  expect((await call('DELETE', '/api/people/second-factor-roles/editor')).status).toBe(204);
  expect(await statusOf('/articles', luis)).toBe(200);
});

test('it is listed with who demanded it, and in the activity, once each time', async () => {
  await Promise.all([demand('editor'), demand('editor')]);
  expect(await listed()).toEqual([{ role: 'editor', since: expect.any(String), who: 'marta' }]);
  for (const _ of ['once', 'again']) await call('DELETE', '/api/people/second-factor-roles/editor');
  expect(await listed()).toEqual([]);
  const entries = await database.db.select().from(activity).orderBy(activity.id).offset(entriesBefore);
  expect(entries).toMatchObject([
    { username: 'marta', action: 'second-factor-demanded', details: { role: 'editor' } },
    { username: 'marta', action: 'second-factor-not-demanded', details: { role: 'editor' } },
  ]);
});

test('of the own role only somebody demands it who has one, and is told what to do first', async () => {
  const response = await demand('administrator');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'own-second-factor-first',
    message: expect.stringMatching(/^Es su propio rol.* Active antes la «Verificación en dos pasos»/),
  });
  expect(await listed()).toEqual([]);
  await givenFactor(marta);
  expect((await demand('administrator')).status).toBe(204);
  expect(await statusOf('/articles', marta)).toBe(200);
});
