import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_NOTICE, type NoticeBody } from '#features/notice/notice.ts';
import { EMPTY_OFFICE, type OfficeBody } from '#features/office/office.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import type { Standing } from '#revisions/revision.ts';
import { revisions } from '#revisions/revisions.table.ts';
import { activity } from '#server/activity/activity.table.ts';
import { createAdministrator } from '#server/sessions/administrators.ts';
import type { Site } from '#site/site.ts';
import { ADMINISTRATOR, type ApiClient, signInAt } from '../support/administrator.ts';
import { holdInserts } from '../support/held-inserts.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { wholeAnswers } from '../support/whole-answer.ts';

/*
 * Two servers on one database. One is killed while versions of two kinds are published there; the other says what is in
 * force. `PUBLISHING_KILLS=50` kills so often.
 */

const KILLS = Number(process.env['PUBLISHING_KILLS'] ?? 3);

let database: TestDatabase;
let victim: ServerProcess;
let witness: ServerProcess;
let call: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  await createAdministrator(database.db, ADMINISTRATOR);
  [victim, witness] = await Promise.all([
    startServer(database.connectionString),
    startServer(database.connectionString),
  ]);
});
beforeEach(async () => {
  await database.db.delete(revisions);
  call = await signInAt(witness.address());
});
afterAll(async () => {
  await Promise.all([victim, witness].map((server) => server.kill()));
  await database.discard();
});

const attempt = wholeAnswers<Standing>(() => call);

type KindName = 'notice' | 'office';

/** Every part says the same number, so that half a version would show. */
const EDITIONS = {
  notice: (number: number): NoticeBody => ({
    ...EMPTY_NOTICE,
    spanish: `Edición ${number}`,
    english: `Edition ${number}`,
    link: `/es?edition=${number}`,
  }),
  office: (number: number): OfficeBody => {
    const fax = `(305) 555-${String(1000 + number)}`;
    return { ...EMPTY_OFFICE, phones: { ...EMPTY_OFFICE.phones, fax, tty: fax } };
  },
};
const pathOf = (kind: KindName) => `/api/revisions/${kind}/site`;
const publish = (kind: KindName, basedOn: number, number: number) =>
  attempt(victim.address(), `${pathOf(kind)}/publish`, {
    method: 'POST',
    body: { basedOn, body: EDITIONS[kind](number) },
  });

async function standing(kind: KindName, at: ServerProcess = witness): Promise<Standing> {
  const answer = await attempt(at.address(), pathOf(kind));
  expect(answer?.status).toBe(200);
  return (answer as { body: Standing }).body;
}

/** What strangers are shown, which is the one or the other whole. */
async function shownEdition(kind: KindName): Promise<number> {
  const site: Site = await (await fetch(`${witness.address()}/api/site`)).json();
  if (kind === 'office') {
    expect(site.phones.fax).toBe(site.phones.tty);
    return Number(site.phones.tty?.slice(-4)) - 1000;
  }
  const number = Number(site.notice?.words.en.replace('Edition ', ''));
  expect(site.notice).toMatchObject({
    words: { es: `Edición ${number}`, en: `Edition ${number}` },
    href: `/es?edition=${number}`,
  });
  return number;
}

/** Publishes one edition after the other until the server dies. */
async function publishUntilKilled(kind: KindName, first: number, onAcknowledged: () => void) {
  let { last } = await standing(kind, victim);
  for (let number = first; ; number += 1) {
    const answer = await publish(kind, last, number);
    if (!answer) return { acknowledged: number - 1, attempted: number };
    expect(answer).toMatchObject({ status: 200, body: { inForce: { body: EDITIONS[kind](number) } } });
    last = answer.body.last;
    onAcknowledged();
  }
}

test(`${KILLS} kills while versions are published: the old one or the new one whole, and none that was acknowledged is lost`, {
  timeout: 60_000 + KILLS * 10_000,
}, async () => {
  const kinds: readonly KindName[] = ['notice', 'office'];
  // The first of each stands before anybody is killed: so there is one to be shown.
  for (const kind of kinds) expect(await publish(kind, 0, 1)).toMatchObject({ status: 200 });
  const shown = { notice: 1, office: 1 };
  const outcome = { acknowledged: 0, old: 0, new: 0 };
  for (let round = 1; round <= KILLS; round += 1) {
    // Each round is killed elsewhere: after so many answers, and somewhere in what is under way then.
    let left = 2 + (round % 4);
    let killed: Promise<void> | undefined;
    const onAcknowledged = () => {
      outcome.acknowledged += 1;
      left -= 1;
      if (left === 0) killed = delay((round * 7) % 24).then(victim.kill);
    };
    const ends = await Promise.all(
      kinds.map((kind) => publishUntilKilled(kind, shown[kind] + 1, onAcknowledged)),
    );
    await killed;
    for (const [index, kind] of kinds.entries()) {
      const { acknowledged, attempted } = ends[index] ?? { acknowledged: -1, attempted: -1 };
      // The database may still be at work on what the killed server sent last.
      await untilIdle();
      const number = await shownEdition(kind);
      expect([acknowledged, attempted]).toContain(number);
      expect((await standing(kind)).inForce?.body).toEqual(EDITIONS[kind](number));
      outcome[number === attempted ? 'new' : 'old'] += 1;
      shown[kind] = number;
    }
    await victim.restart();
  }
  for (const kind of kinds) {
    const rows = await database.db
      .select({ body: revisions.body })
      .from(revisions)
      .where(eq(revisions.kind, kind))
      .orderBy(asc(revisions.number));
    const all = Array.from({ length: shown[kind] }, (_, index) => EDITIONS[kind](index + 1));
    expect(rows.map(({ body }) => body)).toEqual(all);
    // Each version has its entry in the activity list, and each entry its version.
    const entries = and(eq(activity.action, 'revision-published'), sql`details->>'kind' = ${kind}`);
    expect(await database.db.$count(activity, entries)).toBe(shown[kind]);
  }
  if (KILLS > 3) process.stdout.write(`${KILLS} kills: ${JSON.stringify(outcome)}\n`);
});

/** Waits until no connection is in the middle of something. */
function untilIdle() {
  const atWork = `SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`;
  return expect
    .poll(async () => (await database.pool.query(atWork)).rowCount, { timeout: 10_000, interval: 20 })
    .toBe(0);
}

test('a server killed in the middle of a publication leaves what is in force, and what waits goes on waiting', async () => {
  const { body: first } = (await publish('notice', 0, 1)) ?? { body: undefined };
  const from = `${floridaDay(new Date(Date.now() + 30 * 86_400_000))}T08:00`;
  const scheduling = { basedOn: first?.last, body: EDITIONS.notice(2), from };
  await attempt(victim.address(), `${pathOf('notice')}/publish`, { method: 'POST', body: scheduling });
  const before = await standing('notice');
  const [waiting] = before.scheduled;

  // It cancels what waits and publishes its body: in the middle of that, with both written and not yet committed.
  const held = await holdInserts(database, 'activity', "NEW.action = 'revision-published'");
  const path = `${pathOf('notice')}/versions/${waiting?.number}/publish`;
  const lost = attempt(victim.address(), path, { method: 'POST' });
  await held.untilHeld();
  await victim.kill();
  expect(await lost).toBeUndefined();
  await held.release();
  expect(await standing('notice')).toEqual(before);
  expect(await shownEdition('notice')).toBe(1);

  await victim.restart();
  const again = await attempt(victim.address(), path, { method: 'POST' });
  expect(again).toMatchObject({ status: 200, body: { scheduled: [] } });
  expect(await shownEdition('notice')).toBe(2);
});
