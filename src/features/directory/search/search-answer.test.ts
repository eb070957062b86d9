import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { provider } from '../../../../tests/support/provider.ts';
import { readSearchAnswer } from './search-answer.ts';

const PROVIDER = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  doctor: 'Ana Velázquez',
  specialty: 'Cardiología',
  center: 'Flagler Heart Center',
  address: '7350 NW 7th St',
  suite: '204',
  city: 'Miami',
  county: 'Miami-Dade',
  zipCode: '33126',
  phone: '(305) 555-0142',
  fax: null,
  languages: 'English, Spanish',
  certified: true,
};

/** Of what the contract does not have, nothing is known. */
const NOT_SAID = {
  acceptingNewPatients: null,
  listDate: null,
  plans: null,
  panels: null,
  ages: null,
  isDemo: false,
  distanceMiles: null,
};

describe('both answers of the contract are read into one shape', () => {
  test('a plain list: all there is, on one page', () => {
    expect(readSearchAnswer([PROVIDER])).toEqual({
      providers: [
        {
          ...PROVIDER,
          specialties: ['Cardiología'],
          languages: ['English', 'Spanish'],
          ...NOT_SAID,
        },
      ],
      total: 1,
      isExpanded: false,
      expandedFrom: null,
      distanceFrom: null,
      nextCursor: null,
    });
  });

  test('an object with the three fields of the contract alone', () => {
    expect(
      readSearchAnswer({ providers: [PROVIDER, PROVIDER], isExpanded: true, expandedFrom: 'zipCode' }),
    ).toMatchObject({ total: 2, isExpanded: true, expandedFrom: 'zipCode', nextCursor: null });
  });

  test('our own server’s object as it is', () => {
    const own = {
      providers: [provider({ specialties: ['Cardiología', 'Medicina Interna'], isDemo: true })],
      total: 30,
      isExpanded: false,
      expandedFrom: null,
      distanceFrom: null,
      nextCursor: 'abc',
    };
    expect(readSearchAnswer(own)).toEqual(own);
  });
});

test('languages come as a text or as a list; none are unknown', () => {
  const languagesOf = (languages: unknown) =>
    readSearchAnswer([{ ...PROVIDER, languages }]).providers[0]?.languages;
  expect(languagesOf('English; Spanish/Haitian Creole')).toEqual(['English', 'Spanish', 'Haitian Creole']);
  expect(languagesOf(['English', '', 7, null])).toEqual(['English', '7']);
  for (const none of ['', ' , ', [], null, undefined, {}, false]) expect(languagesOf(none)).toBeNull();
});

test('what a provider lacks is unknown, never "no"', () => {
  const [read] = readSearchAnswer([{ id: 'x', doctor: 'Ana', certified: 'Yes' }]).providers;
  expect(read).toMatchObject({ phone: null, certified: true, acceptingNewPatients: null, city: '' });
});

test('an answer without a list is refused, and any other never breaks the page', () => {
  for (const answer of [null, undefined, 'no JSON', 7, {}, { providers: 'none' }]) {
    expect(() => readSearchAnswer(answer)).toThrow('no list');
  }
  fc.assert(
    fc.property(fc.array(fc.anything()), (list) => {
      const { providers, total } = readSearchAnswer(list);
      expect(total).toBe(list.length);
      for (const { languages } of providers) expect(languages?.every(Boolean) ?? true).toBe(true);
    }),
  );
});

test('what a list holds besides providers is left out, and every text that is missing is empty', () => {
  const { providers, total } = readSearchAnswer([null, 'Ana', 7, { doctor: 'Ana' }]);
  expect(total).toBe(4);
  expect(providers).toEqual([
    {
      id: '0',
      doctor: 'Ana',
      specialty: '',
      specialties: [],
      center: '',
      address: '',
      suite: null,
      city: '',
      county: '',
      zipCode: '',
      phone: null,
      fax: null,
      languages: null,
      certified: null,
      ...NOT_SAID,
    },
  ]);
  expect(readSearchAnswer([{}]).providers[0]?.doctor).toBe('');
  expect(readSearchAnswer([{ phone: '', fax: '(305) 555-0143' }]).providers[0]).toMatchObject({
    phone: null,
    fax: '(305) 555-0143',
  });
});

test.each([
  [true, true],
  [' Sí ', true],
  ['true', true],
  [false, false],
  ['No', false],
  ['false', false],
  ['', null],
  ['perhaps', null],
  [1, null],
])('"certified": %j is read as %s', (certified, expected) => {
  expect(readSearchAnswer([{ certified }]).providers[0]?.certified).toBe(expected);
});
