import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import { removeUnusedPictures } from './remove-unused-pictures.server.ts';

/** Starts what pictures need by themselves: removing, each hour, those that no article has used for a day. */
export async function startPictureJobs(options: {
  database: Database;
  objects: ObjectStorage;
  jobs: Jobs;
  log: Logger;
}): Promise<void> {
  const { database, objects, jobs, log } = options;
  await jobs.registerJob('remove-unused-pictures', '17 * * * *', async () => {
    const { pictures, leftoverFiles } = await removeUnusedPictures(database, objects);
    if (pictures + leftoverFiles > 0) log.info({ pictures, leftoverFiles }, 'unused pictures were removed');
  });
}
