import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ProcessIdentity, startOf } from '#server/process-identity.ts';
import { makeTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { type BegunPostgres, beginPostgres } from './begin-postgres.ts';
import { clusterDirOf } from './data-dir.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isServerAlive } from './running-server.ts';

const checkoutDir = fileURLToPath(new URL('../../..', import.meta.url));
let parentDir: string;
let dataDir: string;
let begun: BegunPostgres | undefined;

const start = () => startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
const begin = async () => {
  begun = beginPostgres({ settings: { DATA_DIR: dataDir }, checkoutDir });
  await begun?.settled;
};
const isRunning = () => isServerAlive({ dir: clusterDirOf(dataDir), account: null });
const usersFile = () => path.join(dataDir, 'postgres-users.json');
const users = (): ProcessIdentity[] => JSON.parse(readFileSync(usersFile(), 'utf8'));

beforeAll(async () => {
  parentDir = makeTemporaryFolder('begun');
  dataDir = path.join(parentDir, 'data');
  await (await start()).stop();
});

afterEach(async () => {
  await begun?.abandon();
  begun = undefined;
});

afterAll(() => rmSync(parentDir, { recursive: true, force: true }));

test('a database that was made before runs before it is asked for', async () => {
  await begin();
  expect(isRunning()).toBe(true);
  const postgres = await start();
  expect(postgres.adopted).toBe(true);
  await postgres.stop();
  expect(isRunning()).toBe(false);
});

test('one that was begun for nothing is ended', async () => {
  await begin();
  await begun?.abandon();
  expect(isRunning()).toBe(false);
});

test('one that runs counts as used from the beginning, and is left to those who use it', async () => {
  const postgres = await start();
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  const pid = other.pid ?? 0;
  const user = { pid, startedAt: startOf(pid) ?? '' };
  try {
    writeFileSync(usersFile(), JSON.stringify([user]));
    await begin();
    expect(users().map((each) => each.pid)).toEqual([pid, process.pid]);
    await begun?.abandon();
    expect(users()).toEqual([user]);
    expect(isRunning()).toBe(true);
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
    await postgres.stop();
  }
  expect(isRunning()).toBe(false);
});

test('nothing is begun beside a database of the operator’s own, nor made where there was none', async () => {
  const settings = { DATABASE_URL: 'postgresql://site@db.example/site' };
  expect(beginPostgres({ settings, checkoutDir })).toBeUndefined();
  const empty = path.join(parentDir, 'empty');
  await beginPostgres({ settings: { DATA_DIR: empty }, checkoutDir })?.settled;
  expect(existsSync(empty)).toBe(false);
});

test('what is wrong with the data is left for the start to say', async () => {
  const version = path.join(clusterDirOf(dataDir), 'PG_VERSION');
  const right = readFileSync(version, 'utf8');
  writeFileSync(version, '9');
  try {
    await begin();
    expect(isRunning()).toBe(false);
  } finally {
    writeFileSync(version, right);
  }
});

test('a start that the configuration ends leaves no database running', async () => {
  const server = spawn(process.execPath, [path.join(checkoutDir, 'src', 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(server, 'close');
  expect(said).toContain('PORT');
  expect(code).toBe(1);
  expect(isRunning()).toBe(false);
});
