import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

/** The SQL files written by `npm run db:generate`, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Names the lock. Any number does, as long as every version of this program uses the same. */
const advisoryLock = 7_226_018_145;

/**
 * Applies the migrations that this database has not seen, in one transaction. Servers that start at the
 * same time wait for each other on a PostgreSQL advisory lock, so each migration runs once.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    // A migration over a large table takes longer than any request may.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection, not returning it, frees the lock and forgets the changed setting.
    client.release(true);
  }
}
