import { describe, expect, test } from 'vitest';
import {
  countyAround,
  filtersOf,
  filterText,
  isSearch,
  keepFilled,
  QUICK_FILTERS,
  readDirectorySearch,
  withoutFilter,
  withUnderstood,
  withWholeCounty,
} from './directory-filters.ts';
import { toSearchPayload } from './providers.queries.ts';
import { findSpecialty } from './specialties.ts';

test('the payload carries the Spanish name of the specialty and no empty filter', () => {
  const typed = { specialty: 'Cardiology', city: '', county: 'ALL', doctor: 'ana' };
  expect(toSearchPayload(keepFilled(typed))).toEqual({ specialty: 'Cardiología', doctor: 'ana' });
});

test('the radius is sent as a number', () => {
  expect(toSearchPayload({ zipCode: '33012', radiusMiles: '10' })).toEqual({
    zipCode: '33012',
    radiusMiles: 10,
  });
});

test('a specialty that is not one of the 24 is sent as it is, for the server to refuse', () => {
  expect(toSearchPayload({ specialty: 'Alchemy' })).toEqual({ specialty: 'Alchemy' });
});

test('every quick filter stands for one of the 24 specialties; family is General Medicine', () => {
  expect(QUICK_FILTERS).toHaveLength(10);
  for (const { specialty } of QUICK_FILTERS) expect(findSpecialty(specialty)?.en).toBe(specialty);
  expect(QUICK_FILTERS[0]).toEqual({ name: 'family', specialty: 'General Medicine' });
});

test.each(['', ' ', 'all', ' ALL '])('"%s" filters nothing', (text) => {
  expect(filterText(text)).toBeUndefined();
});

test('nothing filters nothing', () => {
  expect(keepFilled({})).toEqual({});
});

test('a filter is its text without the spaces around it; a number is one too, anything else none', () => {
  expect(keepFilled({ doctor: ' ana ', zipCode: 33126, city: null, county: ['Lake'] })).toEqual({
    doctor: 'ana',
    zipCode: '33126',
  });
});

test('the place in a list is no filter', () => {
  expect(filtersOf({ county: 'Lake', cursor: 'abc' })).toEqual({ county: 'Lake' });
  expect(filtersOf({ all: '1', cursor: 'abc' })).toEqual({});
});

test('what was understood stands in for the words; what is in a filter’s own field wins', () => {
  const understood = { specialty: 'Pediatrics', zipCode: '33012' };
  const typed = { query: 'pediatra 33012', zipCode: '33010' };
  expect(withUnderstood(typed, understood)).toEqual({ specialty: 'Pediatrics', zipCode: '33010' });
  expect(withUnderstood({ zipCode: '33010' }, understood)).toEqual({ zipCode: '33010' });
  // Words whose answer is still to come are kept.
  expect(withUnderstood(typed, undefined)).toEqual(typed);
});

test('one filter makes a search, a place in a list alone does not', () => {
  expect(isSearch({ doctor: 'ana' })).toBe(true);
  expect(isSearch({ cursor: 'abc' })).toBe(false);
});

