import { inArray, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';

/** How many are deleted at a time, so that no transaction takes long. */
const BATCH_SIZE = 5000;

/**
 * Deletes the forms that were received longer ago than they are kept, whatever their state, and records how many.
 *
 * @returns how many were deleted
 */
export async function expireSubmissions(db: Database, { keepDays }: { keepDays: number }): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await expireBatch(db, keepDays);
    total += deleted;
    if (deleted < BATCH_SIZE) return total;
  }
}

function expireBatch(db: Database, keepDays: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(sql`${submissions.receivedAt} < now() - make_interval(days => ${keepDays})`)
      .limit(BATCH_SIZE);
    const deleted = await tx.delete(submissions).where(inArray(submissions.id, due));
    const count = deleted.rowCount ?? 0;
    if (count > 0) {
      await recordActivity(tx, { username: null, action: 'submissions-expired', details: { count } });
    }
    return count;
  });
}
