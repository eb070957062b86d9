import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  addressOfDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../tests/support/test-database.ts';
import { openDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.discard();
});

test('two servers that start at once on an empty database migrate it once', async () => {
  const name = `costa_clara_test_twice_${process.pid}`;
  const maintenance = new Client({ connectionString: inject('maintenanceAddress') });
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const address = addressOfDatabase(inject('maintenanceAddress'), name);
  const options = { max: 2, statementTimeoutMs: 100 };
  const [first, second] = await Promise.all([openDatabase(address, options), openDatabase(address, options)]);
  try {
    await Promise.all([migrateDatabase(first.db), migrateDatabase(second.db)]);
    await migrateDatabase(second.db);
    const { rows } = await first.pool.query(
      'SELECT count(*)::int AS applied, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
    );
    expect(rows[0].applied).toBeGreaterThanOrEqual(2);
    expect(rows[0].applied).toBe(rows[0].different);
  } finally {
    await Promise.all([first.close(), second.close()]);
    await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await maintenance.end();
  }
});

test.for([
  ['García-Pérez, José', ' garcia perez jose'],
  ['O’Brien', ' obrien'],
  ["N'Diaye D´Angelo", ' ndiaye dangelo'],
  ['  Ñandú   Centro #2 ', ' nandu centro 2'],
  ['José', ' jose'],
  ['Straße', ' strasse'],
  ['李', ' 李'],
  [' ¿? – ', ''],
  ['', ''],
])('search_text(%j) is %j', async ([input, words]) => {
  const { rows } = await database.db.execute<{ words: string }>(
    sql`SELECT public.search_text(${input}) AS words`,
  );
  expect(rows[0]?.words).toBe(words);
});
