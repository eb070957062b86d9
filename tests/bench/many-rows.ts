import { sql } from 'drizzle-orm';
import {
  columnList,
  lockProviderData,
  refreshProviderWords,
} from '#features/directory/provider-data.server.ts';
import { PROVIDER_RECORD_FIELDS } from '#features/directory/provider-fields.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

/**
 * Fills a data folder with as many providers as a large network has: the demonstration rows again and again, each under a key
 * of its own. A site has started on it before, so that they know their plans as imported ones do. What an earlier run has
 * filled stays.
 *
 * @param options.rows how many there have to be at least
 */
export async function fillDirectory(options: {
  dataDir: string;
  checkoutDir: string;
  rows: number;
  tell: (message: string) => void;
}): Promise<void> {
  const { dataDir, checkoutDir, rows, tell } = options;
  const postgres = await startEmbeddedPostgres({ dataDir, checkoutDir, log: tell });
  try {
    const { db, close } = await openDatabase(postgres.connectionString, { max: 2, statementTimeoutMs: 0 });
    try {
      await multiply(db, rows, tell);
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

async function multiply(db: Database, rows: number, tell: (message: string) => void): Promise<void> {
  const counted = await db.execute<{ count: number }>(sql`SELECT count(*)::int FROM providers`);
  const present = counted.rows[0]?.count ?? 0;
  if (present >= rows) return;
  const fields = PROVIDER_RECORD_FIELDS.filter((field) => field !== 'sourceKey');
  tell(`Making ${(rows - present).toLocaleString('en-US')} rows, which takes minutes; they are kept`);
  await db.transaction(async (tx) => {
    await lockProviderData(tx);
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`);
    // An index over all rows is made in a tenth of the time that it takes to add them one by one.
    const indexes = await tx.execute<{ name: string; definition: string }>(sql`
      SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = 'providers' AND indexdef NOT LIKE '% UNIQUE %'`);
    for (const { name } of indexes.rows) await tx.execute(sql`DROP INDEX ${sql.raw(name)}`);
    await tx.execute(sql`
      INSERT INTO providers (${columnList(fields)}, sort_name, is_demo, source_key)
      SELECT ${columnList(fields)}, sort_name, is_demo, source_key || ':' || copy
      FROM providers, generate_series(${present}::int, ${rows}::int) AS copy
      WHERE source_key ~ '^demo:[0-9]+$'
      LIMIT ${rows - present}`);
    for (const { definition } of indexes.rows) await tx.execute(sql.raw(definition));
    await refreshProviderWords(tx);
  });
  await db.execute(sql`VACUUM ANALYZE providers`);
}
