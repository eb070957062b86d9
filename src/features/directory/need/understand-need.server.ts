import type { Database } from '#server/database/connect.ts';
import { type DirectoryFilters, keepFilled } from '../directory-filters.ts';
import { findSearchedPlace } from '../search/find-searched-place.server.ts';
import { searchProviders } from '../search/search-providers.server.ts';
import {
  type SearchProvidersRequest,
  searchProvidersRequest,
  type Understood,
} from '../search/search-providers.ts';
import { searchWords } from '../search/search-words.ts';
import { isKnownName, knownNames } from './known-names.server.ts';
import { type Need, readNeed } from './read-need.server.ts';

/** A request with what was read into it, and what was. */
export type UnderstoodRequest = {
  request: SearchProvidersRequest;
  /** Undefined when nothing had to be read: every value stood in its own field. */
  understood: Omit<Understood, 'emergency'> | undefined;
};

type Read = { filters: DirectoryFilters; notUnderstood: string[] };

const PLACES = ['zipCode', 'city', 'county'] as const;

/**
 * Reads the need of a search (`readNeed`) and holds it against the directory: what is left is a name only when the
 * directory has one, and a city that no list has only when it has that. Fields that the request fills win, a place over
 * a place. Without a need, what was typed into the field of a name or a city and belongs into another goes there.
 *
 * @returns the same for the same request and directory, so that a cursor goes on
 */
export async function understandRequest(
  db: Database,
  { query, ...request }: SearchProvidersRequest & { query?: string | undefined },
): Promise<UnderstoodRequest> {
  if (query === undefined) return moveIntoOwnFields(db, request);
  const { filters, notUnderstood } = await readQuery(db, query, request);
  const hasPlace = PLACES.some((name) => request[name] !== undefined);
  const taken = withoutGiven(
    hasPlace ? keepFilled({ ...filters, zipCode: '', city: '', county: '' }) : filters,
    request,
  );
  return withFilters(request, taken, notUnderstood);
}

async function readQuery(db: Database, text: string, request: SearchProvidersRequest): Promise<Read> {
  const need = readNeed(text);
  const notUnderstood: string[] = [];
  let filters = need.filters;
  const { city, doctor } = filters;
  if (need.isCityGuessed && city !== undefined && !(await isKnownCity(db, city))) {
    filters = keepFilled({ ...filters, city: '' });
    notUnderstood.push(city);
  }
  if (doctor !== undefined && !(await isKnownName(db, doctor))) {
    filters = keepFilled({ ...filters, doctor: '' });
    notUnderstood.push(doctor);
  }
  const names: string[] = [];
  for (const { typed, mayBeName } of need.rest) {
    const known = mayBeName && filters.doctor === undefined ? await knownNames(db, typed) : [];
    names.push(...known);
    const others = typed.split(' ').filter((word) => !known.includes(word));
    if (others.length > 0) notUnderstood.push(others.join(' '));
  }
  const name = names.join(' ');
  if (name === '' || request.doctor !== undefined) return { filters, notUnderstood };
  // A word of a center's name is no name beside what nobody of that name is.
  const withName = keepFilled({ ...filters, doctor: name });
  const first = { ...withFilters(request, withoutGiven(withName, request), []).request, limit: 1 };
  const { total } = await searchProviders(db, { ...first, cursor: undefined });
  return total > 0
    ? { filters: withName, notUnderstood }
    : { filters, notUnderstood: [...notUnderstood, name] };
}

/** "33012" and "Garcia" in the field of the city, "cardiologist in Hialeah" in that of the name. */
async function moveIntoOwnFields(db: Database, request: SearchProvidersRequest): Promise<UnderstoodRequest> {
  const { doctor, city } = request;
  for (const [field, typed] of Object.entries({ doctor, city })) {
    if (typed === undefined) continue;
    const need = readNeed(typed);
    if (!belongsElsewhere(need, field) || (await isKnownAs(db, field, typed))) continue;
    const rest = { ...request, [field]: undefined };
    const { filters, notUnderstood } = await readQuery(db, typed, rest);
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

async function isKnownAs(db: Database, field: string, typed: string): Promise<boolean> {
  if (field === 'city') return isKnownCity(db, typed);
  const words = searchWords(typed);
  return (await knownNames(db, words.join(' '))).length === words.length;
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
  taken: DirectoryFilters,
  notUnderstood: string[],
): UnderstoodRequest & { understood: object } {
  const { limit: _limit, ...filters } = searchProvidersRequest.parse(taken);
  return { request: { ...request, ...filters }, understood: { filters, notUnderstood } };
}
