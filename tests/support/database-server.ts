import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase, migrationsFolder } from '#server/database/migrate.ts';
import { isAlive } from '#server/process-identity.ts';
import { addressOfDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database from which others can be created; tests do not use it itself. */
    maintenanceAddress: string;
    /** A migrated, empty database that test databases are copies of. */
    templateDatabase: string;
    /** What the names of databases begin with that are made once in this run (`createPreparedDatabase`). */
    preparedPrefix: string;
  }
}

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
const folderPrefix = 'costa-clara-tests-';

/**
 * Vitest's global set-up for tests that talk to PostgreSQL: uses the server of TEST_DATABASE_URL (any
 * PostgreSQL 15 or newer, with a role that may create databases), else starts the bundled one in a
 * temporary folder of this run.
 *
 * @returns what ends the server and removes the folder
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given === undefined ? await startTemporaryServer() : null;
  const maintenanceAddress = given ?? embedded?.superuserAddress ?? '';

  project.provide('maintenanceAddress', maintenanceAddress);
  project.provide('templateDatabase', await prepareTemplate(maintenanceAddress));
  const preparedPrefix = `costa_clara_prepared_${randomBytes(4).toString('hex')}_`;
  project.provide('preparedPrefix', preparedPrefix);
  return async () => {
    if (embedded !== null) await discard(embedded);
    else await dropDatabases(maintenanceAddress, preparedPrefix);
  };
}

async function startTemporaryServer(): Promise<EmbeddedPostgres> {
  await removeLeftovers();
  const dataDir = path.join(tmpdir(), `${folderPrefix}${process.pid}`);
  const server = await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
  await trustMemory(server.superuserAddress);
  return server;
}

/**
 * Nothing here outlives the run, so the server need not wait for the disk. Tests of what survives a kill of the database
 * start servers of their own, which do.
 */
async function trustMemory(address: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query('SELECT pg_reload_conf()');
  } finally {
    await client.end();
  }
}

async function dropDatabases(address: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

/** A run that was killed leaves its server running; its folder's name says whose it was. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${folderPrefix}(\\d+)$`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const dataDir = path.join(tmpdir(), name);
    try {
      await discard(await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} }));
    } catch {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

async function discard(embedded: EmbeddedPostgres): Promise<void> {
  await embedded.stop();
  rmSync(embedded.dataDir, { recursive: true, force: true });
}

/** Creates the template once per state of the migrations; runs that share a server wait for each other. */
async function prepareTemplate(maintenanceAddress: string): Promise<string> {
  const name = `costa_clara_template_${hashOfMigrations()}`;
  const maintenance = new Client({ connectionString: maintenanceAddress });
  await maintenance.connect();
  try {
    await maintenance.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await maintenance.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      const unfinished = `${name}_new`;
      await maintenance.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
      await maintenance.query(`CREATE DATABASE ${unfinished} TEMPLATE template0 ENCODING 'UTF8'`);
      const { db, close } = await openDatabase(addressOfDatabase(maintenanceAddress, unfinished), {
        max: 2,
        statementTimeoutMs: 0,
      });
      await migrateDatabase(db);
      await close();
      await maintenance.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    }
  } finally {
    await maintenance.end();
  }
  return name;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
