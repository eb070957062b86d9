import type { Database, Transaction } from '#server/database/connect.ts';
import { type ActivityAction, activity } from './activity.table.ts';

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
 */
export async function recordActivity(tx: Transaction | Database, entry: ActivityEntry): Promise<void> {
  await tx.insert(activity).values(entry);
}
