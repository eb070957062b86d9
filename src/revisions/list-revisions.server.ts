import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import type { AnyKind } from './define-kind.ts';
import type { SubjectSummary, Version } from './revision.ts';
import { revisions } from './revisions.table.ts';
import { hasCome, isOpenDraft, isScheduled, listedVersion, VERSION_COLUMNS } from './standing.server.ts';

/* Lists of many subjects. What there is of one is read in read-revisions.server.ts. */

/** All that waits for its time, of these kinds; the next first. */
export async function listScheduled(db: Database, kinds: readonly AnyKind[]): Promise<Version[]> {
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(revisions)
    .where(isScheduled)
    .orderBy(asc(revisions.inForceFrom), asc(revisions.number));
  return rows.flatMap((row) => {
    const kind = kinds.find(({ name }) => name === row.kind);
    return kind ? [listedVersion(row, kind)] : [];
  });
}

/** The drafts of these kinds with which somebody would go on, the latest first. */
export async function listDrafts(db: Database, kinds: readonly AnyKind[]): Promise<Version[]> {
  const names = kinds.map(({ name }) => name);
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(revisions)
    .where(and(inArray(revisions.kind, names), isOpenDraft))
    .orderBy(desc(revisions.number));
  return rows.flatMap((row) => {
    const kind = kinds.find(({ name }) => name === row.kind);
    return kind ? [listedVersion(row, kind)] : [];
  });
}

/** Every subject of a kind as it stands, that with the latest version first: what a list of notices shows. */
export async function listSubjects(db: Database, kind: AnyKind): Promise<SubjectSummary[]> {
  const newest = desc(revisions.number);
  const ofKind = eq(revisions.kind, kind.name);
  const each = () => db.selectDistinctOn([revisions.subject], VERSION_COLUMNS).from(revisions);
  const last = await each().where(ofKind).orderBy(revisions.subject, newest);
  const current = await each()
    .where(and(ofKind, hasCome))
    .orderBy(revisions.subject, desc(revisions.inForceFrom), newest);
  const scheduled = await listScheduled(db, [kind]);
  return last
    .map((row) => {
      const has = ({ subject }: { subject: string }) => subject === row.subject;
      const now = current.find(has);
      return {
        last: listedVersion(row, kind),
        current: now ? listedVersion(now, kind) : null,
        scheduled: scheduled.filter(has),
      };
    })
    .sort((one, other) => other.last.number - one.last.number);
}
