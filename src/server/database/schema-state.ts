import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './connect.ts';
import { migrationsFolder } from './migrate.ts';

/** How the tables of a database compare to the ones that this version of the software works with. */
export type SchemaState = {
  /** Migrations that it has not seen; all of them where nothing was ever put in. */
  missing: number;
  /** Whether it has never seen any. */
  isEmpty: boolean;
  /** Whether a newer version of this software has changed it. */
  isNewer: boolean;
};

/** Compares a database's migrations with those that this version brings along. Changes nothing. */
export async function readSchemaState(db: Database): Promise<SchemaState> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const seen = await lastMigration(db);
  return {
    missing: known.filter((at) => at > seen).length,
    isEmpty: seen === 0,
    isNewer: seen > Math.max(...known),
  };
}

/** The time that names the last migration it has seen; 0 for none. */
async function lastMigration(db: Database): Promise<number> {
  const table = await db.execute<{ name: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  );
  if (!table.rows[0]?.name) return 0;
  const last = await db.execute<{ at: string | null }>(
    sql`SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations`,
  );
  return Number(last.rows[0]?.at ?? 0);
}
