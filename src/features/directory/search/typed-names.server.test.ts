import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { CREDENTIALS, CREDENTIALS_OR_NAMES, TITLES } from '../import/name-words.ts';

/* Names as people type them against names as they are stored, in PostgreSQL. */

const directory = testDirectory();
const store = (doctors: readonly string[]) => directory.store(...doctors.map((doctor) => ({ doctor })));

async function doctorsFound(doctor: string): Promise<string[]> {
  const { providers } = await directory.search({ doctor, limit: 100 });
  return providers.map((provider) => provider.doctor);
}

/** Names that are one, however they are written. */
const ALIKE: readonly (readonly string[])[] = [
  ['María De La Cruz', 'María Delacruz', 'María DeLaCruz', 'María Dela Cruz'],
  ['Sean McDonald', 'Sean Mc Donald', 'Sean MCDONALD'],
  ['Ellen MacArthur', 'Ellen Mac Arthur'],
  ["Kate O'Brien", 'Kate OBrien', 'Kate O Brien', 'Kate O’Brien'],
  ['Paul St. John', 'Paul Saint John', 'Paul St John', 'Paul StJohn', 'Paul Saint-John'],
  ['Luis Del Valle', 'Luis Delvalle', 'Luis del Valle'],
  ['Jan van der Berg', 'Jan Vanderberg', 'Jan Vander Berg'],
  ['Carlos San Martín', 'Carlos Sanmartín', 'Carlos San Martin'],
  ['Elena García-López', 'Elena García López', 'Elena GarcíaLópez'],
  ['Thomas FitzGerald', 'Thomas Fitz Gerald', 'Thomas Fitzgerald'],
  ['Luz Jean-Pierre', 'Luz Jean Pierre', 'Luz Jeanpierre'],
  ['Anna D’Angelo', 'Anna D Angelo', 'Anna Dangelo', "Anna D'Angelo"],
  ['Rosa de los Ríos', 'Rosa Delosríos'],
  ['Marie La Rosa', 'Marie Larosa'],
];

describe('a name joined or apart', () => {
  beforeAll(() => store(ALIKE.flat()));

  test.each(ALIKE.map((names) => [names[0] ?? '', names] as const))('%s', async (_, names) => {
    for (const typed of names) {
      expect((await doctorsFound(typed)).toSorted(), typed).toEqual(names.toSorted());
      const [first = '', ...last] = typed.split(' ');
      expect(await doctorsFound(last.join(' ')), last.join(' ')).toEqual(expect.arrayContaining([...names]));
      const turned = `${last.join(' ')}, ${first}`.toLowerCase();
      expect((await doctorsFound(turned)).toSorted(), turned).toEqual(names.toSorted());
    }
  });

  test('is found where it is split in another place', async () => {
    await store(['María De La Cruz', 'Jan van der Berg']);
    for (const typed of ['de lacruz', 'dela cruz', 'Delacruz'])
      expect(await doctorsFound(typed)).toEqual(['María De La Cruz']);
    for (const typed of ['van derberg', 'vander berg'])
      expect(await doctorsFound(typed)).toEqual(['Jan van der Berg']);
  });

  test('is not found by a beginning that reaches into the next word', async () => {
    await store(['María Núñez', 'Mariana Paz', 'Juan Acosta', 'Juana Gil']);
    expect(await doctorsFound('marian')).toEqual(['Mariana Paz']);
    expect(await doctorsFound('juana')).toEqual(['Juana Gil']);
  });

  test('is found with a letter wrong in its other name', async () => {
    await store(['María De La Cruz', 'Sean McDonald']);
    expect(await doctorsFound('Delacruz, Maris')).toEqual(['María De La Cruz']);
    expect(await doctorsFound('Seam Mc Donald')).toEqual(['Sean McDonald']);
  });
});

test('a degree that no list has does not hide its owner, a first name with a letter wrong is corrected', async () => {
  await store(['Ana García López', 'Eva García López']);
  expect(await doctorsFound('Ana García López, FACFAS')).toEqual(['Ana García López']);
  expect(await doctorsFound('Ana Garcia Lopez RN CXYZ')).toEqual(['Ana García López']);
  expect(await doctorsFound('García López, Evva')).toEqual(['Eva García López']);
});

describe('a name that is also a title', () => {
  beforeAll(() =>
    store([
      ...['Minh Do', 'Jack Ma', 'Na Li', 'Kim Sr', 'Mary Don', 'Vi Ba'],
      'María Lima',
      'Dora Domínguez',
      'Srinivas Rao',
    ]),
  );

  test.each([
    ['Do', ['Minh Do']],
    ['Dr. Do', ['Minh Do']],
    ['Minh Do', ['Minh Do']],
    ['Do, Minh', ['Minh Do']],
    ['Minh Do, DO', ['Minh Do']],
    ['Ma', ['Jack Ma']],
    ['Jack Ma, MD', ['Jack Ma']],
    ['Dra. Li', ['Na Li']],
    ['Sr', ['Kim Sr']],
    ['kim sr', ['Kim Sr']],
    ['Mary Don', ['Mary Don']],
    ['Ba', ['Vi Ba']],
    ['dom', ['Dora Domínguez']],
    ['Dora Dominguez, Sr.', ['Dora Domínguez']],
    ['Sr. Rao', ['Srinivas Rao']],
    ['Dr.', []],
    ['RN', []],
    ['P.A.', []],
  ])('%s', async (typed, doctors) => {
    expect((await doctorsFound(typed)).toSorted()).toEqual(doctors);
  });
});

test('any stored name is found with any titles, in either order and any case, without accents, joined or apart', async () => {
  const first = ['José', 'María', 'Ana', 'Minh', 'Seán', 'Li', 'Ma'];
  const particles = ['', '', 'De La ', 'Del ', 'Mc', 'Mc ', "O'", 'O ', 'St. ', 'Saint ', 'San ', 'van der '];
  const last = ['Cruz', 'Donald', 'Brien', 'Núñez', 'John', 'Martín', 'Do', 'Berg'];
  const names = first.flatMap((given, at) =>
    particles.map((particle, index) => `${given} ${particle}${last[(at + index) % last.length]}`),
  );
  await store(names);
  const joined = (name: string) =>
    name.replace(/(De La|Del|Mc|O|San|van der) (?=\p{L})/u, (all) => all.replaceAll(' ', ''));
  const apart = (name: string) => name.replace(/(Mc|O')(?=p{L})/, (all) => `${all.replace("'", '')} `);
  const same = (text: string) => text;
  const change = fc.constantFrom(same, joined, apart);
  const writing = fc.constantFrom(
    same,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  const turned = (name: string) => name.replace(/^(\S+) (.*)$/, '$2, $1');
  const titles = (words: Iterable<string>) => fc.array(fc.constantFrom(...words), { maxLength: 2 });
  const behind = titles([
    ...CREDENTIALS.values(),
    ...CREDENTIALS_OR_NAMES,
    'M.D.',
    'D.D.S.',
    'Ph. D.',
    'Jr.',
    'III',
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(
        fc.constantFrom(...names),
        change,
        fc.constantFrom(same, turned),
        writing,
        titles(TITLES),
        behind,
      ),
      async ([name, spell, order, write, before, after]) => {
        const typed = write([[...before, order(spell(name))].join(' '), ...after].join(', '));
        expect(await doctorsFound(typed.slice(0, 100)), typed).toContain(name);
      },
    ),
    { numRuns: 400 },
  );
});
