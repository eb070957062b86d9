import { expect, test } from 'vitest';
import { isSearch, keepFilled, QUICK_FILTERS } from './directory-filters.ts';
import { toSearchPayload } from './providers.queries.ts';
import { findSpecialty } from './specialties.ts';

test('the payload carries the Spanish name of the specialty and no empty filter', () => {
  expect(toSearchPayload({ specialty: 'Cardiology', city: '', county: 'ALL', doctor: 'ana' })).toEqual({
    specialty: 'Cardiología',
    doctor: 'ana',
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

test('nothing filters nothing', () => {
  expect(keepFilled({})).toEqual({});
});

test('a filter is its text without the spaces around it; a number is one too, anything else none', () => {
  expect(keepFilled({ doctor: ' ana ', zipCode: 33126, city: null, county: ['Lake'] })).toEqual({
    doctor: 'ana',
    zipCode: '33126',
  });
});

test('one filter makes a search, a place in a list alone does not', () => {
  expect(isSearch({ doctor: 'ana' })).toBe(true);
  expect(isSearch({ cursor: 'abc' })).toBe(false);
});
