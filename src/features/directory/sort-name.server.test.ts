import { expect, test } from 'vitest';
import { providerRow } from '../../../tests/support/provider-rows.ts';
import { testDirectory } from '../../../tests/support/test-directory.ts';
import { sortOlderProviders } from './provider-data.server.ts';
import { providers } from './providers.table.ts';

const { db, store, search } = testDirectory();

test('one last name comes before the same with another behind it', async () => {
  const doctors = ['Zoe García', 'Ana García López', 'Ana Garcés', 'Luz García', 'Bayside Clinic'];
  await store(...doctors.map((doctor) => ({ doctor })));
  const { providers: found } = await search({});
  expect(found.map(({ doctor }) => doctor)).toEqual([
    'Bayside Clinic',
    'Ana Garcés',
    'Luz García',
    'Zoe García',
    'Ana García López',
  ]);
});

test('rows of a version that made no sort names have them after a start', async () => {
  await store();
  await db()
    .insert(providers)
    .values([providerRow({ doctor: 'Ana Ruiz' })]);
  const stored = () => db().select({ sortName: providers.sortName }).from(providers);
  expect(await stored()).toEqual([{ sortName: '' }]);
  await sortOlderProviders(db());
  expect(await stored()).toEqual([{ sortName: 'ruiz  ana' }]);
});
