import { eq, inArray, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { authApi } from '#features/admin/auth.api.server.ts';
import { activity, activityCounts } from '#server/activity/activity.table.ts';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { rateLimits } from '#server/limits/rate-limits.table.ts';
import { createLogger } from '#server/log.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import type { FirstPasswordShown } from '#server/sessions/first-administrator.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey, type SigningKey } from '#server/signing/signing-key.ts';
import { forwardedAddress } from './forwarded-address.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/* A server with the API of signing in alone, and the account of Ana, for tests beside that API. */

export const PASSWORD = 'una clave larga de verdad';
export const ORIGIN = 'http://localhost';

export type Attempt = {
  username?: unknown;
  password?: unknown;
  from?: string;
  cookie?: string;
  browser?: string;
};

/** For all tests of a file: one database, in which each finds Ana's account and nothing that counts attempts. */
export function signInSitePerTest() {
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
    restart();
  });

  /** Puts another server on the same database in the place of this one. */
  function restart({
    publicOrigin = ORIGIN,
    calls = 1000,
    firstPasswordShown = 'to-nobody',
    sendsMail = true,
  }: {
    publicOrigin?: string;
    calls?: number;
    firstPasswordShown?: FirstPasswordShown;
    sendsMail?: boolean;
  } = {}): void {
    const { db } = database;
    const api = authApi({
      database: db,
      guard: sessionGuard({ database: db, publicOrigin }),
      signingKey: () => signingKey(),
      publicOrigin,
      brandName: 'Costa Clara',
      firstPasswordShown,
      countCall: countCallsPerMinute(calls),
      sendsMail,
      log: createLogger('silent'),
      signInDelayStepMs: 0,
    });
    app = new Hono().use(resolveClientAddress(forwardedAddress)).route('/api/auth', api);
    app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  }

  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  function login({
    username = 'ana',
    password = PASSWORD,
    from = '203.0.113.1',
    cookie = '',
    browser,
  }: Attempt = {}) {
    return request('/api/auth/login', {
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

  function sendAs(cookie: string, path: string, body?: unknown) {
    return request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

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

  return {
    /** Of its database. */
    get db() {
      return database.db;
    },
    restart,
    /** Has the key be read another way, until the test ends. */
    readSigningKey(read: () => Promise<SigningKey>) {
      signingKey = read;
    },
    request,
    login,
    sendAs,
    sessionOf: (cookie: string) => request('/api/auth/session', { headers: { Cookie: cookie } }),
    lastActions,
    refusalsOf,
  };
}

/** The cookies of an answer, as the browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function problemOf(response: Response) {
  const { requestId: _, ...problem } = await response.json();
  return problem;
}
