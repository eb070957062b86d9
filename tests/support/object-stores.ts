import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { type ObjectStorage, openObjectStorage } from '#server/storage/object-storage.ts';
import type { S3Settings } from '#server/storage/s3-driver.ts';

/** A storage for one test file. */
export type TestStorage = {
  objects: ObjectStorage;
  /** Keys of everything that lies in it. */
  keys: () => Promise<string[]>;
  discard: () => Promise<void>;
};

/** Both kinds of storage, for tests that pass on each: a folder, and an S3 server of this process. */
export const STORAGE_KINDS = { disk: openTestDisk, s3: openTestStore };

export async function openTestDisk(): Promise<TestStorage> {
  const folder = newFolder();
  const objects = await openObjectStorage({ folder });
  return {
    objects,
    keys: () => keysIn(objects),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function openTestStore(): Promise<TestStorage> {
  const store = await startS3Server();
  const objects = await openObjectStorage({ s3: store.settings });
  return { objects, keys: () => keysIn(objects), discard: store.stop };
}

/**
 * An S3 server with one bucket. It believes any secret, so it proves nothing about signatures.
 *
 * @param wantedPort without it one that is free
 */
export async function startS3Server(
  wantedPort = 0,
): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const folder = newFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: wantedPort,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures-of-tests' }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: 'pictures-of-tests',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'costa-clara-objects-'));
}

async function keysIn(objects: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list('pictures')) keys.push(key);
  return keys.sort();
}
