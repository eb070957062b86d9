import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/database/connect.ts';

export type TestDatabase = OpenDatabase & {
  connectionString: string;
  /** Closes the pool and drops the database. */
  discard: () => Promise<void>;
};

/**
 * A migrated, empty database of its own for a test file, copied from the template in some 50 ms. Create
 * it in `beforeAll` and `discard()` it in `afterAll`.
 *
 * @param template another database to copy, see `createPreparedDatabase`
 */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const maintenanceAddress = inject('maintenanceAddress');
  const name = `costa_clara_test_${randomBytes(8).toString('hex')}`;
  await runOnce(maintenanceAddress, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const connectionString = addressOfDatabase(maintenanceAddress, name);
  const open = await openDatabase(connectionString, { max: 10, statementTimeoutMs: 10_000 });
  return {
    ...open,
    connectionString,
    discard: async () => {
      await open.close();
      await runOnce(maintenanceAddress, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

type Preparation = (database: Pick<TestDatabase, 'db' | 'connectionString'>) => Promise<unknown>;

/**
 * A test database with content that takes long to load: the first test file that asks for it loads it once into a
 * template, and all get a copy.
 *
 * @param name of the content, in small letters; other content needs another name
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

/** A database in which nothing was ever put, with a connection to look into it; `discard()` drops it. */
export async function createEmptyDatabase() {
  const maintenance = new Client({ connectionString: inject('maintenanceAddress') });
  await maintenance.connect();
  const name = `costa_clara_test_empty_${randomBytes(8).toString('hex')}`;
  await maintenance.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const connectionString = addressOfDatabase(inject('maintenanceAddress'), name);
  const client = new Client({ connectionString });
  await client.connect();
  return {
    connectionString,
    query: (statement: string) => client.query(statement),
    discard: async () => {
      await client.end();
      await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.end();
    },
  };
}

/** The address of another database on the same server. */
export function addressOfDatabase(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function runOnce(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
