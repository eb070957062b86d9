import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerRow, storeProviders } from '../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { sortOlderProviders } from './provider-data.server.ts';
import { providers } from './providers.table.ts';
import { searchProviders } from './search/search-providers.server.ts';
import { searchProvidersRequest } from './search/search-providers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

test('one last name comes before the same with another behind it', async () => {
  const doctors = ['Zoe García', 'Ana García López', 'Ana Garcés', 'Luz García', 'Bayside Clinic'];
  await storeProviders(
    database.db,
    doctors.map((doctor) => providerRow({ doctor })),
  );
  const { providers: found } = await searchProviders(database.db, searchProvidersRequest.parse({}));
  expect(found.map(({ doctor }) => doctor)).toEqual([
    'Bayside Clinic',
    'Ana Garcés',
    'Luz García',
    'Zoe García',
    'Ana García López',
  ]);
});

test('rows of a version that made no sort names have them after a start', async () => {
  await storeProviders(database.db, []);
  await database.db.insert(providers).values([providerRow({ doctor: 'Ana Ruiz' })]);
  const stored = () => database.db.select({ sortName: providers.sortName }).from(providers);
  expect(await stored()).toEqual([{ sortName: '' }]);
  await sortOlderProviders(database.db);
  expect(await stored()).toEqual([{ sortName: 'ruiz  ana' }]);
});
