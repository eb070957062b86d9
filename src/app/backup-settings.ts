import path from 'node:path';
import type { Settings } from '#app/settings.ts';
import { StartError } from '#server/errors.ts';

/** Backups that the site makes by itself. */
export type BackupSettings = {
  /** Absolute path of BACKUP_FOLDER. */
  folder: string;
  /** Hours between two of them. */
  hours: number;
  /** How many of the newest are kept. */
  keep: number;
};

/**
 * Puts the checked settings of backups together.
 *
 * @param checkoutDir a relative BACKUP_FOLDER lies in it
 * @returns undefined without BACKUP_FOLDER
 * @throws {StartError} for a database of the operator's own, which its own tools back up
 */
export function readBackupSettings(settings: Settings, checkoutDir: string): BackupSettings | undefined {
  const { BACKUP_FOLDER, BACKUP_HOURS, BACKUP_KEEP, DATABASE_URL } = settings;
  if (BACKUP_FOLDER === undefined) return undefined;
  if (DATABASE_URL !== undefined) {
    throw new StartError(
      'The configuration is not right:\n  BACKUP_FOLDER is for the bundled database, and DATABASE_URL names another. ' +
        'Take its provider’s backups or pg_dump (docs/operations/backup.md), and leave BACKUP_FOLDER out.',
    );
  }
  return { folder: path.resolve(checkoutDir, BACKUP_FOLDER), hours: Number(BACKUP_HOURS), keep: BACKUP_KEEP };
}
