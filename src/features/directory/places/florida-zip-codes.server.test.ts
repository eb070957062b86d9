import { describe, expect, test } from 'vitest';
import { FLORIDA_COUNTIES, findFloridaCounty } from './florida-counties.ts';
import { findFloridaZipCode, listFloridaZipCodes } from './florida-zip-codes.server.ts';

describe('Florida ZIP codes', () => {
  test('every county has ZIP codes, and every ZIP lies inside Florida', () => {
    const zipCodes = listFloridaZipCodes();
    expect(zipCodes.length).toBeGreaterThan(1400);
    expect(new Set(zipCodes.map((zip) => zip.county)).size).toBe(67);
    for (const zip of zipCodes) {
      expect(zip.latitude).toBeGreaterThan(24);
      expect(zip.latitude).toBeLessThan(31.1);
      expect(zip.longitude).toBeGreaterThan(-87.7);
      expect(zip.longitude).toBeLessThan(-79.9);
      expect(zip.city).not.toBe('');
    }
  });

  test('a county of the postal table that the Census does not know there is corrected', () => {
    expect(findFloridaZipCode('33578')?.county).toBe('Hillsborough');
    expect(findFloridaZipCode('33967')?.county).toBe('Lee');
    expect(findFloridaZipCode('33973')?.county).toBe('Lee');
    expect(findFloridaZipCode('34714')?.county).toBe('Lake');
  });

  test('a ZIP code knows all its counties, its own among them', () => {
    const zipCodes = listFloridaZipCodes();
    expect(zipCodes.filter(({ isArea }) => isArea)).toHaveLength(1013);
    expect(zipCodes.filter(({ counties }) => counties.length > 1)).toHaveLength(122);
    for (const { county, counties } of zipCodes) expect(counties).toContain(county);
    expect(findFloridaZipCode('32008')?.counties).toEqual(['Lafayette', 'Gilchrist', 'Suwannee', 'Dixie']);
    expect(findFloridaZipCode('33012')?.counties).toEqual(['Miami-Dade']);
  });

  test('a post-office box and a single business are no area', () => {
    expect(findFloridaZipCode('33102')).toMatchObject({ isArea: false, counties: ['Miami-Dade'] });
    expect(findFloridaZipCode('33126')?.isArea).toBe(true);
  });

  test('the offices are where they are', () => {
    expect(findFloridaZipCode('33126')).toMatchObject({ city: 'Miami', county: 'Miami-Dade' });
    expect(findFloridaZipCode('32837')).toMatchObject({ city: 'Orlando', county: 'Orange' });
  });

  test('other states and words are not found', () => {
    for (const text of ['00000', '10001', 'abcde', '', '331'])
      expect(findFloridaZipCode(text)).toBeUndefined();
  });
});

describe('county names', () => {
  test.each([
    ['miami dade', 'Miami-Dade'],
    ['DADE', 'Miami-Dade'],
    ['Saint Johns', 'St. Johns'],
    ['st lucie county', 'St. Lucie'],
    ['De Soto', 'DeSoto'],
    ['Condado de Lee', 'Lee'],
    ['  Palm  Beach County ', 'Palm Beach'],
  ])('%s is %s', (text, county) => {
    expect(findFloridaCounty(text)).toBe(county);
  });

  test('each county finds itself and nothing else does', () => {
    expect(FLORIDA_COUNTIES).toHaveLength(67);
    for (const county of FLORIDA_COUNTIES) expect(findFloridaCounty(county)).toBe(county);
    for (const text of ['', 'Cook', 'Miami', 'constructor']) expect(findFloridaCounty(text)).toBeUndefined();
  });
});
