import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connect.ts';
import { columnList, columnOf, toColumns } from '../provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS, type ProviderRecord, type ProviderRecordField } from '../provider-fields.ts';

/** A record and the line of the file that it is on. */
export type StagedProvider = ProviderRecord & { line: number };

const FIELDS = PROVIDER_RECORD_FIELDS;

/** Makes the temporary table that a file is read into before anything of it touches `providers`. */
export async function createStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE provider_import ON COMMIT DROP AS
    SELECT 0 AS line, ${columnList(FIELDS)} FROM providers WITH NO DATA`);
}

/** Adds rows to the temporary table. They travel as one JSON parameter, which needs no limit on their number. */
export async function stageProviders(tx: Transaction, rows: readonly StagedProvider[]): Promise<void> {
  const records = rows.map((row) => ({ line: row.line, ...toColumns(row) }));
  await tx.execute(sql`
    INSERT INTO provider_import
    SELECT * FROM json_populate_recordset(NULL::provider_import, ${JSON.stringify(records)}::json)`);
}

/** Lets the planner know how much was staged; without it the merge of a large file picks poor plans. */
export async function analyzeStaging(tx: Transaction): Promise<void> {
  await tx.execute(sql`ANALYZE provider_import`);
}

/**
 * Merges what is staged into `providers`: of rows with one source key the first counts; a row that exists is
 * changed only in `updatable` fields, and only where they differ.
 */
export async function mergeStaging(
  tx: Transaction,
  updatable: readonly ProviderRecordField[],
): Promise<{ inserted: number; updated: number }> {
  const assignments = updatable.map((field) => sql`${columnOf(field)} = excluded.${columnOf(field)}`);
  const { rows } = await tx.execute<{ inserted: number; updated: number }>(sql`
    WITH merged AS (
      INSERT INTO providers (${columnList(FIELDS)})
      SELECT DISTINCT ON (source_key) ${columnList(FIELDS)} FROM provider_import ORDER BY source_key, line
      ON CONFLICT (source_key) DO UPDATE
        SET ${sql.join(assignments, sql`, `)}, updated_at = now()
        WHERE (${columnList(updatable, sql`providers.`)}) IS DISTINCT FROM (${columnList(updatable, sql`excluded.`)})
      RETURNING (xmax = 0) AS is_new -- xmax is set on rows that the statement updated
    )
    SELECT count(*) FILTER (WHERE is_new)::int AS inserted, count(*) FILTER (WHERE NOT is_new)::int AS updated
    FROM merged`);
  return rows[0] ?? { inserted: 0, updated: 0 };
}

/** Staged rows that repeat an earlier one: how many, and the first `limit` of them by line. */
export async function findStagedDuplicates(
  tx: Transaction,
  limit: number,
): Promise<{ count: number; rows: { line: number; sameAsLine: number; differs: boolean }[] }> {
  const counted = await tx.execute<{ count: number }>(
    sql`SELECT (count(*) - count(DISTINCT source_key))::int AS count FROM provider_import`,
  );
  const count = counted.rows[0]?.count ?? 0;
  if (count === 0) return { count, rows: [] };
  const listed = await tx.execute<{ line: number; sameAsLine: number; differs: boolean }>(sql`
    SELECT later.line, first.line AS "sameAsLine",
      (${columnList(FIELDS, sql`later.`)}) IS DISTINCT FROM (${columnList(FIELDS, sql`first.`)}) AS differs
    FROM provider_import AS later
    JOIN (SELECT DISTINCT ON (source_key) * FROM provider_import ORDER BY source_key, line) AS first
      USING (source_key)
    WHERE later.line > first.line
    ORDER BY later.line
    LIMIT ${limit}`);
  return { count, rows: listed.rows };
}
