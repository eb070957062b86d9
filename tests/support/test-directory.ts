import { afterAll, beforeAll, expect } from 'vitest';
import { watchDirectory } from '#features/directory/kept-until-changed.server.ts';
import { searchProviders } from '#features/directory/search/search-providers.server.ts';
import {
  type ProviderSearchResult,
  searchProvidersRequest,
} from '#features/directory/search/search-providers.ts';
import type { Database } from '#server/database/connect.ts';
import { type ContentChanges, listenForChanges } from '#server/database/content-changes.ts';
import { type ProviderRow, providerRow, storeProviders } from './provider-rows.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * A directory of its own for a test file: empty before its first test, dropped after its last. Call it at the top of the file.
 */
export function testDirectory() {
  let database: TestDatabase;
  let changes: ContentChanges;
  beforeAll(async () => {
    database = await createTestDatabase();
    // As in the running site: what is known of the directory is kept until it is changed.
    changes = listenForChanges(database.connectionString, { onLost: () => {} });
    watchDirectory(database.db, changes);
  });
  afterAll(async () => {
    await changes.close();
    await database.discard();
  });

  const search = async (body: object): Promise<ProviderSearchResult> => {
    await changes.catchUp();
    return searchProviders(database.db, searchProvidersRequest.parse(body));
  };
  return {
    db: (): Database => database.db,
    /** Makes these rows the whole directory; only what a test is about is given. */
    store: (...rows: Partial<ProviderRow>[]): Promise<void> =>
      storeProviders(database.db, rows.map(providerRow)),
    /** Searches with fields as a call sends them. */
    search,
    /** The names on the only page that a search has. */
    doctorsFound: async (body: object): Promise<string[]> => {
      const { providers, total } = await search(body);
      expect(total).toBe(providers.length);
      return providers.map(({ doctor }) => doctor);
    },
  };
}
