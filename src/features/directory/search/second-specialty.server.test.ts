import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { listSearchOptions } from './search-providers.server.ts';

const { db, store, search } = testDirectory();

describe('a second specialty', () => {
  beforeAll(() =>
    store(
      {
        doctor: 'A',
        specialty: 'Medicina Interna',
        otherSpecialties: ['Cardiología'],
        languages: ['Spanish'],
      },
      { doctor: 'B', specialty: 'Cardiología', city: 'Hialeah', zipCode: '33010' },
      { doctor: 'C', specialty: 'Cardiología', otherSpecialties: ['Medicina Interna', 'Urología'] },
      { doctor: 'D', specialty: 'Dental', languages: ['Spanish', 'English'] },
    ),
  );

  test.each([
    [{ specialty: 'Cardiología' }, 'ABC'],
    [{ specialty: 'Internal Medicine' }, 'AC'],
    [{ specialty: 'Urology' }, 'C'],
    [{ specialty: 'Cardiología', languages: 'Spanish' }, 'A'],
    [{ specialty: 'Cardiología', county: 'Miami-Dade' }, 'ABC'],
    [{ specialty: 'Cardiología', city: 'Miami' }, 'AC'],
    [{ specialty: 'Cardiología', zipCode: '33010' }, 'BAC'],
    [{ specialty: 'Cardiología', doctor: 'bayside' }, 'ABC'],
    [{}, 'ABCD'],
    [{ county: 'Miami-Dade' }, 'ABCD'],
    [{ languages: 'Spanish' }, 'AD'],
  ])('finds and counts each provider once: %j', async (body, expected) => {
    const { providers, total } = await search(body);
    expect(providers.map(({ doctor }) => doctor).join('')).toBe(expected);
    expect(total).toBe(expected.length);
  });

  test('is in the answer, behind the first', async () => {
    const { providers } = await search({ specialty: 'Urology' });
    expect(providers[0]).toMatchObject({
      specialty: 'Cardiología',
      specialties: ['Cardiología', 'Medicina Interna', 'Urología'],
    });
  });

  test('does not count a language twice', async () => {
    expect(await listSearchOptions(db())).toMatchObject({
      languages: ['Spanish', 'English'],
      total: 4,
    });
  });

  test('that the version before wrote into the first column again is there once', async () => {
    await db().execute(sql`UPDATE providers SET specialty = 'Urología' WHERE doctor = 'C'`);
    const { providers } = await search({ specialty: 'Urology' });
    expect(providers.map(({ specialties }) => specialties)).toEqual([['Urología', 'Medicina Interna']]);
  });
});
