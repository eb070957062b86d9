import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import type { ProviderSearchResult, ProviderSummary } from './search-providers.ts';

const { store, search } = testDirectory();

/** Hialeah, and what is near it: 33010 and 33012 beside each other, 33126 in Miami, 33023 in Broward County. */
const AROUND_HIALEAH = [
  { doctor: 'Far', zipCode: '33023', county: 'Broward', city: 'Hollywood' },
  { doctor: 'Middle', zipCode: '33126' },
  { doctor: 'Close', zipCode: '33010', city: 'Hialeah' },
  { doctor: 'Own', zipCode: '33012', city: 'Hialeah' },
  { doctor: 'Away', zipCode: '32801', county: 'Orange', city: 'Orlando' },
];

describe('around a ZIP code', () => {
  beforeAll(() => store(...AROUND_HIALEAH));
  const found = async (body: object) => (await search({ ...body })).providers.map(({ doctor }) => doctor);

  test('a radius finds all within it, across county lines, nearest first', async () => {
    expect(await found({ zipCode: '33012', radiusMiles: 1 })).toEqual(['Own']);
    expect(await found({ zipCode: '33012', radiusMiles: 11 })).toEqual(['Own', 'Close', 'Middle', 'Far']);
    expect(await found({ zipCode: '33012', radiusMiles: 11, county: 'Broward' })).toEqual(['Far']);
  });

  test('a radius is never widened, however few it finds', async () => {
    const result = await search({ zipCode: '33012', radiusMiles: 1 });
    expect(result).toMatchObject({ total: 1, isExpanded: false, expandedFrom: null });
  });

  test('without a radius the rest of the county follows, nearest first', async () => {
    expect(await found({ zipCode: '33012' })).toEqual(['Own', 'Close', 'Middle']);
    expect(await search({ zipCode: '33012' })).toMatchObject({ total: 3, expandedFrom: 'zipCode' });
  });

  test('each row says how far it is, in a straight line to one decimal', async () => {
    const { providers, distanceFrom } = await search({ zipCode: '33012', radiusMiles: 11 });
    expect(providers.map((provider) => provider.distanceMiles)).toEqual([0, 2.8, 6.2, 10.3]);
    expect(distanceFrom).toEqual({ zipCode: '33012', kind: 'area' });
  });

  test('without a ZIP code nothing is measured', async () => {
    const { providers, distanceFrom } = await search({ county: 'Miami-Dade' });
    expect(providers.map((provider) => provider.distanceMiles)).toEqual([null, null, null]);
    expect(distanceFrom).toBeNull();
  });

  test('a post-office box is a place to measure from, and is said to be one', async () => {
    const { providers, distanceFrom } = await search({ zipCode: '33102', radiusMiles: 10 });
    expect(distanceFrom).toEqual({ zipCode: '33102', kind: 'point' });
    expect(providers[0]).toMatchObject({ doctor: 'Middle', distanceMiles: 6.1 });
  });

  test('a ZIP code that nobody knows is said to be unknown, and measures nothing', async () => {
    const unknown = { zipCode: '33999', kind: 'unknown' };
    expect(await search({ zipCode: '33999' })).toMatchObject({ total: 0, distanceFrom: unknown });
    expect(await search({ zipCode: '33999', radiusMiles: 50 })).toMatchObject({
      total: 0,
      distanceFrom: unknown,
    });
  });

  test('a ZIP code in the place of the city is one too', async () => {
    expect(await found({ city: '33012', radiusMiles: 5 })).toEqual(['Own', 'Close']);
  });

  test('a radius around nothing is refused at the ZIP code', async () => {
    await expect(search({ radiusMiles: 11, county: 'Broward' })).rejects.toMatchObject({
      status: 422,
      fields: [{ field: 'zipCode', key: 'zipCode.forRadius' }],
    });
  });
});

describe('around a city', () => {
  beforeAll(() =>
    store(
      ...AROUND_HIALEAH,
      { doctor: 'North', zipCode: '33016', city: 'Hialeah' },
      { doctor: 'Part', zipCode: '33183', city: 'Miami' },
    ),
  );
  const found = async (body: object) => (await search({ ...body })).providers.map(({ doctor }) => doctor);

  test('alone it is a limit; a radius measures from the ZIP code in its middle, across its limits', async () => {
    const around = { city: 'Hialeah, FL', radiusMiles: 7 };
    expect(await search({ city: 'Hialeah' })).toMatchObject({ total: 3, distanceFrom: null });
    expect(await search(around)).toMatchObject({ distanceFrom: { zipCode: '33012', kind: 'area' } });
    expect(await found(around)).toEqual(await found({ zipCode: '33012', radiusMiles: 7 }));
    expect(await found(around)).toEqual(['Own', 'North', 'Close', 'Middle']);
    expect(await found({ ...around, county: 'Broward' })).toEqual([]);
  });

  test('beside a ZIP code it stays a limit; one that nobody knows has nobody', async () => {
    const around = { city: 'Hialeah', radiusMiles: 7 };
    expect(await found({ ...around, zipCode: '33012' })).toEqual(['Own', 'North', 'Close']);
    expect(await search({ ...around, city: 'Qqqqqq' })).toMatchObject({ total: 0, distanceFrom: null });
  });

  test.each(['H', 'Kendall', 'Broward', 'Florida'])(
    'a radius around several cities, a part of one, a county or the state is refused at the ZIP code: %s',
    async (city) => {
      await expect(search({ city, radiusMiles: 7 })).rejects.toMatchObject({
        status: 422,
        fields: [{ field: 'zipCode', key: 'zipCode.forRadius' }],
      });
    },
  );
});

