import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { PROVIDER_SUMMARY_FIELDS } from '../provider-fields.ts';
import { providersApi } from '../providers.api.server.ts';
import { MOST_KEPT } from '../shortlist/shortlist.ts';

/* GET /api/providers?ids=… (docs/product/directory.md, Shortlist). */

const [A, B, C, GONE] = [1, 2, 3, 4].map((digit) => `${digit}f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11`);

let database: TestDatabase;
let log: ReturnType<typeof createLogger>;
beforeAll(async () => {
  database = await createTestDatabase();
  log = createLogger('silent');
  const rows = [A, B, C].map((id) => providerRow({ id, npi: '1234567893', email: 'ana@example.com' }));
  await storeProviders(database.db, rows);
});
afterAll(() => database.discard());

function api(searchesPerMinute = 1_000_000): Hono {
  const app = new Hono();
  app.onError((error, context) => problemResponse(error, context, log));
  app.route(
    '/api/providers',
    providersApi({ database: database.db, isEmergency: () => false, searchesPerMinute }),
  );
  return app;
}

const ask = (ids: string, app = api()) => app.request(`/api/providers?ids=${encodeURIComponent(ids)}`);

test('those that there are come in the order in which they are asked for, with what everybody may see', async () => {
  const answer = await ask([C, GONE, A, C].join());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { providers } = await answer.json();
  expect(providers.map(({ id }: { id: string }) => id)).toEqual([C, A]);
  expect(Object.keys(providers[0])).toEqual([...PROVIDER_SUMMARY_FIELDS]);
});

test('of a list without any of them nothing comes back', async () => {
  expect(await (await ask(`${GONE}`)).json()).toEqual({ providers: [] });
});

test.each(['', 'ana', `${A},ana`, Array.from({ length: MOST_KEPT + 1 }, () => crypto.randomUUID()).join()])(
  'what is no list of ids, or too long, is refused: %s',
  async (ids) => {
    const answer = await ask(ids);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual([{ field: 'ids', key: 'ids.format' }]);
  },
);

test('without ids it is refused: the whole directory is in its file', async () => {
  expect((await api().request('/api/providers')).status).toBe(422);
});

test('one address asks for so many lists a minute', async () => {
  const app = api(1);
  expect((await ask(`${A}`, app)).status).toBe(200);
  expect((await ask(`${A}`, app)).status).toBe(429);
});

test('whatever is asked, it is answered or refused', async () => {
  const app = api();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.uuid(), { maxLength: 40 }).map(String)),
      async (text) => {
        expect([200, 422]).toContain((await ask(text.toWellFormed(), app)).status);
      },
    ),
    { numRuns: 200 },
  );
});
