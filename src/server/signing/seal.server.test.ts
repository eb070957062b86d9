import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { seal, unseal } from './seal.ts';
import { secrets } from './secrets.table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

test('a text comes back under its purpose, and nothing of it can be read', async () => {
  const sealed = await seal(database.db, 'test:1', 'un secreto');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secreto');
  expect(await unseal(database.db, 'test:1', sealed)).toBe('un secreto');
  expect(await seal(database.db, 'test:1', 'un secreto')).not.toBe(sealed);
});

test('another purpose, a changed text and a cut one do not open it', async () => {
  const sealed = await seal(database.db, 'test:1', 'un secreto');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'B' : 'A'}${sealed.slice(-1)}`;
  await expect(unseal(database.db, 'test:2', sealed)).rejects.toThrow();
  await expect(unseal(database.db, 'test:1', changed)).rejects.toThrow();
  await expect(unseal(database.db, 'test:1', sealed.slice(0, 20))).rejects.toThrow();
});

test('without the secret of this database it stays closed', async () => {
  const sealed = await seal(database.db, 'test:1', 'un secreto');
  await database.db.delete(secrets);
  await expect(unseal(database.db, 'test:1', sealed)).rejects.toThrow();
});
