import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { providersApi } from '../providers.api.server.ts';

/* A need in somebody's own words, through POST /api/providers/search. */

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [
    providerRow({ doctor: 'José González', specialty: 'Dental', city: 'Hialeah', zipCode: '33012' }),
    providerRow({ doctor: 'Ana Ruiz', specialty: 'Cardiología', city: 'Hialeah', languages: ['Spanish'] }),
    providerRow({ doctor: 'Luz Marina Quiñones', specialty: 'Pediatría', city: 'Foxtown' }),
    providerRow({ doctor: 'Bo Roman', specialty: 'Cirugía', center: 'Spinal Center' }),
  ]);
  const isEmergency = (text: string) => text.includes('chest pain');
  const api = providersApi({ database: database.db, searchesPerMinute: 100_000, isEmergency });
  app = new Hono().route('/api/providers', api);
  app.onError((error, context) => problemResponse(error, context, createLogger('silent')));
});
afterAll(() => database.discard());

async function search(body: object) {
  const response = await app.request('/api/providers/search', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const answer = await response.json();
  const doctors = answer.providers?.map(({ doctor }: { doctor: string }) => doctor);
  return { status: response.status, answer, doctors, understood: answer.understood };
}

test('a need is searched by the filters that were understood, and they are said', async () => {
  const { doctors, understood } = await search({ query: 'cardióloga en Hialeah que hable español' });
  expect(doctors).toEqual(['Ana Ruiz']);
  expect(understood).toEqual({
    filters: { specialty: 'Cardiología', city: 'Hialeah', languages: 'Spanish' },
    notUnderstood: [],
    emergency: false,
  });
});

test.each([
  ['dr gonzales', ['José González']],
  ['gonsales dentista', ['José González']],
  ['rodrigez dentist', ['José González'], ['rodrigez']],
  ['quiñones', ['Luz Marina Quiñones']],
  ['woman cardiologist', ['Ana Ruiz'], ['woman']],
  ['pediatra en Foxtown', ['Luz Marina Quiñones']],
  ['dentist in Nowhereville', ['José González'], ['Nowhereville']],
  // Somebody works at a center of that name, but no dentist.
  ['spinal dentist', ['José González'], ['spinal']],
  ['wheelchair', [], ['wheelchair']],
  ['dr zzyzx', [], ['zzyzx']],
  ['pepe gonzalez dentista', ['José González']],
  ['pepe gonzalez', ['José González']],
  ['j gonzalez', ['José González']],
  ['kinones', ['Luz Marina Quiñones']],
  ['medicare', [], ['medicare']],
  ['bilingual gonzalez', ['José González'], ['bilingual']],
  // Nobody is called Juan.
  ['juan gonzalez', ['José González'], ['juan']],
])('%s finds %j and does not understand %j', async (query, found, notUnderstood = []) => {
  const { doctors, understood } = await search({ query });
  expect(doctors).toEqual(found);
  expect(understood.notUnderstood).toEqual(notUnderstood);
});

test.each(['hialea', 'hialeh', 'hialeah', 'jialea'])('a city with letters wrong alone: %s', async (query) => {
  const { understood, doctors } = await search({ query });
  expect(understood).toMatchObject({ filters: { city: 'Hialeah' }, notUnderstood: [] });
  expect(doctors.toSorted()).toEqual(['Ana Ruiz', 'José González']);
});

test.each(['a cardiologist who is accepting new patients', 'cardióloga que acepte pacientes nuevos'])(
  'who takes new patients is asked for as a filter: %s',
  async (query) => {
    const { understood, doctors } = await search({ query });
    expect(understood.filters).toEqual({ specialty: 'Cardiología', acceptingNewPatients: true });
    expect(understood.notUnderstood).toEqual([]);
    // Whether Ana Ruiz does is not known.
    expect(doctors).toEqual([]);
  },
);

test('a field that is filled wins over what is read, a place over a place', async () => {
  const { understood, doctors } = await search({
    query: 'dentist in Miami 33126',
    city: 'Hialeah',
    languages: '',
  });
  expect(understood.filters).toEqual({ specialty: 'Dental' });
  expect(doctors).toEqual(['José González']);
});

test('a radius goes around the place that was read', async () => {
  const { answer } = await search({ query: 'dentist 33012', radiusMiles: 10 });
  expect(answer.providers[0].distanceMiles).toBe(0);
  expect((await search({ query: 'dentist', radiusMiles: 10 })).answer.fields).toEqual([
    { field: 'zipCode', key: 'zipCode.forRadius' },
  ]);
});

test('words of danger are said, with what was found', async () => {
  const { understood } = await search({ query: 'chest pain, cardiologist' });
  expect(understood).toMatchObject({ filters: { specialty: 'Cardiología' }, emergency: true });
});

test.each([
  // Widened to the county, as any ZIP code with few.
  [{ city: '33012' }, { zipCode: '33012' }, ['Ana Ruiz', 'Bo Roman', 'José González', 'Luz Marina Quiñones']],
  [{ city: 'gonzalez' }, { doctor: 'gonzalez' }, ['José González']],
  [{ doctor: 'dentist' }, { specialty: 'Dental' }, ['José González']],
  [{ doctor: 'Hialeah' }, { city: 'Hialeah' }, ['Ana Ruiz', 'José González']],
  [{ doctor: 'cardiologist in Hialeah' }, { specialty: 'Cardiología', city: 'Hialeah' }, ['Ana Ruiz']],
])('what is typed into the wrong field is understood and said: %j', async (fields, filters, found) => {
  const { understood, doctors } = await search(fields);
  expect(understood).toEqual({ filters, notUnderstood: [], emergency: false });
  expect(doctors.toSorted()).toEqual(found);
});

test.each([
  { doctor: 'spinal' },
  { doctor: 'gonzalez' },
  { city: 'Hialeah' },
  { city: 'Miami, FL 33126' },
  {},
])('%j stands in its own field', async (fields) => {
  expect((await search(fields)).understood).toBeNull();
});

test('a field of the wrong kind that is taken already keeps its own', async () => {
  expect((await search({ doctor: 'dentist', specialty: 'Cardiología' })).understood).toBeNull();
});

test('the next page of a need goes on', async () => {
  const first = await search({ query: 'hialeah', limit: 1 });
  const next = await search({ query: 'hialeah', limit: 1, cursor: first.answer.nextCursor });
  expect([...first.doctors, ...next.doctors].toSorted()).toEqual(['Ana Ruiz', 'José González']);
  expect(next.understood).toEqual(first.understood);
});

test('a need that is too long is refused with its limit, an empty one is none', async () => {
  const refused = await search({ query: 'x'.repeat(201) });
  expect(refused.status).toBe(422);
  expect(refused.answer.fields).toEqual([{ field: 'query', key: 'text.tooLong' }]);
  expect((await search({ query: ' ' })).understood).toBeNull();
  expect((await search({ query: 1 })).status).toBe(422);
  expect((await search({ query: 'dentist', npi: '1' })).answer.fields).toEqual([
    { field: 'npi', key: 'field.unknown' },
  ]);
});

test('whatever is typed is answered, and never by a failure', async () => {
  const words = fc.constantFrom(
    'dr',
    'garcia',
    'in',
    'Hialeah',
    '33012',
    'que',
    'hable',
    'ñ',
    '%',
    "O'",
    '🦷',
    'muela',
    '\u0000',
  );
  const text = fc.oneof(
    fc.array(words).map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 210 }),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (query, doctor, city) => {
      expect((await search({ query, city })).status).toBeLessThan(500);
      expect((await search({ doctor, city })).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
