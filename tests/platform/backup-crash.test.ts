import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { ADMINISTRATOR, type ApiClient, signInAt } from '../support/administrator.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { runScript } from '../support/run-script.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/*
 * A backup is taken while forms and pictures arrive, then server and database are killed and the data folder is deleted.
 * The operator has kept the key of the backups. After the restore everything is there that was acknowledged before the backup began.
 */
const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = 6;

let home: string;
let dataDir: string;
let postgres: EmbeddedPostgres;
let server: ServerProcess;
const start = () => startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
const serve = () =>
  startServer(postgres.connectionString, {
    DATA_DIR: path.join(dataDir, 'objects'),
    FORMS_PER_MINUTE: '1000000',
  });
beforeAll(async () => {
  home = makeTemporaryFolder('backup');
  dataDir = path.join(home, 'data');
  postgres = await start();
  const { db, close } = await openDatabase(postgres.connectionString, { max: 1, statementTimeoutMs: 0 });
  await createAdministrator(db, ADMINISTRATOR);
  await close();
  server = await serve();
});
afterAll(async () => {
  await server.kill();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Sends forms one after the other; each reference is noted when it was acknowledged. */
async function sendForms(client: number, references: string[], signal: AbortSignal): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const name = `client-${client}-${number}`;
    const response = await fetch(`${server.address()}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': name },
      body: JSON.stringify({ ...GOOD_FORMS.contact(number), message: name }),
    });
    expect(response.ok, `form ${number}`).toBe(true);
    references.push(((await response.json()) as { reference: string }).reference);
  }
}

/** Uploads pictures one after the other; each path is noted when it was acknowledged. */
async function sendPictures(call: ApiClient, paths: string[], signal: AbortSignal): Promise<void> {
  const background = { r: 10, g: 120, b: 90 };
  const body = await sharp({ create: { width: 500, height: 320, channels: 3, background } })
    .jpeg()
    .toBuffer();
  while (!signal.aborted) {
    const asked = await call(server.address(), '/api/objects/upload', { method: 'POST' });
    const { uploadURL } = (await asked.json()) as { uploadURL: string };
    const stored = await call(server.address(), new URL(uploadURL).pathname, {
      method: 'PUT',
      body,
      headers: { 'Content-Type': 'image/jpeg' },
    });
    expect(stored.status).toBe(200);
    paths.push(stored.headers.get('Location') ?? '');
  }
}

test('a backup taken under writes brings everything acknowledged back into an empty place', async () => {
  const references: string[] = [];
  const paths: string[] = [];
  const stop = new AbortController();
  const writers = [
    sendPictures(await signInAt(server.address()), paths, stop.signal),
    ...Array.from({ length: CLIENTS }, (_, client) => sendForms(client, references, stop.signal)),
  ];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const folder = path.join(home, 'backups');
  try {
    await expect.poll(() => references.length >= 300 && paths.length >= 3, { timeout: 60_000 }).toBe(true);
    const acknowledged = { references: [...references], paths: [...paths] };
    const backup = await runScript('backup.ts', [folder], settings);
    expect(backup.output).toContain('unpacked');
    const keyFile = path.join(dataDir, 'backup-key');
    expect(backup.output).toContain(`tells this site’s backups from others: ${keyFile}`);
    const key = readFileSync(keyFile);
    expect(backup.status).toBe(0);
    const during = references.length - acknowledged.references.length;
    expect(during, 'forms that arrived during the backup').toBeGreaterThan(0);
    stop.abort();
    await Promise.all(writers);

    await server.kill();
    process.kill(
      Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    );
    await expect.poll(() => removed(dataDir), { timeout: 10_000 }).toBe(true);

    mkdirSync(dataDir);
    writeFileSync(keyFile, key);
    const began = performance.now();
    const restored = await runScript('restore.ts', [folder], settings);
    expect(restored.output).toContain('Restored');
    expect(restored.status).toBe(0);
    const restoreSeconds = (performance.now() - began) / 1000;
    expect(readdirSync(home).sort()).toEqual(['backups', 'data']);
    expect(readFileSync(keyFile)).toEqual(key);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);

    postgres = await start();
    const { pool, close } = await openDatabase(postgres.connectionString, { max: 1, statementTimeoutMs: 0 });
    const { rows } = await pool.query<{ reference: string }>('SELECT reference FROM submissions');
    await close();
    const there = new Set(rows.map(({ reference }) => reference));
    expect(acknowledged.references.filter((reference) => !there.has(reference))).toEqual([]);
    const after = references.filter((reference) => !there.has(reference)).length;
    server = await serve();
    for (const picture of acknowledged.paths) {
      const response = await fetch(server.address() + picture);
      expect(response.status, picture).toBe(200);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBeGreaterThan(0);
    }
    await signInAt(server.address());

    const [name = ''] = readdirSync(folder);
    const bytes = statSync(path.join(folder, name)).size;
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    console.log(
      `backup under writes: ${acknowledged.references.length} forms and ${acknowledged.paths.length} pictures ` +
        `acknowledged before, ${during} forms during it; ${there.size} forms restored, the last ${after} are not; ` +
        `${backup.output.split('\n').find((line) => line.includes('unpacked'))}; ${bytes} bytes; restored in ${restoreSeconds.toFixed(1)} s`,
    );
  } finally {
    stop.abort();
    await Promise.allSettled(writers);
  }
}, 240_000);

/** Children of a killed database may still write for a moment. */
function removed(folder: string): boolean {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return !existsSync(folder);
}
