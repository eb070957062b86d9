import type { Database } from '#server/database/connect.ts';
import { type DirectoryFilters, keepFilled } from '../directory-filters.ts';
import { findSearchedPlace } from '../search/find-searched-place.server.ts';
import { type Search, searchOnce } from '../search/search-once.server.ts';
import {
  type SearchProvidersRequest,
  searchProvidersRequest,
  type Understood,
} from '../search/search-providers.ts';
import { searchWords } from '../search/search-words.ts';
import { isIn } from './doctor-words.server.ts';
import { closestCity } from './find-place.server.ts';
import { isKnownName, isNearCommonName, isNearName, knownNames } from './known-names.server.ts';
import { type Need, readNeed } from './read-need.server.ts';
import { soundOf } from './sound-of-name.ts';
import { readWholeName } from './whole-name.server.ts';

/** A request with what was read into it, and what was. */
export type UnderstoodRequest = {
  request: SearchProvidersRequest;
  /** Undefined when nothing had to be read: every value stood in its own field. */
  understood: Omit<Understood, 'emergency'> | undefined;
};

type Read = { filters: DirectoryFilters; notUnderstood: string[] };

/** More words that nobody here is called are a sentence. */
const LONGEST_UNKNOWN_NAME = 4;

const PLACES = ['zipCode', 'city', 'county'] as const;

/**
 * Reads the need of a search (`readNeed`) and holds it against the directory: what is left is a name only when the
 * directory has one, and a city that no list has only when it has that. Fields that the request fills win, a place over
 * a place. Without a need, what was typed into the field of a name or a city and belongs into another goes there.
 *
 * @param search that of the answer: what it is asked for here need not be searched again
 * @returns the same for the same request and directory, so that a cursor goes on
 */
export async function understandRequest(
  db: Database,
  { query, ...request }: SearchProvidersRequest & { query?: string | undefined },
  search: Search = searchOnce(db),
): Promise<UnderstoodRequest> {
  if (query === undefined) return moveIntoOwnFields(db, request, search);
  const { filters, notUnderstood } = await readQuery(db, query, request, search);
  const hasPlace = PLACES.some((name) => request[name] !== undefined);
  const taken = withoutGiven(
    hasPlace ? keepFilled({ ...filters, zipCode: '', city: '', county: '' }) : filters,
    request,
  );
  return withFilters(request, taken, notUnderstood);
}

async function readQuery(
  db: Database,
  text: string,
  request: SearchProvidersRequest,
  search: Search,
): Promise<Read> {
  const need = await readKnowingNames(db, text);
  const { doctor, ...filters } = need.filters;
  const others = need.restBeside(need.name);
  if (request.doctor !== undefined) return { filters: need.filters, notUnderstood: [...need.rest] };
  const whole = await readWholeName(db, text, need.filters);
  if (whole) return { filters: whole, notUnderstood: [] };
  const isCityUnknown = filters.city !== undefined && !(await isKnownCity(db, filters.city));
  const inCity = need.isCityGuessed && isCityUnknown ? keepFilled({ ...filters, city: '' }) : filters;
  const guessed = inCity === filters ? [] : [filters.city ?? ''];

  const known = await knownNames(db, need.name);
  const isAlone = Object.keys(inCity).length === 0 && others.length === 0;
  const city = isAlone ? nearCity(need.name, known) : undefined;
  if (city !== undefined && (await isKnownCity(db, city))) return { filters: { city }, notUnderstood: [] };

  for (const name of await readNames(db, need, inCity, known)) {
    if (!(await findsSomebody(search, request, { ...inCity, doctor: name.join(' ') }))) continue;
    return {
      filters: { ...inCity, doctor: name.join(' ') },
      notUnderstood: [...need.restBeside(name), ...guessed],
    };
  }
  // A town without providers may be somebody's name: Ponce de León.
  if (isCityUnknown && !need.isCityGuessed) {
    const asName = {
      ...keepFilled({ ...filters, city: '' }),
      doctor: [...need.name, filters.city].join(' '),
    };
    if ((await isKnownName(db, filters.city ?? '')) && (await findsSomebody(search, request, asName)))
      return { filters: asName, notUnderstood: [...others] };
  }
  // Whoever is asked for by a title, or by a name alone, is in the directory but not so: that is searched, and finds nobody.
  const isName = isAlone && known.some(isLong);
  const asked = doctor ?? (isName ? need.name.join(' ') : undefined);
  if (asked && (isName || (await isKnownName(db, asked))))
    return { filters: { ...inCity, doctor: asked }, notUnderstood: [...others, ...guessed] };
  return { filters: inCity, notUnderstood: [...need.restBeside([]), ...guessed] };
}

