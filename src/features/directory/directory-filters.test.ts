import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FILTER_NAMES,
  isSearch,
  keepFilled,
  QUICK_FILTERS,
  readDirectorySearch,
} from './directory-filters.ts';
import { toSearchPayload } from './providers.queries.ts';
import { findSpecialty } from './specialties.ts';

describe('readDirectorySearch', () => {
  test('keeps filters with text, trimmed, and drops everything else', () => {
    expect(
      readDirectorySearch({ specialty: ' Cardiology ', city: '', county: 'all', zipCode: 33126, utm: 'x' }),
    ).toEqual({ specialty: 'Cardiology', zipCode: '33126' });
  });

  test('a form sent without JavaScript and without filters is a search of everything', () => {
    expect(readDirectorySearch({ all: '1', doctor: '', city: ' ' })).toEqual({ all: '1' });
    expect(isSearch({ all: '1' })).toBe(true);
  });

  test('an address without parameters is no search yet', () => {
    expect(readDirectorySearch({})).toEqual({});
    expect(isSearch({})).toBe(false);
  });

  test('reading what was read changes nothing, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...FILTER_NAMES, 'all', 'other'), fc.anything()),
        (parameters) => {
          const search = readDirectorySearch(parameters);
          expect(readDirectorySearch(search)).toEqual(search);
        },
      ),
    );
  });
});

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
