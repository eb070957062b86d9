import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTIVITY_ACTIONS, activity, activityCounts } from '#server/activity/activity.table.ts';
import { type ActivityEntry, countActivity, recordActivity } from '#server/activity/record-activity.ts';
import { openDatabase } from '#server/database/connect.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator, type TestAdministrator } from '../../../tests/support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { activityApi } from './activity.api.server.ts';
import { ACTIVITY_CHOICES, type ActivityPage } from './activity.ts';

let database: TestDatabase;
let app: Hono;
let ana: TestAdministrator;

const ENTRIES: ActivityEntry[] = [
  { username: 'ana', action: 'article-created', subject: 'Vacunas en otoño' },
  { username: 'ana', action: 'article-deleted', subject: '100 % gratis' },
  { username: 'Bea', action: 'article-created', subject: 'Calor' },
  { username: null, action: 'providers-imported', details: { inserted: 12 } },
];

beforeAll(async () => {
  database = await createTestDatabase();
  for (const entry of ENTRIES) await recordActivity(database.db, entry);
  ana = await storeAdministrator(database.db);
  const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
  app = new Hono().route('/api/activity', activityApi({ database: database.db, guard }));
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
});
afterAll(() => database.discard());

const ask = (query = '') => app.request(`/api/activity${query}`, { headers: ana.headers });
async function pageAt(query = ''): Promise<ActivityPage> {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return response.json();
}
const subjectsAt = async (query: string) => (await pageAt(query)).entries.map(({ subject }) => subject);

describe('GET /api/activity', () => {
  test('lists what was done, newest first, with who and when', async () => {
    const { entries, next, people } = await pageAt();
    expect(entries.map(({ action }) => action)).toEqual(ENTRIES.map(({ action }) => action).reverse());
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      happenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      username: null,
      action: 'providers-imported',
      subject: null,
      details: { inserted: 12 },
      count: 1,
    });
    expect(next).toBeNull();
    expect(people).toEqual(
      ['ana', 'Bea'].map((username) => ({ id: username, username, lastAt: expect.any(String) })),
    );
  });

  test('is searched without case and accents, and narrowed to an action and a person', async () => {
    expect(await subjectsAt('?search=OTONO%20vacunas')).toEqual(['Vacunas en otoño']);
    expect(await subjectsAt('?search=bea')).toEqual(['Calor']);
    expect(await subjectsAt('?search=%25')).toEqual([]);
    expect(await subjectsAt('?search=100')).toEqual(['100 % gratis']);
    expect(await subjectsAt('?action=article-created&person=ana')).toEqual(['Vacunas en otoño']);
    expect(await subjectsAt('?search=&action=&person=')).toHaveLength(4);
  });

  test('leaves out who came and went where that is asked for', async () => {
    await recordActivity(database.db, { username: 'Eva', action: 'sign-in' });
    await recordActivity(database.db, { username: 'Eva', action: 'synced', subject: 'nada' });
    await recordActivity(database.db, { username: 'Eva', action: 'sign-out' });
    expect(await subjectsAt('?person=Eva')).toHaveLength(3);
    expect(await subjectsAt('?person=Eva&signIns=hidden')).toEqual(['nada']);
  });

  test('is narrowed to days of Florida, the first and the last counted', async () => {
    // In Florida the evening of 30 June, noon of 1 July, the last minute of 2 July; then the 3rd.
    for (const time of ['2026-07-01T03:59', '2026-07-01T16:00', '2026-07-03T03:59', '2026-07-03T04:00'])
      await database.db.execute(
        sql`INSERT INTO ${activity} (username, action, subject, happened_at) VALUES ('Fe', 'synced', ${time}, ${`${time}:00Z`})`,
      );
    const days = async (query: string) => (await subjectsAt(`?person=Fe&${query}`)).toReversed();
    expect(await days('from=2026-07-01&until=2026-07-02')).toEqual(['2026-07-01T16:00', '2026-07-03T03:59']);
    expect(await days('from=2026-07-03')).toEqual(['2026-07-03T04:00']);
    expect(await days('until=2026-06-30')).toEqual(['2026-07-01T03:59']);
    expect(await days('from=2026-07-02&until=2026-07-01')).toEqual([]);
  });

  test('comes in pages that neither repeat nor leave out', async () => {
    await database.db.execute(
      sql`INSERT INTO ${activity} (username, action) SELECT 'Carla', 'synced' FROM generate_series(1, 120)`,
    );
    const ids: number[] = [];
    for (let query = '?person=Carla'; query !== ''; ) {
      const { entries, next } = await pageAt(query);
      ids.push(...entries.map(({ id }) => id));
      query = next === null ? '' : `?person=Carla&before=${next}`;
    }
    expect(ids).toHaveLength(120);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });

  test.each([
    '?before=x',
    '?before=0',
    '?action=nothing',
    '?other=1',
    '?from=2026-02-30',
    '?until=ayer',
    '?from=0000-01-01',
    '?signIns=1',
    `?search=${'a'.repeat(101)}`,
  ])('%s is refused', async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toHaveLength(1);
  });
});

