import { openTestDisk, type TestStorage } from './object-stores.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** What a whole site needs to keep its data, for one test file. */
export type TestStores = Pick<TestDatabase, 'db'> &
  Pick<TestStorage, 'objects' | 'keys'> & {
    /** Drops the database and the folder. */
    discard: () => Promise<void>;
  };

/** A database and a folder for pictures. Create them in `beforeAll` and `discard()` them in `afterAll`. */
export async function createTestStores(): Promise<TestStores> {
  const database = await createTestDatabase();
  const { objects, keys, discard } = await openTestDisk();
  return {
    db: database.db,
    objects,
    keys,
    discard: async () => {
      await discard();
      await database.discard();
    },
  };
}
