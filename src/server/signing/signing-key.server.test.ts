import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { secrets } from './secrets.table.ts';
import { loadSigningKey, signingKeyOnDemand } from './signing-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

test('servers that start together agree on one key', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, () => loadSigningKey(database.db)));
  expect(new Set(keys.map(({ sign }) => sign('text'))).size).toBe(1);
});

test('a signature belongs to one text', async () => {
  const { sign, verify } = await loadSigningKey(database.db);
  expect(verify('text', sign('text'))).toBe(true);
  expect(verify('other', sign('text'))).toBe(false);
  expect(verify('text', '')).toBe(false);
  expect(verify('text', 'ñ'.repeat(43))).toBe(false);
});

test('the key is read once when it is needed, and again after a failed reading', async () => {
  const other = await createTestDatabase();
  const key = signingKeyOnDemand(other.db);
  await other.db.execute('ALTER TABLE secrets RENAME TO away');
  await expect(key()).rejects.toThrow();
  await other.db.execute('ALTER TABLE away RENAME TO secrets');
  expect(await key()).toBe(await key());
  await other.discard();
});

test('a key that was made while the clock was years ahead signs now, one that is to begin soon does not', async () => {
  const other = await createTestDatabase();
  const signedBy = (value: string) => createHmac('sha256', value).update('text').digest('base64url');
  const sign = async () => (await loadSigningKey(other.db)).sign('text');
  const first = await sign();
  const addKey = (name: string, time: string) =>
    other.db.insert(secrets).values({ name, value: name, beginsAt: sql`now() + ${time}::interval` });
  await addKey('signing-2', '2 minutes');
  expect(await sign()).toBe(first);
  await addKey('signing-3', '4 years');
  expect(await sign()).toBe(signedBy('signing-3'));
  await other.discard();
});