test('what strangers repeat is one entry an hour for each name, with all of it counted by whoever counts', async () => {
  const another = await openDatabase(database.connectionString, { max: 5, statementTimeoutMs: 0 });
  try {
    const refusals = ['rosa', undefined].flatMap((subject) =>
      Array.from({ length: 30 }, (_, index) =>
        countActivity(index % 2 ? another.db : database.db, { action: 'sign-in-refused', subject }),
      ),
    );
    await Promise.all(refusals);
  } finally {
    await another.close();
  }
  const { entries } = await pageAt('?action=sign-in-refused');
  const perName = (subject: string | null) =>
    entries.filter((entry) => entry.subject === subject).reduce((sum, { count }) => sum + count, 0);
  expect([perName('rosa'), perName(null)]).toEqual([30, 30]);
  // Two of each where an hour of the clock ended meanwhile.
  expect(entries.length).toBeLessThanOrEqual(4);
  expect((await subjectsAt('?search=ROSA')).at(0)).toBe('rosa');
});

test('another hour has an entry and a count of its own', async () => {
  const refuse = () => countActivity(database.db, { action: 'sign-in-refused', subject: 'otra hora' });
  await database.db.execute(sql`
    INSERT INTO ${activityCounts} (action, subject, hour, count)
    VALUES ('sign-in-refused', 'otra hora', date_trunc('hour', now()) - interval '1 hour', 7)`);
  await refuse();
  expect((await pageAt('?search=hora')).entries).toMatchObject([{ subject: 'otra hora', count: 1 }]);
});

test('an entry can be neither changed nor removed, and its count can only grow', async () => {
  const refusal = { cause: expect.objectContaining({ code: '42501' }) };
  await expect(database.db.update(activity).set({ username: 'otra' })).rejects.toMatchObject(refusal);
  await expect(database.db.delete(activity)).rejects.toMatchObject(refusal);
  await expect(database.db.execute(sql`TRUNCATE ${activity}`)).rejects.toMatchObject(refusal);
  await countActivity(database.db, { action: 'sign-in-refused', subject: undefined });
  const counts = sql`UPDATE ${activityCounts} SET`;
  await database.db.execute(sql`${counts} count = count + 1`);
  for (const change of [
    sql`${counts} count = 1`,
    sql`${counts} count = count + 1, subject = 'otra'`,
    sql`DELETE FROM ${activityCounts}`,
    sql`TRUNCATE ${activityCounts}`,
  ])
    await expect(database.db.execute(change)).rejects.toMatchObject(refusal);
});

test('every action that is recorded can be chosen and has words', () => {
  expect(ACTIVITY_CHOICES).toEqual([...ACTIVITY_ACTIONS]);
});

test('an entry keeps the id of whoever has the name, and outlasts them', async () => {
  const carla = await storeAdministrator(database.db, { username: 'carla' });
  await recordActivity(database.db, { username: 'carla', action: 'sign-out' });
  await database.db.delete(users).where(eq(users.id, carla.userId));
  const later = await storeAdministrator(database.db, { username: 'carla' });
  await recordActivity(database.db, { username: 'carla', action: 'sign-out' });
  const rows = await database.db.select().from(activity).where(eq(activity.username, 'carla'));
  expect(rows.map(({ userId }) => userId)).toEqual([carla.userId, later.userId]);
});

describe('the choice of a person', () => {
  const peopleCalled = async (...names: string[]) =>
    (await pageAt()).people
      .filter(({ username }) => names.includes(username))
      .map(({ id, username }) => [username, id]);
  const did = (username: string, subject: string) =>
    recordActivity(database.db, { username, action: 'synced', subject });

  test('of somebody who got another name finds what was done under both, with the name of then', async () => {
    const { userId } = await storeAdministrator(database.db, { username: 'rita' });
    // From before ids were noted.
    await database.db.insert(activity).values({ username: 'rita', action: 'synced', subject: 'r0' });
    await did('rita', 'r1');
    await database.db.update(users).set({ username: 'margarita' }).where(eq(users.id, userId));
    await did('margarita', 'r2');
    expect(await peopleCalled('rita', 'margarita')).toEqual([['margarita', userId]]);
    const { entries } = await pageAt(`?person=${userId}`);
    expect(entries.map(({ username, subject }) => [username, subject])).toEqual([
      ['margarita', 'r2'],
      ['rita', 'r1'],
      ['rita', 'r0'],
    ]);
  });

  test('of two who had the same name, one after the other, finds what each did', async () => {
    const first = await storeAdministrator(database.db, { username: 'nora' });
    await did('nora', 'n1');
    await database.db.delete(users).where(eq(users.id, first.userId));
    const second = await storeAdministrator(database.db, { username: 'nora' });
    await did('nora', 'n2');
    const people = await peopleCalled('nora');
    expect(people.map(([, id]) => id).toSorted()).toEqual([first.userId, second.userId].toSorted());
    expect(await subjectsAt(`?person=${first.userId}`)).toEqual(['n1']);
    expect(await subjectsAt(`?person=${second.userId}`)).toEqual(['n2']);
    expect(await subjectsAt('?person=nora')).toEqual(['n2', 'n1']);
  });
});
