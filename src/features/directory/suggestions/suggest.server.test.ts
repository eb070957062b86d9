import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { SPECIALTIES } from '../specialties.ts';
import { suggest } from './suggest.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeProviders(database.db, [
    providerRow({ doctor: 'ANA GARCIA LOPEZ', center: 'Bayside Clinic', city: 'Hialeah' }),
    providerRow({ doctor: 'Ana García López', center: 'Bayside Clinic', city: 'Hialeah' }),
    providerRow({ doctor: 'María Garay', center: 'Clínica Ñandú', city: 'Hialeah Gardens' }),
    providerRow({ doctor: 'María Márquez', center: 'Clínica Ñandú', city: 'Port Saint Lucie' }),
    providerRow({ doctor: 'Zoe Nobody', center: 'Cardio Center', city: 'North Miami' }),
    providerRow({ doctor: 'Farmacia Luz', center: 'Farmacia Luz', city: 'Miami' }),
    providerRow({ doctor: 'Farmacia Luz', center: 'Other', city: 'Miami' }),
    providerRow({ doctor: "Sean O'Brien", center: 'Other', city: 'Miami' }),
  ]);
});
afterAll(() => database.discard());

const texts = async (text: string, language: 'en' | 'es' = 'en') =>
  (await suggest(database.db, { text, language })).map((found) => `${found.kind}: ${found.text}`);

test.each(SPECIALTIES)('each specialty by its name in either language: $en', async ({ en, es }) => {
  for (const typed of [en.slice(0, 5), es.slice(0, 5).toUpperCase(), en, es]) {
    expect(await texts(typed)).toContain(`specialty: ${en}`);
    expect(await texts(typed, 'es')).toContain(`specialty: ${es}`);
  }
});

test('a specialty by what people call its doctors, also when all of the word is typed', async () => {
  expect(await texts('dentist')).toContain('specialty: Dental');
  expect(await texts('Pediatra', 'es')).toContain('specialty: Pediatría');
});

describe('names', () => {
  test('of doctors and centers by any of their words, each once, as it is best written', async () => {
    expect(await texts('gar')).toEqual([
      'city: Hialeah Gardens',
      'provider: María Garay',
      'provider: Ana García López',
    ]);
    expect(await texts('BAY')).toEqual(['center: Bayside Clinic']);
  });

  test('whatever the accents, the case and the order', async () => {
    expect(await texts('LÓPEZ ana')).toEqual(['provider: Ana García López']);
    expect(await texts('nandu cli')).toEqual(['center: Clínica Ñandú']);
    expect(await texts('obri')).toEqual(["provider: Sean O'Brien"]);
  });

  test('with two words that begin so are one', async () => {
    expect(await texts('mar')).toEqual(['provider: María Garay', 'provider: María Márquez']);
  });

  test('behind a title', async () => {
    expect(await texts('Dra. Marq')).toEqual(['provider: María Márquez']);
  });

  test('that are also a center are that', async () => {
    expect(await texts('luz')).toEqual(['center: Farmacia Luz']);
  });

  test('are begun by two letters at least', async () => {
    expect(await texts('z')).toEqual([]);
    expect(await texts('zo')).toEqual(['provider: Zoe Nobody']);
  });

  test('that are gone are suggested no more', async () => {
    const other = await createTestDatabase();
    await storeProviders(other.db, [providerRow({ doctor: 'Zoe Nobody' })]);
    await storeProviders(other.db, [providerRow({ doctor: 'Zoe Somebody' })]);
    const found = await suggest(other.db, { text: 'zoe', language: 'en' });
    expect(found).toEqual([{ kind: 'provider', text: 'Zoe Somebody' }]);
    await other.discard();
  });
});

describe('cities', () => {
  test('those that begin so before others, with more providers first', async () => {
    expect(await texts('hia')).toEqual(['city: Hialeah', 'city: Hialeah Gardens']);
    expect((await texts('mi')).slice(0, 2)).toEqual(['city: Miami', 'city: North Miami']);
  });

  test('by abbreviations', async () => {
    expect(await texts('n mia')).toEqual(['city: North Miami']);
    expect(await texts('pt st l')).toEqual(['city: Port Saint Lucie']);
  });

  test('at the end of a need', async () => {
    expect(await texts('cardióloga en hial')).toEqual([
      'city: cardióloga en Hialeah',
      'city: cardióloga en Hialeah Gardens',
    ]);
    expect(await texts('me duele la muela, port saint')).toEqual([
      'city: me duele la muela, Port Saint Lucie',
    ]);
    expect(await texts('cardióloga en')).toEqual([]);
  });
});

test('each kind has its place among the eight', async () => {
  const doctors = Array.from({ length: 20 }, (_, at) =>
    providerRow({ doctor: `Card ${at}`, center: 'Cardis' }),
  );
  await storeProviders(database.db, [...doctors, providerRow({ center: 'Cardiz', city: 'Cardtown' })]);
  const kinds = (await suggest(database.db, { text: 'card', language: 'en' })).map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...['specialty', 'city', 'provider', 'provider', 'provider', 'provider', 'center', 'center'],
  ]);
});

test.each(['', '   ', '%', "'", '-- \\', '∅', '😀'])('nothing begins with %j', async (text) => {
  expect(await texts(text)).toEqual([]);
});
