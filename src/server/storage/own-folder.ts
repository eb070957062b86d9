import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { loadSecret } from '#server/signing/load-secret.ts';
import type { ObjectStorage } from './object-storage.ts';

/**
 * The part of a storage that belongs to one database. Two sites may be given the same folder or bucket, as when a
 * checkout is started with another DATABASE_URL; what one of them takes for left over must not be the other's.
 */
export async function ownFolder(storage: ObjectStorage, db: Database): Promise<ObjectStorage> {
  const secret = await loadSecret(db, 'storage');
  return folderOf(storage, createHash('sha256').update(secret).digest('hex').slice(0, 16));
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
