import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { assistantMessages } from './assistant-messages.table.ts';

/** How many are deleted at a time, so that no statement takes long. */
const BATCH_SIZE = 5000;

/**
 * Deletes the messages that were asked longer ago than they are kept.
 *
 * @param keepDays undefined when none are kept any more: then all are deleted
 * @returns how many were deleted
 */
export async function expireTranscripts(
  db: Database,
  { keepDays }: { keepDays: number | undefined },
): Promise<number> {
  let total = 0;
  for (;;) {
    const due = db
      .select({ id: assistantMessages.id })
      .from(assistantMessages)
      .where(sql`${assistantMessages.askedAt} <= now() - make_interval(days => ${keepDays ?? 0})`)
      .limit(BATCH_SIZE);
    const { rowCount } = await db.delete(assistantMessages).where(inArray(assistantMessages.id, due));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH_SIZE) return total;
  }
}

/** Starts what the assistant does by itself: deleting each night the messages that were kept long enough. */
export async function startAssistantJobs(options: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  keepDays: number | undefined;
}): Promise<void> {
  const { database, jobs, log, keepDays } = options;
  await jobs.registerJob('expire-assistant-messages', '40 4 * * *', async () => {
    const count = await expireTranscripts(database, { keepDays });
    if (count > 0)
      log.info({ count }, 'questions to the assistant were deleted after the time they are kept');
  });
}
