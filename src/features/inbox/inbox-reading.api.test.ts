import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { INBOX_ORIGIN, type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';

/* Who opens a form, and how many. */

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

test('a form shows every field, and that somebody opened it, once for each person', async () => {
  const reference = await site.keep('contact', { fullName: 'Ana <b>Ruiz</b>' });
  const detail = await site.open(reference);
  expect(detail).toMatchObject({ reference, state: 'new', language: 'es', note: '', version: 1 });
  expect(detail.fields).toMatchObject({ fullName: 'Ana <b>Ruiz</b>', subject: 'Billing Questions' });
  await site.open(reference);
  await site.open(detail.id, site.luis);
  const { history } = await site.open(reference.toLowerCase());
  expect(history.map(({ username, action }) => [username, action])).toEqual([
    ['luis', 'submission-opened'],
    ['ana', 'submission-opened'],
  ]);
});

test('somebody who opens it again after an hour has read it twice', async () => {
  const reference = await site.keep();
  await site.database.db.execute(sql`
    INSERT INTO activity (username, action, subject_id, subject, happened_at)
    SELECT 'ana', 'submission-opened', id, reference, now() - interval '61 minutes' FROM submissions`);
  const { history } = await site.open(reference);
  expect(history.map(({ username }) => username)).toEqual(['ana', 'ana']);
});

test('forms that were read while the clock was years ahead hinder nobody until then', async () => {
  const { headers } = await storeAdministrator(site.database.db, {
    origin: INBOX_ORIGIN,
    username: 'eva',
    isProved: false,
  });
  await site.haveRead('eva', 400, -4 * 365 * 24 * 60);
  expect((await site.post(`/${await site.keep()}/opened`, {}, headers)).status).toBe(200);
});

test('whoever changes a form without opening it has read it in the answer', async () => {
  const reference = await site.keep();
  await site.change(reference, { state: 'in-progress' });
  await site.change(reference, {}, {}, site.luis);
  const { history } = await site.open(reference);
  expect(history.map(({ username, action }) => [username, action])).toEqual([
    ['luis', 'submission-opened'],
    ['ana', 'submission-changed'],
    ['ana', 'submission-opened'],
  ]);
});

test('in an hour, the 41st form asks for the password, also of many at once; after 400 one has to wait', async () => {
  const [late, proved] = await Promise.all(
    [false, true].map((isProved) =>
      storeAdministrator(site.database.db, { origin: INBOX_ORIGIN, username: 'rosa', isProved }),
    ),
  );
  await site.haveRead('rosa', 400, 61);
  const forms = await Promise.all(Array.from({ length: 45 }, () => site.keep()));
  const answers = await Promise.all(forms.map((form) => site.post(`/${form}/opened`, {}, late?.headers)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  expect(await refused[0]?.json()).toMatchObject({ status: 401, code: 'proof-needed' });
  const [read = ''] = forms.filter((_, index) => answers[index]?.status === 200);
  const [unread = ''] = forms.filter((_, index) => answers[index]?.status !== 200);
  // What was read may be read again, and changing shows no other.
  expect((await site.post(`/${read}/opened`, {}, late?.headers)).status).toBe(200);
  expect((await site.change(unread, {}, {}, late?.headers)).status).toBe(401);
  expect((await site.post(`/${unread}/opened`, {}, proved?.headers)).status).toBe(200);

  // With the 41 that were read, one is left of 400.
  await site.haveRead('rosa', 358);
  expect((await site.post(`/${await site.keep()}/opened`, {}, proved?.headers)).status).toBe(200);
  expect((await site.post(`/${await site.keep()}/opened`, {}, proved?.headers)).status).toBe(429);
  expect((await site.post(`/${await site.keep()}/opened`, {}, site.luis)).status).toBe(200);
});
