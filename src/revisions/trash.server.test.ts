import { expect, test } from 'vitest';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { greeting, greetingKind, mottoKind } from '../../tests/support/greeting-kind.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import type { TrashedSubject } from './revision.ts';
import { emptyTrash } from './trash.server.ts';

/* The trash of any kind: what lies there, for whom, and for how long. */

const site = revisionsSitePerTest();
const { call, post } = site;
const KINDS = [greetingKind, mottoKind];
const path = (digit: number) => `/greeting/00000000-0000-4000-8000-00000000000${digit}`;
const DAY_MINUTES = 24 * 60;

const trash = async (by?: Record<string, string>): Promise<TrashedSubject[]> =>
  (await call('GET', '/trash', by ? { by } : {})).json();
async function trashNew(digit: number, es: string) {
  const { last } = await post(`${path(digit)}/publish`, { basedOn: 0, body: greeting(es) });
  return post(`${path(digit)}/trash`, { basedOn: last });
}

test('it lists what was trashed, the last first, and not what was taken back or published again', async () => {
  await trashNew(1, 'Primero');
  const second = await trashNew(2, 'Segundo');
  const third = await trashNew(3, 'Tercero');
  await trashNew(4, 'Cuarto');
  await post(`${path(2)}/take-back`, { basedOn: second.last });
  await post(`${path(3)}/publish`, { basedOn: third.last, body: greeting('Tercero') });
  expect((await trash()).map(({ title }) => title)).toEqual(['Cuarto', 'Primero']);
});

test('a kind of which there is one is never in it, and is taken back whenever that may be', async () => {
  const { last } = await post('/motto/site/publish', { basedOn: 0, body: { text: 'Cerca' } });
  const trashed = await post('/motto/site/trash', { basedOn: last });
  expect(await trash()).toEqual([]);
  await site.passMinutes(60 * DAY_MINUTES);
  expect(await emptyTrash(site.db, KINDS)).toBe(0);
  const back = await post('/motto/site/take-back', { basedOn: trashed.last });
  expect(back.inForce?.body).toEqual({ text: 'Cerca' });
});

test('who may not see a kind does not see what was deleted of it', async () => {
  await trashNew(1, 'Primero');
  const editor = await storeAdministrator(site.db, { username: 'redactora', role: 'editor' });
  expect(await trash(editor.headers)).toEqual([]);
});

test('after 30 days it is not listed and not taken back; an hour later it is deleted, once', async () => {
  const { last: basedOn } = await trashNew(1, 'Primero');
  await site.passMinutes(30 * DAY_MINUTES);
  await trashNew(2, 'Segundo');
  expect((await trash()).map(({ title }) => title)).toEqual(['Segundo']);
  expect((await call('POST', `${path(1)}/take-back`, { body: { basedOn } })).status).toBe(404);
  expect(await emptyTrash(site.db, KINDS)).toBe(0);
  await site.passMinutes(61);
  const counts = await Promise.all([emptyTrash(site.db, KINDS), emptyTrash(site.db, KINDS)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect((await trash()).map(({ title }) => title)).toEqual(['Segundo']);
});
