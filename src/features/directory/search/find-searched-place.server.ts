import type { Database } from '#server/database/connect.ts';
import { keptUntilChanged } from '../kept-until-changed.server.ts';
import { type FloridaCounty, findFloridaCounty } from '../places/florida-counties.ts';
import { findFloridaPlace } from '../places/florida-places.ts';
import { findCities } from './correct-spelling.server.ts';
import { searchWords } from './search-words.ts';

/** What a typed place filters by. Nothing of it when only the state was named. */
export type SearchedPlace = {
  /** As `providers.search_city` has them; none when nobody knows the place. */
  cities?: string[];
  county?: FloridaCounty;
  zipCode?: string;
  /** The city is the one around the place that was asked for ("Kendall"). */
  isWider?: boolean;
  /** Any of these cities may have been meant: what was typed is their beginning, or nearly one of them. */
  isDoubtful?: boolean;
};

const STATE = /[\s,]*\b(?:fl|fla|florida|usa|u\.?s\.?a?|united states|estados unidos|ee\.? ?uu)\.?\s*$/i;
const WORDS_BEFORE =
  /^\s*(?:(?:city|town|village|ciudad|centro|area|área) (?:of|de)|in|en|near|cerca de|downtown|greater)\s+/i;
const WORDS_BEHIND = /\s+(?:metro )?(?:area|área)\s*$/i;
const ZIP_CODE = /\b(\d{5})(?:-\d{4})?\b/;
/** An address has no more parts: street, suite, place, city, county. */
const MOST_PARTS = 5;
/** Shorter parts of an address ("IL") are no beginning of a city. */
const SHORTEST_BEGINNING = 3;

/**
 * Finds what a typed place means: a city of the directory, the city around a place ("Kendall"), a county, or a ZIP code,
 * with state, county or street beside it ("Tampa, Hillsborough", "Miami, FL 33126"). A name that is none of these may be
 * the beginning of a city, or one with a letter or two wrong. Beside a city its county and ZIP code say nothing more.
 */
export async function findSearchedPlace(db: Database, typed: string): Promise<SearchedPlace> {
  return places.read(db, typed, () => readSearchedPlace(db, typed));
}

/** A need in one's own words asks several times what its place is, and families ask for the same places. */
const places = keptUntilChanged<SearchedPlace>(1000);

async function readSearchedPlace(db: Database, typed: string): Promise<SearchedPlace> {
  const zipCode = ZIP_CODE.exec(typed)?.[1];
  const text = withoutState(typed.replace(ZIP_CODE, ' ')).replace(WORDS_BEFORE, '').replace(WORDS_BEHIND, '');
  const parts = text.split(/[,;/()]/).map(withoutState);
  const names = [...new Set([...parts.slice(0, MOST_PARTS), text])]
    .map(searchWords)
    .filter((words) => words.length > 0);
  const beginnings: string[][] = [];
  for (const words of names) {
    const { cities, isExact } = await findCities(db, words);
    const certain = isExact ? { cities } : await findByName(db, words);
    if (certain) return certain;
    if (words.join('').length >= SHORTEST_BEGINNING || names.length === 1) beginnings.push(cities);
  }
  if (zipCode !== undefined) return { zipCode };
  if (names.length === 0) return searchWords(typed).length > 0 ? {} : { cities: [] };
  return { cities: beginnings.find((cities) => cities.length > 0) ?? [], isDoubtful: true };
}

/** A place that the directory does not call a city: one of the lists, a county, or a city with its county behind it. */
async function findByName(db: Database, words: string[]): Promise<SearchedPlace | undefined> {
  const name = words.join(' ');
  const listed = await findListed(db, name);
  if (listed) return listed;
  const county = findFloridaCounty(name);
  if (county) return { county };
  for (let length = words.length - 1; length > 0; length -= 1) {
    const behind = words.slice(length).join(' ');
    const before = words.slice(0, length);
    const place = findFloridaPlace(before.join(' '));
    if (place && searchWords(place.city).join(' ') === behind) return findListed(db, before.join(' '));
    if (!findFloridaCounty(behind)) continue;
    const { cities, isExact } = await findCities(db, before);
    if (isExact) return { cities };
  }
  return undefined;
}

async function findListed(db: Database, name: string): Promise<SearchedPlace | undefined> {
  const place = findFloridaPlace(name);
  if (!place) return undefined;
  const { cities, isExact } = await findCities(db, searchWords(place.city));
  return isExact ? { cities, isWider: place.isPartOfCity } : undefined;
}

function withoutState(text: string): string {
  const shorter = text.replace(STATE, '');
  return shorter === text ? text.trim() : withoutState(shorter);
}
