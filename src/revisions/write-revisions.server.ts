import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound, StaleVersion } from '#server/errors.ts';
import {
  type Author,
  addVersion,
  cancelVersion,
  changeSubject,
  readBody,
  readNewBody,
  recordVerb,
} from './change-subject.server.ts';
import { readVersion, type SubjectOfKind } from './read-revisions.server.ts';
import type { Standing } from './revision.ts';
import { scheduledMoment } from './scheduled-moment.server.ts';
import { isOverdue } from './trash.server.ts';

/** A change of a subject as it arrived, and who sent it. */
export type SubjectChange = SubjectOfKind & {
  author: Author;
  /** The number of the last version that its author knows; 0 for none. */
  basedOn: number;
  note?: string | undefined;
};

/** Keeps a body that shows nowhere yet. @throws {InvalidInput | StaleVersion} */
export function saveDraft(db: Database, change: SubjectChange & { body: unknown }): Promise<Standing> {
  const version = { ...change, body: readNewBody(change.kind, change.body), state: 'draft' as const };
  return changeSubject(db, change, async (tx) => {
    await addVersion(tx, version);
    await recordVerb(tx, version, 'revision-saved');
  });
}

/**
 * Puts a body in force: now, or when Florida's clocks show a time. What waits already goes on waiting.
 *
 * @param change.from "2026-11-28T08:00"; undefined for now
 * @throws {InvalidInput | StaleVersion}
 */
export function publish(
  db: Database,
  change: SubjectChange & { body: unknown; from?: string | undefined },
): Promise<Standing> {
  const { from } = change;
  const version = { ...change, body: readNewBody(change.kind, change.body), state: 'approved' as const };
  return changeSubject(db, change, async (tx) => {
    if (from === undefined) {
      await addVersion(tx, version);
      await recordVerb(tx, version, 'revision-published');
    } else {
      await addVersion(tx, { ...version, inForceFrom: await scheduledMoment(tx, from) });
      await recordVerb(tx, version, 'revision-scheduled', { since: inWords(from) });
    }
  });
}

/** How the activity tells a time of Florida: "2026-11-28 08:00". */
const inWords = (clockTime: string) => clockTime.replace('T', ' ');

/**
 * Puts the body of an earlier version in force, as a new version.
 *
 * @throws {InvalidInput} when the kind no longer takes that body
 * @throws {NotFound | StaleVersion}
 */
export function restore(db: Database, change: SubjectChange & { number: number }): Promise<Standing> {
  return changeSubject(db, change, async (tx) => {
    const earlier = await readVersion(tx, change, change.number);
    const version = { ...change, body: readBody(change.kind, earlier.body) };
    await addVersion(tx, { ...version, state: 'approved' });
    await recordVerb(tx, version, 'revision-restored', { version: change.number });
  });
}

/** A version that waits, and who has it do otherwise. */
export type ScheduledChange = SubjectOfKind & { author: Author; number: number };

/** Takes a version out of the schedule; it stays in the history. @throws {NotFound | StaleVersion} */
export function cancelSchedule(db: Database, change: ScheduledChange): Promise<Standing> {
  return changeScheduled(db, change, async (tx, version) => {
    await recordVerb(tx, version, 'revision-cancelled');
  });
}

/** Puts a version in force now that waited for its time. @throws {InvalidInput | NotFound | StaleVersion} */
export function publishScheduled(db: Database, change: ScheduledChange): Promise<Standing> {
  return changeScheduled(db, change, async (tx, version) => {
    const checked = { ...version, body: readBody(change.kind, version.body) };
    await addVersion(tx, { ...checked, state: 'approved' });
    await recordVerb(tx, version, 'revision-published');
  });
}

/** Its time may have come, or somebody else may have cancelled it, since it was seen: then nothing is done. */
function changeScheduled(
  db: Database,
  change: ScheduledChange,
  work: (
    tx: Transaction,
    version: ScheduledChange & { body: unknown; note: string | undefined },
  ) => Promise<void>,
): Promise<Standing> {
  return changeSubject(db, change, async (tx) => {
    const { status, body, note } = await readVersion(tx, change, change.number);
    if (status !== 'scheduled') throw new StaleVersion();
    await cancelVersion(tx, change.number);
    await work(tx, { ...change, body, note: note ?? undefined });
  });
}

/**
 * Puts a subject in the trash: nothing of it is in force, and nothing of it waits any more.
 *
 * @throws {NotFound | StaleVersion} also when it is there already
 */
export function trash(db: Database, change: SubjectChange): Promise<Standing> {
  return changeSubject(db, change, async (tx, before) => {
    if (before.last === 0) throw new NotFound();
    if (before.trashed) throw new StaleVersion();
    const { body } = before.inForce ?? before.ended ?? (await readVersion(tx, change, before.last));
    for (const { number } of before.scheduled) await cancelVersion(tx, number);
    await addVersion(tx, { ...change, body, state: 'trashed' });
    await recordVerb(tx, { ...change, body }, 'revision-trashed');
  });
}

/**
 * Takes a subject back out of the trash: that it was put there is cancelled, so what was in force before is again, and
 * what never was stays unpublished.
 *
 * @throws {NotFound | StaleVersion} also when it is not there any more, or its time there is over
 */
export function takeBack(db: Database, change: SubjectChange): Promise<Standing> {
  return changeSubject(db, change, async (tx, before) => {
    if (before.last === 0) throw new NotFound();
    if (!before.trashed) throw new StaleVersion();
    if (!change.kind.isOnly && (await isOverdue(tx, before.trashed))) throw new NotFound();
    await cancelVersion(tx, before.trashed.number);
    await recordVerb(tx, { ...change, body: before.trashed.body }, 'revision-taken-back');
  });
}
