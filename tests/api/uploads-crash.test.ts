import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictures } from '#features/pictures/pictures.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import { ADMINISTRATOR, type ApiClient, signInAt } from '../support/administrator.ts';
import { holdInserts } from '../support/held-inserts.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/* Two servers on one database and one folder of pictures, killed while pictures arrive. */

let database: TestDatabase;
let folder: string;
let servers: [ServerProcess, ServerProcess];
let call: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'costa-clara-uploads-'));
  await createAdministrator(database.db, ADMINISTRATOR);
  servers = await Promise.all([
    startServer(database.connectionString, { DATA_DIR: folder }),
    startServer(database.connectionString, { DATA_DIR: folder }),
  ]);
  call = await signInAt(servers[0].address());
});
beforeEach(() => database.db.delete(pictures));
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.discard();
  await rm(folder, { recursive: true });
});

/** A photograph's worth of pixels in a colour of its own. */
function draw(red: number): Promise<Uint8Array> {
  const background = { r: red, g: 120, b: 90 };
  return sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** @returns the path of the address that a server hands out; either server takes the file there */
async function askForAddress(server: ServerProcess): Promise<string> {
  const response = await call(server.address(), '/api/objects/upload', { method: 'POST' });
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  expect(uploadURL.startsWith(`${server.address()}/`)).toBe(true);
  return new URL(uploadURL).pathname;
}

/** @returns the path of the stored picture, or nothing when no answer came */
async function upload(server: ServerProcess, address: string, body: Uint8Array): Promise<string | undefined> {
  const headers = { 'Content-Type': 'image/jpeg' };
  const response = await call(server.address(), address, { method: 'PUT', body, headers }).catch(
    () => undefined,
  );
  if (!response) return undefined;
  expect(response.status, await response.clone().text()).toBe(200);
  return response.headers.get('Location') ?? undefined;
}

/** Expects that a server shows a picture whole, and gives the red of its colour. */
async function redOf(server: ServerProcess, objectPath: string): Promise<number> {
  const response = await fetch(server.address() + objectPath);
  expect(response.status).toBe(200);
  const { data } = await sharp(new Uint8Array(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] ?? 0;
}

test('a server killed while it stores a picture shows none; sent again to the other, it is there once', async () => {
  const address = await askForAddress(servers[0]);
  const file = await draw(200);
  const held = await holdInserts(database, 'pictures', 'true');
  const lost = upload(servers[0], address, file);
  await held.untilHeld();
  await servers[0].kill();
  expect(await lost).toBeUndefined();
  await held.release();
  expect(await database.db.$count(pictures)).toBe(0);
  const body = { imageURL: servers[1].address() + address };
  expect((await call(servers[1].address(), '/api/objects/acl', { method: 'PUT', body })).status).toBe(404);

  const objectPath = await upload(servers[1], address, file);
  await servers[0].restart();
  expect(await upload(servers[0], address, file)).toBe(objectPath);
  expect(await database.db.$count(pictures)).toBe(1);
  for (const server of servers)
    expect(Math.abs((await redOf(server, objectPath ?? '')) - 200)).toBeLessThan(8);
});

test('uploads survive the kill of one of two servers: what was acknowledged is shown by both', async () => {
  const reds = [40, 90, 140, 190];
  const files = await Promise.all(reds.map(draw));
  const addresses = await Promise.all(
    reds.map((_, index) => askForAddress(servers[index % 2 === 0 ? 0 : 1])),
  );
  const first = addresses.map((address, index) =>
    upload(servers[index % 2 === 0 ? 0 : 1], address, files[index] ?? new Uint8Array()),
  );
  await Promise.race(first);
  await servers[0].kill();
  const answers = await Promise.all(first);
  const paths: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const again = await upload(servers[1], addresses[index] ?? '', files[index] ?? new Uint8Array());
    // What was acknowledged is the same picture when it is sent again.
    if (answer !== undefined) expect(again).toBe(answer);
    paths.push(again ?? '');
  }
  await servers[0].restart();
  expect(await database.db.$count(pictures)).toBe(reds.length);
  for (const [index, objectPath] of paths.entries()) {
    for (const server of servers) {
      expect(Math.abs((await redOf(server, objectPath)) - (reds[index] ?? 0))).toBeLessThan(8);
    }
  }
});
