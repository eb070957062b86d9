import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderRow, providerRow, storeProviders } from '../../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { listSearchOptions, searchProviders } from './search-providers.server.ts';
import { type ProviderSearchResult, searchProvidersRequest } from './search-providers.ts';
import { searchWords } from './search-words.ts';
import { readTypedName } from './typed-name.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

async function store(...rows: Partial<ProviderRow>[]): Promise<void> {
  await storeProviders(database.db, rows.map(providerRow));
}

async function search(body: Record<string, unknown>): Promise<ProviderSearchResult> {
  return searchProviders(database.db, searchProvidersRequest.parse(body));
}

async function doctorsFound(body: Record<string, unknown>): Promise<string[]> {
  const { providers, total } = await search(body);
  expect(total).toBe(providers.length);
  return providers.map((provider) => provider.doctor);
}

const JOSE = 'José González Pérez';
const MARIA = 'María García López';
const OBRIEN = "Shannon O'Brien";

describe('names', () => {
  beforeAll(() =>
    store(
      { doctor: JOSE, center: 'Clínica Las Américas' },
      { doctor: MARIA, center: 'Centro Médico Velázquez' },
      { doctor: 'Gonzalo Pérez', center: 'Sunrise Pharmacy' },
      { doctor: 'María Lopes', center: 'Palmetto Health' },
      { doctor: OBRIEN, center: '100% Care' },
      { doctor: 'Ana Núñez Jean-Baptiste', center: 'Palmetto Health' },
    ),
  );

  test.each([
    ['jose gonzales', [JOSE]],
    ['González, José', [JOSE]],
    ['GONZÁLEZ JOSE', [JOSE]],
    ['perez gonzalez', [JOSE]],
    ['jos gonz', [JOSE]],
    ['gonsal jos', [JOSE]],
    ['dr. jose gonzalez', [JOSE]],
    ['Dra. María García', [MARIA]],
    ['maria garcia lopes', [MARIA]],
    ['maria garzia', [MARIA]],
    ['velasques', [MARIA]],
    ['centro velazquez maria', [MARIA]],
    ["o'brien", [OBRIEN]],
    ['obrien', [OBRIEN]],
    ['shanon', [OBRIEN]],
    ['nunez', ['Ana Núñez Jean-Baptiste']],
    ['jean baptiste', ['Ana Núñez Jean-Baptiste']],
    ['baptist nuñes', ['Ana Núñez Jean-Baptiste']],
    ['clinica las americas', [JOSE]],
    ['clinica amerikas', [JOSE]],
    ['sunrise farmacy', ['Gonzalo Pérez']],
    ['palmeto', ['María Lopes', 'Ana Núñez Jean-Baptiste']],
    ['maria lopes', ['María Lopes']],
    ['100%', [OBRIEN]],
    ['xyzzy', []],
    ['jose xyzzy', []],
    ['%', []],
    ['_ _', []],
    ["' OR 1=1 --", []],
    ['"; DROP TABLE providers; --', []],
    ['\\', []],
    ['(((', []],
    ['josé.*', [JOSE]],
    ['a'.repeat(100), []],
    ['😀', []],
  ])('%s', async (doctor, expected) => {
    expect(await doctorsFound({ doctor })).toEqual(expected);
  });

  test('fifty words of one letter are a search like any other', async () => {
    expect(await doctorsFound({ doctor: 'g p j '.repeat(16) })).toEqual([JOSE]);
  });
});

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
        isDemo: false,
        distanceMiles: null,
      },
    ]);
  });

  test('options list the cities and languages of the directory', async () => {
    expect(await listSearchOptions(database.db)).toEqual({
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
  expect(await listSearchOptions(database.db)).toEqual({
    cities: [],
    languages: [],
    total: 0,
    isDemo: false,
  });
});

describe('a ZIP code', () => {
  const inPolk = (doctor: string) => ({ doctor, zipCode: '34759', county: 'Polk', city: 'Poinciana' });

  test('with five matches is not widened', async () => {
    await store(...'ABCDE'.split('').map((doctor) => ({ doctor })), { doctor: 'F', zipCode: '33010' });
    const result = await search({ zipCode: '33126' });
    expect(result).toMatchObject({ total: 5, isExpanded: false, expandedFrom: null });
  });

  test('with four is widened to its county, its own first', async () => {
    await store(
      ...'WXYZ'.split('').map((doctor) => ({ doctor })),
      { doctor: 'A', zipCode: '33010' },
      { doctor: 'B', county: 'Orange', zipCode: '32837' },
    );
    const result = await search({ zipCode: '33126' });
    expect(result).toMatchObject({ total: 5, isExpanded: true, expandedFrom: 'zipCode' });
    expect(result.providers.map(({ doctor }) => doctor).join('')).toBe('WXYZA');
  });

  test('keeps the other filters while it is widened', async () => {
    await store(
      { doctor: 'Ana Gil', specialty: 'Dental' },
      { doctor: 'Ana Paz', specialty: 'Dental', zipCode: '33010' },
      { doctor: 'Ana Sol', zipCode: '33010' },
      { doctor: 'Eva Sol', specialty: 'Dental', zipCode: '33010' },
    );
    expect(await doctorsFound({ zipCode: '33126', specialty: 'Dental', doctor: 'ana' })).toEqual([
      'Ana Gil',
      'Ana Paz',
    ]);
    expect(await doctorsFound({ zipCode: '33126', specialty: 'Dental', doctor: 'eba' })).toEqual(['Eva Sol']);
  });

  test('is not widened against another county, but to its own', async () => {
    await store({ doctor: 'A' }, { doctor: 'B', zipCode: '33010' }, { doctor: 'C', county: 'Broward' });
    expect(await search({ zipCode: '33126', county: 'Broward' })).toMatchObject({
      total: 1,
      isExpanded: false,
    });
    expect(await search({ zipCode: '33126', county: 'Miami-Dade' })).toMatchObject({
      total: 2,
      isExpanded: true,
    });
  });

  test('in two counties finds its matches in both', async () => {
    await store(inPolk('P'), { ...inPolk('O'), county: 'Osceola' }, { doctor: 'Q', county: 'Osceola' });
    const { providers, isExpanded, total } = await search({ zipCode: '34759' });
    expect(providers.slice(0, 2).map(({ doctor }) => doctor)).toEqual(['O', 'P']);
    expect(total).toBe(providers.length);
    expect(isExpanded).toBe(total > 2);
  });

  test('is not called widened when its county has nothing more', async () => {
    await store({ doctor: 'A' });
    expect(await search({ zipCode: '33126' })).toMatchObject({ total: 1, isExpanded: false });
    expect(await search({ zipCode: '32837' })).toMatchObject({ total: 0, isExpanded: false });
  });

  test('that is unknown, but in the range of Florida, finds nothing', async () => {
    await store({ doctor: 'A' });
    expect(await search({ zipCode: '33999' })).toMatchObject({ total: 0, isExpanded: false });
  });
});

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
    expect(await listSearchOptions(database.db)).toMatchObject({
      languages: ['Spanish', 'English'],
      total: 4,
    });
  });

  test('that the version before wrote into the first column again is there once', async () => {
    await database.db.execute(sql`UPDATE providers SET specialty = 'Urología' WHERE doctor = 'C'`);
    const { providers } = await search({ specialty: 'Urology' });
    expect(providers.map(({ specialties }) => specialties)).toEqual([['Urología', 'Medicina Interna']]);
  });
});

