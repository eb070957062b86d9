import { sql } from 'drizzle-orm';
import { activity } from '#server/activity/activity.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Transaction } from '#server/database/connect.ts';
import { happenedWithin } from '#server/database/happened-within.ts';
import { ProofNeeded, TooManyRequests } from '#server/errors.ts';

/** Who reads a form, and whether the password was given within the last ten minutes. */
export type Reader = { username: string; isProved: boolean };

/** Forms that somebody may read in an hour before the password is asked for, as it is for an export. */
const READ_WITHOUT_PROOF = 40;
/** Forms that somebody may read in an hour at all: more than anybody works through. */
const MOST_READ = 400;
const RETRY_SECONDS = 600;

/**
 * Records that somebody reads a form, once an hour for each person and form: what is in it may be about health.
 *
 * @throws {ProofNeeded | TooManyRequests} when it is one of very many
 */
export async function recordReading(
  tx: Transaction,
  { id, reference }: { id: string; reference: string },
  { username, isProved }: Reader,
): Promise<void> {
  // One after the other: those that are read at once cannot slip through together.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`inbox ${username}`}, 0))`);
  const { rows } = await tx.execute<{ forms: number; read_this: boolean }>(sql`
    SELECT count(DISTINCT subject_id)::int AS forms, coalesce(bool_or(subject_id = ${id}), false) AS read_this
    FROM ${activity}
    WHERE ${happenedWithin(activity.happenedAt, 60)} AND username = ${username} AND action = 'submission-opened'`);
  const { forms = 0, read_this: isRead = false } = rows[0] ?? {};
  if (isRead) return;
  if (forms >= MOST_READ) throw new TooManyRequests(RETRY_SECONDS);
  if (forms >= READ_WITHOUT_PROOF && !isProved) throw new ProofNeeded();
  await recordActivity(tx, { username, action: 'submission-opened', subjectId: id, subject: reference });
}
