import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import { findMiddleZipCode } from '../places/city-middle.server.ts';
import { distanceMiles } from '../places/distance.server.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import type { FoundProvider } from '../provider-data.server.ts';
import { PROVIDER_SUMMARY_FIELDS } from '../provider-fields.ts';
import { findNameForms, findNearNameWords } from './correct-spelling.server.ts';
import { findNearZipCode } from './find-near-zip-code.server.ts';
import {
  type Facts,
  findProviderPage,
  type PageRange,
  type PlacedProvider,
  type ProviderConditions,
} from './find-provider-page.server.ts';
import { findSearchedPlace, type SearchedPlace } from './find-searched-place.server.ts';
import type { NameWord } from './name-forms.server.ts';
import { readCursor, type SearchPosition, writeCursor } from './search-cursor.server.ts';
import type {
  ProviderSearchOptions,
  ProviderSearchResult,
  ProviderSummary,
  SearchProvidersRequest,
} from './search-providers.ts';
import { readNameBeforeTitles, readTypedName } from './typed-name.ts';

/** A name of so few letters begins thousands of others. */
const SHORT_NAME = 2;

/** The ZIP code that distances are measured from, and how far a search goes from it. */
type SearchedZipCode = { zipCode: string; radiusMiles: number | undefined };

type Found = Pick<ProviderSearchResult, 'total' | 'expandedFrom'> & {
  rows: PlacedProvider[];
  last: SearchPosition | undefined;
};

const nothing: Found = { rows: [], total: 0, expandedFrom: null, last: undefined };

/**
 * Finds providers by any combination of filters, a page at a time in a stable order.
 *
 * A name is found without accents and titles, by the beginnings of its words in any order, joined or apart, in the
 * doctor's and the center's name; when nothing matches, words that sound or are spelt nearly so are tried. Around a ZIP
 * code the nearest come first: with a radius all within it; without one those of the ZIP code, widened to its county
 * when they are fewer than five, unless another county was asked for. With a radius a city is such a place too, measured
 * from the ZIP code in its middle. Elsewhere the order is that of last names. A place that lies in a city is widened to that
 * city.
 *
 * @throws {InvalidInput} for a cursor that does not belong to this search, and a radius around nothing
 */
export async function searchProviders(
  db: Database,
  request: SearchProvidersRequest,
): Promise<ProviderSearchResult> {
  const after = readCursor(request);
  const place = await readPlace(db, request);
  if (place === undefined) throw new InvalidInput([{ field: 'zipCode', key: 'zipCode.forRadius' }]);
  const zipCode = request.zipCode ?? place.zipCode;
  const found = await findByFilters(db, request, place, after);
  return {
    providers: found.rows.map((row) => toSummary(row, zipCode)),
    total: found.total,
    isExpanded: found.expandedFrom !== null,
    expandedFrom: found.expandedFrom,
    distanceFrom: zipCode === undefined ? null : describeZipCode(zipCode),
    nextCursor: found.last ? writeCursor(request, found.last) : null,
  };
}

/** The place that the request's city means; undefined for a radius around nothing. */
export async function readPlace(
  db: Database,
  request: SearchProvidersRequest,
): Promise<SearchedPlace | undefined> {
  const typed = request.city === undefined ? {} : await findSearchedPlace(db, request.city);
  const isAroundTyped = request.radiusMiles !== undefined && request.zipCode === undefined;
  return isAroundTyped ? aroundCity(db, typed) : typed;
}

/**
 * A city as a place to measure from, no longer as a limit. One that nobody knows stays what it is; undefined when there is
 * nothing to measure from: no city, several, or a part of one.
 */
async function aroundCity(db: Database, place: SearchedPlace): Promise<SearchedPlace | undefined> {
  const { cities, isWider, isDoubtful } = place;
  if (place.zipCode !== undefined || cities?.length === 0) return place;
  const zipCode = cities && !isWider && !isDoubtful ? await findMiddleZipCode(db, cities) : undefined;
  return zipCode === undefined ? undefined : { zipCode };
}

function describeZipCode(zipCode: string): ProviderSearchResult['distanceFrom'] {
  const known = findFloridaZipCode(zipCode);
  if (known === undefined) return { zipCode, kind: 'unknown' };
  return { zipCode, kind: known.isArea ? 'area' : 'point' };
}

async function findByFilters(
  db: Database,
  request: SearchProvidersRequest,
  place: SearchedPlace,
  after: SearchPosition | undefined,
): Promise<Found> {
  const isElsewhere = place.county && request.county && place.county !== request.county;
  // A place that nobody knows, or one of another county, has nobody.
  if (place.cities?.length === 0 || isElsewhere) return nothing;

  const zipCode = request.zipCode ?? place.zipCode;
  const near = zipCode === undefined ? undefined : { zipCode, radiusMiles: request.radiusMiles };
  const conditions: ProviderConditions = {
    specialty: request.specialty,
    county: request.county ?? place.county,
    zipCodes: undefined,
    around: undefined,
    language: request.languages,
    ...factsOf(request),
    searchCities: place.cities,
    name: undefined,
  };
  const range = { after, limit: request.limit };
  const find = (name?: NameWord[]) => findPage(db, near, { ...conditions, name }, range);
  const found =
    request.doctor === undefined ? await find() : ((await findByName(db, request.doctor, find)) ?? nothing);
  return place.isWider && found.total > 0 && found.expandedFrom === null
    ? { ...found, expandedFrom: 'city' }
    : found;
}

