import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { sessions } from '#server/sessions/sessions.table.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { cookiesOf, ORIGIN, problemOf, signInSitePerTest } from '../../../tests/support/sign-in-site.ts';

/* The session that a sign-in opens, and the list of one’s own. */

const site = signInSitePerTest();
const { login, sendAs, sessionOf, lastActions } = site;

describe('the session', () => {
  test('nobody is signed in without one', async () => {
    const response = await site.request('/api/auth/session');
    expect(response.status).toBe(401);
    expect(await problemOf(response)).toMatchObject({ code: 'not-signed-in' });
  });

  test('ends at the sign-out, for every copy of its cookie', async () => {
    const cookie = cookiesOf(await login());
    const response = await sendAs(cookie, '/api/auth/logout');
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0/);
    expect((await sessionOf(cookie)).status).toBe(401);
    expect((await sendAs(cookie, '/api/auth/logout')).status).toBe(401);
    expect(await lastActions(1)).toEqual(['Ana sign-out null']);
  });

  test('the sign-out has the browser forget copies, and neither settings, drafts nor the trusted device', async () => {
    const response = await sendAs(cookiesOf(await login()), '/api/auth/logout');
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
  });

  test('goes on in another server on the same database', async () => {
    const cookie = cookiesOf(await login());
    site.restart();
    expect((await sessionOf(cookie)).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const list = async (cookie: string): Promise<Record<string, unknown>[]> => {
    const response = await site.request('/api/auth/sessions', { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    return (await response.json()).sessions;
  };
  const end = (cookie: string, path = '') =>
    site.request(`/api/auth/sessions${path}`, {
      method: 'DELETE',
      headers: { Cookie: cookie, Origin: ORIGIN },
    });

  test('says when each began, when it was used and in which browser, and which one asks', async () => {
    await login({ browser: FIREFOX });
    const own = cookiesOf(await login());
    expect(await list(own)).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        browser: null,
        isThisOne: true,
      },
      expect.objectContaining({ browser: 'Firefox, Windows', isThisOne: false }),
    ]);
  });

  test('holds nothing that opens one, none that has ended and none of somebody else', async () => {
    await login();
    await site.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
    await storeAdministrator(site.db, { username: 'Luis' });
    const own = cookiesOf(await login());
    const shown = await list(own);
    expect(shown).toHaveLength(1);
    const [stored] = await site.db.select().from(sessions);
    expect(JSON.stringify(shown)).not.toContain(stored?.tokenHash);
  });

  test('one is ended, and only once', async () => {
    const other = cookiesOf(await login());
    const own = cookiesOf(await login());
    const [, { id } = {}] = await list(own);
    expect((await end(own, `/${id}`)).status).toBe(204);
    expect((await sessionOf(other)).status).toBe(401);
    expect((await sessionOf(own)).status).toBe(200);
    expect(await lastActions(1)).toEqual(['Ana sessions-ended null']);
    expect((await end(own, `/${id}`)).status).toBe(404);
  });

  test('all others are ended at once', async () => {
    const others = [cookiesOf(await login()), cookiesOf(await login())];
    const own = cookiesOf(await login());
    expect((await end(own)).status).toBe(204);
    expect(await list(own)).toHaveLength(1);
    for (const other of others) expect((await sessionOf(other)).status).toBe(401);
    expect(await lastActions(1)).toEqual(['Ana sessions-ended null']);
    // One that a wrong clock began is not open now, and would be in some years.
    await login();
    const [ahead] = await site.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
    const inFourYears = sql`now() + interval '4 years'`;
    await site.db
      .update(sessions)
      .set({ createdAt: inFourYears, lastUsedAt: inFourYears, expiresAt: inFourYears })
      .where(eq(sessions.id, ahead?.id ?? ''));
    expect((await end(own)).status).toBe(204);
    expect(await site.db.$count(sessions, eq(sessions.id, ahead?.id ?? ''))).toBe(0);
    const entries = await site.db.select().from(activity).orderBy(activity.id);
    const ended = entries.filter(({ action }) => action === 'sessions-ended');
    expect(ended.at(-1)).toMatchObject({ details: { count: 2 } });
  });

  test.each(['none', '00000000-0000-4000-8000-000000000000', "'; DROP TABLE sessions"])(
    'there is no session %s',
    async (id) => {
      expect((await end(cookiesOf(await login()), `/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  test("somebody else's cannot be ended, nor can all of theirs", async () => {
    const own = cookiesOf(await login());
    await storeAdministrator(site.db, { username: 'Luis' });
    const all = await site.db.select({ id: sessions.id, userId: sessions.userId }).from(sessions);
    const [mine] = await list(own);
    const theirs = all.find(({ id }) => id !== mine?.['id']);
    expect((await end(own, `/${theirs?.id}`)).status).toBe(404);
    await end(own);
    expect(await site.db.$count(sessions)).toBe(2);
  });
});
