import type { Database } from '#server/database/connect.ts';
import { findNameForms, findNearNameWords } from './correct-spelling.server.ts';
import {
  findProviderPage,
  type ProviderConditions,
  readCursor,
  type SearchPosition,
  writeCursor,
} from './find-provider-page.server.ts';
import { findSearchedPlace } from './find-searched-place.server.ts';
import { findFloridaZipCode } from './florida-zip-codes.server.ts';
import type { NameWord } from './name-forms.ts';
import type { FoundProvider } from './provider-data.server.ts';
import { PROVIDER_SUMMARY_FIELDS } from './provider-fields.ts';
import type {
  ProviderSearchOptions,
  ProviderSearchResult,
  ProviderSummary,
  SearchProvidersRequest,
} from './search-providers.ts';
import { readNameBeforeTitles, readTypedName } from './typed-name.ts';

/** A ZIP code with fewer matches than this is widened to its county. */
const FEW_MATCHES = 5;
/** A name of so few letters begins thousands of others. */
const SHORT_NAME = 2;

type Found = Pick<ProviderSearchResult, 'total' | 'expandedFrom'> & {
  rows: FoundProvider[];
  last: SearchPosition | undefined;
};

const nothing: Found = { rows: [], total: 0, expandedFrom: null, last: undefined };

/**
 * Finds providers by any combination of filters, a page at a time in a stable order.
 *
 * A name is found without accents and titles, by the beginnings of its words in any order, joined or apart, in the
 * doctor's and the center's name; when nothing matches, words that sound or are spelt nearly so are tried. A ZIP code
 * with fewer than five matches is widened to its county, its own matches first, unless another county was asked for; a
 * place that lies in a city to that city.
 *
 * @throws {InvalidInput} for a cursor that does not belong to this search
 */
export async function searchProviders(
  db: Database,
  request: SearchProvidersRequest,
): Promise<ProviderSearchResult> {
  const after = readCursor(request);
  const found = await findByFilters(db, request, after);
  return {
    providers: found.rows.map(toSummary),
    total: found.total,
    isExpanded: found.expandedFrom !== null,
    expandedFrom: found.expandedFrom,
    nextCursor: found.last ? writeCursor(request, found.last) : null,
  };
}

async function findByFilters(
  db: Database,
  request: SearchProvidersRequest,
  after: SearchPosition | undefined,
): Promise<Found> {
  const place = request.city === undefined ? {} : await findSearchedPlace(db, request.city);
  const isElsewhere = place.county && request.county && place.county !== request.county;
  // A place that nobody knows, or one of another county, has nobody.
  if (place.cities?.length === 0 || isElsewhere) return nothing;

  const conditions: ProviderConditions = {
    specialty: request.specialty,
    county: request.county ?? place.county,
    zipCode: request.zipCode ?? place.zipCode,
    language: request.languages,
    searchCities: place.cities,
    name: undefined,
  };
  const find = (name?: NameWord[]) => findNearZipCode(db, { ...conditions, name }, after, request.limit);
  const found = request.doctor === undefined ? await find() : await findByName(db, request.doctor, find);
  return place.isWider && found.total > 0 && found.expandedFrom === null
    ? { ...found, expandedFrom: 'city' }
    : found;
}

/**
 * Finds a typed name: as it stands, then without what may be a degree, then with its spelling corrected, then without
 * what stands behind it.
 */
async function findByName(
  db: Database,
  typed: string,
  find: (name: NameWord[]) => Promise<Found>,
): Promise<Found> {
  let name: NameWord[] = [];
  for (const words of readTypedName(typed)) {
    name = longestFirst(await findNameForms(db, words));
    for (const wanted of [...wholeShortName(name), name]) {
      const exact = await find(wanted);
      if (exact.total > 0) return exact;
    }
  }
  const corrected = await correctSpelling(db, name);
  const near = corrected ? await find(corrected) : nothing;
  const before = readNameBeforeTitles(typed);
  if (near.total > 0 || before.length === 0) return near;
  return find(longestFirst(await findNameForms(db, before)));
}

/** Somebody called Do or Li, before all the names that begin so. */
function wholeShortName([first, ...others]: NameWord[]): NameWord[][] {
  if (!first || others.length > 0 || first.word.length > SHORT_NAME) return [];
  return [[{ ...first, beginnings: [`${first.word} `] }]];
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

async function findNearZipCode(
  db: Database,
  conditions: ProviderConditions,
  after: SearchPosition | undefined,
  limit: number,
): Promise<Found> {
  const county = countyToWidenTo(conditions);
  if (county === undefined) {
    const page = await findProviderPage(db, conditions, { after, limit: limit + 1 });
    return cutPage(page.rows, page.total, limit);
  }

  const own = await findProviderPage(db, conditions, {
    after: undefined,
    limit: Math.max(limit + 1, FEW_MATCHES),
  });
  if (own.total < FEW_MATCHES) return widenToCounty(db, { ...conditions, county }, own.rows, after, limit);
  if (after === undefined) return cutPage(own.rows, own.total, limit);
  const page = await findProviderPage(db, conditions, { after, limit: limit + 1 });
  return cutPage(page.rows, page.total, limit);
}

/** The county of the ZIP code asked for; undefined without a ZIP code or when another county was asked for. */
function countyToWidenTo({ zipCode, county }: ProviderConditions): string | undefined {
  const countyOfZip = zipCode === undefined ? undefined : findFloridaZipCode(zipCode)?.county;
  return county === undefined || county === countyOfZip ? countyOfZip : undefined;
}

/** @param own all matches of the ZIP code itself; some may lie in a neighbouring county */
async function widenToCounty(
  db: Database,
  conditions: ProviderConditions & { county: string },
  own: FoundProvider[],
  after: SearchPosition | undefined,
  limit: number,
): Promise<Found> {
  const county = await findProviderPage(
    db,
    { ...conditions, zipCode: undefined },
    { after: after?.isOwnZip ? undefined : after, exceptZipCode: conditions.zipCode, limit: limit + 1 },
  );
  const ownElsewhere = own.filter((row) => row.county !== conditions.county).length;
  const total = county.total + ownElsewhere;
  const ownBefore = after === undefined ? 0 : own.findIndex((row) => row.id === after.id) + 1;
  const ownLeft = after === undefined || after.isOwnZip ? own.slice(ownBefore) : [];
  return {
    ...cutPage([...ownLeft, ...county.rows], total, limit, conditions.zipCode),
    expandedFrom: total > own.length ? 'zipCode' : null,
  };
}

/** Takes a page from rows that hold one more than it when there is a next one. */
function cutPage(rows: FoundProvider[], total: number, limit: number, ownZipCode?: string): Found {
  const page = rows.slice(0, limit);
  const lastRow = rows.length > limit ? page.at(-1) : undefined;
  const last = lastRow && {
    isOwnZip: lastRow.zipCode === ownZipCode,
    searchName: lastRow.searchName,
    id: lastRow.id,
  };
  return { rows: page, total, expandedFrom: null, last };
}

/** The longest word is mostly the rarest, so it goes to the index. */
function longestFirst(words: NameWord[]): NameWord[] {
  return words.toSorted((a, b) => b.word.length - a.word.length);
}

/** The explicit output shape: a column that is added to the table is not published by itself. */
function toSummary(row: FoundProvider): ProviderSummary {
  const shown = PROVIDER_SUMMARY_FIELDS.map((field) => [field, row[field]]);
  return Object.fromEntries(shown) as Pick<FoundProvider, (typeof PROVIDER_SUMMARY_FIELDS)[number]>;
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
