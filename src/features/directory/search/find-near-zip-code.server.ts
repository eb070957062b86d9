import type { Database } from '#server/database/connect.ts';
import { keptUntilChanged } from '../kept-until-changed.server.ts';
import { rankFrom, zipCodesWithin } from '../places/distance.server.ts';
import { findFloridaZipCode } from '../places/florida-zip-codes.server.ts';
import { FOUND_COLUMNS } from '../provider-data.server.ts';
import {
  asksForFact,
  findProviderPage,
  isCountKept,
  type PageRange,
  type PlacedProvider,
  type ProviderConditions,
  type ProviderPage,
  preparedAs,
  writeConditions,
  writeFactCounts,
} from './find-provider-page.server.ts';
import { Parameters } from './sql-parameters.ts';
import { writeNameDistance } from './write-name.server.ts';

/** A ZIP code with fewer matches than this is widened to its county. */
export const FEW_MATCHES = 5;

type NearPage = ProviderPage & { isWidened: boolean };

/**
 * One page of what is near a ZIP code, nearest first. With a radius that is everything within it, across county lines.
 * Without one it is the ZIP code itself, and where it has few matches the rest of its county, unless another county was
 * asked for.
 */
export async function findNearZipCode(
  db: Database,
  zipCode: string,
  radiusMiles: number | undefined,
  conditions: ProviderConditions,
  range: PageRange,
): Promise<NearPage> {
  if (radiusMiles !== undefined) {
    const within = { ...conditions, zipCodes: zipCodesWithin(radiusMiles, zipCode) };
    const counts = await countByZipCode(db, within);
    return { ...(await readNearest(db, zipCode, within, { range, counts })), isWidened: false };
  }
  const county = countyToWidenTo(zipCode, conditions.county);
  if (county !== undefined) {
    // What lies in another county than was asked for is not shown, though it has the ZIP code.
    const wider =
      conditions.county === undefined ? { ...conditions, around: { zipCode, county } } : conditions;
    // These say how many it has itself as well, and are mostly in memory.
    const counts = await countByZipCode(db, wider);
    const own = counts.find((each) => each.zipCode === zipCode)?.count ?? 0;
    if (own < FEW_MATCHES) {
      const found = await readNearest(db, zipCode, wider, { range, counts });
      return { ...found, isWidened: found.total > own };
    }
  }
  const own = await findProviderPage(db, { ...conditions, zipCodes: [zipCode] }, range);
  return { ...own, isWidened: false };
}

/** The county of a ZIP code, or the one of its counties that was asked for; undefined when that is another. */
export function countyToWidenTo(zipCode: string, asked: string | undefined): string | undefined {
  const place = findFloridaZipCode(zipCode);
  return asked === undefined ? place?.county : place?.counties.find((county) => county === asked);
}

/**
 * Which ZIP codes a page covers is known from how many rows each has and from their ranks, and only these are read.
 *
 * @param page.counts of these conditions
 */
async function readNearest(
  db: Database,
  origin: string,
  conditions: ProviderConditions,
  page: { range: PageRange; counts: readonly ZipCodeCount[] },
): Promise<ProviderPage> {
  const { counts } = page;
  const { after, limit } = page.range;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rank = rankFrom(origin);
  const firstRank = after === undefined ? undefined : rank(after.zipCode);
  const ranked = counts.map((each) => ({ ...each, rank: rank(each.zipCode) }));
  const covered = takeCovered(ranked, firstRank, limit);
  if (covered.length === 0) return { rows: [], total };

  const parameters = new Parameters();
  const zipCodes = parameters.add(covered.map((each) => each.zipCode));
  const ranks = parameters.add(covered.map((each) => each.rank));
  const distance = writeNameDistance(conditions.name, parameters);
  const parts = [writeConditions({ ...conditions, zipCodes: undefined }, parameters)];
  if (after !== undefined) {
    const { nameDistance, sortName, id } = after;
    const position = [firstRank, nameDistance, sortName, id].map((value) => parameters.add(value));
    parts.push(
      `(rank, ${distance}, sort_name, id) > (${position[0]}::int, ${position[1]}::int, ${position[2]}, ${position[3]}::uuid)`,
    );
  }
  const text = `
    SELECT ${distance} AS "nameDistance", ${FOUND_COLUMNS}
    FROM unnest(${zipCodes}::text[], ${ranks}::int[]) AS near (near_zip_code, rank)
    JOIN providers ON zip_code = near_zip_code
    WHERE ${parts.join(' AND ')}
    ORDER BY rank, "nameDistance", sort_name, id LIMIT ${parameters.add(limit)}`;
  const { rows } = await db.$client.query<PlacedProvider>({
    text,
    values: parameters.values,
    ...preparedAs(text, conditions),
  });
  return { rows, total };
}

