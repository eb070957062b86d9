import { hash } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { keptUntilChanged } from '../kept-until-changed.server.ts';
import { FOUND_COLUMNS, type FoundProvider } from '../provider-data.server.ts';
import type { Panel, ProviderPlan } from '../provider-plans.ts';
import type { NameWord } from './name-forms.server.ts';
import type { SearchPosition } from './search-cursor.server.ts';
import { Parameters } from './sql-parameters.ts';
import { hasOneForm, isRanked, writeName, writeNameDistance } from './write-name.server.ts';

/* One page of what a search finds in the order of names; what is near comes from find-near-zip-code.server.ts. */

/** What rows must satisfy. All given conditions apply; none given means all rows. */
export type ProviderConditions = {
  specialty: string | undefined;
  county: string | undefined;
  /** Any of them. */
  zipCodes: string[] | undefined;
  /** Those of a county, and those of a ZIP code where it reaches into another. */
  around: { zipCode: string; county: string } | undefined;
  language: string | undefined;
  plan: ProviderPlan | undefined;
  /** Those who are known to take new patients. */
  isAccepting: boolean;
  panel: Panel | undefined;
  /** As `search_city` has them; undefined does not filter, several match any of them. */
  searchCities: string[] | undefined;
  /**
   * The words of a name, each in any of its forms; corrected spelling has more of them. The first words are what the
   * index is asked for, so they should be the rarest.
   */
  name: NameWord[] | undefined;
};

/** Conditions on what is not known of everybody. */
export type Facts = Pick<ProviderConditions, 'plan' | 'isAccepting' | 'panel'>;

export type PageRange = {
  after: SearchPosition | undefined;
  limit: number;
};

/** A row, and how far its name is from the typed one (`writeNameDistance`). */
export type PlacedProvider = FoundProvider & { nameDistance: number };

/** A page in the order (nameDistance, sortName, id) and the number of all rows that satisfy the conditions. */
export type ProviderPage = { rows: PlacedProvider[]; total: number };

/**
 * So many are rather read from the index that has the order, where their number is known: counting and sorting them is slower.
 * Where they have to be, as those of a name, the page is kept.
 */
const MANY_ROWS = 2000;
/** Of up to 101 rows: 16 MB for all of them at the most, in a directory where so many names are shared by thousands. */
const collectedPages = keptUntilChanged<ProviderPage>(100);
/** Of broad searches, and of what was collected where that is `FEW_ROWS` at least; fewer are counted anew. */
const totals = keptUntilChanged<number>(5000);

/** Up to this many rows are collected and sorted in less time than a page is picked from the ordered index. */
const FEW_ROWS = 1000;

/**
 * Reads one page and its total in one statement.
 *
 * Names, ZIP codes and rare languages match few rows: these are collected once, counted and sorted. Other
 * filters may match thousands: their page is read from an index that has the order, and their total from
 * `provider_counts`.
 */
export async function findProviderPage(
  db: Database,
  conditions: ProviderConditions,
  range: PageRange,
): Promise<ProviderPage> {
  const totalKey = JSON.stringify(conditions);
  const pageKey = `${totalKey} ${JSON.stringify(range)}`;
  const kept = collectedPages.find(db, pageKey);
  if (kept) return kept;
  const keepPage = collectedPages.keeping(db, pageKey);
  const known = totals.find(db, totalKey);
  const keepTotal = totals.keeping(db, totalKey);
  const parameters = new Parameters();
  const limit = parameters.add(range.limit);
  const isCollected = await isSelective(db, conditions, known);
  const text = isCollected
    ? writeSmallSearch(conditions, parameters, range, limit)
    : writeBroadSearch(conditions, { parameters, inRange: writeRange(range, parameters), limit, known });
  const { rows } = await db.$client.query<PlacedProvider & { total: number }>({
    text,
    values: parameters.values,
    ...preparedAs(text, conditions),
  });
  const total = rows[0]?.total ?? 0;
  if (!isCollected || total >= FEW_ROWS) keepTotal(total);
  // Without any row on the page the left join gives one row that has the total and no provider.
  const page = { total, rows: rows.filter((row) => row.id !== null) };
  if (isCollected && total >= MANY_ROWS) keepPage(page);
  return page;
}

