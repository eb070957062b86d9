import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { AnyKind } from './define-kind.ts';
import { TRASH_DAYS, type TrashedSubject, type Version } from './revision.ts';
import { revisions } from './revisions.table.ts';
import { isReplaced, listedVersion, NOW, VERSION_COLUMNS } from './standing.server.ts';

/*
 * The trash: subjects whose last version that came says so. A kind of which there is one never lies there: that it was
 * taken down is a part of its history.
 */

/** Until when it can be taken back. Hours: a day in which clocks are changed has another length. */
const END = sql<Date>`${revisions.inForceFrom} + make_interval(hours => ${TRASH_DAYS * 24})`;

/** Whether a subject, put there by this version, has been in the trash for so long that it cannot be taken back any more. */
export async function isOverdue(
  db: Database | Transaction,
  { number }: Pick<Version, 'number'>,
): Promise<boolean> {
  return (await db.$count(revisions, and(eq(revisions.number, number), sql`${END} <= ${NOW}`))) > 0;
}

const liesInTrash = (kinds: readonly AnyKind[]) =>
  and(
    inArray(
      revisions.kind,
      kinds.filter(({ isOnly }) => !isOnly).map(({ name }) => name),
    ),
    eq(revisions.state, 'trashed'),
    sql`NOT ${isReplaced}`,
  );

/** All that lies in the trash of these kinds and can be taken back, the last that came first. */
export async function listTrash(db: Database, kinds: readonly AnyKind[]): Promise<TrashedSubject[]> {
  const rows = await db
    .select({ ...VERSION_COLUMNS, until: END.mapWith(revisions.inForceFrom) })
    .from(revisions)
    .where(and(liesInTrash(kinds), sql`${END} > ${NOW}`))
    .orderBy(desc(revisions.number));
  return rows.flatMap(({ until, ...row }) => {
    const kind = kinds.find(({ name }) => name === row.kind);
    return kind ? [{ ...listedVersion(row, kind), until: until.toISOString() }] : [];
  });
}

/**
 * Deletes all versions of what has been in the trash for its time. An hour later than anybody can take it back: nobody
 * is just doing so.
 *
 * @returns how many subjects were deleted
 */
export function emptyTrash(db: Database, kinds: readonly AnyKind[]): Promise<number> {
  return db.transaction(async (tx) => {
    const overdue = await tx
      .select({ kind: revisions.kind, subject: revisions.subject, body: revisions.body })
      .from(revisions)
      .where(and(liesInTrash(kinds), sql`${END} + interval '1 hour' < ${NOW}`))
      // Of two servers at once each deletes others.
      .for('update', { skipLocked: true });
    for (const { kind: name, subject, body } of overdue) {
      await tx.delete(revisions).where(and(eq(revisions.kind, name), eq(revisions.subject, subject)));
      const title = kinds.find((kind) => kind.name === name)?.titleOf(body);
      await recordActivity(tx, {
        username: null,
        action: 'trash-emptied',
        subjectId: subject,
        ...(title ? { subject: title } : {}),
        details: { kind: name },
      });
    }
    return overdue.length;
  });
}
