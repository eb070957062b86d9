import { desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activity, activityCounts } from '#server/activity/activity.table.ts';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createLogger } from '#server/log.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { type FirstPasswordShown, provideFirstAdministrator } from '#server/sessions/first-administrator.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { sessions, users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey, type SigningKey } from '#server/signing/signing-key.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { forwardedAddress } from '../../../tests/support/forwarded-address.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { authApi } from './auth.api.server.ts';

const PASSWORD = 'una clave larga de verdad';
const ORIGIN = 'http://localhost';
let database: TestDatabase;
let app: Hono;
let signingKey: () => Promise<SigningKey>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(rateLimits);
  await database.db.delete(accountNotices);
  await database.db.delete(users);
  await createAdministrator(database.db, { username: 'Ana', password: PASSWORD });
  signingKey = () => loadSigningKey(database.db);
  app = appAt(ORIGIN);
});
afterEach(() => {
  vi.useRealTimers();
});

function appAt(
  publicOrigin: string,
  calls = 1000,
  firstPasswordShown: FirstPasswordShown = 'to-nobody',
): Hono {
  const { db } = database;
  const api = authApi({
    database: db,
    guard: sessionGuard({ database: db, publicOrigin }),
    signingKey: () => signingKey(),
    publicOrigin,
    brandName: 'Costa Clara',
    firstPasswordShown,
    countCall: countCallsPerMinute(calls),
    signInDelayStepMs: 0,
  });
  const application = new Hono().use(resolveClientAddress(forwardedAddress)).route('/api/auth', api);
  application.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  return application;
}

type Attempt = { username?: unknown; password?: unknown; from?: string; cookie?: string; browser?: string };

function login({
  username = 'ana',
  password = PASSWORD,
  from = '203.0.113.1',
  cookie = '',
  browser,
}: Attempt = {}) {
  return app.request('/api/auth/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      Origin: ORIGIN,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(browser ? { 'User-Agent': browser } : {}),
    },
    body: JSON.stringify({ username, password }),
  });
}

/** The cookies of an answer, as the browser sends them back. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function sendAs(cookie: string, path: string, body?: unknown) {
  return app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const sessionOf = (cookie: string) => app.request('/api/auth/session', { headers: { Cookie: cookie } });
const problemOf = async (response: Response) => {
  const { requestId: _, ...problem } = await response.json();
  return problem;
};
async function lastActions(count: number): Promise<string[]> {
  const rows = await database.db
    .select()
    .from(activity)
    // Of these only the first of the hour has an entry.
    .where(ne(activity.action, 'sign-in-refused'))
    .orderBy(activity.id);
  return rows.slice(-count).map(({ action, username, subject }) => `${username} ${action} ${subject}`);
}

/** Refused sign-ins at an account, by its name; of all names that nobody has under the empty one. */
async function refusalsOf(subject: string): Promise<{ entries: number; count: number }> {
  const counts = await database.db.select().from(activityCounts).where(eq(activityCounts.subject, subject));
  const ids = counts.map(({ id }) => id);
  return {
    entries: await database.db.$count(activity, inArray(activity.subjectId, ids)),
    count: counts.reduce((sum, { count }) => sum + count, 0),
  };
}

