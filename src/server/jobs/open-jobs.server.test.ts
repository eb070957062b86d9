import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from '#server/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { QUICK_PACE } from '../../../tests/support/test-jobs.ts';
import { type JobOutcome, type Jobs, openJobs, type QueueSettings } from './open-jobs.ts';

const QUEUE: QueueSettings = {
  name: 'test',
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 30,
};
const ID = '00000000-0000-4000-8000-000000000001';
const log = pino({ level: 'silent' });

let database: TestDatabase;
const opened: Jobs[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await database.discard();
});

async function open(): Promise<Jobs> {
  const jobs = await openJobs({ connectionString: database.connectionString, log, pace: QUICK_PACE });
  opened.push(jobs);
  return jobs;
}

const send = (jobs: Jobs, id = ID) => database.db.transaction((tx) => jobs.send(tx, QUEUE.name, [id]));
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });

test('servers that start at once make the queues once, and a job is done by one of them', async () => {
  const servers = await Promise.all([open(), open(), open()]);
  const done: string[] = [];
  for (const jobs of servers) {
    await jobs.work(QUEUE, async (id) => {
      done.push(id);
      return { isDone: true };
    });
  }
  const [first, second] = servers;
  if (!first || !second) throw new Error('no servers');
  await Promise.all([send(first), send(second), send(first)]);
  await eventually(() => expect(done).toEqual([ID]));
  await send(second);
  const { rowCount } = await database.db.execute(sql`SELECT FROM pgboss.job WHERE name = ${QUEUE.name}`);
  expect(rowCount).toBe(1);
});

test('a job that fails is tried again, then put aside with its last reason, and is retried on request', async () => {
  const jobs = await open();
  const outcomes: JobOutcome[] = [
    { isDone: false, reason: 'first', isFinal: false },
    { isDone: false, reason: 'second', isFinal: false },
    { isDone: false, reason: 'third', isFinal: false },
  ];
  let tries = 0;
  await jobs.work(QUEUE, async () => {
    tries += 1;
    return outcomes.shift() ?? { isDone: true };
  });
  await send(jobs);
  await eventually(async () => {
    expect(await jobs.deadJobs(QUEUE.name)).toEqual([
      { id: ID, failedAt: expect.any(Date), reason: 'third' },
    ]);
  });
  expect(tries).toBe(3);
  expect(await database.db.transaction((tx) => jobs.revive(tx, QUEUE.name, ID))).toBe(true);
  await eventually(() => expect(tries).toBe(4));
  expect(await jobs.deadJobs(QUEUE.name)).toEqual([]);
  expect(await database.db.transaction((tx) => jobs.revive(tx, QUEUE.name, ID))).toBe(false);
});

test('a final failure is not tried again', async () => {
  const jobs = await open();
  let tries = 0;
  await jobs.work(QUEUE, async () => {
    tries += 1;
    return { isDone: false, reason: 'no', isFinal: true };
  });
  await send(jobs);
  await eventually(async () => expect(await jobs.deadJobs(QUEUE.name)).toHaveLength(1));
  expect(tries).toBe(1);
});

test('what is at work when the site stops is finished first', async () => {
  const jobs = await openJobs({ connectionString: database.connectionString, log, pace: QUICK_PACE });
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  await jobs.work(QUEUE, async () => {
    begun.resolve();
    await finish.promise;
    return { isDone: true };
  });
  await send(jobs);
  await begun.promise;
  const closing = jobs.close();
  finish.resolve();
  await closing;
  const { rows } = await database.db.execute(sql`SELECT state FROM pgboss.job WHERE name = ${QUEUE.name}`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('without the right to make the schema the start says what to do', async ({ skip }) => {
  const { rows } = await database.db.execute(
    sql`SELECT rolsuper AS is FROM pg_roles WHERE rolname = current_user`,
  );
  // Only a superuser may act as another role, here one that every server has and that owns nothing.
  skip(rows[0]?.['is'] !== true);
  const address = new URL(database.connectionString);
  address.searchParams.set('options', '-c role=pg_monitor');
  const starting = openJobs({ connectionString: address.href, log, pace: QUICK_PACE });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(/"pgboss"[\s\S]*GRANT CREATE ON DATABASE/);
});

test('what was left for the far future by a clock that was ahead is done now', async () => {
  const jobs = await open();
  const done: string[] = [];
  await jobs.work(QUEUE, async (id) => {
    done.push(id);
    return { isDone: true };
  });
  // As if both had been written in four years: a job that waits, and the last look at the schedule.
  await database.db.transaction(async (tx) => {
    await jobs.send(tx, QUEUE.name, [ID]);
    await tx.execute(
      sql`UPDATE pgboss.job SET start_after = now() + interval '4 years', keep_until = keep_until + interval '4 years'`,
    );
    await tx.execute(sql`UPDATE pgboss.version SET cron_on = now() + interval '4 years'`);
  });
  await eventually(() => expect(done).toEqual([ID]));
  await eventually(async () => {
    const { rows } = await database.db.execute(sql`SELECT cron_on <= now() AS "isDue" FROM pgboss.version`);
    expect(rows).toEqual([{ isDue: true }]);
  });
});

test('a job whose server was killed while the clock was ahead is tried again', async () => {
  const jobs = await open();
  await jobs.work(QUEUE, async () => ({ isDone: true }));
  await database.db.transaction(async (tx) => {
    await jobs.send(tx, QUEUE.name, [ID]);
    await tx.execute(
      sql`UPDATE pgboss.job SET state = 'active', started_on = now() + interval '4 years', expire_seconds = 1`,
    );
  });
  await eventually(async () => {
    const { rows } = await database.db.execute(sql`SELECT state FROM pgboss.job WHERE name = ${QUEUE.name}`);
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});
