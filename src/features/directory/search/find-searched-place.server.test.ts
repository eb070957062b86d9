import { beforeAll, describe, expect, test } from 'vitest';
import { testDirectory } from '../../../../tests/support/test-directory.ts';
import { findFloridaPlace, listFloridaPlaces } from '../places/florida-places.ts';
import { listFloridaZipCodes } from '../places/florida-zip-codes.server.ts';

const { store, search } = testDirectory();
beforeAll(async () => {
  const places = [
    ['Miami', 'Miami-Dade', '33176'],
    ['Hialeah', 'Miami-Dade', '33012'],
    ['North Miami Beach', 'Miami-Dade', '33162'],
    ['Miami Beach', 'Miami-Dade', '33139'],
    ['Tampa', 'Hillsborough', '33602'],
    ['Fort Lauderdale', 'Broward', '33301'],
    ['Saint Petersburg', 'Pinellas', '33701'],
    ['PT SAINT LUCIE', 'St. Lucie', '34952'],
    ['W PALM BCH', 'Palm Beach', '33401'],
    ['Lake Worth', 'Palm Beach', '33460'],
    ['DeLand', 'Volusia', '32720'],
    ['Orange City', 'Volusia', '32763'],
    ['Dade City', 'Pasco', '33525'],
    ['Orlando', 'Orange', '32801'],
  ] as const;
  await store(...places.map(([city, county, zipCode]) => ({ doctor: city, city, county, zipCode })));
});

async function citiesFound(body: object): Promise<string[]> {
  return (await search(body)).providers.map(({ city }) => city).toSorted();
}

const DADE = ['Hialeah', 'Miami', 'Miami Beach', 'North Miami Beach'];

describe('a place with state, county, ZIP code or street beside it', () => {
  test.each([
    ...[
      'Miami, FL',
      'miami fl',
      'Miami, Florida',
      'Miami FL USA',
      'MIAMI, FLA.',
      'Miami, Dade',
      'Miami, Miami-Dade County',
    ],
    ...[
      'City of Miami',
      'downtown Miami',
      'Miami area',
      'ciudad de Miami',
      'Miami, FL 33176',
      '33176 Miami',
      '8770 SW 144th St, Miami, FL 33176-1234',
    ],
  ])('%s', async (city) => {
    expect(await citiesFound({ city })).toEqual(['Miami']);
  });

  test.each([
    ['Tampa, Hillsborough', 'Tampa'],
    ['tampa hillsborough county', 'Tampa'],
    ['Tampa, Florida 33602', 'Tampa'],
    ['Lake Worth, Palm Beach', 'Lake Worth'],
    ['Lake Worth Palm Beach County', 'Lake Worth'],
    ['Hialeah (Miami-Dade)', 'Hialeah'],
    ['Tampa, Ft. Myers', 'Tampa'],
    ['tamp, FL', 'Tampa'],
    ['Hialaeh, FL', 'Hialeah'],
  ])('%s', async (city, found) => {
    expect(await citiesFound({ city })).toEqual([found]);
  });
});

describe('a city written shorter, joined or in full', () => {
  test.each([
    ['Ft. Lauderdale', 'Fort Lauderdale'],
    ['Ft Lauderdale, FL', 'Fort Lauderdale'],
    ['St Pete', 'Saint Petersburg'],
    ['St. Petersburg', 'Saint Petersburg'],
    ['Pt. St. Lucie', 'PT SAINT LUCIE'],
    ['Port Saint Lucie', 'PT SAINT LUCIE'],
    ['PSL', 'PT SAINT LUCIE'],
    ['N Miami Beach', 'North Miami Beach'],
    ['No. Miami Bch, FL', 'North Miami Beach'],
    ['West Palm Beach', 'W PALM BCH'],
    ['W. Palm Beach', 'W PALM BCH'],
    ['WPB', 'W PALM BCH'],
    ['De Land', 'DeLand'],
    ['deland', 'DeLand'],
    ['Dade City', 'Dade City'],
    ['south beach', 'Miami Beach'],
  ])('%s', async (city, found) => {
    expect(await citiesFound({ city })).toEqual([found]);
    expect(await search({ city })).toMatchObject({ isExpanded: false, expandedFrom: null });
  });
});

describe('a place that is part of a city', () => {
  test.each([
    ['Kendall', 'Miami'],
    ['kendall, fl', 'Miami'],
    ['Kendall, Miami', 'Miami'],
    ['Kendall Miami', 'Miami'],
    ['Brickell, Miami, FL', 'Miami'],
    ['la pequeña habana', 'Miami'],
    ['Ybor City', 'Tampa'],
    ['Lake Nona', 'Orlando'],
  ])('%s shows the city, and says so', async (city, found) => {
    expect(await citiesFound({ city })).toEqual([found]);
    expect(await search({ city })).toMatchObject({ isExpanded: true, expandedFrom: 'city' });
  });

  test('is the city itself where the directory lists it', () => {
    const cities = new Set(listFloridaZipCodes().map(({ city }) => city));
    for (const [name, { city }] of listFloridaPlaces()) {
      expect(cities, name).toContain(city);
      expect(
        [...cities].map((known) => known.toLowerCase()),
        name,
      ).not.toContain(name);
    }
    expect(findFloridaPlace('Miami')).toBeUndefined();
  });
});

describe('a county, a ZIP code or the state in the place of a city', () => {
  test.each(['Miami-Dade', 'Dade', 'miami dade county', 'Condado de Miami-Dade', 'Dade, FL'])(
    '%s',
    async (city) => {
      expect(await citiesFound({ city })).toEqual(DADE);
      expect(await citiesFound({ city, county: 'Broward' })).toEqual([]);
      expect(await citiesFound({ city, county: 'Dade' })).toEqual(DADE);
    },
  );

  test('a county goes before cities that only begin so', async () => {
    expect(await citiesFound({ city: 'Orange' })).toEqual(['Orlando']);
    expect(await citiesFound({ city: 'Orang' })).toEqual(['Orange City']);
  });

  test.each(['33602', 'FL 33602', '33602-1234', 'Tampa Bay area 33602'])('%s', async (city) => {
    expect(await citiesFound({ city })).toEqual(['Tampa']);
  });

  test('the state alone filters nothing', async () => {
    expect((await search({ city: 'Florida' })).total).toBe(14);
    expect((await search({ city: 'FL' })).total).toBe(14);
  });

  test.each(['Chicago', 'Chicago, IL', 'Atlanta, Georgia', '%', '12', ','])('%s is nowhere', async (city) => {
    expect(await citiesFound({ city })).toEqual([]);
  });
});
