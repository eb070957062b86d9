import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { providerDataSets } from './provider-data-sets.table.ts';
import {
  PROVIDER_RECORD_FIELDS,
  PROVIDER_SUMMARY_FIELDS,
  type ProviderRecord,
  type ProviderRecordField,
} from './provider-fields.ts';
import { providers } from './providers.table.ts';
import { sortName } from './sort-name.ts';

/*
 * Providers in the database: the columns of their fields, and what every transaction that writes them has to do. It
 * takes the lock first, knows whether the demonstration data are there, and brings the search vocabulary up to date last.
 */

const columns = getTableColumns(providers);

/**
 * What a search reads of each row, as an SQL list: the fields of an answer under their names, and `sortName`. Days as text,
 * of which the driver makes moments.
 */
export const FOUND_COLUMNS = [...PROVIDER_SUMMARY_FIELDS, 'sortName' as const]
  .map((field) => {
    const { name, columnType } = columns[field];
    return `providers.${name}${columnType === 'PgDateString' ? '::text' : ''} AS "${field}"`;
  })
  .join(', ');

/** A row that `FOUND_COLUMNS` read, with the types of the table. */
export type FoundProvider = Pick<
  typeof providers.$inferSelect,
  (typeof PROVIDER_SUMMARY_FIELDS)[number] | 'sortName'
>;

/** The column of a field, quoted for SQL. */
export function columnOf(field: ProviderRecordField): SQL {
  return sql`${sql.identifier(columns[field].name)}`;
}

/** The columns of fields as an SQL list, each with the prefix ("excluded."). */
export function columnList(fields: readonly ProviderRecordField[], prefix: SQL = sql``): SQL {
  return sql.join(
    fields.map((field) => sql`${prefix}${columnOf(field)}`),
    sql`, `,
  );
}

/** The record and its sort name under their column names, as `json_populate_recordset` reads them. */
export function toColumns(record: ProviderRecord): Record<string, unknown> {
  // A field that holds what its column does not take does not compile.
  const row = record satisfies typeof providers.$inferInsert;
  const fields = PROVIDER_RECORD_FIELDS.map((field) => [columns[field].name, row[field]]);
  return { ...Object.fromEntries(fields), [columns.sortName.name]: sortName(record) };
}

const DEMO = 'demo';
/** Id of the advisory lock; any number that nothing else in this program uses. */
const ADVISORY_LOCK = 7_226_018_146;

/** Lets one transaction at a time load, import or remove provider data; searches are not held up. */
export async function lockProviderData(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
}

/** True on a new installation: no provider at all, and the demonstration data neither loaded nor refused yet. */
export async function needsDemoProviders(tx: Pick<Transaction, 'execute'>): Promise<boolean> {
  const { rows } = await tx.execute<{ needed: boolean }>(sql`
    SELECT NOT EXISTS (SELECT FROM ${providers})
      AND NOT EXISTS (SELECT FROM ${providerDataSets} WHERE ${eq(providerDataSets.name, DEMO)}) AS needed`);
  return rows[0]?.needed ?? false;
}

/** True while the demonstration providers of a version before this one are there. */
export async function hasOlderDemo(tx: Pick<Transaction, 'execute'>, version: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${providerDataSets} WHERE name = ${DEMO} AND removed_at IS NULL AND version < ${version}`);
  return rows.length > 0;
}

/** Notes which version of the demonstration data is there. */
export async function recordDemoLoaded(tx: Transaction, version: number): Promise<void> {
  await tx
    .insert(providerDataSets)
    .values({ name: DEMO, version, loadedAt: sql`now()` })
    .onConflictDoUpdate({ target: providerDataSets.name, set: { version, loadedAt: sql`now()` } });
}

/** Removes the demonstration providers for good and hands back how many there were. */
export async function removeDemoProviders(tx: Transaction): Promise<number> {
  const removal = await tx.delete(providers).where(eq(providers.isDemo, true));
  await tx
    .insert(providerDataSets)
    .values({ name: DEMO, removedAt: sql`now()` })
    .onConflictDoUpdate({ target: providerDataSets.name, set: { removedAt: sql`now()` } });
  return removal.rowCount ?? 0;
}

/** Gives rows a sort name that have none: those of a version that made none, or of another rule. */
export async function sortOlderProviders(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT FROM ${providers} WHERE ${eq(providers.sortName, '')} LIMIT 1`,
  );
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await lockProviderData(tx);
    await refreshProviderWords(tx);
  });
}

const NAMES_AT_ONCE = 5000;

async function makeSortNames(tx: Transaction): Promise<void> {
  for (;;) {
    const unsorted = await tx
      .select({
        id: providers.id,
        doctor: providers.doctor,
        center: providers.center,
        specialty: providers.specialty,
      })
      .from(providers)
      .where(eq(providers.sortName, ''))
      .limit(NAMES_AT_ONCE);
    if (unsorted.length === 0) return;
    const made = unsorted.map((row) => ({ id: row.id, sort_name: sortName(row) }));
    await tx.execute(sql`
      UPDATE providers SET sort_name = made.sort_name
      FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (id uuid, sort_name text)
      WHERE providers.id = made.id`);
  }
}

/**
 * Makes the search vocabulary (words of names, cities), the counts per filter and the sort names of rows that have none true
 * to the table `providers`. Call it last in every transaction that writes providers; searches go on meanwhile with the old ones. Writers that
 * refresh at the same time wait for each other, so the last one sees all rows.
 */
