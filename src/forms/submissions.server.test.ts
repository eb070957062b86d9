import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '#server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { REFERENCE_PATTERN } from './form-definition.ts';
import { findSentForm, type Submission, storeSubmission } from './submissions.server.ts';
import { submissions } from './submissions.table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());

function contact(message: string, idempotencyKey?: string): Submission {
  return { kind: 'contact', values: { fullName: 'Ana', message }, language: 'es', idempotencyKey };
}

/** From a browser tab, which has a key of its own. */
const fromTab = (message: string, key: string): Submission => ({ ...contact(message, key), saysWho: true });

const keep = (submission: Submission) => storeSubmission(database.db, submission);

test('a form is stored with everything that was said', async () => {
  const { reference, isNew } = await keep(contact('whole'));
  expect(isNew).toBe(true);
  expect(reference).toMatch(REFERENCE_PATTERN);
  const [row] = await database.db.select().from(submissions).where(eq(submissions.reference, reference));
  expect(row).toMatchObject({
    kind: 'contact',
    payload: { fullName: 'Ana', message: 'whole' },
    language: 'es',
  });
});

test.for([
  ['the same key', 'key-1'],
  ['no key', undefined],
])('twenty sendings at once with %s are one', async ([name, key]) => {
  const message = `at once, ${name}`;
  const kept = await Promise.all(Array.from({ length: 20 }, () => keep(contact(message, key))));
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('what belongs to storing a form is done once, in its transaction', async () => {
  const announced: string[] = [];
  const enqueueMail = async (tx: Transaction, id: string) => {
    const rows = await tx.select().from(submissions).where(eq(submissions.id, id));
    announced.push(...rows.map(({ reference }) => reference));
  };
  const { reference } = await storeSubmission(database.db, contact('announced'), enqueueMail);
  await storeSubmission(database.db, contact('announced'), enqueueMail);
  expect(announced).toEqual([reference]);

  const failing = storeSubmission(database.db, contact('refused'), async () => {
    throw new Error('not possible');
  });
  await expect(failing).rejects.toThrow('not possible');
  expect((await keep(contact('refused'))).isNew).toBe(true);
});

test('what arrives as done is stored so, and nobody is told', async () => {
  const announced: string[] = [];
  const submission = { ...contact('done already'), state: 'done' } as const;
  const { reference } = await storeSubmission(database.db, submission, async (_tx, id) => {
    announced.push(id);
  });
  const [row] = await database.db.select().from(submissions).where(eq(submissions.reference, reference));
  expect(row).toMatchObject({ state: 'done' });
  expect(announced).toEqual([]);
});

test('twenty sendings at once from twenty tabs, each with its key, are one', async () => {
  const tabs = Array.from({ length: 20 }, (_, tab) => fromTab('at once, tabs', `tab-${tab}`));
  const kept = await Promise.all(tabs.map(keep));
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('the same words from another tab are the same form, with a changed word another one', async () => {
  const first = await keep(fromTab('again', 'tab-21'));
  const { reference } = first;
  expect(await keep({ ...fromTab('again', 'tab-22'), language: 'en' })).toEqual({ reference, isNew: false });
  expect((await keep(contact('again'))).reference).toBe(reference);
  expect((await keep(fromTab('again, please', 'tab-23'))).isNew).toBe(true);
});

test('the same words of two people who are not named are two forms', async () => {
  const first = await keep(contact('again, unnamed', 'key-2'));
  expect((await keep(contact('again, unnamed', 'key-3'))).reference).not.toBe(first.reference);
});

test('a key gives its own form, also after the same words were stored under another one', async () => {
  const first = await keep(fromTab('earlier', 'tab-24'));
  await database.db.execute(
    sql`UPDATE submissions SET received_at = now() - interval '61 minutes' WHERE reference = ${first.reference}`,
  );
  const second = await keep(fromTab('earlier', 'tab-25'));
  expect(second.isNew).toBe(true);
  expect(await keep(fromTab('earlier', 'tab-24'))).toEqual({ reference: first.reference, isNew: false });
});

test('a key stands for one content, within its kind', async () => {
  await keep(contact('one', 'key-4'));
  await expect(keep(contact('other', 'key-4'))).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  expect((await keep({ ...contact('one', 'key-4'), kind: 'recommendation' })).isNew).toBe(true);
});

test('after an hour the same words without a key are a new form', async () => {
  const first = await keep(contact('later'));
  await database.db.execute(
    sql`UPDATE submissions SET received_at = now() - interval '61 minutes' WHERE reference = ${first.reference}`,
  );
  expect((await keep(contact('later'))).isNew).toBe(true);
});

test('a stored form is found by the reference in the address, with nothing of what was written', async () => {
  const { reference } = await keep(contact('found'));
  const search = new URLSearchParams({ children: '2', sent: reference });
  expect(await findSentForm(database.db, search)).toEqual({ kind: 'contact', reference });
});

test.for(['', 'sent=', 'sent=CC-2222-3333', 'sent=CC-2222-3333%27--', 'sent=%00'])(
  'nothing is found by "%s"',
  async (search) => {
    expect(await findSentForm(database.db, new URLSearchParams(search))).toBeUndefined();
  },
);

test('the same values as in a form that was stored while the clock was years ahead are a new form', async () => {
  const { reference } = await keep(contact('ahead'));
  await database.db
    .update(submissions)
    .set({ receivedAt: sql`now() + interval '4 years'` })
    .where(eq(submissions.reference, reference));
  expect((await keep(contact('ahead'))).isNew).toBe(true);
});
