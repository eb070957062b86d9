import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { searchProvidersBody } from '../search/search-providers.ts';
import { understandRequest } from './understand-need.server.ts';

/* Words that are nearly a trouble, a place or a language, or are one, and may be somebody's name: the directory knows. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [
    providerRow({ doctor: 'Ana Barrios', specialty: 'Dental', city: 'Hialeah', center: 'Hialeah Smiles' }),
    providerRow({ doctor: 'Marta Colón', specialty: 'Pediatría', city: 'Miami' }),
    providerRow({ doctor: 'Guerline Saint-Germain', specialty: 'Cardiología', city: 'Miami' }),
    providerRow({ doctor: 'Paul Wesson', specialty: 'Urología', city: 'Weston' }),
  ]);
});
afterAll(() => database.discard());

const read = async (query: string) =>
  (await understandRequest(database.db, searchProvidersBody.parse({ query }))).understood;

test.each([
  ['barrios dentista', { specialty: 'Dental', doctor: 'barrios' }],
  ['dra colon', { doctor: 'colon' }],
  ['marta colon', { doctor: 'marta colon' }],
  ['saint germain', { doctor: 'saint germain' }],
  ['urologist wesson', { specialty: 'Urología', doctor: 'wesson' }],
])('a name of the directory stays one: %s', async (query, filters) => {
  expect(await read(query)).toEqual({ filters, notUnderstood: [] });
});

test.each([
  ['dentista ialeah', { specialty: 'Dental', city: 'Hialeah' }],
  ['colonoscopia, colon', { specialty: 'Gastroenterología' }],
  ['urologist in westn', { specialty: 'Urología', city: 'Weston' }],
  ['cardiologist, portugese', { specialty: 'Cardiología', languages: 'Portuguese' }],
])('what is no name is read as what it is nearly: %s', async (query, filters) => {
  expect(await read(query)).toEqual({ filters, notUnderstood: [] });
});

test('what was not understood is said in whole runs, beside a name that was', async () => {
  expect(await read('dra marta colon con paciencia, abierto los sabados')).toEqual({
    filters: { doctor: 'marta colon' },
    notUnderstood: ['con paciencia abierto los sabados'],
  });
});
