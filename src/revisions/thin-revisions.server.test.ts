import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { greeting, greetingKind as kind } from '../../tests/support/greeting-kind.ts';
import { revisionsSitePerTest } from '../../tests/support/revisions-site.ts';
import { listHistory, readInForce, readStanding } from './read-revisions.server.ts';
import { thinRevisions } from './thin-revisions.server.ts';
import { publish, saveDraft, takeBack, trash } from './write-revisions.server.ts';

const site = revisionsSitePerTest();
const subject = '00000000-0000-4000-8000-000000000001';

async function next() {
  const { last } = await readStanding(site.db, { kind, subject });
  return { kind, subject, author: null, basedOn: last };
}
const titles = async () =>
  (await listHistory(site.db, { kind, subject }, undefined)).versions.map(({ title }) => title);
/** As if all had been made so long ago; what waits goes on waiting. */
const age = (days: number) =>
  site.db.execute(sql`UPDATE revisions SET created_at = created_at - make_interval(days => ${days})`);

test('after two years the last ten of a subject, what is in force and what waits are left', async () => {
  await saveDraft(site.db, { ...(await next()), body: greeting('Borrador') });
  await publish(site.db, { ...(await next()), body: greeting('Replaced') });
  await publish(site.db, { ...(await next()), body: greeting('En vigor') });
  await publish(site.db, { ...(await next()), body: greeting('Espera'), from: await site.clockIn(60) });
  for (let count = 1; count <= 11; count += 1) {
    await saveDraft(site.db, { ...(await next()), body: greeting(`Borrador ${count}`) });
  }
  await age(729);
  expect(await thinRevisions(site.db)).toBe(0);
  await age(3);
  expect(await thinRevisions(site.db)).toBe(3);
  expect(await titles()).toEqual([
    ...Array.from({ length: 10 }, (_, place) => `Borrador ${11 - place}`),
    'Espera',
    'En vigor',
  ]);
  expect((await readInForce(site.db, kind)).map(({ body }) => body.es)).toEqual(['En vigor']);
  const entries = await site.db.select().from(activity);
  expect(entries.filter(({ action }) => action === 'revisions-thinned')).toMatchObject([
    { username: null, details: { count: 3 } },
  ]);
});

test('what lies in the trash stays, with what is in force again when it is taken back', async () => {
  for (const es of ['Antes', 'En vigor']) await publish(site.db, { ...(await next()), body: greeting(es) });
  await trash(site.db, await next());
  for (let count = 1; count <= 10; count += 1) {
    await saveDraft(site.db, { ...(await next()), body: greeting(`Borrador ${count}`) });
  }
  await age(732);
  expect(await thinRevisions(site.db)).toBe(1);
  expect(await readInForce(site.db, kind)).toEqual([]);
  await takeBack(site.db, await next());
  expect((await readInForce(site.db, kind)).map(({ body }) => body.es)).toEqual(['En vigor']);
});
