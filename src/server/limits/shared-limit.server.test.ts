import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
