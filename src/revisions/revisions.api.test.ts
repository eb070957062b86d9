import { expect, test } from 'vitest';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { greeting } from '../../tests/support/greeting-kind.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import type { History, Standing, SubjectSummary, Version, WholeVersion } from './revision.ts';

/* The API of versions: what is in the answers, and what is refused. The verbs have a file of their own. */

const site = revisionsSitePerTest();
const { call, post } = site;
const id = '00000000-0000-4000-8000-000000000001';
const path = `/greeting/${id}`;

const read = async <Answer>(address: string): Promise<Answer> => {
  const response = await call('GET', address);
  expect(response.status).toBe(200);
  return response.json();
};
/** Status and fields of a refusal. */
const refusal = async (address: string, body: unknown) => {
  const response = await call('POST', address, { body });
  return [response.status, (await response.json()).fields];
};

test('every write answers with how the subject stands, from which the next one goes on', async () => {
  const empty: Standing = { last: 0, trashed: null, ended: null, inForce: null, scheduled: [], draft: null };
  expect(await read(path)).toEqual(empty);
  const drafted = await post(`${path}/draft`, {
    basedOn: 0,
    body: greeting('Hola'),
    note: ' Para\nDiciembre ',
  });
  const draft = {
    number: drafted.last,
    kind: 'greeting',
    subject: id,
    status: 'draft',
    inForceFrom: null,
    createdAt: expect.any(String),
    author: 'ana',
    note: 'Para Diciembre',
    title: 'Hola',
    body: greeting('Hola'),
  };
  expect(drafted).toEqual({ ...empty, last: expect.any(Number), draft });
  const published = await post(`${path}/publish`, { basedOn: drafted.last, body: greeting('Hola') });
  expect(published).toMatchObject({ draft: null, inForce: { status: 'in-force', body: greeting('Hola') } });
  expect(await read(path)).toEqual(published);
});

test('two who began with the same: the second gets 412, and may save on top of the first', async () => {
  const { last } = await post(`${path}/publish`, { basedOn: 0, body: greeting('Primera') });
  const late = { basedOn: 0, body: greeting('Segunda') };
  expect((await refusal(`${path}/publish`, late))[0]).toBe(412);
  expect((await refusal(`${path}/draft`, late))[0]).toBe(412);
  await post(`${path}/publish`, { ...late, basedOn: last });
  const { versions } = await read<History>(`${path}/history`);
  expect(versions.map(({ title, status }) => [title, status])).toEqual([
    ['Segunda', 'in-force'],
    ['Primera', 'replaced'],
  ]);
});

test('a body that the schema refuses is refused with its fields, and nothing is stored', async () => {
  const attempt = (body?: unknown) => refusal(`${path}/publish`, { basedOn: 0, body });
  expect(await attempt({ en: 'Hello', es: ' ' })).toEqual([422, [{ field: 'es', key: 'field.required' }]]);
  expect(await attempt({ en: 'Hello' })).toEqual([422, [{ field: 'es', key: 'field.type' }]]);
  expect(await attempt({ ...greeting('Hola'), fr: 'x' })).toEqual([
    422,
    [{ field: 'fr', key: 'field.unknown' }],
  ]);
  for (const body of [undefined, null, 'Hola', [greeting('Hola')]]) {
    expect(await attempt(body)).toEqual([422, [{ field: 'body', key: 'field.type' }]]);
  }
  expect(await read(`${path}/history`)).toEqual({ versions: [], next: null });
});

test('half a million of nothing is refused before it is read', async () => {
  const body = { en: ' '.repeat(500_000), es: 'Hola' };
  expect((await refusal(`${path}/publish`, { basedOn: 0, body }))[0]).toBe(413);
});

test('a body of nothing but levels is refused, and is no fault of the server', async () => {
  const levels = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const body = `{"basedOn":0,"body":{"en":${levels},"es":"Hola"}}`;
  expect((await call('POST', `${path}/publish`, { body })).status).toBe(400);
});

test('what the database does not take is left out of texts', async () => {
  const body = { en: 'He\0llo \ud800', es: 'Hola\u0007' };
  const { inForce } = await post(`${path}/publish`, { basedOn: 0, body });
  expect(inForce?.body).toEqual({ en: 'Hello', es: 'Hola' });
});

test.each([
  [{ basedOn: -1 }, 'basedOn'],
  [{ basedOn: '0' }, 'basedOn'],
  [{ basedOn: 0, note: 'x'.repeat(301) }, 'note'],
  [{ basedOn: 0, from: 5 }, 'from'],
  [{ basedOn: 0, from: '2020-01-01T08:00' }, 'from'],
  [{ basedOn: 0, other: true }, 'other'],
])('%j is refused by its name: %s', async (given, field) => {
  const [status, fields] = await refusal(`${path}/publish`, { body: greeting('Hola'), ...given });
  expect([status, fields]).toMatchObject([422, [{ field }]]);
});

test.each([
  '/none/site',
  '/greeting/site',
  `/motto/${id}`,
  '/greeting/00000000-0000-4000-8000-00000000000G',
  '/greeting/%00',
  `${path}/versions/0`,
  `${path}/versions/99999999999999999999`,
  `${path}/versions/1`,
])('there is nothing at %s', async (address) => {
  expect((await call('GET', address)).status).toBe(404);
});

