import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeSubmission } from '#forms/submissions.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { activity } from '#server/activity/activity.table.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { expireSubmissions } from './inbox-jobs.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

async function keepFrom(daysAgo: number): Promise<string> {
  const values = { message: `from ${daysAgo} days ago` };
  const submission = { kind: 'contact', values, language: 'es', idempotencyKey: undefined } as const;
  const { reference } = await storeSubmission(database.db, submission);
  await database.db
    .update(submissions)
    .set({ receivedAt: sql`now() - make_interval(days => ${daysAgo}, mins => 1)` })
    .where(eq(submissions.reference, reference));
  return reference;
}

test('what has been kept long enough is deleted, whatever its state, and the count alone is recorded', async () => {
  const young = await keepFrom(729);
  await keepFrom(730);
  const done = await keepFrom(800);
  await database.db.update(submissions).set({ state: 'done' }).where(eq(submissions.reference, done));

  expect(await expireSubmissions(database.db, { keepDays: 730 })).toBe(2);
  const left = await database.db.select({ reference: submissions.reference }).from(submissions);
  expect(left).toEqual([{ reference: young }]);
  expect(await expireSubmissions(database.db, { keepDays: 730 })).toBe(0);
  const entries = await database.db.select().from(activity);
  expect(entries).toMatchObject([{ username: null, action: 'submissions-expired', details: { count: 2 } }]);
});

test('two servers that delete at once delete each form once', async () => {
  for (let days = 1000; days < 1040; days += 1) await keepFrom(days);
  const counts = await Promise.all([
    expireSubmissions(database.db, { keepDays: 730 }),
    expireSubmissions(database.db, { keepDays: 730 }),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
});
