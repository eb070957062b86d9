import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { columnList, columnOf, toColumns } from '../provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS, type ProviderRecord, type ProviderRecordField } from '../provider-fields.ts';

/** A record, the line of the file that it is on, and the cells of that line as JSON. */
export type StagedProvider = ProviderRecord & { line: number; cells: string };

const FIELDS = PROVIDER_RECORD_FIELDS;
const ROWS_PER_FETCH = 2000;

/** Makes the temporary table that a file is read into before anything of it touches `providers`. */
export async function createStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE provider_import ON COMMIT DROP AS
    SELECT 0 AS line, '' AS cells, ${columnList(FIELDS)}, sort_name FROM providers WITH NO DATA`);
}

/** Adds rows to the temporary table. They travel as one JSON parameter, which needs no limit on their number. */
export async function stageProviders(tx: Transaction, rows: readonly StagedProvider[]): Promise<void> {
  const records = rows.map((row) => ({ line: row.line, cells: row.cells, ...toColumns(row) }));
  await tx.execute(sql`
    INSERT INTO provider_import
    SELECT * FROM json_populate_recordset(NULL::provider_import, ${JSON.stringify(records)}::json)`);
}

/** Lets the planner know how much was staged; without it the merge of a large file picks poor plans. */
export async function analyzeStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`ANALYZE provider_import`);
}

/** Takes rows out of the temporary table again, by line. */
export async function unstageProviders(tx: Transaction, lines: readonly number[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM provider_import
    WHERE line IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(lines)}::json))`);
}

/** A staged row, and what the directory has under its source key. */
export type StagedRow = StagedProvider & { stored: ProviderRecord | null };

/**
 * The staged rows that something has to be merged of, one provider after the other: all rows with one NPI, or without NPI with
 * one source key, where these are several or one has several specialties. Reads from the table as it was at the beginning.
 */
export async function* stagedRepeats(tx: Transaction): AsyncGenerator<StagedRow[]> {
  const fields = sql.join(
    FIELDS.map((field) => sql`staged.${columnOf(field)} AS ${sql.identifier(field)}`),
    sql`, `,
  );
  const stored = sql.join(
    FIELDS.map((field) => sql`${sql.raw(`'${field}'`)}, providers.${columnOf(field)}`),
    sql`, `,
  );
  await tx.execute(sql`
    DECLARE staged_repeats NO SCROLL CURSOR FOR
    SELECT identity, line, cells, ${fields},
           CASE WHEN providers.id IS NOT NULL THEN json_build_object(${stored}) END AS stored
    FROM (SELECT *, coalesce(npi, source_key) AS identity,
                 count(*) OVER (PARTITION BY coalesce(npi, source_key)) AS repeats
          FROM provider_import) AS staged
    LEFT JOIN providers USING (source_key)
    WHERE repeats > 1 OR staged.other_specialties <> '{}'
    ORDER BY identity, line`);
  let group: (StagedRow & { identity: string })[] = [];
  for (;;) {
    const { rows } = await tx.execute<StagedRow & { identity: string }>(
      sql`FETCH ${sql.raw(String(ROWS_PER_FETCH))} FROM staged_repeats`,
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      if (group.length > 0 && group[0]?.identity !== row.identity) {
        yield group;
        group = [];
      }
      group.push(row);
    }
  }
  if (group.length > 0) yield group;
  await tx.execute(sql`CLOSE staged_repeats`);
}

type MergeCounts = { inserted: number; updated: number; confirmed: number };

/**
 * Merges what is staged, each source key once, into `providers`: a row that exists is changed only in `updatable` fields, and
 * only where they differ. Its sort name is then made anew (`refreshProviderWords`). A changed row has the date of this list, also
 * where that is the older one; a row that the list confirms has the later date.
 *
 * @param updatable without `listDate`
 */
export async function mergeStaging(
  tx: Transaction,
  updatable: readonly ProviderRecordField[],
): Promise<MergeCounts> {
  const assignments = updatable.map((field) => sql`${columnOf(field)} = excluded.${columnOf(field)}`);
  const { rows } = await tx.execute<Omit<MergeCounts, 'confirmed'>>(sql`
    WITH merged AS (
      INSERT INTO providers (${columnList(FIELDS)}, sort_name)
      SELECT ${columnList(FIELDS)}, sort_name FROM provider_import ORDER BY source_key
      ON CONFLICT (source_key) DO UPDATE
        SET ${sql.join(assignments, sql`, `)}, list_date = excluded.list_date, updated_at = now(), sort_name = ''
        WHERE (${columnList(updatable, sql`providers.`)}) IS DISTINCT FROM (${columnList(updatable, sql`excluded.`)})
      RETURNING (xmax = 0) AS is_new -- xmax is set on rows that the statement updated
    )
    SELECT count(*) FILTER (WHERE is_new)::int AS inserted, count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM merged`);
  const { rowCount } = await tx.execute(sql`
    UPDATE providers SET list_date = staged.list_date, updated_at = now()
    FROM provider_import AS staged
    WHERE providers.source_key = staged.source_key
      AND (providers.list_date IS NULL OR providers.list_date < staged.list_date)`);
  return { inserted: 0, updated: 0, ...rows[0], confirmed: rowCount ?? 0 };
}