/** Collects all rows, which are few, and sorts them. */
function writeSmallSearch(
  conditions: ProviderConditions,
  parameters: Parameters,
  { after }: PageRange,
  limit: string,
): string {
  const inOrder = 'ORDER BY name_distance, sort_name, id';
  const position = [after?.nameDistance, after?.sortName, after?.id];
  const [distance, sortName, id] = after ? position.map((value) => parameters.add(value)) : [];
  const inRange = after
    ? `(name_distance, sort_name, id) > (${distance}::int, ${sortName}, ${id}::uuid)`
    : 'true';
  return `WITH matches AS MATERIALIZED (
       SELECT id, sort_name, ${writeNameDistance(conditions.name, parameters)} AS name_distance
       FROM providers WHERE ${writeConditions(conditions, parameters)})
     SELECT total, name_distance AS "nameDistance", ${FOUND_COLUMNS}
     FROM (SELECT count(*)::int AS total FROM matches) AS counted
     LEFT JOIN (SELECT id, name_distance FROM matches WHERE ${inRange} ${inOrder} LIMIT ${limit}) AS page ON true
     LEFT JOIN providers USING (id)
     ${inOrder}`;
}

async function isSelective(
  db: Database,
  { name, zipCodes, language, specialty, county, searchCities }: ProviderConditions,
  known: number | undefined,
): Promise<boolean> {
  // Of a name the nearest come first, whatever their number; the index has no such order.
  if (isRanked(name)) return true;
  if ((name !== undefined || zipCodes !== undefined) && (known ?? 0) < MANY_ROWS) return true;
  if (language === undefined) return false;
  const spoken = await countSpeakers(db, language);
  // Their index holds few rows, however they are spread.
  const isNarrow = searchCities !== undefined || (specialty !== undefined && county !== undefined);
  if (isNarrow) return spoken <= FEW_ROWS;
  return spoken <= Math.max(FEW_ROWS, (await countSpeakers(db, ALL_LANGUAGES)) * FEW_OF_ALL);
}

/** Under which `provider_counts` has everybody. */
const ALL_LANGUAGES = '';
/**
 * Of a million rows as many speak Russian. The planner takes speakers to be spread evenly over the alphabet, which such names
 * are not: the first was found behind 450,000 others.
 */
const FEW_OF_ALL = 0.025;
const speakers = keptUntilChanged<number>(500);

function countSpeakers(db: Database, language: string): Promise<number> {
  return speakers.read(db, language, async () => {
    const { rows } = await db.$client.query<{ speakers: number | null }>({
      name: 'count-speakers',
      text: 'SELECT sum(provider_count)::int AS speakers FROM provider_counts WHERE language = $1',
      values: [language],
    });
    return rows[0]?.speakers ?? 0;
  });
}

/**
 * Statements are prepared once per connection and combination of filters. Two kinds are planned again each time: a
 * language, because English is spoken by most and Tamil by few and no one plan serves both; and names of
 * which a word has several forms, because every number of them is a statement of its own.
 */
export function preparedAs(
  text: string,
  { language, name = [] }: Pick<ProviderConditions, 'language' | 'name'>,
): { name?: string } {
  return language === undefined && name.every(hasOneForm)
    ? { name: `find-providers ${hash('sha1', text)}` }
    : {};
}

type BroadPage = {
  parameters: Parameters;
  inRange: string;
  limit: string;
  /** The total, where it was counted before. */
  known: number | undefined;
};

/**
 * Those who have a specialty as their first are read from an index that has the order of results; the few that have it beside
 * another come from an index of their own, so that neither has to sort the directory.
 */
function writeBroadSearch(
  { specialty, ...filters }: ProviderConditions,
  { parameters, inRange, limit, known }: BroadPage,
): string {
  const where = writeConditions(filters, parameters);
  const inOrder = `ORDER BY sort_name, id LIMIT ${limit}`;
  const sought = specialty === undefined ? undefined : parameters.add(specialty);
  const first = `FROM providers WHERE ${where}${sought === undefined ? '' : ` AND specialty = ${sought}`}`;
  const page = `SELECT * ${first} AND ${inRange} ${inOrder}`;
  const counted = `count(*)::int ${first}`;
  const total =
    known === undefined ? writeTotal(filters, sought, parameters) : `${parameters.add(known)}::int`;
  if (sought === undefined) {
    return `SELECT total, 0 AS "nameDistance", ${FOUND_COLUMNS}
       FROM (SELECT ${total ?? counted}) AS counted (total) LEFT JOIN (${page}) AS providers ON true
       ORDER BY sort_name, id`;
  }
  // PostgreSQL keeps the rows of the others where a total needs them too, and reads no more than a page of them elsewhere.
  return `WITH others AS (
       SELECT * FROM providers
       WHERE other_specialties @> ARRAY[${sought}] AND other_specialties <> '{}' AND specialty <> ${sought} AND ${where})
     SELECT total, 0 AS "nameDistance", ${FOUND_COLUMNS}
     FROM (SELECT ${total ?? `(SELECT ${counted}) + (SELECT count(*)::int FROM others)`}) AS counted (total)
     LEFT JOIN (
       SELECT * FROM ((${page}) UNION ALL (SELECT * FROM others WHERE ${inRange} ${inOrder})) AS both_kinds ${inOrder}
     ) AS providers ON true
     ORDER BY sort_name, id`;
}

