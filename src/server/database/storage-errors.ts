import { statfsSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

/** Room the database needs to be created: 40 MB of system tables and a first 16 MB of log, doubled. */
export const bytesToCreate = 112_000_000;
/** Room it needs to start on existing data: a log segment and a little. */
export const bytesToStart = 24_000_000;

/** Refuses a disk with fewer free bytes than needed, before anything is half written. */
export function refuseFullDisk(dir: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(dir);
  const free = bavail * bsize;
  if (free < neededBytes) throw fullDisk(dir, free);
}

/**
 * Tells a full, read-only or forbidden disk from the text of an error (PostgreSQL's output or a Node
 * error's message).
 *
 * @returns null when the text speaks of something else
 */
export function explainDiskTrouble(text: string, dir: string): StartError | null {
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text)) return fullDisk(dir, null);
  if (/EROFS|Read-only file system/.test(text)) {
    return new StartError(
      `${dir} is on a disk that is read-only. Set DATA_DIR to a folder that can be written, or remount the disk.`,
    );
  }
  if (/EACCES|EPERM|Permission denied/.test(text)) {
    return new StartError(
      `The data folder ${dir} belongs to another account or may not be written by this one. Start as the ` +
        'account that owns it, or set DATA_DIR to another folder.',
    );
  }
  return null;
}

function fullDisk(dir: string, freeBytes: number | null): StartError {
  const free = freeBytes === null ? '' : ` (${Math.floor(freeBytes / 1_000_000)} MB free)`;
  return new StartError(
    `The disk that holds ${dir} is full${free}. Free some space, or set DATA_DIR to a folder on another disk. ` +
      'Nothing that was stored is lost.',
  );
}
