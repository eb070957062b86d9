import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/* What visitors are answered while the database is silent: stopped by the kernel, not dead, so that nothing is refused. */

/** The promise: no request is held longer. */
const LONGEST_MS = 10_000;

let folder: string;
let postgres: EmbeddedPostgres;
let site: ServerProcess;
beforeAll(async () => {
  folder = makeTemporaryFolder('outage');
  const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
  postgres = await startEmbeddedPostgres({ dataDir: folder, checkoutDir, log: () => {} });
  const { db, close } = await openDatabase(postgres.connectionString, { max: 1, statementTimeoutMs: 0 });
  await migrateDatabase(db);
  await close();
  site = await startServer(postgres.connectionString);
});
afterAll(async () => {
  await site?.kill();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server's process and those of its connections. */
function processesOf(): number[] {
  const server = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = all
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === server)
    .map(([pid = 0]) => pid);
  return [server, ...children];
}

function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processesOf()) process.kill(pid, name);
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(site.address() + address, { ...init, signal: AbortSignal.timeout(LONGEST_MS) });
const sendForm = (number: number) =>
  ask('/api/contact', {
    method: 'POST',
    body: JSON.stringify(GOOD_FORMS.contact(number)),
    headers: { 'Content-Type': 'application/json', Origin: site.address() },
  });

async function expectWordsOfOutage(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  expect(answer.status, answer.url).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/try again/) });
}

test('a silent database holds no request for long, is reported, and everything works when it speaks again', async () => {
  // So many at once that every connection is open.
  const before = await Promise.all(Array.from({ length: 30 }, (_, index) => sendForm(index + 1)));
  expect(before.map(({ status }) => status)).toEqual(Array(30).fill(201));
  signal('SIGSTOP');
  try {
    // More forms, each a transaction, than there are connections; then what only reads.
    const forms = Array.from({ length: 15 }, (_, index) => sendForm(index + 102));
    await Promise.all(forms.map(expectWordsOfOutage));
    await Promise.all([ask('/api/articles'), ask('/readyz')].map(expectWordsOfOutage));
    expect((await ask('/healthz')).status).toBe(200);
  } finally {
    signal('SIGCONT');
  }
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(200);
  const again = await Promise.all(Array.from({ length: 15 }, (_, index) => sendForm(index + 202)));
  expect(again.map(({ status }) => status)).toEqual(Array(15).fill(201));
});
