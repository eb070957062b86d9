import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { listenForChanges } from '#server/database/content-changes.ts';
import { NotSignedIn } from '#server/errors.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { greeting, greetingKind as kind, mottoKind } from '../../tests/support/greeting-kind.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import { listSubjects } from './list-revisions.server.ts';
import { listHistory, nextChange, readInForce, readStanding } from './read-revisions.server.ts';
import { revisions } from './revisions.table.ts';
import {
  cancelSchedule,
  publish,
  publishScheduled,
  restore,
  saveDraft,
  takeBack,
  trash,
} from './write-revisions.server.ts';

/* What is in force follows from what was said of versions and from the database's clock. */

const site = revisionsSitePerTest();
const subject = '00000000-0000-4000-8000-000000000001';

/** The change of the test's subject that follows on everything before. */
async function next() {
  const { last } = await readStanding(site.db, { kind, subject });
  return { kind, subject, author: site.ana, basedOn: last };
}
const publishNow = async (es: string) => publish(site.db, { ...(await next()), body: greeting(es) });
const publishIn = async (minutes: number, es: string) =>
  publish(site.db, { ...(await next()), body: greeting(es), from: await site.clockIn(minutes) });
/** The Spanish of what is in force; null for nothing. */
const shown = async () => (await readInForce(site.db, kind)).map(({ body }) => body.es)[0] ?? null;
const history = async () =>
  (await listHistory(site.db, { kind, subject }, undefined)).versions.map(({ title, status }) => [
    title,
    status,
  ]);

test('the last that was published is in force; drafts are not, and what it replaced stays in the history', async () => {
  await saveDraft(site.db, { ...(await next()), body: greeting('Borrador') });
  expect(await shown()).toBeNull();
  await publishNow('Uno');
  await publishNow('Dos');
  await saveDraft(site.db, { ...(await next()), body: greeting('Tres') });
  expect(await shown()).toBe('Dos');
  expect(await history()).toEqual([
    ['Tres', 'draft'],
    ['Dos', 'in-force'],
    ['Uno', 'replaced'],
    ['Borrador', 'draft'],
  ]);
});

test('what its own end has passed is told to have ended: nothing is in force, and what it replaced stays replaced', async () => {
  await publishNow('Uno');
  await publishNow('Dos');
  const of = { kind: { ...kind, endOf: () => new Date(Date.now() - 60_000) }, subject };
  const whole = { title: 'Dos', status: 'ended' };
  expect(await readStanding(site.db, of)).toMatchObject({ inForce: null, trashed: null, ended: whole });
  const { versions } = await listHistory(site.db, of, undefined);
  expect(versions.map(({ status }) => status)).toEqual(['ended', 'replaced']);
  expect(await listSubjects(site.db, of.kind)).toMatchObject([{ last: whole, current: whole }]);
  const later = { ...of, kind: { ...kind, endOf: () => new Date(Date.now() + 60_000) } };
  expect(await readStanding(site.db, later)).toMatchObject({ inForce: { status: 'in-force' }, ended: null });
});

test('what is scheduled takes over by the clock alone, the later moment last', async () => {
  await publishNow('Hoy');
  await publishIn(120, 'En dos horas');
  await publishIn(60, 'En una hora');
  expect([await shown(), await history()]).toEqual([
    'Hoy',
    [
      ['En una hora', 'scheduled'],
      ['En dos horas', 'scheduled'],
      ['Hoy', 'in-force'],
    ],
  ]);
  await site.passMinutes(70);
  expect(await shown()).toBe('En una hora');
  await site.passMinutes(60);
  expect(await shown()).toBe('En dos horas');
  expect((await history()).map(([, status]) => status)).toEqual(['replaced', 'in-force', 'replaced']);
});

test('of two for the same moment the one that was made later is in force', async () => {
  const from = await site.clockIn(60);
  for (const es of ['Primera', 'Segunda']) {
    await publish(site.db, { ...(await next()), body: greeting(es), from });
  }
  await site.passMinutes(61);
  expect(await shown()).toBe('Segunda');
});

