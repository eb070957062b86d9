import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';
import type { InboxOverview } from './inbox.ts';

/* What the panel's home says of the inbox. */

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

async function overview(): Promise<InboxOverview> {
  const answer = await site.get('/overview');
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Lets a form have been received at a time of Florida, given as SQL. */
const receive = (reference: string, time: string) =>
  site.database.db.execute(
    sql`UPDATE submissions SET received_at = (${sql.raw(time)}) AT TIME ZONE 'America/New_York' WHERE reference = ${reference}`,
  );
const MONTH = `date_trunc('month', now() AT TIME ZONE 'America/New_York')`;

test('an empty inbox has nothing that waits, and says which day it is', async () => {
  const { today, ...rest } = await overview();
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rest).toEqual({ counts: { new: 0, 'in-progress': 0, done: 0 }, oldest: [], month: [] });
});

test('of the new ones the oldest five are named, the oldest first', async () => {
  const made: string[] = [];
  for (let number = 0; number < 7; number += 1) made.push(await site.keep());
  await site.change(made[0] ?? '', { state: 'done' });
  const { counts, oldest } = await overview();
  expect(counts).toEqual({ new: 6, 'in-progress': 0, done: 1 });
  expect(oldest.map(({ reference }) => reference)).toEqual(made.slice(1, 6));
  expect(oldest[0]).toMatchObject({ name: 'Ana María Ruiz', phone: '(305) 555-0142' });
});

test('the month is counted by kind and by the days of Florida, from its first moment', async () => {
  const [before, first, late, quote] = [
    await site.keep(),
    await site.keep(),
    await site.keep(),
    await site.keep('quote-request'),
  ];
  await receive(before, `${MONTH} - interval '1 millisecond'`);
  await receive(first, MONTH);
  // In UTC it is the second of the month already.
  await receive(late, `${MONTH} + interval '23 hours 30 minutes'`);
  await receive(quote, `${MONTH} + interval '12 hours'`);
  const { today, month } = await overview();
  const day = `${today.slice(0, 8)}01`;
  expect(month).toEqual([
    { day, kind: 'contact', count: 2 },
    { day, kind: 'quote-request', count: 1 },
  ]);
});

test('the stamp says how many are new', async () => {
  const fresh = async () => (await (await site.get('/stamp')).json()).new as number;
  expect(await fresh()).toBe(0);
  const reference = await site.keep();
  await site.keep();
  expect(await fresh()).toBe(2);
  await site.change(reference, { state: 'in-progress' });
  expect(await fresh()).toBe(1);
});
