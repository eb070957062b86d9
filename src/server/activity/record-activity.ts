import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { type ActivityAction, activity, activityCounts } from './activity.table.ts';

/** One entry of the activity list. */
export type ActivityEntry = {
  /** Name of the administrator; null when this software acted by itself. */
  username: string | null;
  action: ActivityAction;
  subjectId?: string;
  subject?: string;
  details?: Record<string, string | number | boolean>;
};

/**
 * Records what was done. Called with the transaction of the change, so that there is never one without the other.
 * Beside the name goes the id of whoever has it now.
 */
export async function recordActivity(tx: Transaction | Database, entry: ActivityEntry): Promise<void> {
  const userId = sql`(SELECT ${users.id} FROM ${users} WHERE ${users.username} = ${entry.username})`;
  await tx.insert(activity).values({ ...entry, userId });
}

/**
 * Records what strangers can repeat as often as they like: the first time in an hour as an entry of the list, which is
 * kept for ever, and each further one in its count. One statement, whose unique key makes servers and attempts at the
 * same time count one after the other.
 *
 * @param subject to what it was done; undefined where that must not be kept
 */
export async function countActivity(
  db: Database,
  { action, subject }: { action: ActivityAction; subject: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    // All refusals of an hour wait for one row. Were it held until the disk has it, a flood would hold the connections.
    await tx.execute(sql`SET LOCAL synchronous_commit TO off`);
    await tx.execute(sql`
      WITH counted AS (
        INSERT INTO ${activityCounts} AS counts (action, subject, hour)
        VALUES (${action}, ${subject ?? ''}, date_trunc('hour', now(), 'UTC'))
        ON CONFLICT (action, subject, hour) DO UPDATE SET count = counts.count + 1
        RETURNING id, count
      )
      INSERT INTO ${activity} (action, subject, subject_id)
      SELECT ${action}, ${subject ?? null}, id FROM counted WHERE count = 1`);
  });
}