/** What rows must satisfy, as SQL. */
export function writeConditions(conditions: Partial<ProviderConditions>, parameters: Parameters): string {
  const { specialty, county, zipCodes, around, language, searchCities, name } = conditions;
  const { plan, isAccepting, panel } = conditions;
  const parts = ['true'];
  if (specialty !== undefined) parts.push(`specialties @> ARRAY[${parameters.add(specialty)}]`);
  if (county !== undefined) parts.push(`county = ${parameters.add(county)}`);
  if (zipCodes?.length === 1) {
    parts.push(`zip_code = ${parameters.add(zipCodes[0])}`);
  } else if (zipCodes !== undefined) {
    parts.push(`zip_code = ANY (${parameters.add(zipCodes)}::text[])`);
  }
  if (around !== undefined) {
    parts.push(`(county = ${parameters.add(around.county)} OR zip_code = ${parameters.add(around.zipCode)})`);
  }
  if (language !== undefined) parts.push(`languages @> ARRAY[${parameters.add(language)}]`);
  // As their indexes have them; the values come from lists of ours.
  if (plan !== undefined) parts.push(`plans @> '{${plan}}'`);
  if (isAccepting) parts.push('accepting_new_patients');
  if (panel !== undefined) parts.push(`panels @> '{${panel}}'`);
  if (searchCities?.length === 1) {
    parts.push(`search_city = ${parameters.add(searchCities[0])}`);
  } else if (searchCities !== undefined) {
    parts.push(`search_city = ANY (${parameters.add(searchCities)}::text[])`);
  }
  if (name !== undefined) parts.push(writeName(name, parameters));
  return parts.join(' AND ');
}

function writeRange({ after }: PageRange, parameters: Parameters): string {
  if (after === undefined) return 'true';
  return `(sort_name, id) > (${parameters.add(after.sortName)}, ${parameters.add(after.id)}::uuid)`;
}

/** Whether numbers are kept for these conditions: not of names and cities, and of one fact at a time. */
export function isCountKept({
  name,
  searchCities,
  plan,
  panel,
}: Pick<ProviderConditions, 'name' | 'searchCities'> & Facts): boolean {
  return name === undefined && searchCities === undefined && (plan === undefined || panel === undefined);
}

/** Whether they are kept in `provider_fact_counts`. */
export function asksForFact({ plan, panel, isAccepting }: Facts): boolean {
  return plan !== undefined || panel !== undefined || isAccepting;
}

/** The total of filters of which the numbers are kept; undefined for others. */
function writeTotal(
  filters: Omit<ProviderConditions, 'specialty'>,
  specialty: string | undefined,
  parameters: Parameters,
): string | undefined {
  const { county, language, searchCities } = filters;
  if (asksForFact(filters)) {
    if (!isCountKept(filters)) return undefined;
    const kept = writeFactCounts(filters, specialty ?? "''", parameters);
    const inCounty = county === undefined ? '' : ` AND county = ${parameters.add(county)}`;
    return `coalesce(sum(provider_count), 0)::int FROM ${kept}${inCounty}`;
  }
  if (searchCities !== undefined) {
    if (specialty !== undefined || language !== undefined) return undefined;
    const cities = writeConditions({ county, searchCities }, parameters);
    return `coalesce(sum(provider_count), 0)::int FROM provider_cities WHERE ${cities}`;
  }
  const parts = [`language = ${parameters.add(language ?? '')}`];
  if (specialty !== undefined) parts.push(`specialty = ${specialty}`);
  if (county !== undefined) parts.push(`county = ${parameters.add(county)}`);
  const count = specialty === undefined ? 'provider_count' : 'provider_count + other_count';
  return `coalesce(sum(${count}), 0)::int FROM provider_counts WHERE ${parts.join(' AND ')}`;
}

/**
 * The numbers of those of whom a fact is known, for each ZIP code and county, as FROM and WHERE.
 *
 * @param specialty as SQL; an empty text for all
 */
export function writeFactCounts(
  { language, ...facts }: Facts & Pick<ProviderConditions, 'language'>,
  specialty: string,
  parameters: Parameters,
): string {
  return `provider_fact_counts WHERE ${writeFact(facts)} AND language = ${parameters.add(language ?? '')} AND specialty = ${specialty}`;
}

/** Which rows of `provider_fact_counts` are meant. */
export function writeFact({ plan, panel, isAccepting }: Facts): string {
  return `fact = '${plan ?? panel ?? ''}' AND is_accepting = ${isAccepting}`;
}