describe('signing in', () => {
  test('opens a session that the browser keeps to itself, and says who it is', async () => {
    const response = await login();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: 'Ana' });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const [session, place] = response.headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(place).toMatch(/^known-place=.*; HttpOnly; SameSite=Lax$/);
    const answer = await sessionOf(cookiesOf(response));
    expect(await answer.json()).toEqual({ username: 'Ana' });
    expect(await lastActions(1)).toEqual(['Ana sign-in null']);
  });

  test('over https the cookies are bound to the host', async () => {
    app = appAt('https://clinic.example');
    const response = await app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://clinic.example' },
      body: JSON.stringify({ username: 'ANA', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure/);
  });

  test('no session that was stored can be read back as a token', async () => {
    const cookie = cookiesOf(await login());
    const stored = JSON.stringify(await database.db.select().from(sessions));
    expect(stored).not.toContain(/session=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test('a wrong password and an unknown user get the same answer', async () => {
    const [anas, nobodys] = [await refusalsOf('Ana'), await refusalsOf('')];
    const wrong = await login({ password: 'otra clave larga' });
    const unknown = await login({ username: 'nadie' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const problem = await problemOf(wrong);
    expect(problem).toMatchObject({ code: 'wrong-credentials', message: 'Credenciales incorrectas' });
    expect(await problemOf(unknown)).toEqual(problem);
    expect(unknown.headers.getSetCookie()).toEqual([]);
    expect((await refusalsOf('Ana')).count).toBe(anas.count + 1);
    expect((await refusalsOf('')).count).toBe(nobodys.count + 1);
  });

  test("ends the browser's earlier session", async () => {
    const before = cookiesOf(await login());
    const after = cookiesOf(await login({ cookie: before }));
    expect((await sessionOf(before)).status).toBe(401);
    expect((await sessionOf(after)).status).toBe(200);
  });

  test('removes sessions that have ended', async () => {
    await login();
    await database.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
    await login();
    expect(await database.db.$count(sessions)).toBe(1);
  });

  test.each([
    [{ username: '' }, 'username'],
    [{ username: 5 }, 'username'],
    [{ username: 'a\0na' }, 'username'],
    [{ password: '' }, 'password'],
    [{ password: 'a'.repeat(401) }, 'password'],
    [{ password: null }, 'password'],
  ])('%j is refused, field %s', async (attempt, field) => {
    const response = await login(attempt);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      message: 'Escriba su usuario y su contraseña.',
      fields: [expect.objectContaining({ field })],
    });
  });

  test('from a page of another site it is refused', async () => {
    const response = await app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify({ username: 'ana', password: PASSWORD }),
    });
    expect(response.status).toBe(403);
  });

  test('more calls than the limit are refused in Spanish too', async () => {
    app = appAt(ORIGIN, 1);
    await login();
    const refused = await login();
    expect(refused.status).toBe(429);
    expect((await problemOf(refused)).message).toMatch(/^Demasiados intentos\. Espere /);
  });

  test.each([
    ['text', 415, 'text/plain', '{}'],
    ['no JSON', 400, 'application/json', 'nonsense'],
    ['no object', 400, 'application/json', '"text"'],
    ['too long', 413, 'application/json', JSON.stringify({ username: 'a'.repeat(9000) })],
  ])('a body that is %s is answered with %i', async (_name, status, type, body) => {
    const headers = { 'Content-Type': type, Origin: ORIGIN };
    expect((await app.request('/api/auth/login', { method: 'POST', headers, body })).status).toBe(status);
  });
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
    await createAdministrator(database.db, { username: 'Rosa', password: PASSWORD });
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
      await database.db.select().from(activity),
      await database.db.select().from(activityCounts),
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
    await createAdministrator(database.db, { username: 'admin', password: PASSWORD });
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
    app = appAt(ORIGIN, 1);
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
    const [user] = await database.db.select({ id: users.id }).from(users);
    const forged = `known-place=${user?.id}.${'a'.repeat(22)}.${'b'.repeat(43)}`;
    await failFiveTimes();
    expect((await login({ cookie: forged })).status).toBe(429);
  });

  test('neither names nor addresses are written down', async () => {
    await login(wrong);
    const stored = JSON.stringify(await database.db.select().from(rateLimits));
    expect(stored).not.toMatch(/ana|203\.0\.113/);
  });
});

