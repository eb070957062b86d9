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
 * @param template another database to copy (prepared-database.ts)
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
