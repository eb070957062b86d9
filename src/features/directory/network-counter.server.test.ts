import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from '#server/log.ts';
import { providerRow, storeProviders } from '../../../tests/support/provider-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { networkCounter } from './network-counter.server.ts';

const log = createLogger('silent');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

test('the directory is counted again a minute later, not for every page', async () => {
  let now = 0;
  const { count: countNetwork } = networkCounter({ database: database.db, log, now: () => now });
  expect(await countNetwork()).toEqual({ total: 0, isDemo: false });
  await storeProviders(database.db, [providerRow({}), providerRow({ doctor: 'José González' })]);
  now = 59_999;
  expect(await countNetwork()).toEqual({ total: 0, isDemo: false });
  now = 60_000;
  await vi.waitFor(async () => expect(await countNetwork()).toEqual({ total: 2, isDemo: false }));
});

test('a directory that was changed is counted for whoever asks next', async () => {
  const { count, forget } = networkCounter({ database: database.db, log, now: () => 0 });
  await storeProviders(database.db, [providerRow({})]);
  await count();
  await storeProviders(database.db, [providerRow({}), providerRow({ doctor: 'Ana Pérez' })]);
  forget();
  expect(await count()).toEqual({ total: 2, isDemo: false });
});

test('a count that fails leaves the page without a figure, and is tried again', async () => {
  const broken = await createTestDatabase();
  let now = 0;
  const { count: countNetwork } = networkCounter({ database: broken.db, log, now: () => now });
  await broken.db.$client.query('ALTER TABLE provider_cities RENAME TO away');
  expect(await countNetwork()).toBeUndefined();
  await broken.db.$client.query('ALTER TABLE away RENAME TO provider_cities');
  now = 5000;
  expect(await countNetwork()).toEqual({ total: 0, isDemo: false });
  await broken.discard();
});

test('no page waits for a database that does not answer', async () => {
  const locked = await createTestDatabase();
  const { count: countNetwork } = networkCounter({ database: locked.db, log });
  const holder = await locked.db.$client.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE provider_cities');
  expect(await countNetwork()).toBeUndefined();
  await holder.query('ROLLBACK');
  holder.release();
  await vi.waitFor(async () => expect(await countNetwork()).toEqual({ total: 0, isDemo: false }));
  await locked.discard();
});
