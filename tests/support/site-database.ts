import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { test } from './guarded-page.ts';
import { siteFolder } from './site-folder.ts';

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Does something in the database of the site that the journeys run against, for what no visitor can bring about: that
 * time has passed. A site that SITE_URL names keeps its database to itself; the journey is skipped there.
 */
export async function inSiteDatabase(task: (db: Database) => Promise<unknown>): Promise<void> {
  test.skip(process.env['SITE_URL'] !== undefined, 'the database of another site');
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const dataDir = siteFolder(port);
  const server = await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
  try {
    const { db, close } = await openDatabase(server.connectionString, { max: 1, statementTimeoutMs: 10_000 });
    await task(db);
    await close();
  } finally {
    await server.stop();
  }
}