test('the next moment is the first that waits, and how far it is away by the database’s clock', async () => {
  expect(await nextChange(site.db)).toBeUndefined();
  await publishNow('Hoy');
  await publishIn(120, 'Luego');
  const { scheduled } = await publishIn(60, 'Antes');
  const change = await nextChange(site.db);
  expect(change?.at.toISOString()).toBe(scheduled[0]?.inForceFrom);
  expect(change?.inMilliseconds).toBeGreaterThan(58 * 60_000);
  expect(change?.inMilliseconds).toBeLessThanOrEqual(60 * 60_000);
});

test('a schedule is cancelled, or published before its time, once', async () => {
  await publishNow('Hoy');
  const [first] = (await publishIn(60, 'Cancelada')).scheduled;
  const [, second] = (await publishIn(90, 'Adelantada')).scheduled;
  const change = (number = 0) => ({ kind, subject, author: site.ana, number });
  await cancelSchedule(site.db, change(first?.number));
  await publishScheduled(site.db, change(second?.number));
  expect(await shown()).toBe('Adelantada');
  for (const verb of [cancelSchedule, publishScheduled]) {
    for (const done of [first, second]) {
      await expect(verb(site.db, change(done?.number))).rejects.toMatchObject({ code: 'stale-version' });
    }
  }
  await expect(cancelSchedule(site.db, change(4_000_000))).rejects.toMatchObject({ status: 404 });
  await site.passMinutes(120);
  expect(await shown()).toBe('Adelantada');
  expect(await nextChange(site.db)).toBeUndefined();
});

test('an old version is restored as a new one', async () => {
  const { last } = await publishNow('Uno');
  await publishNow('Dos');
  await restore(site.db, { ...(await next()), number: last });
  expect(await shown()).toBe('Uno');
  expect((await history()).map(([title]) => title)).toEqual(['Uno', 'Dos', 'Uno']);
  const ofAnother = { ...(await next()), subject: subject.replace('1', '2'), basedOn: 0 };
  await expect(restore(site.db, { ...ofAnother, number: last })).rejects.toMatchObject({ status: 404 });
});

test('in the trash nothing is in force and nothing waits; taken back, what was in force is again', async () => {
  await publishNow('Uno');
  await publishIn(60, 'Luego');
  expect(await trash(site.db, await next())).toMatchObject({
    trashed: { title: 'Uno' },
    inForce: null,
    scheduled: [],
  });
  await site.passMinutes(90);
  expect(await shown()).toBeNull();
  await expect(trash(site.db, await next())).rejects.toMatchObject({ code: 'stale-version' });
  await takeBack(site.db, await next());
  expect(await shown()).toBe('Uno');
  await expect(takeBack(site.db, await next())).rejects.toMatchObject({ code: 'stale-version' });
});

test('what was never published is not published by taking it back', async () => {
  await saveDraft(site.db, { ...(await next()), body: greeting('Borrador') });
  await trash(site.db, await next());
  const { draft, inForce, trashed } = await takeBack(site.db, await next());
  expect([draft?.title, inForce, trashed]).toEqual(['Borrador', null, null]);
});

test('of two who change the same at once one is told that the other was first', async () => {
  const change = await next();
  const both = await Promise.allSettled(
    ['Ana', 'Luis'].map((es) => publish(site.db, { ...change, body: greeting(es) })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'stale-version' });
  const mine = await shown();
  // On top of the other: both stay in the history.
  await publishNow('La mía');
  expect((await history()).map(([title]) => title)).toEqual(['La mía', mine]);
});

test('subjects and kinds do not touch each other', async () => {
  const other = { kind, subject: subject.replace('1', '2'), author: null, basedOn: 0 };
  await Promise.all([
    publishNow('Uno'),
    publish(site.db, { ...other, body: greeting('Otro') }),
    publish(site.db, { ...other, kind: mottoKind, subject: 'site', body: { text: 'Lema' } }),
  ]);
  expect((await readInForce(site.db, kind)).map(({ body }) => body.es).toSorted()).toEqual(['Otro', 'Uno']);
  expect(await readInForce(site.db, mottoKind)).toMatchObject([{ subject: 'site', body: { text: 'Lema' } }]);
});

test('a stored body that the schema refuses today is as if there were none, and is still listed', async () => {
  await publishNow('Uno');
  await site.db.update(revisions).set({ body: { es: 'Sin inglés' } });
  expect(await readInForce(site.db, kind)).toEqual([]);
  expect(await history()).toEqual([['', 'in-force']]);
  const { last } = await readStanding(site.db, { kind, subject });
  await expect(restore(site.db, { ...(await next()), number: last })).rejects.toMatchObject({
    fields: [{ field: 'en', key: 'field.type' }],
  });
});