test('all that waits is in one list, the next first, of every kind', async () => {
  const later = await site.clockIn(120);
  await post(`${path}/publish`, { basedOn: 0, body: greeting('Luego'), from: later });
  await post('/motto/site/publish', { basedOn: 0, body: { text: 'Antes' }, from: await site.clockIn(60) });
  const scheduled = await read<Version[]>('/scheduled');
  expect(scheduled.map(({ kind, subject, title }) => [kind, subject, title])).toEqual([
    ['motto', 'site', ''],
    ['greeting', id, 'Luego'],
  ]);
  const waiting = `/motto/site/versions/${scheduled[0]?.number}`;
  expect(await post(`${waiting}/publish`, {})).toMatchObject({ inForce: { body: { text: 'Antes' } } });
  expect((await call('POST', `${waiting}/cancel`, { body: {} })).status).toBe(412);
  await post(`${path}/versions/${scheduled[1]?.number}/cancel`, {});
  expect(await read('/scheduled')).toEqual([]);
});

test('drafts are in one list, the latest first, until something else is said of their subject', async () => {
  const titles = async () => (await read<Version[]>('/drafts')).map(({ kind, title }) => [kind, title]);
  const { last } = await post(`${path}/draft`, { basedOn: 0, body: greeting('Uno') });
  await post('/motto/site/draft', { basedOn: 0, body: { text: 'Lema' } });
  const second = await post(`${path}/draft`, { basedOn: last, body: greeting('Dos') });
  expect(await titles()).toEqual([
    ['greeting', 'Dos'],
    ['motto', ''],
  ]);
  const planned = { basedOn: second.last, body: greeting('Tres'), from: await site.clockIn(60) };
  const { scheduled } = await post(`${path}/publish`, planned);
  expect(await titles()).toEqual([['motto', '']]);
  // What was cancelled is as if it had not been said: whoever goes on, goes on with the draft.
  await post(`${path}/versions/${scheduled[0]?.number}/cancel`, {});
  expect(await titles()).toEqual([
    ['greeting', 'Dos'],
    ['motto', ''],
  ]);
  const editor = await storeAdministrator(site.db, { username: 'olga', role: 'editor' });
  expect(await (await call('GET', '/drafts', { by: editor.headers })).json()).toEqual([]);
});

test('a version is read whole, restored, thrown away and taken back', async () => {
  const first = await post(`${path}/publish`, { basedOn: 0, body: greeting('Uno') });
  const second = await post(`${path}/publish`, { basedOn: first.last, body: greeting('Dos') });
  expect(await read<WholeVersion>(`${path}/versions/${first.last}`)).toMatchObject({
    status: 'replaced',
    body: greeting('Uno'),
  });
  const restored = await post(`${path}/restore`, { basedOn: second.last, number: first.last });
  expect(restored.inForce?.title).toBe('Uno');
  const trashed = await post(`${path}/trash`, { basedOn: restored.last });
  expect([trashed.inForce, trashed.trashed?.title]).toEqual([null, 'Uno']);
  expect((await post(`${path}/take-back`, { basedOn: trashed.last })).inForce?.title).toBe('Uno');
});

test('the list of a kind says of each subject what is last, what is in force and what waits', async () => {
  const other = id.replace('1', '2');
  const { last } = await post(`${path}/publish`, { basedOn: 0, body: greeting('Uno') });
  const drafted = await post(`${path}/draft`, { basedOn: last, body: greeting('Uno más') });
  await post(`/greeting/${other}/publish`, {
    basedOn: 0,
    body: greeting('Luego'),
    from: await site.clockIn(60),
  });
  await post(`${path}/publish`, {
    basedOn: drafted.last,
    body: greeting('Mañana'),
    from: await site.clockIn(90),
  });
  const list = await read<SubjectSummary[]>('/greeting');
  expect(
    list.map(({ last: { subject, title }, current, scheduled }) => [
      subject,
      title,
      current?.title,
      scheduled.length,
    ]),
  ).toEqual([
    [id, 'Mañana', 'Uno', 1],
    [other, 'Luego', undefined, 1],
  ]);
});

test('a long history comes in pages', async () => {
  let basedOn = 0;
  for (let count = 0; count < 31; count += 1) {
    basedOn = (await post(`${path}/draft`, { basedOn, body: greeting(`Versión ${count}`) })).last;
  }
  const first = await read<History>(`${path}/history`);
  expect([first.versions.length, first.versions[0]?.title]).toEqual([30, 'Versión 30']);
  const second = await read<History>(`${path}/history?before=${first.next}`);
  expect([second.versions.map(({ title }) => title), second.next]).toEqual([['Versión 0'], null]);
  expect((await call('GET', `${path}/history?before=x`)).status).toBe(422);
});

test('a stranger is shown nothing and changes nothing', async () => {
  expect((await call('GET', '/scheduled', { by: null })).status).toBe(401);
  const body = { basedOn: 0, body: greeting('Hola') };
  expect((await call('POST', `${path}/publish`, { body, by: null })).status).toBe(401);
  const foreign = { ...site.ana.headers, Origin: 'https://evil.example' };
  expect((await call('POST', `${path}/publish`, { body, by: foreign })).status).toBe(403);
});

test('a kind is for those who have its right, in lists too', async () => {
  await post(`${path}/publish`, { basedOn: 0, body: greeting('Hola'), from: await site.clockIn(60) });
  const { headers: by } = await storeAdministrator(site.db, { username: 'eva', role: 'editor' });
  const statuses = [
    (await call('GET', path, { by })).status,
    (await call('POST', `${path}/draft`, { by, body: { basedOn: 0, body: greeting('Adiós') } })).status,
  ];
  expect(statuses).toEqual([403, 403]);
  expect(await (await call('GET', '/scheduled', { by })).json()).toEqual([]);
});
