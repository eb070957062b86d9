import { createServer, type Server } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { createLogger } from '#server/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { QUICK_PACE } from '../../../tests/support/test-jobs.ts';
import { watchDatabase, watchPool } from './database-metrics.ts';
import { countTries, watchJobs } from './job-metrics.ts';

/* What the metrics say of the database: dead, silent, or alive behind a pool whose connections are all in use. */

let database: TestDatabase;
let registry: Registry;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  registry = new Registry();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.discard();
});

function watch(connectionString: string) {
  const watched = watchDatabase(registry, connectionString);
  closers.push(watched.close);
  return watched;
}

async function value(line: string): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n');
  const found = lines.find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

const UP = 'costa_clara_database_up';
const ANSWER = 'costa_clara_database_answer_seconds';

test('a pool whose connections are all in use is told apart from a dead database', async () => {
  watch(database.connectionString);
  watchPool(registry, database.pool);
  const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
  const waiting = database.pool.query('SELECT 1');
  expect(await value('costa_clara_database_connections{state="busy"}')).toBe(10);
  expect(await value('costa_clara_database_connections{state="idle"}')).toBe(0);
  expect(await value('costa_clara_database_connections_limit')).toBe(10);
  expect(await value('costa_clara_database_waiting')).toBe(1);
  expect(await value(UP), 'the database itself answers').toBe(1);
  expect(await value(ANSWER)).toBeGreaterThan(0);
  for (const client of held) client.release();
  await waiting;
  expect(await value('costa_clara_database_waiting')).toBe(0);
  expect(await value('costa_clara_database_connections{state="busy"}')).toBe(0);
});

test('a database that is away is reported at once, and jobs are not guessed', async () => {
  const { ask } = watch('postgresql://nobody@127.0.0.1:1/none');
  const counts = vi.fn(async () => []);
  watchJobs(registry, { counts }, async () => (await ask()).isUp);
  expect(await value(UP)).toBe(0);
  expect(await value(ANSWER)).toBeUndefined();
  expect(counts).not.toHaveBeenCalled();
});

test('a silent database holds the metrics no longer than Prometheus waits', async () => {
  const silent: Server = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const place = silent.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  closers.push(async () => silent.close());
  watch(`postgresql://nobody@127.0.0.1:${port}/none`);
  const startedAt = performance.now();
  expect(await value(UP)).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('jobs: what waits, what was given up, and how tries ended', async () => {
  const onTry = countTries(registry);
  const { connectionString } = database;
  const log = createLogger('silent');
  const jobs = await openJobs({ connectionString, log, pace: QUICK_PACE, onTry });
  closers.push(jobs.close);
  const queue = { name: 'letters', retryLimit: 0, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 60 };
  await jobs.work(queue, async () => ({ isDone: false, reason: 'refused', isFinal: true }));
  const { ask } = watch(connectionString);
  watchJobs(registry, jobs, async () => (await ask()).isUp);
  await database.db.transaction((tx) => jobs.send(tx, 'letters', ['6b1f9a52-6f43-4a4f-9a4e-0c6f5d1c2b3a']));
  await vi.waitFor(
    async () => expect(await value('costa_clara_jobs{queue="letters",state="given-up"}')).toBe(1),
    { timeout: 20_000, interval: 200 },
  );
  expect(await value('costa_clara_jobs{queue="letters",state="waiting"}')).toBe(0);
  expect(await value('costa_clara_job_tries_total{queue="letters",result="failed"}')).toBe(1);
});