test.each([
  ['2030-02-30T10:00', 'time.unknown'],
  // The hour that the clocks leave out.
  ['2027-03-14T02:30', 'time.unknown'],
  ['2026-11-28', 'time.unknown'],
  ['2026-11-28T10:00Z', 'time.unknown'],
  ['2020-01-01T10:00', 'time.past'],
  ['9026-11-28T10:00', 'time.far'],
  // In Greenwich that is a year of five digits.
  ['9999-12-31T20:00', 'time.far'],
])('%s is no time for a schedule: %s', async (from, key) => {
  const attempt = publish(site.db, { ...(await next()), body: greeting('Uno'), from });
  await expect(attempt).rejects.toMatchObject({ fields: [{ field: 'from', key }] });
  expect(await history()).toEqual([]);
});

test('every verb leaves its line in the activity, and one that fails leaves none', async () => {
  const before = (await site.db.select().from(activity)).length;
  await saveDraft(site.db, { ...(await next()), body: greeting('Uno') });
  const { last } = await publishNow('Uno');
  const from = await site.clockIn(60);
  const { scheduled } = await publish(site.db, { ...(await next()), body: greeting('Dos'), from });
  await cancelSchedule(site.db, { kind, subject, author: site.ana, number: scheduled[0]?.number ?? 0 });
  await restore(site.db, { ...(await next()), number: last });
  await trash(site.db, await next());
  await takeBack(site.db, await next());
  await publish(site.db, { ...(await next()), basedOn: 0, body: greeting('Tarde') }).catch(() => {});
  const entries = (await site.db.select().from(activity).orderBy(activity.id)).slice(before);
  expect(new Set(entries.map(({ username, subjectId }) => `${username} ${subjectId}`))).toEqual(
    new Set([`ana ${subject}`]),
  );
  expect(entries.map(({ action, subject: title, details }) => [action, title, details])).toEqual([
    ['revision-saved', 'Uno', { kind: 'greeting' }],
    ['revision-published', 'Uno', { kind: 'greeting' }],
    ['revision-scheduled', 'Dos', { kind: 'greeting', since: from.replace('T', ' ') }],
    ['revision-cancelled', 'Dos', { kind: 'greeting' }],
    ['revision-restored', 'Uno', { kind: 'greeting', version: last }],
    ['revision-trashed', 'Uno', { kind: 'greeting' }],
    ['revision-taken-back', 'Uno', { kind: 'greeting' }],
  ]);
});

test('servers hear what may change what is in force, and nothing of drafts', async () => {
  const changes = listenForChanges(site.connectionString, { onLost: () => {} });
  const heard: unknown[] = [];
  await expect.poll(() => changes.versions(), { timeout: 10_000 }).toBeDefined();
  changes.subscribe((changed) => heard.push(changed));
  await saveDraft(site.db, { ...(await next()), body: greeting('Borrador') });
  await changes.catchUp();
  expect(heard).toEqual([]);
  const { scheduled } = await publishIn(60, 'Luego');
  await cancelSchedule(site.db, { kind, subject, author: site.ana, number: scheduled[0]?.number ?? 0 });
  await changes.catchUp();
  expect(heard).toEqual([['revisions'], ['revisions']]);
  await changes.close();
});

test('who made a version is still named when the user is removed', async () => {
  const luis = await storeAdministrator(site.db, { username: 'luis' });
  await publish(site.db, { ...(await next()), author: luis, body: greeting('Uno'), note: 'Por el huracán' });
  await site.db.delete(users).where(eq(users.id, luis.userId));
  const { versions } = await listHistory(site.db, { kind, subject }, undefined);
  expect(versions).toMatchObject([{ author: 'luis', note: 'Por el huracán' }]);
});

test('who was removed a moment ago writes nothing, and is asked to sign in', async () => {
  const removed = { userId: crypto.randomUUID(), username: 'ana' };
  const writing = saveDraft(site.db, { ...(await next()), author: removed, body: greeting('Tarde') });
  await expect(writing).rejects.toThrow(NotSignedIn);
});
