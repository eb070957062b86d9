import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type InboxSite, openInboxSite } from '../../../tests/support/inbox-site.ts';

/* State and note of a form. */

let site: InboxSite;
beforeAll(async () => {
  site = await openInboxSite();
});
afterAll(() => site.discard());
beforeEach(() => site.clear());

test('state and note change, each by itself, and the history says what, but not what was noted', async () => {
  const reference = await site.keep();
  const first = await site.change(reference, { note: '  Llamar a José el lunes.\r\nTiene prisa. ' });
  expect(first.status).toBe(200);
  expect(first.headers.get('ETag')).toBe('"v2"');
  expect(await first.json()).toMatchObject({
    note: 'Llamar a José el lunes.\nTiene prisa.',
    state: 'new',
    version: 2,
  });
  expect(await (await site.change(reference, { state: 'done' })).json()).toMatchObject({
    state: 'done',
    version: 3,
  });
  const { history, note } = await site.open(reference);
  expect(note).toContain('Llamar a José');
  expect(history.map(({ details }) => details)).toEqual([{ from: 'new', to: 'done' }, { note: true }, null]);
  const rows = await site.entriesOf('submission-changed');
  expect(rows.at(-1)).toMatchObject({ username: 'ana', subject: reference });
  expect(JSON.stringify(rows)).not.toContain('José');
});

test('what is already so is no change', async () => {
  const reference = await site.keep();
  for (const body of [{}, { state: 'new' }, { note: ' ' }]) {
    expect(await (await site.change(reference, body)).json()).toMatchObject({
      version: 1,
      history: [{ action: 'submission-opened' }],
    });
  }
});

test('of two who change the same version only one is heard', async () => {
  const reference = await site.keep();
  const version = { 'If-Match': '"v1"' };
  const answers = await Promise.all([
    site.change(reference, { note: 'una' }, version),
    site.change(reference, { note: 'otra' }, version, site.luis),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await site.open(reference)).toMatchObject({ version: 2 });
  expect((await site.change(reference, { note: 'tercera' }, { 'If-Match': '"v2"' })).status).toBe(200);
});

test.for([
  ['an unknown state', { state: 'lost' }, 422, ['state']],
  ['a note that is too long', { note: 'a'.repeat(4001) }, 422, ['note']],
  ['a wrong type', { note: 7, state: null }, 422, ['state', 'note']],
  ['an unknown field', { kind: 'contact' }, 422, ['kind']],
  ['a list', [], 400, undefined],
  ['no JSON', '{', 400, undefined],
  ['too much', { note: 'a'.repeat(40_000) }, 413, undefined],
] as const)('a change with %s is refused', async ([, body, status, fields]) => {
  const reference = await site.keep();
  const answer = await site.change(reference, body);
  expect(answer.status).toBe(status);
  const problem = await answer.json();
  expect(problem.message).toBeTruthy();
  expect(problem.fields?.map(({ field }: { field: string }) => field)).toEqual(fields);
  expect(await site.open(reference)).toMatchObject({ version: 1 });
});

test('a change in another format, or for a version that is none, is refused', async () => {
  const reference = await site.keep();
  expect((await site.change(reference, 'state=done', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await site.change(reference, { state: 'done' }, { 'If-Match': '1' })).status).toBe(422);
});
