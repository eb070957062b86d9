import { eq, sql } from 'drizzle-orm';
import type { ActivityAction } from '#server/activity/activity.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { InvalidInput, NotSignedIn, StaleVersion } from '#server/errors.ts';
import { readFields } from '#server/http/request-body.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { toReadableText } from '#ui/readable-text.ts';
import type { AnyKind } from './define-kind.ts';
import { readStanding, type SubjectOfKind } from './read-revisions.server.ts';
import type { RevisionState, Standing } from './revision.ts';
import { revisions } from './revisions.table.ts';
import { NOW, readNow } from './standing.server.ts';

/* What every verb on versions is made of: its turn, its row, its entry in the activity. */

/** Who makes a version; null for this software. Somebody who is no user any more has a name alone. */
export type Author = { userId: string | null; username: string } | null;

/** Marks these locks among others: with two numbers they never meet those of one (news/lock-article.server.ts). */
const LOCK_CLASS = 23;

/**
 * Changes one subject, one after the other with everybody else who does: what `work` finds stays until it has ended.
 *
 * @param basedOn the last version that the caller knows; undefined where the change names what it is about by itself
 * @returns how the subject stands afterwards
 * @throws {StaleVersion} when there is another one since
 */
export async function changeSubject(
  db: Database,
  of: SubjectOfKind & { basedOn?: number },
  work: (tx: Transaction, before: Standing) => Promise<void>,
): Promise<Standing> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${`${of.kind.name} ${of.subject}`}))`,
    );
    const before = await readStanding(tx, of);
    if (of.basedOn !== undefined && of.basedOn !== before.last) throw new StaleVersion();
    await work(tx, before);
    return readStanding(tx, of);
  });
}

/**
 * A body as it is stored: without what the database does not take, checked and tidied by its kind.
 *
 * @throws {InvalidInput} naming the fields of the body
 */
export function readBody({ schema }: AnyKind, body: unknown): unknown {
  return readFields(schema, readable(body) as Record<string, unknown>);
}

/** The same of what somebody has just written. @throws {InvalidInput} */
export function readNewBody({ schema, schemaOfNew = schema, ...kind }: AnyKind, body: unknown): unknown {
  return readBody({ ...kind, schema: schemaOfNew }, body);
}

/** A JSON value whose texts are readable, names of fields too. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return toReadableText(value);
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [toReadableText(name), readable(part)]),
  );
}

type NewVersion = SubjectOfKind & {
  author: Author;
  body: unknown;
  state: Exclude<RevisionState, 'cancelled'>;
  /** Undefined for now; drafts have none. */
  inForceFrom?: Date | undefined;
  note?: string | undefined;
};

/**
 * Stores a version as the subject's last. Called in `changeSubject`.
 *
 * @throws {InvalidInput} for `until`, when it would have ended before it is in force
 * @throws {NotSignedIn} when its author was removed a moment ago
 */
export async function addVersion(tx: Transaction, version: NewVersion): Promise<void> {
  const { kind, subject, author, body, state, inForceFrom, note } = version;
  const end = state === 'approved' ? kind.endOf(body) : undefined;
  if (end && end <= (inForceFrom ?? (await readNow(tx))))
    throw new InvalidInput([{ field: 'until', key: inForceFrom ? 'until.early' : 'until.past' }]);
  if (author?.userId && !(await isThere(tx, author.userId))) throw new NotSignedIn();
  await tx.insert(revisions).values({
    kind: kind.name,
    subject,
    body,
    state,
    inForceFrom: state === 'draft' ? null : (inForceFrom ?? NOW),
    createdAt: NOW,
    authorId: author?.userId ?? null,
    authorName: author?.username ?? null,
    note: note || null,
  });
}

/** Whether there is this user, who stays until the transaction has ended. */
async function isThere(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')).length > 0;
}

/** Takes back what was said of a version: that it waits, or that it lies in the trash. Called in `changeSubject`. */
export async function cancelVersion(tx: Transaction, number: number): Promise<void> {
  await tx.update(revisions).set({ state: 'cancelled' }).where(eq(revisions.number, number));
}

/** The entry of a verb: of which kind, how its version is called, and further facts. */
export async function recordVerb(
  tx: Transaction,
  { kind, subject, author, body }: Pick<NewVersion, 'kind' | 'subject' | 'author' | 'body'>,
  action: ActivityAction,
  details: Record<string, string | number> = {},
): Promise<void> {
  const title = kind.titleOf(body);
  await recordActivity(tx, {
    username: author?.username ?? null,
    action,
    ...(kind.isOnly ? {} : { subjectId: subject }),
    ...(title ? { subject: title } : {}),
    details: { kind: kind.name, ...details },
  });
}