export async function refreshProviderWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE provider_words IN SHARE ROW EXCLUSIVE MODE`);
  await makeSortNames(tx);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT DISTINCT word
      FROM providers, string_to_table(btrim(search_name), ' ') AS word
      WHERE word <> '' AND length(word) <= 100 -- levenshtein() refuses words over 255 characters
    ), removed AS (
      DELETE FROM provider_words AS stored
      WHERE NOT EXISTS (SELECT FROM present WHERE present.word = stored.word)
    )
    INSERT INTO provider_words (word) SELECT word FROM present ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT DISTINCT form FROM providers, unnest(joined_names) AS form
    ), removed AS (
      DELETE FROM provider_joined_names AS stored
      WHERE NOT EXISTS (SELECT FROM present WHERE present.form = stored.form)
    )
    INSERT INTO provider_joined_names (form) SELECT form FROM present ON CONFLICT DO NOTHING`);
  await refreshNames(tx);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT search_city, county, mode() WITHIN GROUP (ORDER BY city) AS city,
             count(*)::int AS provider_count, (count(*) FILTER (WHERE is_demo))::int AS demo_count
      FROM providers
      GROUP BY search_city, county
    ), removed AS (
      DELETE FROM provider_cities
      WHERE (search_city, county) NOT IN (SELECT search_city, county FROM present)
    )
    INSERT INTO provider_cities (search_city, county, city, provider_count, demo_count)
    SELECT search_city, county, city, provider_count, demo_count FROM present
    ON CONFLICT (search_city, county) DO UPDATE
    SET city = excluded.city, provider_count = excluded.provider_count, demo_count = excluded.demo_count`);
  await tx.execute(sql`
    WITH present AS MATERIALIZED (
      SELECT language, practised.specialty, county,
             (count(*) FILTER (WHERE place = 1))::int AS provider_count,
             (count(*) FILTER (WHERE place > 1))::int AS other_count
      FROM providers, unnest(array_append(languages, '')) AS language,
           unnest(specialties) WITH ORDINALITY AS practised (specialty, place)
      GROUP BY language, practised.specialty, county
    ), removed AS (
      DELETE FROM provider_counts
      WHERE (language, specialty, county) NOT IN (SELECT language, specialty, county FROM present)
    )
    INSERT INTO provider_counts (language, specialty, county, provider_count, other_count)
    SELECT language, specialty, county, provider_count, other_count FROM present
    ON CONFLICT (language, specialty, county) DO UPDATE
    SET provider_count = excluded.provider_count, other_count = excluded.other_count`);
  await tx.execute(sql`DELETE FROM provider_zip_counts`);
  await tx.execute(sql`
    INSERT INTO provider_zip_counts (language, specialty, zip_code, county, provider_count)
    SELECT language, practised, zip_code, county, count(*)::int
    FROM providers, unnest(array_append(languages, '')) AS language, unnest(array_append(specialties, '')) AS practised
    GROUP BY language, practised, zip_code, county`);
  await tx.execute(sql`DELETE FROM provider_fact_counts`);
  await tx.execute(sql`
    INSERT INTO provider_fact_counts (fact, is_accepting, language, specialty, zip_code, county, provider_count)
    SELECT fact, accepting, language, practised, zip_code, county, count(*)::int
    FROM providers, unnest(array_append(languages, '')) AS language, unnest(array_append(specialties, '')) AS practised,
         unnest(array_append(array_cat(plans, panels), '')) AS fact,
         unnest(CASE WHEN accepting_new_patients THEN ARRAY[true, false] ELSE ARRAY[false] END) AS accepting
    WHERE fact <> '' OR accepting
    GROUP BY fact, accepting, language, practised, zip_code, county`);
  // New rows wait in a list that every search reads through until it is merged into the index.
  await tx.execute(sql`
    SELECT gin_clean_pending_list('providers_search_name_index'),
           gin_clean_pending_list('providers_joined_names_index'),
           gin_clean_pending_list('providers_languages_index'),
           gin_clean_pending_list('providers_other_specialties_index')`);
}

/** Of several spellings of one name the one with accents and small letters is kept: it is behind the others in bytes. */
async function refreshNames(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH names AS MATERIALIZED (
      SELECT kind, search_text(written) AS name_words, max(written COLLATE "C") AS name
      FROM (SELECT DISTINCT 'center' AS kind, center AS written FROM providers
            UNION ALL SELECT DISTINCT 'provider', doctor FROM providers WHERE doctor <> center) AS written
      GROUP BY kind, name_words
    ), present AS MATERIALIZED (
      SELECT DISTINCT kind, word, name_words, name
      FROM names, string_to_table(btrim(name_words), ' ') AS word
      WHERE word <> '' AND length(name_words) <= 200 -- a longer one is none, and fits into no index
        AND NOT (kind = 'provider' AND name_words IN (SELECT name_words FROM names WHERE kind = 'center'))
    ), removed AS (
      DELETE FROM provider_names AS stored
      WHERE NOT EXISTS (SELECT FROM present
        WHERE (present.kind, present.word, present.name_words, present.name)
            = (stored.kind, stored.word, stored.name_words, stored.name))
    )
    INSERT INTO provider_names (kind, word, name_words, name)
    SELECT kind, word, name_words, name FROM present ON CONFLICT DO NOTHING`);
}
