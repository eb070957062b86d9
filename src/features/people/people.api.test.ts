import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { lockUsers } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { peopleSitePerTest } from '../../../tests/support/people-site.ts';
import { invitations } from './invitations.table.ts';

const site = peopleSitePerTest();
const { call, read, invited, accept, codeOf, entriesOf } = site;

/** How many calls wait for somebody else's turn with people. */
async function waitForLocks(): Promise<number> {
  const { rows } = await site.db.execute(sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows.length;
}

describe('people', () => {
  test('are listed by name, with role, last use and whoever asks', async () => {
    await storeAdministrator(site.db, { username: 'Ana', role: 'editor', hours: -1 });
    await site.db.insert(users).values({ username: 'zoe', password: 'none', role: 'support' });
    expect((await read()).people).toEqual([
      expect.objectContaining({ username: 'Ana', role: 'editor', isSelf: false, isSignedIn: false }),
      expect.objectContaining({ username: 'marta', role: 'administrator', isSelf: true, isSignedIn: true }),
      expect.objectContaining({ username: 'zoe', role: 'support', lastUsedAt: null, isSignedIn: false }),
    ]);
    const [, self] = (await read()).people;
    expect(Math.abs(Date.parse(self?.lastUsedAt ?? '') - Date.now())).toBeLessThan(3_600_000);
  });

  test('get another role, which holds with their next request', async () => {
    const ana = await storeAdministrator(site.db, { username: 'ana' });
    expect((await call('GET', '/api/people', undefined, ana)).status).toBe(200);
    expect((await call('PATCH', `/api/people/${ana.userId}`, { role: 'editor' })).status).toBe(200);
    expect(await codeOf(await call('GET', '/api/people', undefined, ana))).toEqual([403, 'not-allowed']);
    expect(await entriesOf('role-changed')).toEqual([
      {
        username: 'marta',
        userId: site.marta.userId,
        subject: 'ana',
        details: { from: 'administrator', to: 'editor' },
      },
    ]);
  });

  test('who are removed are shut out with the next request; what they did keeps their name and id', async () => {
    const ana = await storeAdministrator(site.db, { username: 'ana' });
    await call('POST', '/api/people/invitations', { role: 'editor' }, ana);
    expect((await call('DELETE', `/api/people/${ana.userId}`)).status).toBe(204);
    expect(await codeOf(await call('GET', '/api/people', undefined, ana))).toEqual([401, 'not-signed-in']);
    expect(await entriesOf('person-invited')).toEqual([
      { username: 'ana', userId: ana.userId, subject: null, details: { role: 'editor' } },
    ]);
    const [removal] = await site.db.select().from(activity).where(eq(activity.action, 'person-removed'));
    expect(removal).toMatchObject({ username: 'marta', subject: 'ana', subjectId: ana.userId });
    expect((await call('DELETE', `/api/people/${ana.userId}`)).status).toBe(404);
  });

  test('the last administrator neither leaves nor loses the role, and is told why', async () => {
    await storeAdministrator(site.db, { username: 'ana', role: 'editor' });
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'editor' }],
    ] as const) {
      const response = await call(method, `/api/people/${site.marta.userId}`, body);
      expect(response.status).toBe(409);
      expect((await response.json()).message).toMatch(/^Es la única persona con el rol Administración\./);
    }
    expect((await call('GET', '/api/people')).status).toBe(200);
  });

  test.each([
    ['DELETE', undefined],
    ['PATCH', { role: 'support' }],
  ] as const)('two administrators who %s each other at once leave one', async (method, body) => {
    const ana = await storeAdministrator(site.db, { username: 'ana' });
    const answers = await Promise.all([
      call(method, `/api/people/${ana.userId}`, body),
      call(method, `/api/people/${site.marta.userId}`, body, ana),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await site.db.$count(users, eq(users.role, 'administrator'))).toBe(1);
  });

  test.each([
    ['DELETE', 'luis', undefined],
    ['PATCH', 'luis', { role: 'editor' }],
    ['POST', 'invitations', { role: 'administrator' }],
    ['DELETE', 'an invitation', undefined],
  ])(
    'one who has just lost the role changes nothing any more, although %s %s was let in',
    async (method, what, body) => {
      const ana = await storeAdministrator(site.db, { username: 'ana' });
      const luis = await storeAdministrator(site.db, { username: 'luis' });
      await invited('editor');
      const [waiting] = (await read()).invitations;
      const paths: Record<string, string> = {
        luis: luis.userId,
        'an invitation': `invitations/${waiting?.id}`,
      };
      const stored = async () => [
        await site.db.select().from(users).where(eq(users.id, luis.userId)),
        (await read()).invitations,
      ];
      const before = await stored();
      let answer: ReturnType<typeof call> | undefined;
      await site.db.transaction(async (tx) => {
        await lockUsers(tx);
        answer = call(method, `/api/people/${paths[what] ?? what}`, body, ana);
        await vi.waitUntil(async () => (await waitForLocks()) === 1);
        await tx.update(users).set({ role: 'editor' }).where(eq(users.id, ana.userId));
      });
      expect(answer && (await codeOf(await answer))).toEqual([403, 'not-allowed']);
      expect(await stored()).toEqual(before);
    },
  );

  test.each([
    ['DELETE', undefined],
    ['PATCH', { role: 'editor' }],
  ])(
    'with %s the invitations of somebody who may invite no more are good for nothing',
    async (method, body) => {
      const ana = await storeAdministrator(site.db, { username: 'ana' });
      const [theirs, used, others] = [
        await invited('administrator', ana),
        await invited('editor', ana),
        await invited('editor'),
      ];
      // Whose an invitation is says the id, whatever else is called so.
      await site.db.update(invitations).set({ invitedBy: 'ana' });
      await accept(used, 'luis');
      expect((await call(method, `/api/people/${ana.userId}`, body)).ok).toBe(true);
      expect(await codeOf(await accept(theirs, 'eva'))).toEqual([404, 'invitation-unknown']);
      expect(await codeOf(await accept(used, 'eva'))).toEqual([409, 'invitation-used']);
      expect((await accept(others, 'eva')).status).toBe(201);
    },
  );

  test('an invitation of the version before, which stored the name alone, goes with its person, too', async () => {
    const ana = await storeAdministrator(site.db, { username: 'ana' });
    const theirs = await invited('administrator', ana);
    await site.db.update(invitations).set({ invitedById: null });
    expect((await call('DELETE', `/api/people/${ana.userId}`)).ok).toBe(true);
    expect(await codeOf(await accept(theirs, 'eva'))).toEqual([404, 'invitation-unknown']);
  });
});