/** The need of a text in which names of the directory are not taken for misspelt words: "Barrios" is nearly "barros". */
async function readKnowingNames(db: Database, text: string): Promise<Need> {
  const need = readNeed(text);
  if (need.doubtful.length === 0) return need;
  const known = await knownNames(db, need.doubtful);
  const { city } = need.filters;
  // "Ialeah" sounds like the centers that are called after Hialeah.
  const names = known.filter((word) => city === undefined || !soundsAlike(city, word));
  return names.length === 0 ? need : readNeed(text, new Set(names.flatMap(searchWords)));
}

function soundsAlike(one: string, other: string): boolean {
  return soundOf(searchWords(one).join('')) === soundOf(searchWords(other).join(''));
}

/** The city that words are nearly, when they are no names or sound like it: centers are called after it. */
function nearCity(words: readonly string[], known: readonly string[]): string | undefined {
  const typed = words.join(' ');
  const city = closestCity(typed);
  if (city === undefined) return undefined;
  return soundsAlike(city, typed) || !known.some(isLong) ? city : undefined;
}

/** Whether a word can stand for a name by itself: no initial and no particle. */
function isLong(word: string): boolean {
  return word.length > 1 && !isIn('particles', word.toLowerCase());
}

/**
 * What of a need's words may be a name, the likeliest first: all of them, when one is a name of the directory or nothing else
 * was said, and those alone that are names.
 */
async function readNames(
  db: Database,
  need: Need,
  filters: DirectoryFilters,
  known: readonly string[],
): Promise<string[][]> {
  if (need.name.length === 0) return [];
  const isName = (word: string) => known.includes(word) && isLong(word);
  const isAlone = Object.keys(filters).length === 0 && need.name.length <= LONGEST_UNKNOWN_NAME;
  const mayBeWhole =
    need.name.some(isName) ||
    need.name.every(isNearCommonName) ||
    (isAlone && (await isNearName(db, need.name)));
  const likely = need.name.filter((word) => isName(word) || isNearCommonName(word));
  const certain = need.name.filter(isName);
  return [...(mayBeWhole ? [need.name] : []), likely, certain]
    .filter((name, at, all) => name.length > 0 && name.length !== all[at - 1]?.length)
    .map((name) => [...name]);
}

async function findsSomebody(
  search: Search,
  request: SearchProvidersRequest,
  filters: DirectoryFilters,
): Promise<boolean> {
  const first = withFilters(request, withoutGiven(filters, request), []).request;
  return (await search({ ...first, cursor: undefined })).total > 0;
}

/** "33012" and "Garcia" in the field of the city, "cardiologist in Hialeah" in that of the name. */
async function moveIntoOwnFields(
  db: Database,
  request: SearchProvidersRequest,
  search: Search,
): Promise<UnderstoodRequest> {
  const { doctor, city } = request;
  for (const [field, typed] of Object.entries({ doctor, city })) {
    // The search asks for a city in any case, and reading a need costs more.
    if (typed === undefined || (field === 'city' && (await isKnownCity(db, typed)))) continue;
    const need = readNeed(typed);
    if (!belongsElsewhere(need, field) || (field === 'doctor' && (await areKnownNames(db, typed)))) continue;
    const rest = { ...request, [field]: undefined };
    const { filters, notUnderstood } = await readQuery(db, typed, rest, search);
    const taken = withoutGiven(filters, request);
    const isWhole = notUnderstood.length === 0 && Object.keys(taken).length === Object.keys(filters).length;
    if (isWhole && Object.keys(taken).some((name) => name !== field)) return withFilters(rest, taken, []);
  }
  return { request, understood: undefined };
}

/** What is left of a name's field is a name; what is left of a city's may be one. */
function belongsElsewhere({ filters, rest }: Need, field: string): boolean {
  const isOther = Object.keys(filters).some((name) => name !== field);
  return field === 'city' ? isOther || rest.length > 0 : isOther && rest.length === 0;
}

async function areKnownNames(db: Database, typed: string): Promise<boolean> {
  const words = searchWords(typed);
  return (await knownNames(db, words)).length === words.length;
}

/** A ZIP code is none. */
async function isKnownCity(db: Database, typed: string): Promise<boolean> {
  const { cities, county } = await findSearchedPlace(db, typed);
  return county !== undefined || (cities !== undefined && cities.length > 0);
}

function withoutGiven(filters: DirectoryFilters, request: SearchProvidersRequest): DirectoryFilters {
  return keepFilled(
    Object.fromEntries(
      Object.entries(filters).filter(([name]) => request[name as keyof SearchProvidersRequest] === undefined),
    ),
  );
}

function withFilters(
  request: SearchProvidersRequest,
  { acceptingNewPatients, ...texts }: DirectoryFilters,
  notUnderstood: string[],
): UnderstoodRequest & { understood: object } {
  const taken = { ...texts, acceptingNewPatients: acceptingNewPatients && true };
  const { limit: _limit, ...filters } = searchProvidersRequest.parse(taken);
  return { request: { ...request, ...filters }, understood: { filters, notUnderstood } };
}
