import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '#features/pictures/pictures.table.ts';
import { storeAdministrator } from '../support/administrator-session.ts';
import { type HostileFile, hostilePictures, PAYLOAD } from '../support/hostile-pictures.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/*
 * Hostile files sent to a server in a process of its own: none is stored as it is, none is served as anything but a
 * picture, nothing is left behind, and server and encoding process together stay small.
 */
const MOST_MEGABYTES = 300;
const folder = mkdtempSync(path.join(tmpdir(), 'costa-clara-hostile-'));

let database: TestDatabase;
let server: ServerProcess;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer(database.connectionString, { DATA_DIR: folder });
  ({ headers } = await storeAdministrator(database.db, { origin: server.address() }));
});
afterAll(async () => {
  await server.kill();
  await database.discard();
  rmSync(folder, { recursive: true, force: true });
});

async function upload({ bytes, type }: HostileFile): Promise<Response> {
  const asked = await fetch(`${server.address()}/api/objects/upload`, { method: 'POST', headers });
  const { uploadURL } = await asked.json();
  return fetch(uploadURL, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
}

/**
 * Megabytes that the server and the process it started hold in memory, what they share counted once; 0 where the
 * system does not tell.
 */
function heldMegabytes(): number {
  const own = String(server.pid());
  const program = read(`/proc/${own}/cmdline`);
  // A process that has just been split off and not begun its own program is still the server.
  const children = read(`/proc/${own}/task/${own}/children`)
    .split(' ')
    .filter((pid) => pid !== '' && read(`/proc/${pid}/cmdline`) !== program);
  const kilobytes = [own, ...children].map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Nothing when the process has ended meanwhile. */
function read(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return '';
  }
}

test('more than thirty hostile files end each in its answer, and leave nothing behind', async () => {
  const files = await hostilePictures();
  expect(files.length).toBeGreaterThan(30);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, heldMegabytes());
  }, 25);
  const answers: { name: string; status: number }[] = [];
  const shown: string[] = [];
  for (const file of files) {
    const response = await upload(file);
    answers.push({ name: file.name, status: response.status });
    const location = response.headers.get('Location');
    if (location) shown.push(location);
    await response.arrayBuffer();
  }
  clearInterval(sampling);
  expect(answers).toEqual(files.map(({ name, status }) => ({ name, status })));

  for (const address of shown) {
    const response = await fetch(`${server.address()}${address}`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect(bytes.includes(PAYLOAD)).toBe(false);
    expect(files.some((file) => file.bytes.equals(bytes))).toBe(false);
  }
  const rows = await database.db.select().from(pictures);
  expect(rows).toHaveLength(shown.length);
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(kept).toHaveLength(rows.reduce((sum, { widths }) => sum + widths.length, 0));
  expect(kept.every(({ name }) => /^\d+\.webp$/.test(name))).toBe(true);
  expect(peak, 'megabytes of server and drawing process').toBeLessThan(MOST_MEGABYTES);
}, 180_000);
