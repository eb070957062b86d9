import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { StartError } from '#server/errors.ts';
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

/** Migrates a new database that was prepared by `statements`, and gives what it was refused with. */
async function migrateRefused(statements: string[], connectionOptions = ''): Promise<unknown> {
  const name = `costa_clara_test_refused_${process.pid}`;
  const maintenance = new Client({ connectionString: inject('maintenanceAddress') });
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    const address = new URL(addressOfDatabase(inject('maintenanceAddress'), name));
    const preparation = await openDatabase(address.href, { max: 1, statementTimeoutMs: 0 });
    for (const statement of statements) await preparation.pool.query(statement);
    await preparation.close();
    if (connectionOptions !== '') address.searchParams.set('options', connectionOptions);
    const opened = await openDatabase(address.href, { max: 1, statementTimeoutMs: 0 });
    try {
      return await migrateDatabase(opened.db).catch((error: unknown) => error);
    } finally {
      await opened.close();
    }
  } finally {
    await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await maintenance.end();
  }
}

test('extensions in another schema are named in the refusal', async () => {
  const error = await migrateRefused([
    'CREATE SCHEMA elsewhere',
    'CREATE EXTENSION unaccent SCHEMA elsewhere',
  ]);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toMatch(/ALTER EXTENSION … SET SCHEMA public/);
});

test.for([
  ['on the database', 'GRANT CREATE ON SCHEMA public TO pg_monitor'],
  ['on the schema public', 'GRANT CREATE ON DATABASE costa_clara_test_refused_PID TO pg_monitor'],
])('a role without CREATE %s is told which rights it needs', async ([, grant = ''], { skip }) => {
  const { rows } = await database.pool.query<{ is: boolean }>(
    'SELECT rolsuper AS is FROM pg_roles WHERE rolname = current_user',
  );
  // Only a superuser may act as another role, here one that every server has and that owns nothing.
  if (!rows[0]?.is) skip();
  const error = await migrateRefused([grant.replace('PID', String(process.pid))], '-c role=pg_monitor');
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toMatch(
    /role pg_monitor .*GRANT CREATE ON DATABASE .*GRANT USAGE, CREATE ON SCHEMA public/,
  );
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
