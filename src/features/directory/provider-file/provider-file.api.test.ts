import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { createLogger } from '#server/log.ts';
import { type ProviderRow, providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { searchProviders } from '../search/search-providers.server.ts';
import { searchProvidersRequest } from '../search/search-providers.ts';
import { providerFile } from './provider-file.api.server.ts';
import { readProviderFileHead, writeProviderFile } from './read-provider-file.server.ts';

/* All providers in one file. That HTTP carries it as it should: tests/http/machine-readable.test.ts. */

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(() => {
  app = appWithLimit(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

function appWithLimit(filesPerMinute: number): Hono {
  const log = createLogger('silent');
  const countCall = countCallsPerMinute(filesPerMinute);
  const application = new Hono().route(
    '/',
    providerFile({ database: database.db, countCall, contentChanges: undefined, log }),
  );
  application.onError((error, context) => problemResponse(error, context, log));
  return application;
}

const ask = async (headers: Record<string, string> = {}) => app.request('/providers.json', { headers });

/** More than two pieces of the file. */
const MANY = 1201;

test('holds every provider once, as a search tells of it, with date and counts', async () => {
  const updatedAt = new Date('2026-05-04T12:00:00Z');
  const rows: ProviderRow[] = Array.from({ length: MANY }, () => providerRow({ updatedAt }));
  const other = {
    county: 'Broward',
    specialty: 'Dental',
    otherSpecialties: ['Cirugía'],
    languages: ['Spanish'],
    updatedAt: new Date('2026-06-01T08:30:00Z'),
  };
  await storeProviders(database.db, [...rows, providerRow({ ...other, doctor: 'Núñez "Pepe" O’Neil' })]);

  const file = await (await ask()).json();
  expect(file).toMatchObject({
    lastUpdated: '2026-06-01T08:30:00.000Z',
    demonstration: false,
    counts: {
      providers: MANY + 1,
      demonstration: 0,
      counties: { Broward: 1, 'Miami-Dade': MANY },
      specialties: { Cirugía: 1, Dental: 1, 'Medicina General': MANY },
    },
  });
  const ids = file.providers.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted());
  expect(ids).toHaveLength(MANY + 1);

  const request = searchProvidersRequest.parse({ county: 'Broward' });
  const { distanceMiles: _, ...asFound } = (await searchProviders(database.db, request)).providers[0] ?? {};
  expect(file.providers.find(({ county }: { county: string }) => county === 'Broward')).toEqual(asFound);
});

test('says of demonstration rows that they are, and of how many', async () => {
  await storeProviders(database.db, [providerRow({ isDemo: true }), providerRow()]);
  const file = await (await ask()).json();
  expect(file).toMatchObject({ demonstration: true, counts: { providers: 2, demonstration: 1 } });
  expect(file.providers.map(({ isDemo }: { isDemo: boolean }) => isDemo).toSorted()).toEqual([false, true]);
});

test('a directory without anybody is a file without anybody', async () => {
  await storeProviders(database.db, []);
  expect(await (await ask()).json()).toEqual({
    lastUpdated: null,
    demonstration: false,
    counts: { providers: 0, demonstration: 0, counties: {}, specialties: {} },
    providers: [],
  });
});

test('has the same ETag until somebody is added, changed or removed', async () => {
  const [first, second] = [providerRow(), providerRow()];
  const tagOf = async (rows: ProviderRow[]) => {
    await storeProviders(database.db, rows);
    return (await app.request('/providers.json', { method: 'HEAD' })).headers.get('ETag') ?? '';
  };
  const at = { updatedAt: new Date('2026-05-04T12:00:00Z') };
  const tags = [
    await tagOf([{ ...first, ...at }]),
    await tagOf([
      { ...first, ...at },
      { ...second, ...at },
    ]),
    await tagOf([{ ...first, phone: '(305) 555-0100', updatedAt: new Date('2026-05-04T12:00:01Z') }]),
  ];
  expect(new Set(tags).size).toBe(3);

  const last = tags.at(-1) ?? '';
  const again = await ask({ 'If-None-Match': `"other", ${last}` });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', last]);
  expect((await ask({ 'If-None-Match': tags[0] ?? '' })).status).toBe(200);
});

test('is broken off when the directory changes under it, and never mixes two states', async () => {
  await storeProviders(
    database.db,
    Array.from({ length: MANY }, () => providerRow()),
  );
  const readHead = () => readProviderFileHead(database.db);
  const pieces = writeProviderFile(database.db, await readHead(), { readHead, isTooLate: () => false });
  await pieces.next();
  await pieces.next();
  await storeProviders(
    database.db,
    Array.from({ length: MANY }, () => providerRow()),
  );
  await expect(readToEnd(pieces)).rejects.toThrow('was changed');
});

test('one address reads one file at a time', async () => {
  await storeProviders(
    database.db,
    Array.from({ length: MANY }, () => providerRow()),
  );
  const reading = await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(refused.headers.get('Cache-Control')).toBe('no-store');
  await reading.body?.cancel();
  await vi.waitFor(async () => expect((await ask()).status).toBe(200));
});

test('who has stopped reading keeps nobody out for more than ten minutes, and gets no more', async () => {
  await storeProviders(
    database.db,
    Array.from({ length: 2 * MANY }, () => providerRow()),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = await ask();
  vi.advanceTimersByTime(10 * 60_000);
  expect((await ask()).status).toBe(200);
  await expect(stopped.text()).rejects.toThrow('too slowly');
});

test('an address that asks too often is told when to come back', async () => {
  app = appWithLimit(2);
  await (await ask()).text();
  const { headers } = await app.request('/providers.json', { method: 'HEAD' });
  expect(headers.get('Content-Type')).toBe('application/json');
  const refused = await ask({ 'If-None-Match': headers.get('ETag') ?? '' });
  expect(refused.status).toBe(429);
});

async function readToEnd(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
