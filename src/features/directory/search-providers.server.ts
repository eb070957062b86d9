import type { Database } from '#server/database/connect.ts';
import { findCities, findNearNameWords } from './correct-spelling.server.ts';
import {
  findProviderPage,
  type ProviderConditions,
  readCursor,
  type SearchPosition,
  writeCursor,
} from './find-provider-page.server.ts';
import { findFloridaZipCode } from './florida-zip-codes.server.ts';
import type { FoundProvider } from './provider-data.server.ts';
import { PROVIDER_SUMMARY_FIELDS } from './provider-fields.ts';
import type {
  ProviderSearchOptions,
  ProviderSearchResult,
  ProviderSummary,
  SearchProvidersRequest,
} from './search-providers.ts';
import { cityWords, nameWords } from './search-words.ts';

/** A ZIP code with fewer matches than this is widened to its county. */
const FEW_MATCHES = 5;

type Found = { rows: FoundProvider[]; total: number; isExpanded: boolean; last: SearchPosition | undefined };

const nothing: Found = { rows: [], total: 0, isExpanded: false, last: undefined };

/**
 * Finds providers by any combination of filters, a page at a time in a stable order.
 *
 * A name is found without accents, by the beginnings of its words in any order, in the doctor's and the center's
 * name; when nothing matches, words that sound or are spelt nearly so are tried. A ZIP code with fewer than
 * five matches is widened to its county, its own matches first, unless another county was asked for.
 *
 * @throws {InvalidInput} for a cursor that does not belong to this search
 */
export async function searchProviders(
  db: Database,
  request: SearchProvidersRequest,
): Promise<ProviderSearchResult> {
  const after = readCursor(request);
  const found = await findByName(db, request, after);
  return {
    providers: found.rows.map(toSummary),
    total: found.total,
    isExpanded: found.isExpanded,
    expandedFrom: found.isExpanded ? 'zipCode' : null,
    nextCursor: found.last ? writeCursor(request, found.last) : null,
  };
}

async function findByName(
  db: Database,
  request: SearchProvidersRequest,
  after: SearchPosition | undefined,
): Promise<Found> {
  const searchCities = request.city === undefined ? undefined : await findCities(db, cityWords(request.city));
  const words = request.doctor === undefined ? undefined : longestFirst(nameWords(request.doctor));
  // Text without a single letter or digit, or a city that the directory does not know, matches nobody.
  if (searchCities?.length === 0 || words?.length === 0) return nothing;

  const conditions: ProviderConditions = {
    specialty: request.specialty,
    county: request.county,
    zipCode: request.zipCode,
    language: request.languages,
    searchCities,
    name: words?.map((word) => [word]),
  };
  const exact = await findNearZipCode(db, conditions, after, request.limit);
  if (exact.total > 0 || words === undefined) return exact;

  const near = await findNearNameWords(db, words);
  if (near.some((alternatives) => alternatives.length === 0)) return nothing;
  return findNearZipCode(db, { ...conditions, name: near }, after, request.limit);
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
    isExpanded: total > own.length,
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
  return { rows: page, total, isExpanded: false, last };
}

/** The longest word is mostly the rarest, so it goes to the index. */
function longestFirst(words: string[]): string[] {
  return words.toSorted((a, b) => b.length - a.length);
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
