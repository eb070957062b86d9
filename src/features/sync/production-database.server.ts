import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { migrateDatabase, readSchemaState, type SchemaState } from '#server/database/migrate.ts';
import { productionNewer } from './sync-problems.server.ts';

/** No step of a migration takes longer; a server that has gone silent holds a sync no longer than that. */
const MIGRATION_ANSWER_TIMEOUT_MS = 120_000;

/** Where PRODUCTION_DATABASE_URL leads, and how long one waits for an answer from there. */
export type ProductionAddress = { url: string; timeoutMs: number };

/**
 * Opens the production database for one piece of work and closes it afterwards, whatever happens.
 *
 * @throws {StartError} when it cannot be reached or used
 * @throws {DomainError} when its tables belong to a newer version
 */
export async function withProduction<Result>(
  { url, timeoutMs }: ProductionAddress,
  work: (production: { db: Database; schema: SchemaState }) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(url, {
    max: 1,
    statementTimeoutMs: timeoutMs,
    connectTimeoutMs: timeoutMs,
    answerTimeoutMs: 2 * timeoutMs,
    setting: 'PRODUCTION_DATABASE_URL',
  });
  try {
    const schema = await readSchemaState(db);
    if (schema.isNewer) throw productionNewer();
    return await work({ db, schema });
  } finally {
    await close();
  }
}

/**
 * Brings the tables of the production database up to this version, as a start of the site there would.
 *
 * @param address its own connection, because a migration may take longer than any other answer
 * @throws {StartError} when the role lacks rights or the database is not ours
 * @throws PostgreSQL's "lock not available" while somebody else migrates, or holds the tables
 */
export async function migrateProduction({ url, timeoutMs }: ProductionAddress): Promise<void> {
  const { db, close } = await openDatabase(url, {
    max: 1,
    statementTimeoutMs: 0,
    connectTimeoutMs: timeoutMs,
    answerTimeoutMs: MIGRATION_ANSWER_TIMEOUT_MS,
    setting: 'PRODUCTION_DATABASE_URL',
  });
  try {
    // For the session: this pool has one connection, the one that migrates.
    await db.execute(sql`SELECT set_config('lock_timeout', ${String(2 * timeoutMs)}, false)`);
    await migrateDatabase(db);
  } finally {
    await close();
  }
}
