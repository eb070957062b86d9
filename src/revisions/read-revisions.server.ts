import { and, asc, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import type { AnyKind, Kind } from './define-kind.ts';
import type { History, Standing, VersionStatus, WholeVersion } from './revision.ts';
import { revisions } from './revisions.table.ts';
import {
  hasCome,
  isScheduled,
  listedVersion,
  NOW,
  VERSION_COLUMNS,
  wholeVersion,
} from './standing.server.ts';

/** What is in force of one subject. */
export type InForce<Body> = {
  subject: string;
  number: number;
  inForceFrom: Date;
  body: Body;
  /** In how many milliseconds it ends by itself, by the database's clock; undefined where it does not. */
  endsIn: number | undefined;
};

/**
 * What is in force of a kind at this moment, by the database's clock: at most one version of each subject, none of those
 * in the trash, none that has ended. A version that the kind's schema refuses today is left out, as if there were none: who reads has something
 * to fall back on, and half a body helps nobody.
 */
export async function readInForce<Body extends object>(
  db: Database | Transaction,
  { name, schema, endOf }: Pick<Kind<string, Body>, 'name' | 'schema'> & Partial<Pick<AnyKind, 'endOf'>>,
): Promise<InForce<Body>[]> {
  const rows = await db
    .selectDistinctOn([revisions.subject], {
      subject: revisions.subject,
      number: revisions.number,
      state: revisions.state,
      inForceFrom: revisions.inForceFrom,
      body: revisions.body,
      now: VERSION_COLUMNS.now,
    })
    .from(revisions)
    .where(and(eq(revisions.kind, name), hasCome))
    .orderBy(revisions.subject, desc(revisions.inForceFrom), desc(revisions.number));
  return rows.flatMap(({ state, inForceFrom, body, now, ...row }) => {
    const read = schema.safeParse(body);
    if (state === 'trashed' || inForceFrom === null || !read.success) return [];
    const end = endOf?.(read.data);
    if (end && end <= now) return [];
    return [{ ...row, inForceFrom, body: read.data, endsIn: end && end.getTime() - now.getTime() }];
  });
}

/** In how many milliseconds the next of what is in force ends by itself; undefined when nothing does. */
export async function nextEnd(
  db: Database | Transaction,
  kinds: readonly AnyKind[],
): Promise<number | undefined> {
  const ending = kinds.filter(({ canEnd }) => canEnd);
  const inForce = await Promise.all(ending.map((kind) => readInForce(db, kind)));
  const ends = inForce.flat().flatMap(({ endsIn }) => endsIn ?? []);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/**
 * The next moment at which something takes over by the clock.
 *
 * @returns the moment, and how far away it is by the database's clock; undefined when nothing waits
 */
export async function nextChange(
  db: Database | Transaction,
): Promise<{ at: Date; inMilliseconds: number } | undefined> {
  const [row] = await db
    .select({
      at: revisions.inForceFrom,
      inMilliseconds: sql<number>`ceil(extract(epoch FROM ${revisions.inForceFrom} - ${NOW}) * 1000)::float8`,
    })
    .from(revisions)
    .where(isScheduled)
    .orderBy(asc(revisions.inForceFrom))
    .limit(1);
  return row?.at ? { at: row.at, inMilliseconds: row.inMilliseconds } : undefined;
}

/** Which subject of which kind. */
export type SubjectOfKind = { kind: AnyKind; subject: string };

const isOf = ({ kind, subject }: SubjectOfKind) =>
  and(eq(revisions.kind, kind.name), eq(revisions.subject, subject));

/** How a subject stands at this moment; one of which there is nothing has no versions. */
export async function readStanding(db: Database | Transaction, of: SubjectOfKind): Promise<Standing> {
  const newest = desc(revisions.number);
  const one = async (condition: SQL | undefined, ...order: SQL[]) => {
    const [row] = await db
      .select(VERSION_COLUMNS)
      .from(revisions)
      .where(and(isOf(of), condition))
      .orderBy(...order)
      .limit(1);
    return row ? wholeVersion(row, of.kind) : null;
  };
  const last = await one(undefined, newest);
  const current = await one(hasCome, desc(revisions.inForceFrom), newest);
  const lastSaid = await one(ne(revisions.state, 'cancelled'), newest);
  const scheduled = await db
    .select(VERSION_COLUMNS)
    .from(revisions)
    .where(and(isOf(of), isScheduled))
    .orderBy(asc(revisions.inForceFrom), asc(revisions.number));
  const currentIf = (status: VersionStatus) => (current?.status === status ? current : null);
  return {
    last: last?.number ?? 0,
    trashed: currentIf('trashed'),
    inForce: currentIf('in-force'),
    ended: currentIf('ended'),
    scheduled: scheduled.map((row) => listedVersion(row, of.kind)),
    draft: lastSaid?.status === 'draft' ? lastSaid : null,
  };
}

const HISTORY_PAGE = 30;

/** The versions of a subject, the newest first. @param before the number that the page before ended with */
export async function listHistory(
  db: Database,
  of: SubjectOfKind,
  before: number | undefined,
): Promise<History> {
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(revisions)
    .where(and(isOf(of), before === undefined ? undefined : lt(revisions.number, before)))
    .orderBy(desc(revisions.number))
    .limit(HISTORY_PAGE + 1);
  const versions = rows.slice(0, HISTORY_PAGE).map((row) => listedVersion(row, of.kind));
  return { versions, next: rows.length > HISTORY_PAGE ? (versions.at(-1)?.number ?? null) : null };
}

/** One version whole. @throws {NotFound} */
export async function readVersion(
  db: Database | Transaction,
  of: SubjectOfKind,
  number: number,
): Promise<WholeVersion> {
  const [row] = await db
    .select(VERSION_COLUMNS)
    .from(revisions)
    .where(and(isOf(of), eq(revisions.number, number)));
  if (!row) throw new NotFound();
  return wholeVersion(row, of.kind);
}
