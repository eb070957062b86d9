import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { addressOfDatabase } from './test-database.ts';

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
