import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { InvalidInput } from '#server/errors.ts';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { refreshProviderWords } from '../provider-data.server.ts';
import type { ProviderSearchResult } from './search-providers.ts';

const directory = testDirectory();
const { store, search } = directory;

/** All pages of a search one after the other. */
async function readAllPages(body: Record<string, unknown>): Promise<ProviderSearchResult[]> {
  const pages: ProviderSearchResult[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ProviderSearchResult = await search({ ...body, cursor });
    pages.push(page);
    cursor = page.nextCursor;
    expect(pages.length).toBeLessThan(200);
  }
  return pages;
}

describe('pages', () => {
  const specialties = ['Dental', 'Cardiología', 'Urología'];
  const rows = Array.from({ length: 83 }, (_, n) => ({
    // Many share a name, so that only the id orders them.
    doctor: `${n % 7 ? 'Ana' : 'Anabel'} ${['Gil', 'Paz', 'Sol'][n % 3]}`,
    specialty: specialties[n % specialties.length] ?? '',
    otherSpecialties: n % 5 ? [] : [specialties[(n + 1) % specialties.length] ?? ''],
    zipCode: n < 3 ? '33126' : '33010',
    city: n % 2 ? 'Miami' : 'Hialeah',
    languages: n % 4 ? ['Spanish'] : null,
  }));
  beforeAll(() => store(...rows));

  test.each([
    [{}, 83],
    [{ doctor: 'ana' }, 83],
    [{ doctor: 'amna' }, 83],
    [{ specialty: 'Dental' }, 34],
    [{ specialty: 'Dental', city: 'Miami' }, 17],
    [{ county: 'Miami-Dade', languages: 'Spanish' }, 62],
    [{ city: 'Hialeah' }, 42],
    [{ zipCode: '33010' }, 80],
    [{ zipCode: '33126' }, 83],
  ])('of %j hold every match exactly once', async (body, total) => {
    for (const limit of [1, 2, 7, 40, 83, 100]) {
      if (limit === 1 && total === 83) continue;
      const pages = await readAllPages({ ...body, limit });
      const ids = pages.flatMap(({ providers }) => providers.map(({ id }) => id));
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
      for (const page of pages) {
        expect(page.total).toBe(total);
        expect(page.isExpanded).toBe(pages[0]?.isExpanded);
        if (page !== pages.at(-1)) expect(page.providers).toHaveLength(limit);
      }
    }
  });

  test('every combination of filters has as many rows as its total says', async () => {
    const one = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
    const anyFilters = fc.record({
      specialty: one(...specialties),
      doctor: one('ana', 'a', 'pas', 'paz', 'soll', 'bayside gil', 'g ana'),
      zipCode: one('33126', '33010', '32837'),
      county: one('Miami-Dade', 'Orange'),
      city: one('Miami', 'hialeha'),
      languages: one('Spanish', 'English'),
      limit: fc.integer({ min: 5, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(anyFilters, async (body) => {
        const pages = await readAllPages(body);
        const ids = pages.flatMap(({ providers }) => providers.map(({ id }) => id));
        expect(ids).toHaveLength(pages[0]?.total ?? -1);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 60 },
    );
  });

  test('a cursor that was altered, or comes from another search, is refused', async () => {
    const { nextCursor } = await search({ specialty: 'Dental', limit: 5 });
    const cursor = nextCursor ?? '';
    const content: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([...content.slice(0, 3), ' zzz', content[4]]));
    const refused = [
      { specialty: 'Urología', cursor },
      { specialty: 'Dental', county: 'Miami-Dade', cursor },
      { cursor },
      { specialty: 'Dental', cursor: `${cursor}x` },
      { specialty: 'Dental', cursor: cursor.slice(0, -4) },
      { specialty: 'Dental', cursor: forged.toString('base64url') },
      { specialty: 'Dental', cursor: Buffer.from('["",false,"\u0000","x"]').toString('base64url') },
      { specialty: 'Dental', cursor: 'null' },
      { specialty: 'Dental', cursor: '1' },
    ];
    for (const body of refused) {
      const failure = await search(body).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(InvalidInput);
      expect(failure).toMatchObject({ status: 422, fields: [{ field: 'cursor', key: 'cursor.invalid' }] });
    }
    expect((await search({ specialty: 'Dental', limit: 9, cursor })).providers).toHaveLength(9);
  });
});

test('of a name that thousands share are the same once their number is known', async () => {
  const { db } = directory;
  await store();
  await db().transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO providers (doctor, center, specialty, address, city, county, zip_code, source_key)
      SELECT (ARRAY['Ana Gil', 'Ana Paz'])[n % 2 + 1], 'Bayside Clinic', 'Dental', n || ' Main St', 'Miami',
             'Miami-Dade', '33126', n
      FROM generate_series(1, 5100) AS n`);
    await refreshProviderWords(tx);
  });
  const readPages = async () => {
    const first = await search({ doctor: 'ana' });
    const second = await search({ doctor: 'ana', cursor: first.nextCursor });
    return [first, second];
  };
  const before = await readPages();
  expect(before).toMatchObject([{ total: 5100 }, { total: 5100 }]);
  expect(await readPages()).toEqual(before);
  await store({ doctor: 'Ana Gil' });
  expect(await search({ doctor: 'ana' })).toMatchObject({ total: 1, providers: [{ doctor: 'Ana Gil' }] });
});
