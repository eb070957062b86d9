import { statfsSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

/** Room the database needs to be created: 40 MB of system tables and a first 16 MB of log, doubled. */
export const bytesToCreate = 112_000_000;
/** Room it needs to start on existing data: a log segment and a little. */
export const bytesToStart = 24_000_000;

const wayOut = 'Free some space, or set DATA_DIR to a folder on another disk.';

/** Refuses a disk with fewer free bytes than needed, before anything is half written. */
export function refuseFullDisk(dir: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(dir);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  throw new StartError(
    `The disk that holds ${dir} has ${megabytes(free)} MB free; the database needs ${megabytes(neededBytes)} MB ` +
      `to start. ${wayOut} Nothing that was stored is lost.`,
  );
}

/**
 * Recognizes a full, read-only or forbidden disk in the text of an error (PostgreSQL's output or a Node error's
 * message).
 *
 * @returns null when the text speaks of something else
 */
export function explainDiskTrouble(text: string, dir: string): StartError | null {
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text)) {
    return new StartError(`The disk that holds ${dir} is full. ${wayOut} Nothing that was stored is lost.`);
  }
  // Making a folder and its parents on a read-only disk, Node says ENOENT.
  if (/EROFS|Read-only file system|ENOENT: [^\n]*, mkdir/.test(text)) {
    return new StartError(
      `${dir} cannot be written: its disk is read-only or not there. Set DATA_DIR to a folder that can be written, or mount the disk for writing.`,
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

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}
