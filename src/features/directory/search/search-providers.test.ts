import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLORIDA_COUNTIES } from '../places/florida-counties.ts';
import { SPECIALTIES } from '../specialties.ts';
import { searchProvidersRequest } from './search-providers.ts';
import { searchWords } from './search-words.ts';

/** Field and message key of everything that is wrong with a body. */
function problemsOf(body: unknown): [string, string][] {
  const result = searchProvidersRequest.safeParse(body);
  return (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
}

describe('a search request', () => {
  test('empty and "all" filter nothing, the page has 24', () => {
    const nothing = { limit: 24 };
    expect(searchProvidersRequest.parse({})).toEqual(nothing);
    expect(
      searchProvidersRequest.parse({
        specialty: 'all',
        doctor: '',
        zipCode: ' ',
        county: 'All',
        city: 'ALL',
        languages: '',
        cursor: '',
      }),
    ).toEqual(nothing);
  });

  test('a ZIP code comes as it was meant, without the marks of what it was copied from', () => {
    expect(searchProvidersRequest.parse({ zipCode: '\u200e33126\u2060,' }).zipCode).toBe('33126');
  });

  test('names in either language become stored values', () => {
    for (const { en, es } of SPECIALTIES) {
      for (const name of [en, es, en.toUpperCase(), ` ${es.toLowerCase()} `]) {
        expect(searchProvidersRequest.parse({ specialty: name }).specialty).toBe(es);
      }
    }
    for (const county of FLORIDA_COUNTIES) {
      for (const name of [county, county.toUpperCase(), `${county} County`, `${county} County, FL`]) {
        expect(searchProvidersRequest.parse({ county: name }).county).toBe(county);
      }
    }
    expect(searchProvidersRequest.parse({ languages: 'español' }).languages).toBe('Spanish');
  });

  test.each([
    [{ zipCode: '00000' }, 'zipCode', 'zipCode.notInFlorida'],
    [{ zipCode: '10001' }, 'zipCode', 'zipCode.notInFlorida'],
    [{ zipCode: '34001' }, 'zipCode', 'zipCode.notInFlorida'],
    [{ zipCode: 'abcde' }, 'zipCode', 'zipCode.format'],
    [{ zipCode: '3312' }, 'zipCode', 'zipCode.format'],
    [{ zipCode: '33126-44' }, 'zipCode', 'zipCode.format'],
    [{ zipCode: '33126 33125' }, 'zipCode', 'zipCode.format'],
    [{ zipCode: '12 33126' }, 'zipCode', 'zipCode.format'],
    [{ zipCode: 'NY 10001' }, 'zipCode', 'zipCode.notInFlorida'],
    [{ zipCode: '10320' }, 'zipCode', 'zipCode.notInFlorida'],
    [{ zipCode: 33126 }, 'zipCode', 'field.type'],
    [{ specialty: 'Astrology' }, 'specialty', 'specialty.unknown'],
    [{ county: 'Cook' }, 'county', 'county.unknown'],
    [{ languages: 'Klingon' }, 'languages', 'languages.unknown'],
    [{ doctor: null }, 'doctor', 'field.type'],
    [{ doctor: ['x'] }, 'doctor', 'field.type'],
    [{ doctor: 'x'.repeat(101) }, 'doctor', 'text.tooLong'],
    [{ city: 'x'.repeat(100_000) }, 'city', 'text.tooLong'],
    ...[0, -1, 101, 2.5, '10', null, Number.POSITIVE_INFINITY].map(
      (radiusMiles): [object, string, string] => [{ radiusMiles }, 'radiusMiles', 'radiusMiles.range'],
    ),
    [{ limit: 0 }, 'limit', 'limit.range'],
    [{ limit: 101 }, 'limit', 'limit.range'],
    [{ limit: 2.5 }, 'limit', 'limit.range'],
    [{ limit: '24' }, 'limit', 'limit.range'],
    [{ npi: '1' }, '', 'field.unknown'],
  ])('%j is refused', (body, field, key) => {
    expect(problemsOf(body)).toEqual([[field, key]]);
  });

  test('what nobody can read is taken out before a field is checked', () => {
    const pasted = { doctor: 'jo\u0000se\u000bruiz \ud800', city: 'Miami\r\n', zipCode: '33126\u2028' };
    expect(searchProvidersRequest.parse(pasted)).toMatchObject({
      doctor: 'jose ruiz',
      city: 'Miami',
      zipCode: '33126',
    });
  });

  test.each([
    ...[' 33126 ', '33126-4410', ' 33126-4410 ', '331264410', '33126 4410', '33126–4410'],
    ...[
      'FL 33126',
      'FL33126',
      'fl. 33126',
      'ZIP 33126',
      'Zip code: 33126',
      'código postal 33126',
      'C.P. 33126',
    ],
    ...['Miami, FL 33126', 'Miami 33126-4410', '33126 Miami', '33126,', '(33126)'],
  ])('ZIP+4 is cut to five digits, and what is written around it goes: %j', (zipCode) => {
    expect(searchProvidersRequest.parse({ zipCode }).zipCode).toBe('33126');
  });

  test('any JSON value is either refused with message keys or read, never a fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const [, key] of problemsOf(body)) expect(key).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
      }),
    );
  });
});

describe('words of a search', () => {
  test.each([
    ['García-Pérez, José', ['garcia', 'perez', 'jose']],
    ["O'Brien O’Brien", ['obrien', 'obrien']],
    ['  Núñez   STRAẞE Øre Łódź ', ['nunez', 'strasse', 'ore', 'lodz']],
    ['100% "quoted" _under_ \\back', ['100', 'quoted', 'under', 'back']],
    [
      'Æsir Œuvre Đorđe Ðula Þór Ħamrun Iıı Ŋaŋ Ŧaŧ',
      ['aesir', 'oeuvre', 'dorde', 'dula', 'thor', 'hamrun', 'iii', 'nan', 'tat'],
    ],
    ['%_"\'', []],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('words never hold a character that means something in a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of searchWords(text)) expect(word).not.toMatch(/[\s%_\\'"|()[\]{}.*+?^$]/);
      }),
    );
  });
});