describe('the directory’s address', () => {
  test('keeps filters with text, trimmed; others and names that it does not know are nothing', () => {
    expect(
      readDirectorySearch({ specialty: ' Cardiology ', city: '', county: 'all', zipCode: 33126, utm: 'x' }),
    ).toEqual({ search: { specialty: 'Cardiology', zipCode: '33126' }, isWrong: false });
  });

  test('understands the names that a search takes, and gives them as the form has them', () => {
    expect(
      readDirectorySearch({
        specialty: 'cardiología',
        county: 'condado de miami dade',
        languages: 'espanol',
      }),
    ).toEqual({
      search: { specialty: 'Cardiology', county: 'Miami-Dade', languages: 'Spanish' },
      isWrong: false,
    });
  });

  test.each([
    ['specialty', 'Alchemy'],
    ['specialty', 'constructor'],
    ['county', 'Atlantis'],
    ['radiusMiles', '7'],
    ['radiusMiles', '-5'],
    ['radiusMiles', 'far'],
    ['languages', 'Klingon'],
    ['languages', '__proto__'],
    ['doctor', 'a'.repeat(101)],
    ['doctor', 'ana\u0000'],
    ['city', 'Mia\nmi'],
    ['zipCode', '3'.repeat(41)],
    ['cursor', 'x'.repeat(2001)],
    ['all', '2'],
    ['clear', 'yes'],
  ])('leaves out %s=%s, keeps the rest and says so', (name, value) => {
    const rest = name === 'county' ? { city: 'Hialeah' } : { county: 'Lake' };
    expect(readDirectorySearch({ ...rest, [name]: value })).toEqual({ search: rest, isWrong: true });
  });

  test('a form sent without JavaScript and without filters is a search of everything', () => {
    expect(readDirectorySearch({ all: '1', doctor: '', city: ' ' })).toEqual({
      search: { all: '1' },
      isWrong: false,
    });
    expect(readDirectorySearch({ all: '1', county: 'Lake', clear: '1' }).search).toEqual({});
    expect(isSearch({ all: '1' })).toBe(true);
  });

  test('an address without parameters is no search yet', () => {
    expect(readDirectorySearch({})).toEqual({ search: {}, isWrong: false });
    expect(isSearch({})).toBe(false);
  });

  test('a ZIP code that is none stays, to be refused at its field like a typed one', () => {
    expect(readDirectorySearch({ zipCode: 'abc' })).toEqual({ search: { zipCode: 'abc' }, isWrong: false });
  });

  test('a later page of a search begins where its cursor says; alone a cursor is no search', () => {
    expect(readDirectorySearch({ county: 'Lake', cursor: 'abc' }).search).toEqual({
      county: 'Lake',
      cursor: 'abc',
    });
    expect(readDirectorySearch({ all: '1', cursor: 'abc' }).search).toEqual({ all: '1', cursor: 'abc' });
    expect(readDirectorySearch({ cursor: 'abc' }).search).toEqual({});
    expect(readDirectorySearch({ county: 'Lake' }).search).not.toHaveProperty('cursor');
  });

  test('"all", however it is written, is no filter and not wrong', () => {
    for (const all of ['all', ' All ', 'ALL']) {
      expect(readDirectorySearch({ specialty: all, county: all, languages: all })).toEqual({
        search: {},
        isWrong: false,
      });
    }
  });
});

test('the whole county takes the place of a city or ZIP code, and is none where the county is not known', () => {
  const cities = [{ city: 'Hialeah', county: 'Miami-Dade' }];
  expect(countyAround({ city: 'hialeah', languages: 'Spanish' }, cities)).toBe('Miami-Dade');
  expect(withWholeCounty({ city: 'hialeah', languages: 'Spanish' }, 'Miami-Dade')).toEqual({
    county: 'Miami-Dade',
    languages: 'Spanish',
  });
  expect(countyAround({ county: 'Lake', zipCode: '33126' }, cities)).toBe('Lake');
  expect(withWholeCounty({ county: 'Lake', zipCode: '33126' }, 'Lake')).toEqual({ county: 'Lake' });
  expect(countyAround({ zipCode: '33126' }, cities)).toBeUndefined();
  expect(countyAround({ county: 'Lake' }, cities)).toBeUndefined();
});

test('a filter less is the same search without it', () => {
  expect(withoutFilter({ doctor: 'ana', city: 'Miami' }, 'doctor')).toEqual({ city: 'Miami' });
});

test('a radius goes with the last place that it is measured from, and not before', () => {
  const near = { doctor: 'ana', zipCode: '33012', radiusMiles: '10' };
  expect(withoutFilter(near, 'zipCode')).toEqual({ doctor: 'ana' });
  expect(withoutFilter(near, 'radiusMiles')).toEqual({ doctor: 'ana', zipCode: '33012' });
  expect(withoutFilter(near, 'doctor')).toEqual({ zipCode: '33012', radiusMiles: '10' });
  expect(withoutFilter({ ...near, city: 'Miami' }, 'zipCode')).toEqual({
    doctor: 'ana',
    radiusMiles: '10',
    city: 'Miami',
  });
  expect(withoutFilter({ city: 'Miami', radiusMiles: '10' }, 'city')).toEqual({});
  expect(withWholeCounty(near, 'Lake')).toEqual({ doctor: 'ana', county: 'Lake' });
});
