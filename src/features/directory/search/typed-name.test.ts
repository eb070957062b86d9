import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREDENTIALS, TITLES } from '../import/name-words.ts';
import { nameForms } from './name-forms.server.ts';
import { searchWords } from './search-words.ts';
import { maybeOnlyTitles, readNameBeforeTitles, readTypedName } from './typed-name.ts';

describe('titles and degrees are left out of a name', () => {
  test.each([
    ['Dra. María Peña, M.D.', 'maria pena'],
    ['DR. GARCIA MD', 'garcia'],
    ['Garcia M. D.', 'garcia'],
    ['Doctor Garcia', 'garcia'],
    ['García, DDS', 'garcia'],
    ['García, D.D.S.', 'garcia'],
    ['García D. D. S.', 'garcia'],
    ['García, D.D.S., Ana', 'garcia ana'],
    ['López MD, Ana', 'lopez ana'],
    ['Ana López, RN', 'ana lopez'],
    ['Lcda. Ana López, LMHC', 'ana lopez'],
    ['Lic. Ana López', 'ana lopez'],
    ['Ana López, PA-C', 'ana lopez'],
    ['Ana López PA C', 'ana lopez'],
    ['Ana López, P.A.', 'ana lopez'],
    ['Ana López Ph. D.', 'ana lopez'],
    ['Ana López, MD/PhD', 'ana lopez'],
    ['Ana López, DNP, FNP-BC', 'ana lopez'],
    ['Ana López ARNP-C', 'ana lopez'],
    ['Ana López, MSN, APRN, FNP-C', 'ana lopez'],
    ['Ana López, MA', 'ana lopez'],
    ['ana lopez do', 'ana lopez'],
    ['Mr. José García Jr.', 'jose garcia'],
    ['Henry Wells III', 'henry wells'],
    ['Henry Wells 3rd, M.D., FACS', 'henry wells'],
    ['Dr.García', 'garcia'],
    ['Ing. José García, Sr.', 'jose garcia'],
    ['Robert Jones Junior', 'robert jones'],
    ['Ana López, LCSW-R', 'ana lopez'],
    ['Ana López, M.Ed.', 'ana lopez'],
    ['M.A. López', 'm a lopez'],
    ['Sra. López', 'lopez'],
    ['Sr. López', 'lopez'],
    ['García DO', 'garcia'],
    ['Garcia D.O.', 'garcia'],
    // Initials at the beginning, and words that only look like a title, stay.
    ['J. D. Pérez', 'j d perez'],
    ['Drew Mdina', 'drew mdina'],
    ['Do, Minh', 'do minh'],
    ['Ma Jack', 'ma jack'],
    ['Ana do Carmo', 'ana do carmo'],
    ['Dr. Do', 'do'],
    ['Dr. Ma, MD', 'ma'],
    ['Na Li', 'na li'],
    ['Sr', 'sr'],
  ])('%s', (typed, words) => {
    expect(readTypedName(typed)).toEqual([words.split(' ')]);
  });

  test('what may be a name or a degree is tried as a name first', () => {
    expect(readTypedName('minh do')).toEqual([['minh', 'do'], ['minh']]);
    expect(readTypedName('García, ma')).toEqual([['garcia', 'ma'], ['garcia']]);
    expect(readTypedName('Do, Ma, ND')).toEqual([['do', 'ma'], ['do']]);
    expect(readTypedName('Sr. Do')).toEqual([['do']]);
    expect(readTypedName('Ms Rivera')).toEqual([['ms', 'rivera'], ['rivera']]);
  });

  test('what no list has is tried without when it stands behind a comma or a degree', () => {
    expect(readTypedName('Ana López, FACFAS')).toEqual([['ana', 'lopez', 'facfas']]);
    expect(readNameBeforeTitles('Ana López, FACFAS')).toEqual(['ana', 'lopez']);
    expect(readNameBeforeTitles('dra ana lopez rn xyzq')).toEqual(['ana', 'lopez']);
    for (const typed of ['López, Ana', 'Ana López', 'Dr.', ''])
      expect(readNameBeforeTitles(typed)).toEqual([]);
  });

  test.each([
    'Dr.',
    'Dra',
    'Lic.',
    'Jr.',
    'RN',
    'M.D.',
    'DDS, MD',
    'PA-C',
    'Ph.D.',
    'III',
    'Doctora',
    'Mrs.',
    'M.D., P.A.',
  ])('nothing is left of %s', (typed) => {
    expect(readTypedName(typed)).toEqual([]);
    expect(maybeOnlyTitles(typed)).toBe(true);
  });

  test('no letter is no title, and no name', () => {
    expect(readTypedName('%')).toEqual([]);
    expect(maybeOnlyTitles('%')).toBe(false);
    expect(maybeOnlyTitles('Dr. García')).toBe(false);
  });

  test('any titles around any name leave the name', () => {
    const letters = fc.array(fc.constantFrom(...'abcefghilmnopqrstuvz'), { minLength: 7, maxLength: 9 });
    const name = fc.array(
      letters.map((word) => word.join('')),
      { minLength: 1, maxLength: 3 },
    );
    const around = (words: readonly string[]) =>
      fc.array(fc.constantFrom(...words), { maxLength: 3 }).chain((chosen) =>
        fc.constantFrom(
          chosen,
          chosen.map((word) => `${word}.`),
          chosen.map((word) => word.toLowerCase()),
        ),
      );
    fc.assert(
      fc.property(
        name,
        around([...TITLES].filter((title) => title !== 'JR')),
        around([...CREDENTIALS.keys()]),
        (words, titles, degrees) => {
          const typed = `${titles.join(' ')} ${words.join(' ')}, ${degrees.join(', ')}`;
          expect(readTypedName(typed)).toEqual([words]);
        },
      ),
    );
  });
});

test('a word is looked for also as part of a longer or a split one', () => {
  for (const form of nameForms(searchWords('De La Cruz'))) expect(form.beginnings).toContain('delacruz');
  expect(nameForms(['delacruz'])).toEqual([
    { word: 'delacruz', beginnings: ['delacruz'], joined: ['delacruz'], otherNames: [] },
  ]);
  const [saint] = nameForms(searchWords('Saint John'));
  expect(saint?.beginnings).toEqual(expect.arrayContaining(['stjohn', 'saintjohn']));
  expect(saint?.joined).toContain('stjohn');
  // A text is not a name because it is long.
  const long = nameForms('a b c d e f g h i j k l m'.split(' '));
  for (const { word, beginnings } of long) expect(beginnings).toEqual([word]);
});

test.each([
  ['J. R. García', [['j', 'r', 'garcia']]],
  ['J.R. Garcia', [['j', 'r', 'garcia']]],
  ['García, J. R.', [['garcia', 'j', 'r']]],
  ['jr garcia', [['j', 'r', 'garcia'], ['garcia']]],
  [
    'jl perez',
    [
      ['jl', 'perez'],
      ['j', 'l', 'perez'],
    ],
  ],
  ['garcia jr', [['garcia']]],
  ['Garcia, Jr.', [['garcia']]],
  ['Jr', []],
])('initials before a name are no suffix, and may be written as one: %s', (typed, readings) => {
  expect(readTypedName(typed)).toEqual(readings);
});
