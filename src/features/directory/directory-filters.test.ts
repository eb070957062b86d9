import { expect, test } from 'vitest';
import { filtersOf, filterText, isSearch, keepFilled, QUICK_FILTERS } from './directory-filters.ts';
import { toSearchPayload } from './providers.queries.ts';
import { findSpecialty } from './specialties.ts';

test('the payload carries the Spanish name of the specialty and no empty filter', () => {
  const typed = { specialty: 'Cardiology', city: '', county: 'ALL', doctor: 'ana' };
  expect(toSearchPayload(keepFilled(typed))).toEqual({ specialty: 'Cardiología', doctor: 'ana' });
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

test('one filter makes a search, a place in a list alone does not', () => {
  expect(isSearch({ doctor: 'ana' })).toBe(true);
  expect(isSearch({ cursor: 'abc' })).toBe(false);
});
