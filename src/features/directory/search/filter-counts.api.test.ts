import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { providersApi } from '../providers.api.server.ts';

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [
    providerRow({ doctor: 'José González', specialty: 'Dental', languages: ['Spanish'] }),
    providerRow({ doctor: 'Ana Gil', specialty: 'Pediatría', city: 'Hialeah', zipCode: '33012' }),
  ]);
  const log = createLogger('silent');
  const api = providersApi({ database: database.db, searchesPerMinute: 100_000, isEmergency: () => false });
  app = new Hono().route('/api/providers', api);
  app.onError((error, context) => problemResponse(error, context, log));
});
afterAll(() => database.discard());

async function count(
  body: unknown,
): Promise<{ status: number; answer: { counts?: unknown; fields?: unknown } }> {
  const response = await app.request('/api/providers/counts', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: response.status, answer: await response.json() };
}

test('the choices are counted with the other filters, a need in one’s own words included', async () => {
  const pediatrician = {
    counts: { specialty: { Pediatría: 1 }, county: { 'Miami-Dade': 1 }, languages: {} },
  };
  expect(await count({ city: 'Hialeah' })).toEqual({ status: 200, answer: pediatrician });
  expect((await count({ query: 'doctor de niños en Hialeah' })).answer).toEqual(pediatrician);
  expect((await count({ doctor: 'gonsales', specialty: 'Dental' })).answer).toMatchObject({
    counts: { specialty: { Dental: 1 }, languages: { Spanish: 1 } },
  });
});

test('a place in the list is no filter of it', async () => {
  const { status, answer } = await count({ cursor: 'x', limit: 3, county: 'Cook' });
  expect(status).toBe(422);
  expect(answer.fields).toEqual([
    { field: 'county', key: 'county.unknown' },
    { field: 'cursor', key: 'field.unknown' },
    { field: 'limit', key: 'field.unknown' },
  ]);
});

test('whatever is sent is counted or refused', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.mixedCase(
      fc.constantFrom('josé', 'gonsales', 'dr.', 'a', 'miami', 'kendall', '33012', 'lake county', '%_\\'),
    ),
    fc.constantFrom('Dental', 'Pediatrics', 'Spanish', 'Miami-Dade', '33126', 'all', '', '\u0000', '\ud800'),
    fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
    ),
  );
  const filters = ['specialty', 'doctor', 'zipCode', 'county', 'city', 'languages', 'query'];
  const body = fc.record(
    {
      ...Object.fromEntries(filters.map((filter) => [filter, typed])),
      radiusMiles: fc.oneof(fc.integer({ min: -1, max: 120 }), typed),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(body, async (asked) => {
      const { status, answer } = await count(asked);
      expect([200, 422]).toContain(status);
      expect(JSON.stringify(answer).length).toBeLessThan(4000);
    }),
    { numRuns: 300 },
  );
});
