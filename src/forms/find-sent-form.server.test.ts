import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { findSentForm, storeSubmission } from './submissions.server.ts';

let database: TestDatabase;
let reference: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const values = { message: 'Hola' };
  const submission = { kind: 'contact', values, language: 'es', idempotencyKey: undefined } as const;
  ({ reference } = await storeSubmission(database.db, submission));
});
afterAll(() => database.discard());

test('a stored form is found by the reference in the address, with nothing of what was written', async () => {
  const search = new URLSearchParams({ children: '2', sent: reference });
  expect(await findSentForm(database.db, search)).toEqual({ kind: 'contact', reference });
});

test.for(['', 'sent=', 'sent=CC-2222-3333', 'sent=CC-2222-3333%27--', 'sent=%00'])(
  'nothing is found by "%s"',
  async (search) => {
    expect(await findSentForm(database.db, new URLSearchParams(search))).toBeUndefined();
  },
);