describe('the rule of search words', () => {
  test('is the same here and in the database', async () => {
    const between = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
    // The letters of European and Vietnamese names, but for four that no living spelling has.
    const latin = [...between(0x20, 0x7e), ...between(0xc0, 0x17f), ...between(0x1e00, 0x1ef9), ...'ơƠưƯșȘțȚ']
      .filter((letter) => /[\p{L} -~]/u.test(letter))
      .filter((letter) => !'ĸŉẜẝ'.includes(letter));
    const { rows } = await database.db.execute<{ letter: string; words: string }>(
      sql`SELECT letter, btrim(public.search_text('a' || letter || 'b')) AS words
          FROM unnest(${sql.param(latin)}::text[]) AS letter`,
    );
    const different = rows.filter(({ letter, words }) => searchWords(`a${letter}b`).join(' ') !== words);
    expect(different).toEqual([]);
  });

  test('finds a row by the beginnings of any words of its names', async () => {
    const doctors = ['María José de la Torre Núñez', "Siobhán O'Neill-Ruiz", 'Nguyễn Văn Ánh', 'Łukasz Żak'];
    const centers = ['Clínica Ñandú', 'D’Angelo & Sons, P.A.', '24/7 Urgent Care', 'Straße Œuvre'];
    await store(...doctors.map((doctor, n) => ({ doctor, center: centers[n] ?? '' })));
    const anyQuery = fc
      .tuple(fc.nat(doctors.length - 1), fc.infiniteStream(fc.nat(30)))
      .map(([index, cuts]) => {
        const words = `${doctors[index]} ${centers[index]}`
          .split(/[\s,&/-]+/)
          .filter((word) => /\w/.test(word));
        const chosen = words.flatMap((word) => {
          const cut = cuts.next().value ?? 0;
          return cut % 3 === 0 ? [] : [word.slice(0, 1 + (cut % word.length))];
        });
        return { doctor: doctors[index], query: chosen.toReversed().join(' ').slice(0, 100) };
      })
      // "P.A." alone is a degree and nobody's name.
      .filter(({ query }) => readTypedName(query).length > 0);
    await fc.assert(
      fc.asyncProperty(anyQuery, async ({ doctor, query }) => {
        const { providers } = await search({ doctor: query, limit: 100 });
        expect(providers.map((provider) => provider.doctor)).toContain(doctor);
      }),
      { numRuns: 200 },
    );
  });
});