type ZipCodeCount = { zipCode: string; count: number };

/** Names and cities find few, which are counted; of nearly everything else the numbers are kept. */
async function countByZipCode(db: Database, conditions: ProviderConditions): Promise<ZipCodeCount[]> {
  const { name, searchCities, language = '', specialty = '' } = conditions;
  if (name === undefined && searchCities === undefined && !asksForFact(conditions)) {
    const key = JSON.stringify([language, specialty]);
    const counts = await zipCounts.read(db, key, () => readZipCounts(db, language, specialty));
    return sumByZipCode(counts, conditions);
  }
  const { county, zipCodes, around } = conditions;
  const parameters = new Parameters();
  const text = isCountKept(conditions)
    ? `SELECT zip_code AS "zipCode", sum(provider_count)::int AS count
       FROM ${writeFactCounts(conditions, parameters.add(specialty), parameters)}
         AND ${writeConditions({ county, zipCodes, around }, parameters)} GROUP BY zip_code`
    : `SELECT zip_code AS "zipCode", count(*)::int AS count FROM providers
       WHERE ${writeConditions(conditions, parameters)} GROUP BY zip_code`;
  const { rows } = await db.$client.query<ZipCodeCount>({
    text,
    values: parameters.values,
    ...preparedAs(text, conditions),
  });
  return rows;
}

type PlaceCount = ZipCodeCount & { county: string };

/** Each of a language and a specialty, with some thousand ZIP codes at most: twenty megabytes for all. */
const zipCounts = keptUntilChanged<PlaceCount[]>(200);

async function readZipCounts(db: Database, language: string, specialty: string): Promise<PlaceCount[]> {
  const { rows } = await db.$client.query<PlaceCount>({
    name: 'read-zip-counts',
    text: `SELECT zip_code AS "zipCode", county, provider_count AS count FROM provider_zip_counts
      WHERE language = $1 AND specialty = $2`,
    values: [language, specialty],
  });
  return rows;
}

/** The counts of the rows that the conditions on the place leave, as `writeConditions` says them. */
function sumByZipCode(counts: readonly PlaceCount[], conditions: ProviderConditions): ZipCodeCount[] {
  const { county: asked, zipCodes, around } = conditions;
  const within = zipCodes && new Set(zipCodes);
  const sums = new Map<string, number>();
  for (const { zipCode, county, count } of counts) {
    if (asked !== undefined && county !== asked) continue;
    if (within !== undefined && !within.has(zipCode)) continue;
    if (around !== undefined && county !== around.county && zipCode !== around.zipCode) continue;
    sums.set(zipCode, (sums.get(zipCode) ?? 0) + count);
  }
  return [...sums].map(([zipCode, count]) => ({ zipCode, count }));
}

type RankedZipCode = ZipCodeCount & { rank: number };

/**
 * The nearest ZIP codes that hold a page.
 *
 * @param firstRank of the row that the page comes behind; how many rows of that rank are left is not known, so they do not count
 */
function takeCovered(ranked: RankedZipCode[], firstRank: number | undefined, limit: number): RankedZipCode[] {
  const covered: RankedZipCode[] = [];
  let rows = 0;
  for (const each of ranked.toSorted((a, b) => a.rank - b.rank)) {
    if (firstRank !== undefined && each.rank < firstRank) continue;
    if (rows >= limit && each.rank !== covered.at(-1)?.rank) break;
    covered.push(each);
    if (each.rank !== firstRank) rows += each.count;
  }
  return covered;
}
