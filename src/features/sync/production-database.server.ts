import { type Database, openDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { readSchemaState, type SchemaState } from '#server/database/schema-state.ts';
import { productionNewer } from './sync-problems.server.ts';

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
 * @param address its own connection, because a migration may take longer than any answer
 * @throws {StartError} when the role lacks rights or the database is not ours
 */
export async function migrateProduction({ url, timeoutMs }: ProductionAddress): Promise<void> {
  const { db, close } = await openDatabase(url, {
    max: 1,
    statementTimeoutMs: 0,
    connectTimeoutMs: timeoutMs,
    setting: 'PRODUCTION_DATABASE_URL',
  });
  try {
    await migrateDatabase(db);
  } finally {
    await close();
  }
}