test('a ZIP code in two counties is widened to the one that was asked for', async () => {
  await store(
    { doctor: 'Lake', zipCode: '32784', county: 'Lake' },
    { doctor: 'Marion', zipCode: '34470', county: 'Marion' },
    { doctor: 'Eustis', zipCode: '32726', county: 'Lake' },
  );
  const found = async (body: object) => (await search({ ...body })).providers.map(({ doctor }) => doctor);
  expect(await found({ zipCode: '32784' })).toEqual(['Lake', 'Eustis']);
  expect(await found({ zipCode: '32784', county: 'Marion' })).toEqual(['Marion']);
  expect(await found({ zipCode: '32784', county: 'Broward' })).toEqual([]);
});

describe('distance, radius, pages and totals', () => {
  const places = [
    ['33012', 'Miami-Dade'],
    ['33010', 'Miami-Dade'],
    ['33126', 'Miami-Dade'],
    ['33102', 'Miami-Dade'],
    ['33116', 'Miami-Dade'],
    ['33023', 'Broward'],
    ['33301', 'Broward'],
    ['34759', 'Polk'],
    ['34759', 'Osceola'],
    ['34741', 'Osceola'],
    // In the range of Florida, and in no table.
    ['33999', 'Miami-Dade'],
  ] as const;
  const specialties = ['Dental', 'Urología'];
  const rows = Array.from({ length: 140 }, (_, n) => {
    const [zipCode, county] = places[(7 * n) % places.length] ?? places[0];
    return {
      doctor: ['Gil', 'Paz', 'Sol', 'Zea'][n % 4] ?? '',
      specialty: specialties[n % 2] ?? '',
      otherSpecialties: n % 7 === 0 ? [specialties[(n + 1) % 2] ?? ''] : [],
      languages: n % 3 ? ['Spanish'] : null,
      zipCode,
      county,
    };
  });
  let everybody: ProviderSummary[];
  beforeAll(async () => {
    await store(...rows);
    everybody = await readAll({ limit: 100 });
    expect(everybody).toHaveLength(rows.length);
  });

  async function readAll(body: Record<string, unknown>): Promise<ProviderSummary[]> {
    const found: ProviderSummary[] = [];
    let cursor: string | null = '';
    do {
      const page: ProviderSearchResult = await search({ ...body, cursor });
      found.push(...page.providers);
      cursor = page.nextCursor;
      expect(cursor === null ? found.length : page.total).toBe(page.total);
    } while (cursor !== null);
    return found;
  }

  /** By the angle between two directions from the middle of the earth, as no formula of ours. */
  function milesBetween(from: string, to: string): number {
    const direction = (zipCode: string) => {
      const { latitude = Number.NaN, longitude = 0 } = findFloridaZipCode(zipCode) ?? {};
      const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
      return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
    };
    const [a, b] = [direction(from), direction(to)];
    const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
    return Math.round(2 * Math.asin(chord / 2) * 3958.8 * 10) / 10;
  }

  type Asked = {
    zipCode: string;
    radiusMiles?: number;
    specialty?: string;
    languages?: string;
    county?: string;
    doctor?: string;
  };

  /** Slow and obvious: every row is looked at, and all of them are sorted. */
  function expected({ zipCode, radiusMiles, specialty, languages, county, doctor }: Asked): string[] {
    const matches = everybody.filter(
      (row) =>
        (!specialty || row.specialties.includes(specialty)) &&
        (!languages || row.languages?.includes(languages)) &&
        (!doctor || row.doctor.toLowerCase().startsWith(doctor)),
    );
    const inCounty = matches.filter((row) => !county || row.county === county);
    const own = inCounty.filter((row) => row.zipCode === zipCode);
    const around = () => {
      if (radiusMiles !== undefined)
        return inCounty.filter(
          (row) => row.zipCode === zipCode || milesBetween(zipCode, row.zipCode) <= radiusMiles,
        );
      const place = findFloridaZipCode(zipCode);
      if (own.length >= 5 || !place || (county && !place.counties.some((each) => each === county)))
        return own;
      if (county) return inCounty;
      return matches.filter((row) => row.county === place.county || row.zipCode === zipCode);
    };
    const rank = (row: ProviderSummary) => {
      if (row.zipCode === zipCode) return -1;
      const miles = milesBetween(zipCode, row.zipCode);
      return Number.isNaN(miles) ? 1e9 : miles;
    };
    return around()
      .toSorted((a, b) => {
        if (rank(a) !== rank(b)) return rank(a) - rank(b);
        return a.doctor === b.doctor ? (a.id < b.id ? -1 : 1) : a.doctor < b.doctor ? -1 : 1;
      })
      .map(({ id }) => id);
  }

  test('agree with a slow reference, whatever is asked', async () => {
    const zipCodes = [...new Set(places.map(([zipCode]) => zipCode)), '32784', '33155'];
    const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const anySearch = fc.record({
      zipCode: fc.constantFrom(...zipCodes),
      radiusMiles: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      specialty: maybe(...specialties),
      languages: maybe('Spanish', 'English'),
      county: maybe('Miami-Dade', 'Osceola', 'Lake'),
      doctor: maybe('gil', 'paz', 'sol'),
      limit: fc.integer({ min: 3, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(anySearch, async ({ limit, ...asked }) => {
        const found = await readAll({ ...asked, limit });
        expect(found.map(({ id }) => id)).toEqual(expected(asked as Asked));
        for (const row of found) {
          const miles = milesBetween(asked.zipCode, row.zipCode);
          expect(row.distanceMiles).toBe(Number.isNaN(miles) ? null : miles);
        }
      }),
      { numRuns: 150 },
    );
  });
});
