import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { checkoutDir } from '#server/checkout-dir.ts';
import { StartError } from '#server/errors.ts';
import type { Database } from './connect.ts';

/** The SQL files written by `npm run db:generate`, in order. */
export const migrationsFolder = path.join(checkoutDir, 'migrations');

/** Id of the advisory lock. Any number does, as long as every version of this program uses the same. */
const advisoryLock = 7_226_018_145;

/**
 * Applies the migrations that this database has not seen, in one transaction. Servers that start at the
 * same time wait for each other on a PostgreSQL advisory lock, so each migration runs once.
 *
 * @throws {StartError} when the role lacks rights, or the extensions are missing or lie in another schema
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    // A migration over a large table takes longer than any request may.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    throw (await explainRefusal(client, codeOf(error))) ?? error;
  } finally {
    // Closing the connection, not returning it, frees the lock and forgets the changed setting.
    client.release(true);
  }
}

/** What the operator of an external database has to put right, by PostgreSQL's error code (appendix A). */
async function explainRefusal(client: PoolClient, code: string | undefined): Promise<StartError | null> {
  // Undefined function or object, feature not supported (unknown extension), undefined file (of an extension).
  if (code !== undefined && ['42883', '42704', '0A000', '58P01'].includes(code)) {
    return new StartError(
      'The database lacks the extensions pg_trgm, unaccent and fuzzystrmatch in its schema "public". They come with ' +
        'PostgreSQL (on Debian in the package of the server, elsewhere in postgresql-contrib). Missing ones: CREATE ' +
        'EXTENSION … WITH SCHEMA public; ones in another schema: ALTER EXTENSION … SET SCHEMA public; as their owner ' +
        'or a superuser. Nothing was changed.',
    );
  }
  if (code === '42501') {
    const { rows } = await client.query<{ role: string; database: string }>(
      'SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database',
    );
    const { role, database } = rows[0] ?? { role: '…', database: '…' };
    return new StartError(
      `The role ${role} may not create what this site needs in the database ${database}. Make it the owner ` +
        `(ALTER DATABASE ${database} OWNER TO ${role};) or, connected to that database as its owner or a superuser: ` +
        `GRANT CREATE ON DATABASE ${database} TO ${role}; GRANT USAGE, CREATE ON SCHEMA public TO ${role}; ` +
        'Tables of an earlier start must belong to the same role. Nothing was changed.',
    );
  }
  return null;
}

function codeOf(error: unknown): string | undefined {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error && 'code' in root ? String(root.code) : undefined;
}

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
