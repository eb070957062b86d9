import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { searchWords } from './search-words.ts';
import { readTypedName } from './typed-name.ts';

const { db, store, search, doctorsFound } = testDirectory();

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
    ['maria lopes', ['María Lopes', MARIA]],
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

describe('a name of few letters, or another one', () => {
  beforeAll(() =>
    store(
      ...[
        ...['José Ramón García', 'Ramón José García', 'María García', 'Francisco Núñez', 'Pepe Núñez'],
        ...['William Smith', 'Robert Jones', 'Guadalupe Paz', 'José María Sol', 'Luis Jiménez'],
      ].map((doctor) => ({ doctor })),
    ),
  );

  test.each([
    ['J. R. García', ['José Ramón García', 'Ramón José García']],
    ['jr garcia', ['José Ramón García', 'Ramón José García']],
    ['m garcia', ['María García']],
    ['paco nunez', ['Francisco Núñez']],
    ['pepe nunez', ['Pepe Núñez']],
    ['Bill Smith', ['William Smith']],
    ['bob', ['Robert Jones']],
    ['lupe', ['Guadalupe Paz']],
    ['chema sol', ['José María Sol']],
    ['gimenez', ['Luis Jiménez']],
    ['Luis Jimneez', ['Luis Jiménez']],
    ['Lius Jimenez', ['Luis Jiménez']],
  ])('%s', async (doctor, expected) => {
    expect(await doctorsFound({ doctor })).toEqual(expected);
  });
});

describe('whole words come before parts of them', () => {
  test.each([
    [
      'maria garcia',
      // Exactly so; by the first last name and first given name; in another place; with the center's; by a beginning.
      [
        ['María García', 'Bayside'],
        ['María García López', 'Bayside'],
        ['Ana María García', 'Bayside'],
        ['María Álvarez García', 'Bayside'],
        ['Ana María Álvarez García', 'Bayside'],
        ['María Abad', 'Clínica García'],
        ['Mariana Garcíarena', 'Bayside'],
      ],
    ],
    [
      'pepe gil',
      [
        ['Pepe Gil', 'Bayside'],
        ['José Gil', 'Bayside'],
      ],
    ],
    [
      'lopes',
      [
        ['Zoe Lopes', 'Bayside'],
        ['Ana López', 'Bayside'],
      ],
    ],
    [
      'j garcia',
      [
        ['J García', 'Bayside'],
        ['José García', 'Bayside'],
        ['Luis José García', 'Bayside'],
      ],
    ],
  ])('%s', async (doctor, rows) => {
    await store(...rows.toReversed().map(([name = '', center = '']) => ({ doctor: name, center })));
    expect(await doctorsFound({ doctor })).toEqual(rows.map(([name]) => name));
  });

  test('around a ZIP code the nearest come first, and in one ZIP code those', async () => {
    await store(
      { doctor: 'Mariana Abad', zipCode: '33012' },
      { doctor: 'María Sol', zipCode: '33012' },
      { doctor: 'María Abad', zipCode: '33010' },
    );
    const body = { doctor: 'maria', zipCode: '33012', radiusMiles: 10 };
    expect(await doctorsFound(body)).toEqual(['María Sol', 'Mariana Abad', 'María Abad']);
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
    const { rows } = await db().execute<{ letter: string; words: string }>(
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
