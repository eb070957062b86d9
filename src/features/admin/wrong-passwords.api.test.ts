import { afterEach, describe, expect, test, vi } from 'vitest';
import { activity, activityCounts } from '#server/activity/activity.table.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { users } from '#server/sessions/sessions.table.ts';
import {
  type Attempt,
  cookiesOf,
  PASSWORD,
  problemOf,
  signInSitePerTest,
} from '../../../tests/support/sign-in-site.ts';

/* Who has to wait after wrong passwords, and who has not. */

const site = signInSitePerTest();
const { login, refusalsOf } = site;
afterEach(() => {
  vi.useRealTimers();
});

describe('wrong passwords', () => {
  const wrong = { password: 'otra clave larga' };

  async function failFiveTimes(attempt: Attempt = {}) {
    for (let count = 0; count < 5; count += 1) {
      expect((await login({ ...wrong, ...attempt })).status).toBe(401);
    }
  }

  test('after five the place waits, and longer after each further one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await failFiveTimes();
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(25);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere \d+ segundos e/);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await login(wrong)).status).toBe(401);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await login(wrong)).status).toBe(429);
    vi.setSystemTime(Date.now() + 31_000);
    expect((await login()).status).toBe(200);
    expect((await login(wrong)).status).toBe(401);
  });

  test('each refusal counts, those who must wait too, in one entry for each account and one for all other names', async () => {
    await createAdministrator(site.db, { username: 'Rosa', password: PASSWORD });
    const [anas, nobodys] = [await refusalsOf('Ana'), await refusalsOf('')];
    for (const username of ['rosa', 'ROSA', 'Rosa', 'rosa ', 'rosa', 'ROSA', 'rosa'])
      await login({ ...wrong, username });
    for (const username of ['una clave en otro campo', 'otra', 'otra mas'])
      await login({ ...wrong, username, from: '198.51.100.9' });
    const { entries, count } = await refusalsOf('Rosa');
    expect(count).toBe(7);
    // Two where an hour of the clock ended meanwhile.
    expect(entries).toBeLessThanOrEqual(2);
    expect((await refusalsOf('')).count - nobodys.count).toBe(3);
    expect(await refusalsOf('Ana')).toEqual(anas);
    const stored = JSON.stringify([
      await site.db.select().from(activity),
      await site.db.select().from(activityCounts),
    ]);
    expect(stored).not.toMatch(/clave|otra/);
  });

  test('an unknown user waits as well', async () => {
    await failFiveTimes({ username: 'nadie' });
    expect((await login({ ...wrong, username: 'NADIE ' })).status).toBe(429);
  });

  // Two of them PostgreSQL lowers to the same name, and JavaScript does not.
  test.each([
    ['of an account', ['admin', 'ADMIN', 'ADMİN', 'admİn', 'AdMİn']],
    ['of nobody', ['nadie', 'NADIE', 'NADİE', 'nadİe', 'NaDİe']],
  ])('another spelling of a name %s has no attempts of its own', async (_, spellings) => {
    await createAdministrator(site.db, { username: 'admin', password: PASSWORD });
    for (const username of spellings) expect((await login({ ...wrong, username })).status).toBe(401);
    for (const username of spellings) expect((await login({ username })).status, username).toBe(429);
  });

  test('attempts that come together do not slip through together', async () => {
    const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await login(wrong)).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('a stranger locks nobody out who is elsewhere', async () => {
    await failFiveTimes({ from: '198.51.100.9' });
    expect((await login({ from: '198.51.100.9' })).status).toBe(429);
    expect((await login({ from: '203.0.113.7' })).status).toBe(200);
  });

  test('a stranger at the same address does not lock out a browser that signed in before', async () => {
    const place = cookiesOf(await login());
    await failFiveTimes();
    expect((await login()).status).toBe(429);
    expect((await login({ cookie: place })).status).toBe(200);
    expect((await login({ cookie: place, username: 'otra' })).status).toBe(401);
  });

  test('a flood from the same address does not keep out a browser that signed in before', async () => {
    const place = cookiesOf(await login());
    site.restart({ calls: 1 });
    expect((await login({ password: '' })).status).toBe(422);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere /);
    expect((await login({ cookie: place })).status).toBe(200);
  });

  test('a known browser that floods waits by itself', async () => {
    const place = cookiesOf(await login());
    for (let count = 0; count < 60; count += 1) {
      expect((await login({ cookie: place, password: '' })).status).toBe(422);
    }
    const refused = await login({ cookie: place, from: '203.0.113.99' });
    expect(refused.status).toBe(429);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere /);
    expect((await login()).status).toBe(200);
  });

  test('a known browser waits too, by itself', async () => {
    const place = cookiesOf(await login());
    await failFiveTimes({ cookie: place });
    expect((await login({ cookie: place, from: '203.0.113.99' })).status).toBe(429);
    expect((await login()).status).toBe(200);
  });

  test('a device that this site did not sign is unknown', async () => {
    const [user] = await site.db.select({ id: users.id }).from(users);
    const forged = `known-place=${user?.id}.${'a'.repeat(22)}.${'b'.repeat(43)}`;
    await failFiveTimes();
    expect((await login({ cookie: forged })).status).toBe(429);
  });

  test('neither names nor addresses are written down', async () => {
    await login(wrong);
    const stored = JSON.stringify(await site.db.select().from(rateLimits));
    expect(stored).not.toMatch(/ana|203\.0\.113/);
  });
});
