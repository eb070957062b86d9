import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SubmissionKind } from '#forms/all-forms.ts';
import { type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';
import type { SubmissionPage } from './inbox.ts';

/* What the inbox lists and finds. */

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

test('the list has the newest first, in one list for all kinds', async () => {
  const first = await site.keep('contact');
  const second = await site.keep('recommendation', { doctorName: 'Dra. Sol', specialty: 'Cardiology' });
  const page = await site.list();
  expect(page.submissions.map(({ reference }) => reference)).toEqual([second, first]);
  expect(page).toMatchObject({ next: null, total: 2, counts: { new: 2, 'in-progress': 0, done: 0 } });
  expect(page.submissions[0]).toMatchObject({
    kind: 'recommendation',
    name: 'Dra. Sol',
    about: 'Cardiology',
    phone: expect.stringContaining('555'),
    state: 'new',
    hasNote: false,
    mailedAt: null,
  });
});

test('the list has fifty a page, and no form twice or left out, also of one moment', async () => {
  for (let number = 0; number < 120; number += 1) await site.keep();
  // Statements of one transaction have one time.
  await site.database.db.execute(sql`UPDATE submissions SET received_at = now()`);
  const seen: string[] = [];
  let next: string | null = '';
  const sizes: number[] = [];
  while (next !== null) {
    const page: SubmissionPage = await site.list(next === '' ? '' : `?before=${next}`);
    expect(page.total).toBe(120);
    sizes.push(page.submissions.length);
    seen.push(...page.submissions.map(({ id }) => id));
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
});

test('kind and state filter, and the states are counted without regard to the state', async () => {
  const contact = await site.keep('contact');
  const quote = await site.keep('quote-request');
  await site.change(quote, { state: 'done' });
  expect(await site.found('?kind=contact')).toEqual([contact]);
  expect(await site.found('?state=done')).toEqual([quote]);
  expect(await site.found('?state=done&kind=contact')).toEqual([]);
  const page = await site.list('?state=done');
  expect(page).toMatchObject({ total: 1, counts: { new: 1, 'in-progress': 0, done: 1 } });
  expect(await site.list('?kind=&state=&search=')).toMatchObject({ total: 2 });
});

test('the search finds by name, email, phone and reference, without accents', async () => {
  const person = { fullName: 'José Núñez Peña', email: 'jose.n@example.org', phone: '(786) 555-0199' };
  const reference = await site.keep('contact', person);
  await site.keep('join-network');
  const bare = reference.replaceAll('-', '');
  for (const search of [
    ...['jose nunez', 'jose\u000bnunez\u0000', 'PEÑA', 'nuñ', 'jose.n@example.org', 'example.org'],
    ...['7865550199', '786-555-0199', '+1 (786) 555 0199', '5550199', '786 555'],
    ...[reference, reference.toLowerCase(), bare, bare.slice(2), reference.slice(3, 7)],
  ]) {
    expect(await site.foundBy({ search }), search).toEqual([reference]);
  }
  for (const search of ['%', '_', "'", 'nunez ruiz', '9999999', 'constructor']) {
    expect(await site.foundBy({ search }), search).toEqual([]);
  }
});

test('the search finds words of what people wrote, in every kind of form', async () => {
  const wrote: [SubmissionKind, string][] = [
    ['contact', 'message'],
    ['quote-request', 'specialRequirements'],
    ['recommendation', 'notes'],
    ['assistant-feedback', 'comment'],
    ['assistant-feedback', 'question'],
    ['assistant-feedback', 'answer'],
  ];
  for (const [kind, field] of wrote) {
    await site.database.db.execute(sql`TRUNCATE submissions`);
    const reference = await site.keep(kind, {
      [field]: 'Buenos días:\n¿Atienden a NIÑOS con «diabetes»? Gracias,\nAna',
    });
    await site.keep('join-network');
    for (const search of ['ninos', 'Niños DIABETES', 'diabe ana', `atienden ${reference}`]) {
      expect(await site.foundBy({ search }), `${field}: ${search}`).toEqual([reference]);
    }
    // Words are found from their beginning, as in names.
    for (const search of ['iabetes', 'ninos asma']) {
      expect(await site.foundBy({ search }), search).toEqual([]);
    }
  }
});

test.for([
  ['kind', 'fax'],
  ['state', 'lost'],
  // Words to search for are names and phone numbers, and proxies log addresses.
  ['search', 'ana'],
  ['before', 'x'],
  ['before', `1-${UNKNOWN_ID}'`],
  ['before', '%00'],
] as const)('a list with %s=%s is refused', async ([field, value]) => {
  const answer = await site.get(`?${field}=${value}`);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual([{ field, key: expect.any(String) }]);
});

test.for([
  ['kind', 'fax'],
  ['state', 'lost'],
  ['search', 'a'.repeat(201)],
  ['search', 305],
  ['before', 'x'],
  ['words', 'ana'],
] as const)('a search with %s=%s is refused', async ([field, value]) => {
  const answer = await site.post('/search', { [field]: value });
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields).toEqual([{ field, key: expect.any(String) }]);
});

test('a search has pages, counts and filters like the list', async () => {
  const first = await site.keep('contact', { fullName: 'Ana Uno' });
  await site.keep('quote-request', { firstName: 'Ana' });
  await site.keep('contact', { fullName: 'Luis', email: 'luis@example.com' });
  await site.database.db.execute(sql`
    INSERT INTO submissions (reference, kind, payload, language, body_hash)
    SELECT 'CC-' || lpad(i::text, 4, '0') || '-YYYY', 'contact', jsonb_build_object('fullName', 'Ana ' || i), 'es', ''
    FROM generate_series(1, 50) AS i`);
  const page = await (await site.post('/search', { search: 'ana', kind: 'contact' })).json();
  expect(page).toMatchObject({ total: 51, counts: { new: 51, 'in-progress': 0, done: 0 } });
  expect(await site.foundBy({ search: 'ana', kind: 'contact', before: page.next })).toEqual([first]);
  expect(await site.foundBy({ search: 'ana', state: 'done' })).toEqual([]);
});

test('the stamp is another one after every change, and the list says which one it has', async () => {
  const stamp = async () => (await (await site.get('/stamp')).json()).stamp as string;
  const seen = [await stamp()];
  const expectAnother = async () => {
    const now = await stamp();
    expect(seen).not.toContain(now);
    expect((await site.list()).stamp).toBe(now);
    expect((await site.list('?state=done')).stamp).toBe(now);
    expect(await stamp()).toBe(now);
    seen.push(now);
  };
  const reference = await site.keep();
  await expectAnother();
  await site.keep('quote-request');
  await expectAnother();
  await site.change(reference, { state: 'done' });
  await expectAnother();
  await site.change(reference, { state: 'new' });
  await expectAnother();
  await site.database.db.execute(
    sql`UPDATE submissions SET mailed_at = now() WHERE reference = ${reference}`,
  );
  await expectAnother();
  await site.database.db.execute(sql`DELETE FROM submissions WHERE reference = ${reference}`);
  await expectAnother();
});
