import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderRow, providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { distanceMiles } from '../places/distance.server.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import { countFilterValues } from './count-filter-values.server.ts';
import { COUNTED_FILTERS, type CountedFilter, type FilterCounts } from './filter-counts.ts';
import { searchProviders } from './search-providers.server.ts';
import { searchProvidersRequest } from './search-providers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

type Asked = Partial<
  Record<'specialty' | 'doctor' | 'zipCode' | 'county' | 'city' | 'languages', string> & {
    radiusMiles: number;
  }
>;

async function store(...rows: Partial<ProviderRow>[]): Promise<void> {
  await storeProviders(database.db, rows.map(providerRow));
}

async function count(asked: Asked): Promise<FilterCounts | null> {
  return countFilterValues(database.db, searchProvidersRequest.parse(asked));
}

async function total(asked: Asked): Promise<number> {
  return (await searchProviders(database.db, searchProvidersRequest.parse({ ...asked, limit: 1 }))).total;
}

describe('each choice of a filter', () => {
  beforeAll(() =>
    store(
      { specialty: 'Dental', languages: ['English', 'Spanish'] },
      { specialty: 'Dental', otherSpecialties: ['Urología'], languages: ['English'], city: 'Doral' },
      { specialty: 'Urología', languages: null, county: 'Lake', city: 'Eustis', zipCode: '32726' },
    ),
  );

  test('is counted with all other filters, in each specialty and language of a provider', async () => {
    expect(await count({})).toEqual({
      specialty: { Dental: 2, Urología: 2 },
      county: { 'Miami-Dade': 2, Lake: 1 },
      languages: { English: 2, Spanish: 1 },
    });
    expect(await count({ specialty: 'Urología', languages: 'English' })).toEqual({
      specialty: { Dental: 2, Urología: 1 },
      county: { 'Miami-Dade': 1 },
      languages: { English: 1 },
    });
    expect(await count({ specialty: 'Dental', city: 'Doral', county: 'Miami-Dade' })).toEqual({
      specialty: { Dental: 1, Urología: 1 },
      county: { 'Miami-Dade': 1 },
      languages: { English: 1 },
    });
  });

  test('in a place that nobody knows, or of another county, finds nobody', async () => {
    const nobody = { specialty: {}, county: {}, languages: {} };
    expect(await count({ city: 'Qqqqqq' })).toEqual(nobody);
    expect(await count({ zipCode: '33999', radiusMiles: 5 })).toEqual(nobody);
    expect(await count({ city: 'Lake County', county: 'Broward' })).toEqual({
      ...nobody,
      county: { Lake: 1 },
    });
  });

  test('around nothing is not counted, as it cannot be searched', async () => {
    expect(await count({ radiusMiles: 5 })).toBeNull();
  });
});

test('a ZIP code with five matches is not widened, one with four is', async () => {
  const row = (specialty: string, zipCode: string) => ({ specialty, zipCode });
  await store(
    ...Array.from({ length: 5 }, () => row('Dental', '33012')),
    ...Array.from({ length: 4 }, () => row('Urología', '33012')),
    row('Dental', '33010'),
    row('Urología', '33010'),
    row('Farmacia', '33010'),
  );
  expect(await count({ zipCode: '33012' })).toMatchObject({
    specialty: { Dental: 5, Urología: 5, Farmacia: 1 },
    county: { 'Miami-Dade': 9 },
  });
});

test('more rows than are counted one by one have no counts', async () => {
  await store(...Array.from({ length: 2001 }, () => ({ doctor: 'Ana Gil', city: 'Miami' })));
  expect(await count({ doctor: 'ana' })).toBeNull();
  expect(await count({ city: 'Miami' })).toBeNull();
  expect(await count({})).toMatchObject({ county: { 'Miami-Dade': 2001 } });
  expect(await count({ zipCode: '33126', radiusMiles: 5 })).toMatchObject({ county: { 'Miami-Dade': 2001 } });
});

