import { describe, expect, test } from 'vitest';
import { FLORIDA_COUNTIES } from '../places/florida-counties.ts';
import { findPlace } from './find-place.server.ts';
import { CITIES_BY_COUNTY, CITY_SHORT_FORMS, countyOfCity, KNOWN_PLACES } from './known-places.server.ts';
import { wordsOf } from './marked-tokens.ts';
import { plainWords } from './read-words.server.ts';

function place(text: string) {
  return findPlace(wordsOf(plainWords(text).join(' '))).place;
}

describe('places', () => {
  test.each([
    ['33155', { zipCode: '33155' }],
    ['zip 33155-1234', { zipCode: '33155' }],
    ['in Hialeah 33012', { zipCode: '33012' }],
    ['orange county', { county: 'Orange' }],
    ['en el condado de Lee', { county: 'Lee' }],
    ['county of Palm Beach', { county: 'Palm Beach' }],
    ['Saint Lucie county', { county: 'St. Lucie' }],
    ['condado miami dade', { county: 'Miami-Dade' }],
    ['browrd county', { county: 'Broward' }],
    ['in dade', { county: 'Miami-Dade' }],
    ['volusia', { county: 'Volusia' }],
    ['in lake', { county: 'Lake' }],
    ['in palm beach', { county: 'Palm Beach' }],
    ['Miami', { city: 'Miami' }],
    ['north miami beach', { city: 'North Miami Beach' }],
    ['in Orange Park', { city: 'Orange Park' }],
    ['lake worth', { city: 'Lake Worth' }],
    ['West Palm', { city: 'West Palm Beach' }],
    ['st. pete', { city: 'Saint Petersburg' }],
    ['Ft Myers', { city: 'Fort Myers' }],
    ['near kissimee', { city: 'Kissimmee' }],
    ['por jaialea', { city: 'Hialeah' }],
    ['in Tmapa', { city: 'Tampa' }],
    ['in orlndo', { city: 'Orlando' }],
    ['Orlando, Orange County', { county: 'Orange', city: 'Orlando' }],
    ['Broward county near Miami', { county: 'Broward' }],
    ['Sunrise, Florida', { city: 'Sunrise' }],
    ['condado orange por favor', { county: 'Orange' }],
    ['in Foxtown', { city: 'Foxtown', isGuess: true }],
  ])('%s', (text, expected) => {
    expect(place(text)).toEqual(expected);
  });

  test.each([
    'dr lee',
    'dr stuart please',
    'before sunrise please',
    'orange juice',
    'doctor Orlando Ruiz',
    'a long wait',
    'con sonrisa',
    'in person',
    'in pain',
    'en general',
    'my jupiter',
    '1234',
    '',
  ])('"%s" is none', (text) => {
    expect(place(text)).toBeUndefined();
  });

  test('near me is nowhere yet', () => {
    for (const text of ['near me', 'closest to my house', 'cerca de mí', 'por aquí', 'in my area']) {
      expect(findPlace(wordsOf(plainWords(text).join(' ')))).toMatchObject({
        place: undefined,
        isNearMe: true,
      });
    }
  });

  test('a place outside of Florida is told apart', () => {
    for (const text of ['10001', 'in Atlanta', 'en Puerto Rico', 'in Macon Georgia', 'dentist 90210']) {
      expect(findPlace(wordsOf(plainWords(text).join(' ')))).toMatchObject({
        place: undefined,
        isElsewhere: true,
      });
    }
    expect(findPlace(wordsOf('from new york now in tampa'))).toMatchObject({ place: { city: 'Tampa' } });
  });
});

describe('the list of cities', () => {
  test('every city is known with its county', () => {
    for (const county of FLORIDA_COUNTIES) {
      for (const city of CITIES_BY_COUNTY[county].split(/,\s*/)) {
        const known = KNOWN_PLACES.get(plainWords(city).join(' '));
        expect(known, city).toBeDefined();
        if (known && 'city' in known) expect(countyOfCity(city), city).toBe(county);
      }
    }
  });

  test('short forms lead to cities of the list', () => {
    for (const [short, city] of CITY_SHORT_FORMS) {
      expect(plainWords(short).join(' ')).toBe(short);
      if (city !== 'Palm Beach') expect(countyOfCity(city), city).toBeDefined();
    }
  });
});
