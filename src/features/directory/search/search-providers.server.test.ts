import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { listSearchOptions } from './search-providers.server.ts';

const { db, store, search, doctorsFound } = testDirectory();

describe('filters', () => {
  beforeAll(() =>
    store(
      { doctor: 'A', specialty: 'Dental', city: 'Miami', languages: ['English', 'Spanish'] },
      { doctor: 'B', specialty: 'Dental', city: 'Miami Beach', zipCode: '33139', languages: ['English'] },
      { doctor: 'C', specialty: 'Cardiología', city: 'Hialeah', zipCode: '33010' },
      { doctor: 'D', specialty: 'Dental', city: 'Orlando', county: 'Orange', zipCode: '32837' },
      { doctor: 'E', city: 'Saint Petersburg', county: 'Pinellas', zipCode: '33701', isDemo: true },
    ),
  );

  test.each([
    [{}, 'ABCDE'],
    [{ specialty: 'Dental' }, 'ABD'],
    [{ specialty: 'cardiology' }, 'C'],
    [{ county: 'Miami-Dade' }, 'ABC'],
    [{ county: 'Miami-Dade', specialty: 'Dental' }, 'AB'],
    [{ county: 'Monroe' }, ''],
    [{ languages: 'English' }, 'AB'],
    [{ languages: 'Spanish', county: 'Miami-Dade' }, 'A'],
    [{ languages: 'Tamil' }, ''],
    [{ city: 'miami' }, 'A'],
    [{ city: 'mia' }, 'AB'],
    [{ city: 'beach' }, 'B'],
    [{ city: 'hialea' }, 'C'],
    [{ city: 'hialha' }, 'C'],
    [{ city: 'Orlndo' }, 'D'],
    [{ city: 'St. Petersburg' }, 'E'],
    [{ city: 'saint petersberg' }, 'E'],
    [{ city: 'Chicago' }, ''],
    [{ city: '%' }, ''],
    [{ city: 'miami', languages: 'English' }, 'A'],
    [{ city: 'mia', specialty: 'Dental', languages: 'English' }, 'AB'],
    [{ doctor: 'bayside', city: 'mia', specialty: 'Dental', languages: 'English', county: 'dade' }, 'AB'],
  ])('%j', async (body, expected) => {
    expect((await doctorsFound(body)).join('')).toBe(expected);
  });

  test('an answer carries these fields and nothing else', async () => {
    const { providers } = await search({ city: 'Orlando' });
    expect(providers).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        doctor: 'D',
        specialty: 'Dental',
        specialties: ['Dental'],
        center: 'Bayside Clinic',
        address: expect.stringMatching(/ Main St$/),
        suite: null,
        city: 'Orlando',
        county: 'Orange',
        zipCode: '32837',
        phone: null,
        fax: null,
        languages: null,
        certified: null,
        acceptingNewPatients: null,
        listDate: '2026-10-03',
        plans: null,
        panels: null,
        ages: null,
        isDemo: false,
        distanceMiles: null,
      },
    ]);
  });

  test('options list the cities and languages of the directory', async () => {
    expect(await listSearchOptions(db())).toEqual({
      cities: [
        { city: 'Hialeah', county: 'Miami-Dade' },
        { city: 'Miami', county: 'Miami-Dade' },
        { city: 'Miami Beach', county: 'Miami-Dade' },
        { city: 'Orlando', county: 'Orange' },
        { city: 'Saint Petersburg', county: 'Pinellas' },
      ],
      languages: ['English', 'Spanish'],
      total: 5,
      isDemo: true,
    });
  });
});

test('an empty directory answers, too', async () => {
  await store();
  expect(await search({ doctor: 'ana', city: 'Miami' })).toMatchObject({ providers: [], total: 0 });
  expect(await search({})).toEqual({
    providers: [],
    total: 0,
    isExpanded: false,
    expandedFrom: null,
    distanceFrom: null,
    nextCursor: null,
  });
  expect(await listSearchOptions(db())).toEqual({
    cities: [],
    languages: [],
    total: 0,
    isDemo: false,
  });
});
