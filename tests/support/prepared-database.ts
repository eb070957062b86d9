import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { addressOfDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';

type Preparation = (database: Pick<TestDatabase, 'db' | 'connectionString'>) => Promise<unknown>;

/**
 * A test database that begins with something that takes long to put in: the first that asks for it prepares it, all
 * get a copy.
 *
 * @param name of what it begins with, in small letters; another beginning needs another name
 */
export async function createPreparedDatabase(name: string, prepare: Preparation): Promise<TestDatabase> {
  const template = `${inject('preparedPrefix')}${name}`;
  const address = inject('maintenanceAddress');
  const maintenance = new Client({ connectionString: address });
  await maintenance.connect();
  try {
    // Test files that run beside each other wait for the one that prepares.
    await maintenance.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await maintenance.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_new`;
      await maintenance.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await maintenance.query(`CREATE DATABASE ${unfinished} TEMPLATE ${inject('templateDatabase')}`);
      const connectionString = addressOfDatabase(address, unfinished);
      const { db, close } = await openDatabase(connectionString, { max: 2, statementTimeoutMs: 0 });
      await prepare({ db, connectionString });
      await close();
      await maintenance.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    }
  } finally {
    await maintenance.end();
  }
  return createTestDatabase(template);
}