/** What a request asks of plan, new patients and panel. */
export function factsOf({
  plan,
  acceptingNewPatients,
  panel,
}: Pick<SearchProvidersRequest, 'plan' | 'acceptingNewPatients' | 'panel'>): Facts {
  return { plan, isAccepting: acceptingNewPatients ?? false, panel };
}

/**
 * Finds a typed name: as it stands, then without what may be a degree, then with its spelling corrected, then without
 * what stands behind it. Stops with the first of these that finds anybody.
 */
export async function findByName<Result extends { total: number }>(
  db: Database,
  typed: string,
  find: (name: NameWord[]) => Promise<Result>,
): Promise<Result | undefined> {
  let name: NameWord[] = [];
  for (const words of readTypedName(typed)) {
    name = longestFirst(await findNameForms(db, words));
    for (const wanted of [...wholeShortName(name), name]) {
      const exact = await find(wanted);
      if (exact.total > 0) return exact;
    }
  }
  const corrected = await correctSpelling(db, name);
  const near = corrected && (await find(corrected));
  const before = readNameBeforeTitles(typed);
  if ((near && near.total > 0) || before.length === 0) return near;
  return find(longestFirst(await findNameForms(db, before)));
}

/** Somebody called Do or Li, before all the names that begin so. */
function wholeShortName([first, ...others]: NameWord[]): NameWord[][] {
  if (!first || others.length > 0 || first.word.length > SHORT_NAME) return [];
  return [[{ ...first, beginnings: [], otherNames: [first.word] }]];
}

/** The words in the spellings that the directory has near them; undefined when it has none for any of them. */
async function correctSpelling(db: Database, name: NameWord[]): Promise<NameWord[] | undefined> {
  const near = await findNearNameWords(
    db,
    name.map(({ word }) => word),
  );
  if (near.every((words) => words.length === 0)) return undefined;
  return name.map((own, at) => {
    const corrected = near[at] ?? [];
    const [, ...asOne] = own.beginnings;
    return corrected.length > 0 ? { ...own, beginnings: [...corrected, ...asOne] } : own;
  });
}

async function findPage(
  db: Database,
  place: SearchedZipCode | undefined,
  conditions: ProviderConditions,
  { limit, after }: PageRange,
): Promise<Found> {
  // One more than the page shows that there is a next one.
  const range = { after, limit: limit + 1 };
  const { rows, total, isWidened } = place
    ? await findNearZipCode(db, place.zipCode, place.radiusMiles, conditions, range)
    : { ...(await findProviderPage(db, conditions, range)), isWidened: false };
  return {
    rows: rows.slice(0, limit),
    total,
    expandedFrom: isWidened ? 'zipCode' : null,
    last: rows.length > limit ? rows[limit - 1] : undefined,
  };
}

/** The longest words are mostly the rarest, so they go to the index. */
function longestFirst(words: NameWord[]): NameWord[] {
  return words.toSorted((a, b) => b.word.length - a.word.length);
}

/**
 * What everybody may see of a row: a column that is added to the table is not published by itself.
 *
 * @param zipCode distances are measured from its middle
 */
export function toSummary(row: FoundProvider, zipCode: string | undefined): ProviderSummary {
  // Written into one object: twenty-five rows with an array for each field cost a tenth of a search.
  const shown: Partial<Record<(typeof PROVIDER_SUMMARY_FIELDS)[number], unknown>> = {};
  for (const field of PROVIDER_SUMMARY_FIELDS) shown[field] = row[field];
  return {
    ...(shown as Pick<FoundProvider, (typeof PROVIDER_SUMMARY_FIELDS)[number]>),
    distanceMiles: zipCode === undefined ? null : distanceMiles(zipCode, row.zipCode),
  };
}

/** Lists what the filters of a search may suggest: the cities and languages of the directory, and its size. */
export async function listSearchOptions(db: Database): Promise<ProviderSearchOptions> {
  const { rows } = await db.$client.query<ProviderSearchOptions>({
    name: 'list-search-options',
    text: `
      SELECT coalesce(sum(provider_count), 0)::int AS total,
             coalesce(sum(demo_count), 0) > 0 AS "isDemo",
             coalesce(json_agg(json_build_object('city', city, 'county', county) ORDER BY search_city, county), '[]')
               AS cities,
             (SELECT coalesce(json_agg(language ORDER BY speakers DESC, language), '[]')
              FROM (SELECT language, sum(provider_count) AS speakers
                    FROM provider_counts WHERE language <> '' GROUP BY language) AS spoken) AS languages
      FROM provider_cities`,
  });
  const [options] = rows;
  if (options === undefined) throw new Error('An aggregate without groups has one row');
  const { cities, languages, total, isDemo } = options;
  return { cities, languages, total, isDemo };
}