describe('on random data', () => {
  const PLACES = [
    ['33012', 'Miami-Dade', 'Hialeah'],
    ['33010', 'Miami-Dade', 'Hialeah'],
    ['33126', 'Miami-Dade', 'Miami'],
    ['33116', 'Miami-Dade', 'Miami'],
    ['33023', 'Broward', 'Hollywood'],
    ['34759', 'Polk', 'Kissimmee'],
    ['34759', 'Osceola', 'Kissimmee'],
    ['34741', 'Osceola', 'Kissimmee'],
    // In the range of Florida, and in no table.
    ['33999', 'Miami-Dade', 'Miami'],
  ] as const;
  const VALUES: Record<CountedFilter, string[]> = {
    specialty: ['Dental', 'Urología', 'Pediatría', 'Farmacia'],
    county: ['Miami-Dade', 'Broward', 'Polk', 'Osceola', 'Lake'],
    languages: ['English', 'Spanish', 'Tagalog'],
  };
  const SPOKEN = ['English', 'Spanish'];
  const anyRow = fc
    .record({
      doctor: fc.constantFrom('Ana Gil', 'Luz González', 'Eva Paz', 'Do Li'),
      practised: fc.subarray(VALUES.specialty.slice(0, 3), { minLength: 1 }),
      place: fc.constantFrom(...PLACES),
      languages: fc.option(fc.subarray(SPOKEN)),
    })
    .map(({ doctor, practised: [specialty, ...otherSpecialties], place, languages }) => {
      const [zipCode, county, city] = place;
      return { doctor, specialty: specialty ?? '', otherSpecialties, zipCode, county, city, languages };
    });
  type Row = typeof anyRow extends fc.Arbitrary<infer Made> ? Made : never;
  const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const anySearch = (names: string[], cities: string[]) =>
    fc
      .record({
        specialty: maybe(...VALUES.specialty),
        county: maybe(...VALUES.county),
        languages: maybe(...VALUES.languages),
        doctor: maybe(...names),
        city: maybe(...cities),
        zipCode: maybe('33012', '33116', '34759', '33999', '32784'),
        radiusMiles: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      })
      .map(
        ({ radiusMiles, ...rest }) =>
          ({ ...rest, ...(rest.zipCode && radiusMiles && { radiusMiles }) }) as Asked,
      );

  const PLAIN_NAMES = ['ana', 'eva'];
  const isMisspelt = ({ doctor = 'ana' }: Asked) => !PLAIN_NAMES.includes(doctor);

  /** Compares the count of every value with what `find` says of the search with it. */
  async function expectCounts(asked: Asked, find: (asked: Asked) => Promise<number> | number): Promise<void> {
    const counts = await count(asked);
    for (const filter of COUNTED_FILTERS) {
      for (const value of VALUES[filter]) {
        const counted = counts?.[filter][value] ?? 0;
        // Nobody of that name; the search may go on to names that are nearly so.
        if (counted === 0 && isMisspelt(asked) && asked[filter] !== value) continue;
        const expected = await find({ ...asked, [filter]: value });
        expect({ asked, filter, value, count: counted }).toMatchObject({ count: expected });
      }
    }
  }

  /** Slow and obvious: every row is looked at. */
  function expectedTotal(rows: Row[], asked: Asked): number {
    const { specialty, county, languages, doctor, city, zipCode, radiusMiles } = asked;
    const matches = rows.filter(
      (row) =>
        (!specialty || [row.specialty, ...row.otherSpecialties].includes(specialty)) &&
        (!languages || row.languages?.includes(languages)) &&
        (!doctor || row.doctor.toLowerCase().includes(doctor)) &&
        (!city || row.city === city),
    );
    const inCounty = matches.filter((row) => !county || row.county === county);
    if (zipCode === undefined) return inCounty.length;
    const own = inCounty.filter((row) => row.zipCode === zipCode);
    if (radiusMiles !== undefined) {
      const isWithin = (row: Row) => (distanceMiles(zipCode, row.zipCode) ?? 1e9) <= radiusMiles;
      return inCounty.filter((row) => row.zipCode === zipCode || isWithin(row)).length;
    }
    const place = findFloridaZipCode(zipCode);
    if (own.length >= 5 || !place) return own.length;
    if (county) return place.counties.some((each) => each === county) ? inCounty.length : own.length;
    return matches.filter((row) => row.county === place.county || row.zipCode === zipCode).length;
  }

  const someRows = fc.array(anyRow, { minLength: 30, maxLength: 60, size: 'max' });

  test('counts agree with a slow reference', async () => {
    const searches = fc.array(anySearch(PLAIN_NAMES, ['Miami', 'Hialeah']), {
      minLength: 12,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(someRows, searches, async (rows, all) => {
        await store(...rows);
        // A name that nobody has would be spelt otherwise.
        const isPlain = ({ doctor }: Asked) =>
          !doctor || rows.some((row) => row.doctor.toLowerCase().includes(doctor));
        for (const asked of all.filter(isPlain))
          await expectCounts(asked, (each) => expectedTotal(rows, each));
      }),
      { numRuns: 10 },
    );
  });

  test('counts are the totals of the searches that they stand for, whatever was typed', async () => {
    const names = [
      ...PLAIN_NAMES,
      'gonsales',
      'gonzales luz',
      'li',
      'g',
      'dr. do',
      'eva paz, facfas',
      'nobody',
    ];
    const cities = ['Miami', 'Hialeah', 'Kendall', 'Broward', 'hial', 'Florida', 'Lake County', 'Atlantis'];
    const searches = fc.array(anySearch(names, cities), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(someRows, searches, async (rows, all) => {
        await store(...rows);
        for (const asked of all) await expectCounts(asked, total);
      }),
      { numRuns: 8 },
    );
  });
});
