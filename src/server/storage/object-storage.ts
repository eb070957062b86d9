import { createHash } from 'node:crypto';
import { Disk } from 'flydrive';
import type { Database } from '#server/database/connect.ts';
import { StartError, Unavailable } from '#server/errors.ts';
import { loadSecret } from '#server/signing/signing-key.ts';
import { DurableDisk } from './durable-disk.ts';
import type { S3Settings } from './s3-driver.ts';

/** Where objects are kept: a folder of this machine, or a store. */
export type StorageSettings = { folder: string } | { s3: S3Settings };

export type StoredObject = { key: string; changedAt: Date };

/**
 * Keeps files by key, the same way on a local disk and in an S3-compatible store. A store or disk that does not do
 * what it is asked answers `Unavailable`.
 */
export type ObjectStorage = {
  /** Where objects lie, in words for the operator; never a secret. */
  place: string;
  /** Stores an object. Readers see nothing or all of it, also after a crash. */
  put: (key: string, content: Uint8Array, contentType: string) => Promise<void>;
  /** @returns undefined when nothing has this key */
  read: (key: string) => Promise<Uint8Array | undefined>;
  /** Removes an object; one that is gone already is no error. */
  remove: (key: string) => Promise<void>;
  /** Every object whose key begins with `folder/`. */
  list: (folder: string) => AsyncGenerator<StoredObject>;
};

/** 503: the disk or store failed. */
class StorageFailure extends Unavailable {
  constructor(cause: unknown) {
    super();
    this.cause = cause;
  }
}

/**
 * Opens the storage and proves that it can be written.
 *
 * @param onOutage called when a store does not answer; the site starts all the same, for its pages need none of it
 * @throws {StartError} when the folder cannot be written, or the store refuses bucket or key
 */
export async function openObjectStorage(
  settings: StorageSettings,
  onOutage: (error: unknown) => void = () => {},
): Promise<ObjectStorage> {
  if ('folder' in settings) {
    const driver = new DurableDisk(settings.folder);
    await driver.prepare();
    return storageOn(new Disk(driver), settings.folder);
  }
  // Amazon's client takes a while to load: only those wait who use it.
  const { openS3Driver } = await import('./s3-driver.ts');
  const storage = storageOn(
    new Disk(openS3Driver(settings.s3)),
    `bucket ${settings.s3.bucket}${settings.s3.endpoint ? ` at ${settings.s3.endpoint}` : ''}`,
  );
  await proveAccess(storage, onOutage);
  return storage;
}

function storageOn(disk: Disk, place: string): ObjectStorage {
  return {
    place,
    put: (key, content, contentType) => orFail(disk.put(key, content, { contentType })),
    read: async (key) => {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new StorageFailure(error);
      }
    },
    remove: (key) => orFail(disk.delete(key)),
    list: (folder) => listAll(disk, folder),
  };
}

async function* listAll(disk: Disk, folder: string): AsyncGenerator<StoredObject> {
  let paginationToken: string | undefined;
  do {
    const page = await orFail(
      disk.listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) }),
    );
    for (const entry of page.objects) {
      if (!entry.isFile || !entry.key.startsWith(`${folder}/`)) continue;
      const facts = await entry.getMetaData().catch((error: unknown) => {
        // Removed since it was listed.
        if (isMissing(error)) return undefined;
        throw new StorageFailure(error);
      });
      if (facts) yield { key: entry.key, changedAt: facts.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

async function orFail<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageFailure(error);
  }
}

/** Writes and removes an object of no meaning. What the store refuses is a mistake of the configuration. */
async function proveAccess(storage: ObjectStorage, onOutage: (error: unknown) => void): Promise<void> {
  try {
    await storage.put('access-check', new TextEncoder().encode('written at the start'), 'text/plain');
    await storage.remove('access-check');
  } catch (error) {
    const refusal = causes(error).find((cause) => (httpStatus(cause) ?? 0) >= 400);
    if (!refusal || (httpStatus(refusal) ?? 0) >= 500) {
      onOutage(error);
      return;
    }
    throw new StartError(
      `The ${storage.place} refuses to be written (${refusal.name}). Check S3_BUCKET, S3_REGION, S3_ENDPOINT, ` +
        'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the key needs GetObject, PutObject, DeleteObject and ListBucket.',
    );
  }
}

/** Neither on the disk (ENOENT) nor in the store (404). */
function isMissing(error: unknown): boolean {
  return causes(error).some(
    (cause) => ('code' in cause && cause.code === 'ENOENT') || httpStatus(cause) === 404,
  );
}

/** The status that a store answered with; Amazon's client keeps it with its errors. */
function httpStatus(error: Error): number | undefined {
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  const hasStatus = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return hasStatus && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** An error and what it was caused by. */
function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) found.push(cause);
  return found;
}

/**
 * The part of a storage that belongs to one database. Two sites may be given the same folder or bucket, as when a
 * checkout is started with another DATABASE_URL; what one of them takes for left over must not be the other's.
 */
export async function ownFolder(storage: ObjectStorage, db: Database): Promise<ObjectStorage> {
  return folderOf(storage, await folderNameOf(db));
}

/** The name of that part. */
export async function folderNameOf(db: Database): Promise<string> {
  const secret = await loadSecret(db, 'storage');
  return createHash('sha256').update(secret).digest('hex').slice(0, 16);
}

/** A storage whose keys all are under a name. */
function folderOf(storage: ObjectStorage, name: string): ObjectStorage {
  const inside = (key: string) => `${name}/${key}`;
  return {
    place: storage.place,
    put: (key, content, contentType) => storage.put(inside(key), content, contentType),
    read: (key) => storage.read(inside(key)),
    remove: (key) => storage.remove(inside(key)),
    list: async function* (folder) {
      for await (const { key, changedAt } of storage.list(inside(folder))) {
        yield { key: key.slice(name.length + 1), changedAt };
      }
    },
  };
}