describe('the session', () => {
  test('nobody is signed in without one', async () => {
    const response = await app.request('/api/auth/session');
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
    app = appAt(ORIGIN);
    expect((await sessionOf(cookie)).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
  const list = async (cookie: string): Promise<Record<string, unknown>[]> => {
    const response = await app.request('/api/auth/sessions', { headers: { Cookie: cookie } });
    expect(response.status).toBe(200);
    return (await response.json()).sessions;
  };
  const end = (cookie: string, path = '') =>
    app.request(`/api/auth/sessions${path}`, {
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
    await database.db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
    await storeAdministrator(database.db, { username: 'Luis' });
    const own = cookiesOf(await login());
    const shown = await list(own);
    expect(shown).toHaveLength(1);
    const [stored] = await database.db.select().from(sessions);
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
    const [ahead] = await database.db.select().from(sessions).orderBy(desc(sessions.createdAt)).limit(1);
    const inFourYears = sql`now() + interval '4 years'`;
    await database.db
      .update(sessions)
      .set({ createdAt: inFourYears, lastUsedAt: inFourYears, expiresAt: inFourYears })
      .where(eq(sessions.id, ahead?.id ?? ''));
    expect((await end(own)).status).toBe(204);
    expect(await database.db.$count(sessions, eq(sessions.id, ahead?.id ?? ''))).toBe(0);
    const entries = await database.db.select().from(activity).orderBy(activity.id);
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
    await storeAdministrator(database.db, { username: 'Luis' });
    const all = await database.db.select({ id: sessions.id, userId: sessions.userId }).from(sessions);
    const [mine] = await list(own);
    const theirs = all.find(({ id }) => id !== mine?.['id']);
    expect((await end(own, `/${theirs?.id}`)).status).toBe(404);
    await end(own);
    expect(await database.db.$count(sessions)).toBe(2);
  });
});

describe('a sign-in from a browser that is not known', () => {
  const noticed = async () =>
    (await database.db.select().from(accountNotices)).map(({ kind, username }) => `${username} ${kind}`);

  test('is reported by mail, once; one from a known browser is not', async () => {
    const known = cookiesOf(await login());
    expect(await noticed()).toEqual(['Ana new-place']);
    await login({ cookie: known });
    expect(await noticed()).toEqual(['Ana new-place']);
  });

  test('a refused one is not told: anybody could have mails sent', async () => {
    await login({ password: 'otra clave larga' });
    expect(await noticed()).toEqual([]);
  });

  test('what nobody could be told in time is forgotten', async () => {
    await login();
    await database.db.update(accountNotices).set({ happenedAt: new Date(Date.now() - 4 * 24 * 3600_000) });
    await login();
    expect(await noticed()).toEqual(['Ana new-place']);
  });
});

describe('changing the password', () => {
  const change = (cookie: string, newPassword: unknown) =>
    sendAs(cookie, '/api/auth/change-password', { newPassword });

  test('ends every other session, keeps this one, and the old password is gone', async () => {
    const [own, other] = [cookiesOf(await login()), cookiesOf(await login())];
    expect((await change(own, 'otra clave larga')).status).toBe(200);
    expect((await sessionOf(own)).status).toBe(200);
    expect((await sessionOf(other)).status).toBe(401);
    expect((await login()).status).toBe(401);
    expect((await login({ password: 'otra clave larga' })).status).toBe(200);
    expect(await lastActions(2)).toEqual(['Ana password-changed null', 'Ana sign-in null']);
  });

  test('two changes at once: one session wins, the other has ended', async () => {
    const [one, two] = [cookiesOf(await login()), cookiesOf(await login())];
    const answers = await Promise.all([change(one, 'la primera clave'), change(two, 'la segunda clave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([
    ['La contraseña debe tener al menos 12 caracteres.', 'corta'],
    ['La contraseña puede tener hasta 200 caracteres.', 'ab1'.repeat(100)],
    [
      'Esta contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase de cuatro palabras que no suelan ir juntas.',
      'liverpoolfc123',
    ],
    ['Esta es la contraseña que ya tiene. Elija otra.', PASSWORD],
    ['La contraseña no puede ser el nombre del sitio ni el del usuario. Elija otra.', 'costa clara ana'],
  ])('a weak one is refused in Spanish: %s', async (message, newPassword) => {
    const response = await change(cookiesOf(await login()), newPassword);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ message, fields: [{ field: 'newPassword' }] });
  });

  test('needs the password once more when it was given ten minutes ago, and a sign-in is that proof', async () => {
    const cookie = cookiesOf(await login());
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
    await database.db.update(sessions).set({ provedAt: tenMinutesAgo });
    const refused = await change(cookie, 'otra clave larga');
    expect(refused.status).toBe(401);
    expect(await problemOf(refused)).toMatchObject({ code: 'proof-needed' });
    // Who is signed in stays so.
    expect((await sessionOf(cookie)).status).toBe(200);
    const proved = cookiesOf(await login({ cookie }));
    expect((await change(proved, 'otra clave larga')).status).toBe(200);
  });

  test('is reported by mail, and nothing of the password is noted', async () => {
    await change(cookiesOf(await login()), 'otra clave larga');
    const notices = await database.db.select().from(accountNotices);
    expect(notices.map(({ kind, username }) => `${username} ${kind}`)).toContain('Ana password-changed');
    expect(JSON.stringify(notices)).not.toContain('clave');
  });

  test.each([[undefined], [5], ['con NUL \0 dentro'], [{}]])('%j is no password', async (newPassword) => {
    const response = await change(cookiesOf(await login()), newPassword);
    expect(response.status).toBe(422);
    expect((await problemOf(response)).fields).toEqual([{ field: 'newPassword', key: 'field.type' }]);
  });
});

describe('what goes wrong with signing in is said in Spanish, because the login page shows it', () => {
  const send = (headers: Record<string, string>, body: string) =>
    app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body,
    });

  test.each([
    ['a foreign page', 403, { Origin: 'https://evil.example' }, '{}'],
    ['another format', 415, { 'Content-Type': 'text/plain' }, '{}'],
    ['no JSON', 400, {}, '{'],
    ['far too much', 413, {}, JSON.stringify({ username: 'ana', password: 'a'.repeat(20_000) })],
  ] as const)('%s', async (_, status, headers, body) => {
    const response = await send(headers, body);
    expect(response.status).toBe(status);
    expect((await problemOf(response)).message).toMatch(/ (?:e inténtelo otra vez\.|incorrectas)$/);
  });

  test('a database that does not answer, and a fault of ours', async () => {
    for (const [code, status] of [
      ['57P01', 503],
      ['XX000', 500],
    ] as const) {
      signingKey = () => Promise.reject(Object.assign(new Error('secret detail'), { code }));
      const response = await login();
      expect(response.status).toBe(status);
      const { message } = await problemOf(response);
      expect(message).toContain('nténtelo de nuevo');
      expect(message).not.toContain('secret');
    }
  });
});

describe('the hint of demonstration data', () => {
  const hint = async () => (await app.request('/api/auth/hint')).json();

  test('is shown until the generated password is changed', async () => {
    await database.db.delete(users);
    const first = await provideFirstAdministrator(database.db, {
      brandName: 'Costa Clara',
      configured: undefined,
      loadsDemoData: true,
      isHttps: false,
      key: await loadSigningKey(database.db),
    });
    if (first.kind !== 'generated') throw new Error(`no generated administrator but ${first.kind}`);
    const credentials = { username: first.username, password: first.password };
    app = appAt(ORIGIN, 1000, 'on-this-machine');
    expect(await hint()).toEqual({ hint: credentials });
    const response = await login(credentials);
    expect(response.status).toBe(200);
    await sendAs(cookiesOf(response), '/api/auth/change-password', { newPassword: PASSWORD });
    expect(await hint()).toEqual({ hint: null });
  });

  test('is never shown where nobody may see it', async () => {
    await database.db.update(users).set({ hasGeneratedPassword: true });
    expect(await hint()).toEqual({ hint: null });
  });
});
