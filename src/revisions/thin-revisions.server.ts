import { sql } from 'drizzle-orm';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { AnyKind } from './define-kind.ts';
import { revisions } from './revisions.table.ts';
import { NOW } from './standing.server.ts';
import { emptyTrash } from './trash.server.ts';

/** How long every version is kept. */
const KEEP_YEARS = 2;
/** So many of a subject's last versions are kept however old they are. */
const ALWAYS_KEPT = 10;

/** Starts what versions need by the clock: each night the trash is emptied and the old ones are thinned. */
export async function startRevisionJobs(options: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  /** Every kind there is (`all-kinds.ts`). */
  kinds: readonly AnyKind[];
}): Promise<void> {
  const { database, jobs, log, kinds } = options;
  await jobs.registerJob('thin-revisions', '50 4 * * *', async () => {
    const count = await thinRevisions(database);
    if (count > 0) log.info({ count }, 'old versions of content were deleted');
  });
  await jobs.registerJob('empty-trash', '40 4 * * *', async () => {
    const count = await emptyTrash(database, kinds);
    if (count > 0) log.info({ count }, 'the trash of content was emptied');
  });
}

/**
 * Deletes the versions that are older than two years. What is in force, or was before the trash, what waits and
 * the last ten of a subject stay.
 *
 * @returns how many were deleted
 */
export function thinRevisions(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      DELETE FROM ${revisions} WHERE id IN (
        SELECT id FROM (
          SELECT id, created_at, state, in_force_from,
            row_number() OVER (PARTITION BY kind, subject ORDER BY number DESC) AS place,
            row_number() OVER (
              PARTITION BY kind, subject, has_come, state ORDER BY in_force_from DESC, number DESC
            ) AS place_in_time,
            has_come
          FROM (
            SELECT *, (state IN ('approved', 'trashed') AND in_force_from <= ${NOW}) IS TRUE AS has_come
            FROM ${revisions}
          ) AS all_versions
        ) AS placed
        WHERE created_at < ${NOW} - make_interval(years => ${KEEP_YEARS})
          AND place > ${ALWAYS_KEPT}
          AND NOT (has_come AND place_in_time = 1)
          AND NOT (state = 'approved' AND in_force_from > ${NOW}))`);
    const count = rowCount ?? 0;
    if (count > 0)
      await recordActivity(tx, { username: null, action: 'revisions-thinned', details: { count } });
    return count;
  });
}
