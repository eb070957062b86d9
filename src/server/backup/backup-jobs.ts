import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { backupCron } from './backup-cron.ts';
import { findBackups, prepareBackupFolder } from './backup-folder.ts';
import { BackupRefused } from './backup-refused.ts';
import { noteBackup } from './last-backup.ts';
import type { BackupTask } from './take-backup.ts';

/**
 * Makes backups on a schedule. One that failed is logged as an error, and tried again by the job queue.
 *
 * @param task what is backed up, and into which folder
 */
export async function startBackupJobs(options: {
  task: BackupTask;
  hours: number;
  jobs: Pick<Jobs, 'registerJob'>;
  log: Logger;
}): Promise<void> {
  const { task, hours, jobs, log } = options;
  const fail = (error: unknown) =>
    log.error(
      error instanceof BackupRefused ? { reason: error.message } : { error: kindOf(error) },
      'the backup failed',
    );
  try {
    // A missing disk does not stop the site, but it is logged at the start and not only when the first backup is due.
    prepareBackupFolder(task.folder, task.dataDir);
    const newest = findBackups(task.folder).at(-1);
    if (newest) noteBackup({ at: newest.madeAt, ok: true });
  } catch (error) {
    fail(error);
  }
  await jobs.registerJob('backup', backupCron(hours), async () => {
    try {
      prepareBackupFolder(task.folder, task.dataDir);
      // Only now: no start waits for the program that writes archives.
      const { takeBackup } = await import('./take-backup.ts');
      const { file, bytes, seconds, removed, newKeyFile } = await takeBackup(task);
      noteBackup({ at: new Date(), ok: true });
      log.info({ file, bytes, seconds, removed }, 'a backup was made');
      if (newKeyFile)
        log.warn({ file: newKeyFile }, 'a key for backups was made; keep a copy with your secrets');
    } catch (error) {
      noteBackup({ at: new Date(), ok: false });
      fail(error);
      throw error;
    }
  });
}

/** Kind and code only: the message of a database error may quote what was stored. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
