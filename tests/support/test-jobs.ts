import { type Jobs, openJobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { createPreparedDatabase, type TestDatabase } from './test-database.ts';

/** Jobs that are looked for more often than a site does. */
export const QUICK_PACE = { pollSeconds: 0.5, superviseSeconds: 1 };

/** A database of its own with the tables of jobs, and jobs that are open on it; close them first, then discard it. */
export async function openTestJobs(log: Logger): Promise<{ database: TestDatabase; jobs: Jobs }> {
  const database = await createPreparedDatabase('jobs', async ({ connectionString }) => {
    await (await openJobs({ connectionString, log })).close();
  });
  const { connectionString } = database;
  return { database, jobs: await openJobs({ connectionString, log, pace: QUICK_PACE }) };
}
