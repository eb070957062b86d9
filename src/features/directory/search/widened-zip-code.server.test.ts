import { describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';

const { store, search, doctorsFound } = testDirectory();

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
