import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { AnyKind } from './define-kind.ts';
import type { Version, VersionStatus, WholeVersion } from './revision.ts';
import { revisions } from './revisions.table.ts';

/* The rule that says what a version is at this moment. Everything else reads it here. */

/** The database's clock, of each statement: a transaction may have waited for its turn since it began. */
export const NOW = sql`statement_timestamp()`;

/** What the database's clock shows: what is compared with a time that somebody writes. */
export async function readNow(db: Database | Transaction): Promise<Date> {
  const [row] = await db
    .select({ now: sql<Date>`now`.mapWith(revisions.createdAt) })
    .from(sql`(SELECT ${NOW} AS now) AS clock`);
  return row?.now ?? new Date();
}

/** What has or had its time: a subject's last one of these by time, then by number, is in force, or keeps it in the trash. */
export const hasCome = and(
  inArray(revisions.state, ['approved', 'trashed']),
  lte(revisions.inForceFrom, NOW),
) as SQL;

/** Whether a later one has come: asked of each row, so columns are named with their table, which Drizzle would leave out. */
export const isReplaced = sql`EXISTS (
  SELECT FROM revisions AS later
  WHERE later.kind = revisions.kind AND later.subject = revisions.subject
    AND later.state IN ('approved', 'trashed') AND later.in_force_from <= ${NOW}
    AND (later.in_force_from, later.number) > (revisions.in_force_from, revisions.number))`;

export const isScheduled = and(
  eq(revisions.state, 'approved'),
  sql`${revisions.inForceFrom} > ${NOW}`,
) as SQL;

/** A draft after which nothing else was said of its subject. */
export const isOpenDraft = and(
  eq(revisions.state, 'draft'),
  sql`NOT EXISTS (
    SELECT FROM revisions AS later
    WHERE later.kind = revisions.kind AND later.subject = revisions.subject
      AND later.state <> 'cancelled' AND later.number > revisions.number)`,
) as SQL;

/** Without regard to an end that the body says: only its kind can read that. */
const status = sql<VersionStatus>`CASE
  -- What waited was to come later than it was made; the trash has a subject at once.
  WHEN ${revisions.state} = 'cancelled' AND ${revisions.inForceFrom} <= ${revisions.createdAt} THEN 'taken-back'
  WHEN ${revisions.state} <> 'approved' THEN ${revisions.state}
  WHEN ${revisions.inForceFrom} > ${NOW} THEN 'scheduled'
  WHEN ${isReplaced} THEN 'replaced'
  ELSE 'in-force' END`;

/** The columns of a version as it is told. */
export const VERSION_COLUMNS = {
  number: revisions.number,
  kind: revisions.kind,
  subject: revisions.subject,
  status,
  inForceFrom: revisions.inForceFrom,
  createdAt: revisions.createdAt,
  author: revisions.authorName,
  note: revisions.note,
  body: revisions.body,
  now: sql<Date>`${NOW}`.mapWith(revisions.createdAt),
};

type VersionRow = {
  number: number;
  kind: string;
  subject: string;
  status: VersionStatus;
  inForceFrom: Date | null;
  createdAt: Date;
  author: string | null;
  note: string | null;
  body: unknown;
  /** The moment of the reading, by the database's clock. */
  now: Date;
};

type KindOfRow = Pick<AnyKind, 'titleOf' | 'endOf'>;

export function wholeVersion({ now, ...row }: VersionRow, { titleOf, endOf }: KindOfRow): WholeVersion {
  const end = row.status === 'in-force' ? endOf(row.body) : undefined;
  return {
    ...row,
    status: end && end <= now ? 'ended' : row.status,
    inForceFrom: row.inForceFrom?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    title: titleOf(row.body),
  };
}

/** The same for a list, which carries no bodies. */
export function listedVersion(row: VersionRow, kind: KindOfRow): Version {
  const { body: _body, ...version } = wholeVersion(row, kind);
  return version;
}
