import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { storeAdministrator, type TestAdministrator } from '../../../tests/support/administrator-session.ts';
import { forwardedAddress } from '../../../tests/support/forwarded-address.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { sessionGuard } from './require-administrator.ts';
import { writeTrustedDevice } from './session-cookies.ts';

const LIMIT = 200;
let database: TestDatabase;
let ana: TestAdministrator;
/** The cookie of a browser in which Ana signed in. */
let trustedDevice: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ana = await storeAdministrator(database.db);
  const key = await loadSigningKey(database.db);
  const signIn = new Hono().get('/', (context) => {
    writeTrustedDevice(context, { isHttps: false, key, userId: ana.userId });
    return context.text('');
  });
  const { headers } = await signIn.request('/');
  trustedDevice = headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => database.discard());

function site() {
  const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
  const app = new Hono()
    .use(resolveClientAddress(forwardedAddress))
    .get('/', guard.require, (context) => context.text('here'));
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  return (cookies: string, address = '203.0.113.9') =>
    app.request('/', { headers: { Cookie: cookies, 'X-Forwarded-For': address } });
}
const madeUp = (number: number) => `session=${String(number).padStart(43, 'A')}`;
const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);

test('a flood of made-up sessions, also of many at once, is turned away by its address', async () => {
  const ask = site();
  const answers = await Promise.all(Array.from({ length: LIMIT + 5 }, (_, index) => ask(madeUp(index))));
  const statuses = statusesOf(answers);
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
  expect(statuses.slice(LIMIT)).toEqual(Array(5).fill(429));
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(madeUp(0), '203.0.113.10')).status).toBe(401);
  const atSameAddress = `${ana.headers.Cookie}; ${trustedDevice}`;
  expect((await ask(atSameAddress)).status).toBe(200);
});

test('a session that holds counts for nothing, however often it is used', async () => {
  const ask = site();
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(Array.from({ length: LIMIT / 2 }, () => ask(ana.headers.Cookie)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  }
});

test('a browser that signed in before has a count of its own', async () => {
  const ask = site();
  await Promise.all(Array.from({ length: LIMIT }, () => ask(`${madeUp(1)}; ${trustedDevice}`)));
  expect((await ask(`${madeUp(1)}; ${trustedDevice}`)).status).toBe(429);
  expect((await ask(madeUp(1))).status).toBe(401);
});

test('what could not be looked for is not counted', async () => {
  const ask = site();
  await ask(madeUp(0));
  await database.db.execute('ALTER TABLE sessions RENAME TO away');
  const answers = await Promise.all(Array.from({ length: LIMIT / 2 }, () => ask(madeUp(1))));
  await database.db.execute('ALTER TABLE away RENAME TO sessions');
  expect(new Set(statusesOf(answers))).toEqual(new Set([500]));
  const after = await Promise.all(Array.from({ length: LIMIT - 1 }, (_, index) => ask(madeUp(index))));
  expect(new Set(statusesOf(after))).toEqual(new Set([401]));
});
