import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, bundledArticles } from '#features/news/articles.table.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import type { SyncReport } from '#features/sync/sync-report.ts';
import { activity } from '#server/activity/activity.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { ADMINISTRATOR, type ApiClient, signInAt } from '../support/administrator.ts';
import { holdInserts } from '../support/held-inserts.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/* A sync to production that is cut off in the middle: production has all of it or nothing. */

const PATH = '/api/sync-production';

let here: TestDatabase;
let production: TestDatabase;
let servers: [ServerProcess, ServerProcess];
let call: ApiClient;
beforeAll(async () => {
  [here, production] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await createAdministrator(here.db, ADMINISTRATOR);
  await loadBundledArticles(here.db);
  const settings = { PRODUCTION_DATABASE_URL: production.connectionString };
  servers = await Promise.all([
    startServer(here.connectionString, settings),
    startServer(here.connectionString, settings),
  ]);
  call = await signInAt(servers[0].address());
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await Promise.all([here.discard(), production.discard()]);
});

/** Entries of the activity lists, there and here, before the test: nobody can delete them. */
let entriesBefore: [number, number];
const syncs = sql`action = 'synced'`;
const countEntries = () =>
  Promise.all([production.db.$count(activity, syncs), here.db.$count(activity, syncs)]);

beforeEach(async () => {
  for (const table of [articles, bundledArticles, users]) await production.db.delete(table);
  entriesBefore = await countEntries();
});

/** How much of a sync is there: users, articles, new entries of the activity list there and here. */
async function kept(): Promise<number[]> {
  const [there, own] = await countEntries();
  return [
    await production.db.$count(users),
    await production.db.$count(articles),
    there - entriesBefore[0],
    own - entriesBefore[1],
  ];
}

async function sync(server: ServerProcess): Promise<string[]> {
  const response = await call(server.address(), PATH, { method: 'POST' });
  expect(response.status).toBe(200);
  const report: SyncReport = await response.json();
  return [report.user, ...report.articles].map(({ outcome }) => outcome);
}

const lastButOne = "NEW.slug = 'refill-before-the-storm'";

test('a server killed in the middle of a sync leaves nothing there; repeated, it is all there once', async () => {
  const held = await holdInserts(production, 'articles', lastButOne);
  const lost = call(servers[0].address(), PATH, { method: 'POST' }).catch(() => undefined);
  await held.untilHeld();
  await servers[0].kill();
  expect(await lost).toBeUndefined();
  await held.release();
  expect(await kept()).toEqual([0, 0, 0, 0]);

  await servers[0].restart();
  expect(await sync(servers[0])).toEqual(Array(7).fill('created'));
  expect(await kept()).toEqual([1, 6, 1, 1]);
  expect(await sync(servers[1])).toEqual(Array(7).fill('unchanged'));
  expect(await kept()).toEqual([1, 6, 2, 2]);
});

test('a production that is lost in the middle of a sync has nothing of it, and the answer says so', async () => {
  const held = await holdInserts(production, 'articles', lastButOne);
  const answer = call(servers[0].address(), PATH, { method: 'POST' });
  await held.untilHeld();
  await production.pool.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'`);
  const response = await answer;
  expect(response.status).toBe(502);
  expect((await response.json()).code).toBe('production-unreachable');
  await held.release();
  expect(await kept()).toEqual([0, 0, 0, 0]);
  expect(await sync(servers[0])).toEqual(Array(7).fill('created'));
});

test('syncs of two servers at once take turns: one creates, the other finds it done', async () => {
  const outcomes = await Promise.all(servers.map((server) => sync(server)));
  expect(outcomes.map(([first]) => first).toSorted()).toEqual(['created', 'unchanged']);
  expect(await kept()).toEqual([1, 6, 2, 2]);
});
