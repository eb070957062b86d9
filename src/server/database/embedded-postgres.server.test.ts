import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { prepareDataDir } from './data-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const checkoutDir = fileURLToPath(new URL('../../..', import.meta.url));
let parentDir: string;
let dataDir: string;
let running: EmbeddedPostgres;

const start = () => startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
const postmasterFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const postmasterLines = () => readFileSync(postmasterFile(), 'utf8').split('\n');

async function ask(question: string): Promise<unknown[]> {
  const client = new Client({ connectionString: running.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

// The tests tell one story in order: a first start, then everything that can go wrong with the next one.
beforeAll(async () => {
  parentDir = mkdtempSync(path.join(tmpdir(), 'costa-clara-embedded-'));
  // What mkdtemp makes is private to root; the database's account has to pass.
  chmodSync(parentDir, 0o755);
  dataDir = path.join(parentDir, 'data of a clinic');
  running = await start();
});

afterAll(async () => {
  await running.stop();
  rmSync(parentDir, { recursive: true, force: true });
});

test('a first start in a path with spaces gives a UTF-8 database that fsyncs', async () => {
  expect(running.adopted).toBe(false);
  const [row] = await ask(
    `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
            current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens, lower('Á') AS lower`,
  );
  expect(row).toEqual({
    name: 'costa_clara',
    encoding: 'UTF8',
    fsync: 'on',
    listens: '127.0.0.1',
    lower: 'á',
  });
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
});

test('a server that outlived its parent is adopted', async () => {
  await ask('CREATE TABLE kept (word text)');
  await ask("INSERT INTO kept VALUES ('acknowledged')");
  const again = await start();
  expect(again.adopted).toBe(true);
  expect(again.connectionString).toBe(running.connectionString);
});

test('after kill -9 of the database the next start recovers what was acknowledged', async () => {
  process.kill(Number(postmasterLines()[0]), 'SIGKILL');
  running = await start();
  expect(running.adopted).toBe(false);
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test('a stale file whose process id now belongs to another program does not stop the start', async () => {
  const [pid, ...rest] = postmasterLines();
  process.kill(Number(pid), 'SIGKILL');
  writeFileSync(postmasterFile(), [process.pid, ...rest].join('\n'));
  running = await start();
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test('a start while a query of the killed server still runs waits for its end', async () => {
  const sleeping = ask("SELECT pg_sleep(2), 'end'").catch(() => 'cut off');
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.kill(Number(postmasterLines()[0]), 'SIGKILL');
  running = await start();
  await sleeping;
  expect(await ask('SELECT word FROM kept')).toEqual([{ word: 'acknowledged' }]);
});

test('two starts at once end up on the same server', async () => {
  await running.stop();
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.connectionString).toBe(second.connectionString);
  running = first;
});

test('data of another major version are refused and left alone', async () => {
  await running.stop();
  const versionFile = path.join(dataDir, 'postgres', 'PG_VERSION');
  writeFileSync(versionFile, '17\n');
  const refused = await start().catch((error: unknown) => error);
  writeFileSync(versionFile, '18\n');
  running = await start();
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toMatch(/written by PostgreSQL 17.*brings PostgreSQL 18.*pg_dump/);
});

test.runIf(process.getuid?.() === 0)('root is told when the database account cannot reach DATA_DIR', () => {
  const home = path.join(parentDir, 'private home');
  mkdirSync(home);
  chmodSync(home, 0o700);
  expect(() => prepareDataDir(path.join(home, 'data'))).toThrow(/DATA_DIR .* may not enter/);
});
