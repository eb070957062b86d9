import { FLORIDA_COUNTIES, type FloridaCounty, findFloridaCounty } from '../places/florida-counties.ts';
import { listFloridaPlaces } from '../places/florida-places.ts';
import { listed, meantByTyped } from './patterns.ts';
import { plainWords } from './read-words.server.ts';
import { readWordLists } from './word-lists.server.ts';

/** Cities and larger neighbourhoods of Florida by county. A test holds the counties against the directory's. */
export const CITIES_BY_COUNTY = readWordLists('florida-cities').all as Readonly<
  Record<FloridaCounty, string>
>;

const PLACES = readWordLists('places');
/** Other names and short forms of cities, as `Question.plain` has them. */
export const CITY_SHORT_FORMS = meantByTyped(PLACES.list('short forms'));
/** Other names and misspelt ones of counties. */
export const COUNTY_FORMS = meantByTyped(PLACES.list('counties'));
/** Words of names as they are shortened: "ft" for "fort". */
export const PARTS_OF_PLACES = meantByTyped(PLACES.list('parts of names'));
/** They count as cities only after "in", "near", "en". */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(listed(PLACES.list('ordinary words')));
/** Where people come from or live that is not Florida; the directory has nobody there. */
export const PLACES_ELSEWHERE = listed(PLACES.list('elsewhere'));

export type KnownPlace = { city: string; county: FloridaCounty } | { county: FloridaCounty };

/** Where a county and a city have one name, the county is meant: the city is small, or elsewhere. */
const COUNTIES_FIRST = new Set(
  'palm beach,seminole,hernando,st johns,washington,lee,madison,baker'.split(','),
);
/** Counties that are meant without the word "county"; the other names are also words, people or cities. */
const PLAIN_COUNTIES = new Set(
  `miami dade,dade,broward,palm beach,hillsborough,pinellas,pasco,osceola,volusia,brevard,st lucie,indian river,escambia,okaloosa`.split(
    ',',
  ),
);
/** Shorter names of cities are words of one language or the other. */
const SHORTEST_PLAIN = 5;

/** Florida's cities and counties by their names, as `Question.plain` has them. */
export const KNOWN_PLACES: ReadonlyMap<string, KnownPlace> = buildKnownPlaces();

/** The county of a city; undefined for one that is not known. */
export function countyOfCity(city: string): FloridaCounty | undefined {
  const known = KNOWN_PLACES.get(plainName(city));
  return known && 'city' in known ? known.county : undefined;
}

/** Whether a name is also something else, so that only "in" or "near" before it makes it a place. */
export function isAlsoAWord(name: string): boolean {
  const known = KNOWN_PLACES.get(name);
  if (known && !('city' in known)) return !PLAIN_COUNTIES.has(name) && !COUNTY_FORMS.has(name);
  return ORDINARY_WORDS.has(name) || (name.length < SHORTEST_PLAIN && !CITY_SHORT_FORMS.has(name));
}

function buildKnownPlaces(): ReadonlyMap<string, KnownPlace> {
  const places = new Map<string, KnownPlace>();
  for (const county of FLORIDA_COUNTIES) places.set(plainName(county), { county });
  for (const county of FLORIDA_COUNTIES) {
    for (const city of listed(CITIES_BY_COUNTY[county])) {
      const name = plainName(city);
      if (!COUNTIES_FIRST.has(name)) places.set(name, { city, county });
    }
  }
  places.set('dade', { county: 'Miami-Dade' });
  for (const [name, place] of listFloridaPlaces()) {
    const around = places.get(plainName(place.city));
    if (places.has(name) || !around) continue;
    places.set(name, { city: place.isPartOfCity ? readableName(name) : place.city, county: around.county });
  }
  for (const [name, city] of CITY_SHORT_FORMS) {
    const known = places.get(plainName(city));
    if (known && 'city' in known) places.set(name, known);
  }
  for (const [name, typedFor] of COUNTY_FORMS) {
    const county = findFloridaCounty(typedFor);
    if (county && !places.has(name)) places.set(name, { county });
  }
  return places;
}

function readableName(name: string): string {
  return name.replace(/(?<= |^)\p{L}/gu, (letter) => letter.toUpperCase());
}

function plainName(name: string): string {
  return plainWords(name).join(' ');
}
