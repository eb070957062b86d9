import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { forwardedAddress } from '../../../tests/support/forwarded-address.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { rateLimits } from './rate-limits.table.ts';
import { countSharedCallsPerMinute } from './shared-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
afterEach(() => {
  vi.useRealTimers();
});

/** One of several servers on the database. */
function server(name: string): Hono {
  const count = countSharedCallsPerMinute(database.db, { name, calls: 3 });
  const app = new Hono().use(resolveClientAddress(forwardedAddress)).get('/', async (context) => {
    await count(context);
    return context.text('done');
  });
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
  return app;
}
const ask = (app: Hono, address: string) => app.request('/', { headers: { 'X-Forwarded-For': address } });

test('an address has one count on all servers, and another has its own', async () => {
  const [one, two] = [server('forms'), server('forms')];
  for (const app of [one, two, one]) expect((await ask(app, '203.0.113.9')).status).toBe(200);
  for (const app of [one, two, two]) {
    const refused = await ask(app, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await ask(two, '203.0.113.10')).status).toBe(200);
  expect((await ask(server('other'), '203.0.113.9')).status).toBe(200);
  const stored = JSON.stringify(await database.db.select().from(rateLimits));
  expect(stored).not.toContain('203.0.113');
});

test('a clock that was years ahead and was put right leaves nobody waiting longer than the limit lasts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-01T10:00:00Z') });
  const [one, two] = [server('forms'), server('forms')];
  // The first remembers by itself who is over the limit, the second asks the database.
  for (let call = 0; call < 5; call += 1) await ask(one, '203.0.113.20');
  expect((await ask(one, '203.0.113.20')).status).toBe(429);
  vi.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  for (const app of [two, one, two, one]) {
    const refused = await ask(app, '203.0.113.20');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  }
  vi.setSystemTime(new Date('2026-11-25T10:01:01Z'));
  for (const app of [two, one]) expect((await ask(app, '203.0.113.20')).status).toBe(200);
});
