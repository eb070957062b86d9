import { hash } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { zipCodesWithin } from '../places/distance.server.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import { COUNTED_FILTERS, type CountedFilter, type FilterCounts } from './filter-counts.ts';
import { countyToWidenTo, FEW_MATCHES } from './find-near-zip-code.server.ts';
import {
  asksForFact,
  type Facts,
  isCountKept,
  preparedAs,
  writeConditions,
  writeFact,
} from './find-provider-page.server.ts';
import type { SearchedPlace } from './find-searched-place.server.ts';
import type { NameWord } from './name-forms.server.ts';
import { factsOf, findByName, readPlace } from './search-providers.server.ts';
import type { SearchProvidersRequest } from './search-providers.ts';
import { Parameters } from './sql-parameters.ts';

/** So many rows are counted one by one in five milliseconds, as the tables of kept counts are read. */
const MOST_ROWS = 2000;

/** Where each filter's values are: in a row, and in the tables of kept counts. */
const VALUES: Record<CountedFilter, { inRows: string; kept: 'specialty' | 'county' | 'language' }> = {
  specialty: { inRows: 'unnest(specialties)', kept: 'specialty' },
  county: { inRows: 'county', kept: 'county' },
  languages: { inRows: 'unnest(languages)', kept: 'language' },
};

/** Every language that somebody speaks: the longer table is in their order, and is read less by a list than by "any but none". */
const SPOKEN = "ARRAY(SELECT DISTINCT language FROM provider_counts WHERE language <> '')";

const NOBODY: FilterCounts = { specialty: {}, county: {}, languages: {} };

/** A request with what its place means. */
type Counted = {
  request: Pick<SearchProvidersRequest, 'specialty' | 'county' | 'languages'>;
  facts: Facts;
  place: SearchedPlace;
  /** The ZIP code that is searched around, and what the radius takes in. */
  near: { zipCode: string; within: string[] | undefined } | undefined;
};

/** What one value finds: in the ZIP code that is searched around, and with what that is widened to. */
type ValueCount = { filter: CountedFilter | 'total'; value: string; own: number; found: number };

/** What rows say of every value, and of the request as it is. */
type RowCounts = { counts: FilterCounts; total: number };

/**
 * Counts what each value of a filter would find in place of the one that the request has, beside all other filters: the
 * `total` that `searchProviders` answers with that value, widening included. A name is spelt as it is for the request
 * itself: where nobody has it so, a search for it may still find those who are called nearly so.
 *
 * @returns null where more than two thousand rows match a name or a city, because no table has their counts; and for a
 * radius around nothing, which no search takes
 */
export async function countFilterValues(
  db: Database,
  request: SearchProvidersRequest,
): Promise<FilterCounts | null> {
  const place = await readPlace(db, request);
  if (place === undefined) return null;
  // A place that nobody knows has nobody.
  if (place.cities?.length === 0) return NOBODY;
  const zipCode = request.zipCode ?? place.zipCode;
  const within = request.radiusMiles && zipCode ? zipCodesWithin(request.radiusMiles, zipCode) : undefined;
  const facts = factsOf(request);
  const counted: Counted = { request, facts, place, near: zipCode ? { zipCode, within } : undefined };
  if (request.doctor !== undefined) return countByName(db, request.doctor, counted);
  const isKept = isCountKept({ ...facts, name: undefined, searchCities: place.cities });
  if (isKept) return readKept(db, counted);
  return (await countRows(db, counted))?.counts ?? null;
}

/** A value has what the first reading of the name finds that finds anybody with it. */
async function countByName(db: Database, typed: string, counted: Counted): Promise<FilterCounts | null> {
  let counts: FilterCounts | null = NOBODY;
  await findByName(db, typed, async (name) => {
    const found: RowCounts | null = await countRows(db, counted, name);
    const before = counts;
    counts = before && found && eachFilter((filter) => ({ ...found.counts[filter], ...before[filter] }));
    return { total: found?.total ?? MOST_ROWS };
  });
  return counts;
}

/**
 * Filters without a name and a city are in the tables of kept counts; those of ZIP codes, one of them for facts, are the longer
 * ones.
 */
async function readKept(db: Database, counted: Counted): Promise<FilterCounts> {
  const { request, facts, near } = counted;
  const ofZipCodes = near !== undefined || asksForFact(facts);
  const parameters = new Parameters();
  const statements = COUNTED_FILTERS.map((filter) => {
    const { kept } = VALUES[filter];
    const isAny = request.specialty === undefined && filter !== 'specialty';
    const specialty = isAny && ofZipCodes ? '' : request.specialty;
    // In the shorter table a provider of several specialties is counted under the first, and apart under the others.
    const number = ofZipCodes || isAny ? 'provider_count' : 'provider_count + other_count';
    const spoken = ofZipCodes ? `= ANY (${SPOKEN})` : "<> ''";
    const language = kept === 'language' ? spoken : `= ${parameters.add(request.languages ?? '')}`;
    const conditions = [`language ${language}`, writeArea(filter, counted, parameters)];
    if (asksForFact(facts)) conditions.push(writeFact(facts));
    if (kept === 'specialty') conditions.push("specialty <> ''");
    else if (specialty !== undefined) conditions.push(`specialty = ${parameters.add(specialty)}`);
    const sums = writeSums(`sum(${number})`, counted, parameters);
    return `SELECT '${filter}' AS filter, ${kept} AS value, ${sums}
      FROM ${tableOf(counted)} WHERE ${conditions.join(' AND ')} GROUP BY value`;
  });
  const text = statements.join(' UNION ALL ');
  const { rows } = await db.$client.query<ValueCount>({
    name: `count-values ${hash('sha1', text)}`,
    text,
    values: parameters.values,
  });
  return toCounts(rows);
}

