import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type ObjectStorage, openObjectStorage, ownFolder } from './object-storage.ts';

let databases: TestDatabase[];
let folder: string;
beforeAll(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(path.join(tmpdir(), 'costa-clara-storage-'));
});
afterAll(async () => {
  for (const database of databases) await database.discard();
  await rm(folder, { recursive: true });
});

async function keysOf(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('pictures')) keys.push(key);
  return keys;
}

test('two databases on one folder do not see each other’s objects; one database finds its own again', async () => {
  const shared = await openObjectStorage({ folder });
  const [one, other] = await Promise.all(databases.map(({ db }) => ownFolder(shared, db)));
  if (!one || !other || !databases[0]) throw new Error('there are two databases');
  await one.put('pictures/a/480.webp', new Uint8Array([1]), 'image/webp');
  expect(await keysOf(other)).toEqual([]);
  expect(await other.read('pictures/a/480.webp')).toBeUndefined();
  await other.remove('pictures/a/480.webp');

  const again = await ownFolder(shared, databases[0].db);
  expect(await keysOf(again)).toEqual(['pictures/a/480.webp']);
  expect(await again.read('pictures/a/480.webp')).toEqual(new Uint8Array([1]));
  await again.remove('pictures/a/480.webp');
  expect(await keysOf(one)).toEqual([]);
});
