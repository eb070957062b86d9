import path from 'node:path';
import { type Database, openDatabase, refusePlainDatabase } from '#server/database/connect.ts';
import { chooseDataDir } from '#server/database/data-dir.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

export type ProvidedDatabase = { db: Database; close: () => Promise<void> };

/**
 * The database of the site, migrated, for a command: DATABASE_URL, else the bundled one, which is stopped again unless
 * others use it. The settings file has been read before.
 *
 * @throws {StartError} when it cannot be opened
 */
export async function provideDatabase(checkoutDir: string): Promise<ProvidedDatabase> {
  const { DATABASE_URL, DATABASE_WITHOUT_TLS, DATA_DIR, PGHOST } = process.env;
  const given = DATABASE_URL || undefined;
  if (given !== undefined && DATABASE_WITHOUT_TLS !== 'on') {
    refusePlainDatabase(given, { setting: 'DATABASE_URL', defaultHost: PGHOST });
  }
  const embedded =
    given === undefined
      ? await startEmbeddedPostgres({
          dataDir: chooseDataDir({
            explicitDir: DATA_DIR ? path.resolve(checkoutDir, DATA_DIR) : undefined,
            checkoutDir,
          }),
          checkoutDir,
          log: (message) => console.error(message),
        })
      : undefined;
  try {
    const opened = await openDatabase(given ?? embedded?.connectionString ?? '', {
      max: 2,
      statementTimeoutMs: 0,
    });
    await migrateDatabase(opened.db);
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
