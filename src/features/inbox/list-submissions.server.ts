import { and, count, desc, max, type SQL, sql } from 'drizzle-orm';
import type { SubmissionState } from '#forms/form-definition.ts';
import { submissions } from '#forms/submissions.table.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput } from '#server/errors.ts';
import {
  aboutOf,
  type InboxFilters,
  type InboxStamp,
  nameOf,
  phoneOf,
  type SubmissionPage,
  type SubmissionSummary,
} from './inbox.ts';
import { findsWith } from './submission-filter.server.ts';

const PAGE_SIZE = 50;

/**
 * One page of the inbox, newest first.
 *
 * @param before the `next` of the page before; the first page without it
 * @throws {InvalidInput} when `before` is no such value
 */
export async function listSubmissions(
  db: Database,
  filters: InboxFilters,
  before?: string,
): Promise<SubmissionPage> {
  const position = before === undefined ? undefined : behind(before);
  // Before the rows: what changes in between is then noticed by the next stamp.
  const { stamp } = await findInboxStamp(db);
  const [rows, counts] = await Promise.all([
    db
      .select({ ...summaryColumns, position: positionColumn })
      .from(submissions)
      .where(and(findsWith(filters), position))
      .orderBy(desc(submissions.receivedAt), desc(submissions.id))
      .limit(PAGE_SIZE + 1),
    countByState(db, filters),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const { state } = filters;
  return {
    submissions: shown.map(toSummary),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.position ?? null) : null,
    total: state ? counts[state] : counts.new + counts['in-progress'] + counts.done,
    counts,
    stamp,
  };
}

/** A short text that is another one after every change of any form, and how many are new: cheap to ask for again and again. */
export async function findInboxStamp(db: Database): Promise<InboxStamp> {
  const [row] = await db
    .select({
      forms: count(),
      last: max(submissions.receivedAt),
      versions: sql<string>`coalesce(sum(${submissions.version}), 0)`,
      mailed: count(submissions.mailedAt),
      fresh: sql<number>`(count(*) FILTER (WHERE ${submissions.state} = 'new'))::int`,
    })
    .from(submissions);
  const { forms = 0, last, versions = '0', mailed = 0, fresh = 0 } = row ?? {};
  return { stamp: [forms, last?.getTime() ?? 0, versions, mailed].join('-'), new: fresh };
}

export const summaryColumns = {
  id: submissions.id,
  reference: submissions.reference,
  kind: submissions.kind,
  state: submissions.state,
  receivedAt: submissions.receivedAt,
  payload: submissions.payload,
  hasNote: sql<boolean>`${submissions.note} <> ''`,
  mailedAt: submissions.mailedAt,
};

/** A row's place in the order, "1763765274123456-<id>": microseconds, which a date of JavaScript would cut off. */
const positionColumn = sql<string>`
  (extract(epoch FROM ${submissions.receivedAt}) * 1000000)::bigint || '-' || ${submissions.id}`;

const POSITION = /^(\d{1,16})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function behind(before: string): SQL {
  const [, microseconds, id] = POSITION.exec(before) ?? [];
  if (microseconds === undefined) throw new InvalidInput([{ field: 'before', key: 'cursor.invalid' }]);
  return sql`(${submissions.receivedAt}, ${submissions.id}) <
    (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** Counts what the filters other than the state find, by state. */
export async function countByState(
  db: Database,
  { kind, search }: InboxFilters,
): Promise<Record<SubmissionState, number>> {
  const rows = await db
    .select({ state: submissions.state, found: count() })
    .from(submissions)
    .where(findsWith({ kind, search }))
    .groupBy(submissions.state);
  const found = Object.fromEntries(rows.map((row) => [row.state, row.found]));
  return { new: 0, 'in-progress': 0, done: 0, ...found };
}

type SummaryRow = Pick<
  typeof submissions.$inferSelect,
  'id' | 'reference' | 'kind' | 'state' | 'receivedAt' | 'payload' | 'mailedAt'
> & { hasNote: boolean };

export function toSummary(row: SummaryRow): SubmissionSummary {
  const { id, reference, kind, state, receivedAt, payload, hasNote, mailedAt } = row;
  return {
    ...{ id, reference, kind, state, hasNote },
    receivedAt: receivedAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    name: nameOf(kind, payload),
    about: aboutOf(kind, payload),
    phone: phoneOf(kind, payload),
  };
}
