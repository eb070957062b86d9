import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { findSession } from './find-session.ts';
import { sessionGuard } from './require-administrator.ts';
import { sessions, users } from './sessions.table.ts';

let database: TestDatabase;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(users);
  const { headers } = await storeAdministrator(database.db);
  token = headers.Cookie.replace('session=', '');
});

/** Minutes from now until the session ends. */
async function minutesLeft(): Promise<number> {
  const [row] = await database.db
    .select({ minutes: sql<number>`round(extract(epoch FROM ${sessions.expiresAt} - now()) / 60)::int` })
    .from(sessions);
  return row?.minutes ?? 0;
}

const setTimes = (endsInMinutes: number, beganHoursAgo: number) =>
  database.db.update(sessions).set({
    expiresAt: sql`now() + make_interval(mins => ${endsInMinutes})`,
    createdAt: sql`now() - make_interval(hours => ${beganHoursAgo})`,
    lastUsedAt: sql`now() - make_interval(mins => ${8 * 60 - endsInMinutes})`,
  });

test('a session is found by its token, which is not what names it', async () => {
  const found = await findSession(database.db, token);
  expect(found).toEqual({
    userId: expect.any(String),
    username: 'ana',
    role: 'administrator',
    sessionId: expect.any(String),
    isProved: true,
    needsSecondFactor: false,
  });
  expect(found?.sessionId).not.toContain(token);
  expect(await findSession(database.db, 'A'.repeat(43))).toBeUndefined();
});

test('using a session moves its end on', async () => {
  await setTimes(60, 2);
  expect(await findSession(database.db, token)).toBeDefined();
  expect(await minutesLeft()).toBe(8 * 60);
});

test('what a page asks for by itself finds the session, and does not move its end on', async () => {
  await setTimes(60, 2);
  const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
  const app = new Hono().get('/', guard.require, (context) => context.text('here'));
  const Cookie = `session=${token}`;
  const answer = await app.request('/', { headers: { Cookie, 'X-Background': '1' } });
  expect([answer.status, await minutesLeft()]).toEqual([200, 60]);
  await app.request('/', { headers: { Cookie } });
  expect(await minutesLeft()).toBe(8 * 60);
});

test('a session that was used a moment ago is not written to', async () => {
  await setTimes(8 * 60 - 2, 1);
  await findSession(database.db, token);
  expect(await minutesLeft()).toBe(8 * 60 - 2);
});

test('when it was used last is known, also at the end of its week', async () => {
  await setTimes(60, 7 * 24 - 1);
  await findSession(database.db, token);
  const [row] = await database.db
    .select({ isNow: sql`${sessions.lastUsedAt} > now() - interval '1 minute'` })
    .from(sessions);
  expect(row?.isNow).toBe(true);
});

test.each([
  ['a moment ago', 0, true],
  ['nine minutes ago', 9, true],
  ['ten minutes ago', 10, false],
])('a password that was given %s', async (_when, minutes, isProved) => {
  await database.db.update(sessions).set({ provedAt: sql`now() - make_interval(mins => ${minutes})` });
  expect(await findSession(database.db, token)).toMatchObject({ isProved });
});

test('a session from before proofs were noted has none', async () => {
  await database.db.update(sessions).set({ provedAt: null });
  expect(await findSession(database.db, token)).toMatchObject({ isProved: false });
});

test('however much it is used, a session ends a week after the sign-in', async () => {
  await setTimes(30, 7 * 24 - 1);
  await findSession(database.db, token);
  expect(await minutesLeft()).toBe(60);
});

test('one that has ended is not found, nor is one of a user that was removed', async () => {
  await setTimes(-1, 9);
  expect(await findSession(database.db, token)).toBeUndefined();
  await setTimes(60, 1);
  await database.db.delete(users).where(eq(users.username, 'ana'));
  expect(await findSession(database.db, token)).toBeUndefined();
});

test('a session that was opened while the clock was years ahead is none, one that is a little ahead goes on', async () => {
  const moveAhead = (hours: number) =>
    database.db.update(sessions).set({
      createdAt: sql`now() + make_interval(hours => ${hours})`,
      lastUsedAt: sql`now() + make_interval(hours => ${hours})`,
      provedAt: sql`now() + make_interval(hours => ${hours})`,
      expiresAt: sql`now() + make_interval(hours => ${hours + 8})`,
    });
  await moveAhead(4 * 365 * 24);
  expect(await findSession(database.db, token)).toBeUndefined();
  await moveAhead(1);
  expect(await findSession(database.db, token), 'a proof from the future proves nothing').toMatchObject({
    isProved: false,
  });
});
