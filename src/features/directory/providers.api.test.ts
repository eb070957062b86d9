import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { providerRow, storeProviders } from '../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { nearestZipCode, type ZipCodeMiddles } from './places/own-zip-code.ts';
import { providersApi } from './providers.api.server.ts';

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [providerRow({ doctor: 'José González' })]);
});
afterAll(() => database.discard());
beforeEach(() => {
  app = appWithLimit(1000);
});

function appWithLimit(searchesPerMinute: number): Hono {
  const log = createLogger('silent');
  const api = providersApi({
    database: database.db,
    searchesPerMinute,
    isEmergency: (text) => text.includes('chest pain'),
  });
  const application = new Hono().route('/api/providers', api);
  application.onError((error, context) => problemResponse(error, context, log));
  return application;
}

async function post(body: string, contentType = 'application/json'): Promise<Response> {
  return app.request('/api/providers/search', {
    method: 'POST',
    body,
    headers: { 'Content-Type': contentType },
  });
}

test('a search answers with providers and the fields of the contract', async () => {
  const response = await post('{"doctor":"jose gonzales","specialty":"all","city":""}');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    providers: [{ doctor: 'José González', zipCode: '33126' }],
    total: 1,
    isExpanded: false,
    expandedFrom: null,
    nextCursor: null,
  });
});

test('a provider has these fields and no others, whatever else the table has', async () => {
  const { providers } = await (await post('{"doctor":"jose gonzales"}')).json();
  expect(Object.keys(providers[0])).toEqual([
    'id',
    'doctor',
    'specialty',
    'specialties',
    'center',
    'address',
    'suite',
    'city',
    'county',
    'zipCode',
    'phone',
    'fax',
    'languages',
    'certified',
    'acceptingNewPatients',
    'listDate',
    'plans',
    'panels',
    'ages',
    'isDemo',
    'distanceMiles',
  ]);
});

test.each(['Dr.', 'Lic.', 'Jr.', 'RN', 'MD, DDS', 'Sr', 'Do'])(
  'titles without a name say what to type: %s',
  async (doctor) => {
    const response = await post(JSON.stringify({ doctor }));
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual([{ field: 'doctor', key: 'doctor.onlyTitle' }]);
  },
);

test('every wrong field is named with a message key', async () => {
  const response = await post('{"zipCode":"00000","county":"Cook","npi":"1","limit":1000}');
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const { fields } = await response.json();
  expect(fields).toHaveLength(4);
  expect(fields).toEqual(
    expect.arrayContaining([
      { field: 'zipCode', key: 'zipCode.notInFlorida' },
      { field: 'county', key: 'county.unknown' },
      { field: 'limit', key: 'limit.range' },
      { field: 'npi', key: 'field.unknown' },
    ]),
  );
});

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['no object', '[]', 'application/json', 400],
  ['a form', 'doctor=x', 'application/x-www-form-urlencoded', 415],
  ['100 kB', JSON.stringify({ doctor: 'x'.repeat(100_000) }), 'application/json', 413],
  ['a long text', JSON.stringify({ doctor: 'x'.repeat(101) }), 'application/json', 422],
  ['a prototype', '{"__proto__":{"doctor":"x"}}', 'application/json', 422],
  ['a made-up cursor', '{"cursor":"AAAA"}', 'application/json', 422],
])('%s is refused', async (_, body, contentType, status) => {
  const response = await post(body, contentType);
  expect(response.status).toBe(status);
  expect((await response.json()).message).toEqual(expect.any(String));
});

test('an address that asks too often is told when to come back', async () => {
  app = appWithLimit(2);
  expect((await post('{}')).status).toBe(200);
  expect((await post('{}')).status).toBe(200);
  const response = await post('{}');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('an address that asks for the options too often is told so, and may search all the same', async () => {
  app = appWithLimit(2);
  const options = () => app.request('/api/providers/options');
  expect([(await options()).status, (await options()).status]).toEqual([200, 200]);
  const refused = await options();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await post('{}')).status).toBe(200);
});

test('options revalidate by ETag', async () => {
  const first = await app.request('/api/providers/options');
  expect(await first.json()).toEqual({
    cities: [{ city: 'Miami', county: 'Miami-Dade' }],
    languages: [],
    total: 1,
    isDemo: false,
  });
  const again = await app.request('/api/providers/options', {
    headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

describe('the middles of ZIP code areas', () => {
  const middles = async () => {
    const { zipCodes }: ZipCodeMiddles = await (await app.request('/api/providers/zip-codes')).json();
    return zipCodes;
  };

  test('find the ZIP code that somebody is in, of all that are an area', async () => {
    const zipCodes = await middles();
    const nearest = (latitude: number, longitude: number) =>
      nearestZipCode({ latitude, longitude }, zipCodes);
    expect(nearest(25.8601, -80.3002)).toBe('33012');
    expect(nearest(30.3322, -81.6557)).toBe('32202');
    // Miami's airport, where a post-office box would be nearer.
    expect(nearest(25.7957, -80.287)).not.toBe('33102');
  });

  test('reach all of Florida, and not far beyond', async () => {
    const zipCodes = await middles();
    const isInside = ([latitude, longitude]: [number, number]) =>
      nearestZipCode({ latitude, longitude }, zipCodes) !== undefined;
    // Key West, Flamingo in the Everglades, Okeechobee's lake, Perdido, the Green Swamp.
    const inside: [number, number][] = [
      [24.555, -81.78],
      [25.141, -80.925],
      [26.95, -80.8],
      [30.29, -87.49],
      [28.35, -81.95],
    ];
    expect(inside.filter((place) => !isInside(place))).toEqual([]);
    // Atlanta, Savannah, Mobile, San Juan, Havana, nowhere.
    const outside: [number, number][] = [
      [33.749, -84.388],
      [32.081, -81.091],
      [30.695, -88.04],
      [18.466, -66.106],
      [23.113, -82.366],
      [0, 0],
    ];
    expect(outside.filter(isInside)).toEqual([]);
  });
});