function tableOf({ facts, near }: Counted): string {
  if (asksForFact(facts)) return 'provider_fact_counts';
  return near ? 'provider_zip_counts' : 'provider_counts';
}

/** Names and cities find few rows, mostly: those are read once and counted for each filter. */
async function countRows(db: Database, counted: Counted, name?: NameWord[]): Promise<RowCounts | null> {
  const { request, facts, place } = counted;
  const parameters = new Parameters();
  const matching = writeConditions({ ...facts, name, searchCities: place.cities }, parameters);
  const area = writeArea('county', counted, parameters);
  const statements = [...COUNTED_FILTERS, 'total' as const].map((filter) => {
    const specialty = filter === 'specialty' ? undefined : request.specialty;
    const language = filter === 'languages' ? undefined : request.languages;
    const value = filter === 'total' ? "''" : VALUES[filter].inRows;
    return `SELECT '${filter}' AS filter, ${value} AS value, ${writeSums('count(*)', counted, parameters)}
      FROM matches WHERE ${writeArea(filter, counted, parameters)}
        AND ${writeConditions({ specialty, language }, parameters)} GROUP BY value`;
  });
  const text = `
    WITH matches AS MATERIALIZED (
      SELECT specialties, county, languages, zip_code FROM providers
      WHERE ${matching} AND ${area} LIMIT ${MOST_ROWS + 1})
    ${statements.join(' UNION ALL ')}
    UNION ALL SELECT 'matches', '', 0, count(*)::int FROM matches`;
  const { rows } = await db.$client.query<ValueCount | (Omit<ValueCount, 'filter'> & { filter: 'matches' })>({
    text,
    values: parameters.values,
    ...preparedAs(text, { language: undefined, name }),
  });
  const isTooMuch = rows.some(({ filter, found }) => filter === 'matches' && found > MOST_ROWS);
  if (isTooMuch) return null;
  const values = rows.filter((row) => row.filter !== 'matches');
  return { counts: toCounts(values), total: values.find(({ filter }) => filter === 'total')?.found ?? 0 };
}

/** Where a filter's values are counted: the county's among all counties that the place leaves. */
function writeArea(
  filter: ValueCount['filter'],
  { request, place, near }: Counted,
  parameters: Parameters,
): string {
  const county = filter === 'county' ? place.county : (request.county ?? place.county);
  const parts = [
    writeConditions({ county: place.county }, parameters),
    writeConditions({ county }, parameters),
  ];
  if (near === undefined) return parts.join(' AND ');
  const { zipCode, within } = near;
  const wider = countyToWidenTo(zipCode, county);
  if (within !== undefined) {
    // As a subquery that is looked up by hash: hundreds of ZIP codes in a list are compared one by one.
    parts.push(`(zip_code IN (SELECT unnest(${parameters.add(within)}::text[]))) IS TRUE`);
  } else if (filter === 'county' && county === undefined) {
    const counties = parameters.add(findFloridaZipCode(zipCode)?.counties ?? []);
    parts.push(`(zip_code = ${parameters.add(zipCode)} OR county = ANY (${counties}::text[]))`);
  } else if (wider === undefined) {
    parts.push(writeConditions({ zipCodes: [zipCode] }, parameters));
  } else if (county === undefined) {
    parts.push(writeConditions({ around: { zipCode, county: wider } }, parameters));
  }
  return parts.join(' AND ');
}

/** The two numbers of a value, as SQL. */
function writeSums(number: string, { near }: Counted, parameters: Parameters): string {
  // A radius is never widened, so that its own ZIP code is nothing special.
  if (near === undefined || near.within !== undefined) return `0 AS own, ${number}::int AS found`;
  const own = `${number} FILTER (WHERE zip_code = ${parameters.add(near.zipCode)})`;
  return `coalesce(${own}, 0)::int AS own, ${number}::int AS found`;
}

function toCounts(rows: ValueCount[]): FilterCounts {
  return eachFilter((filter) =>
    Object.fromEntries(
      rows
        .filter((row) => row.filter === filter && row.found > 0)
        .map(({ value, own, found }) => [value, own >= FEW_MATCHES ? own : found]),
    ),
  );
}

function eachFilter(make: (filter: CountedFilter) => Record<string, number>): FilterCounts {
  return { specialty: make('specialty'), county: make('county'), languages: make('languages') };
}
