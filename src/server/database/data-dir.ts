import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/errors.ts';
import { canReach, chooseAccount } from './postgres-account.ts';

/* The folder that holds all data of a site: where it lies, how it is written, and what to say when it cannot be. */

/** Where data of checkouts lie that the database's account cannot reach. */
const systemDataRoot = '/var/lib/costa-clara';

/** The PostgreSQL cluster inside a data folder. */
export function clusterDirOf(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Decides where data live when no DATABASE_URL is set.
 *
 * An explicit folder is taken as it is. Otherwise it is `data` in the checkout, except for root in a
 * checkout that the database's unprivileged account cannot enter (a private home directory): then it is
 * `/var/lib/costa-clara/<hash of the checkout's path>`. Data that already lie there stay there when the
 * checkout becomes reachable later.
 *
 * @param choice.explicitDir DATA_DIR as the operator set it, or undefined
 * @returns an absolute path; nothing is created
 */
export function chooseDataDir(choice: { explicitDir: string | undefined; checkoutDir: string }): string {
  if (choice.explicitDir !== undefined) return path.resolve(choice.explicitDir);
  const checkoutDir = realpathSync(choice.checkoutDir);
  const localDir = path.join(checkoutDir, 'data');
  const account = chooseAccount(clusterDirOf(localDir));
  if (account === null) return localDir;

  const hash = createHash('sha256').update(checkoutDir).digest('hex').slice(0, 12);
  const systemDir = path.join(systemDataRoot, hash);
  const dataAreInSystem = existsSync(clusterDirOf(systemDir)) && !existsSync(clusterDirOf(localDir));
  return dataAreInSystem || !canReach(account, checkoutDir) ? systemDir : localDir;
}

/**
 * Makes the data folder if it is not there.
 *
 * @throws {StartError} when the account that the database runs as may not enter it
 */
export function prepareDataDir(dataDir: string): void {
  withOpenUmask(() => mkdirSync(dataDir, { recursive: true }));
  const account = chooseAccount(clusterDirOf(dataDir));
  if (account === null || canReach(account, dataDir)) return;
  throw new StartError(
    `DATA_DIR ${dataDir} lies in a folder that the account "${account.name}" may not enter. PostgreSQL ` +
      'refuses to run as root, so the database runs as that account. Choose a folder it can reach, for ' +
      'example under /var/lib, or start as an ordinary user.',
  );
}

/** Runs a function that creates files, under a umask that lets the database's account read them. */
export function withOpenUmask<Result>(create: () => Result): Result {
  const before = process.umask(0o022);
  try {
    return create();
  } finally {
    process.umask(before);
  }
}

/**
 * Writes a file of the data folder that all who use the folder may read, in the place of whatever is there. The folder
 * may belong to another account than this process's: a link that was planted there leads nowhere.
 */
export function writeNewFile(file: string, text: string): void {
  rmSync(file, { force: true });
  const descriptor = openSync(file, 'wx');
  try {
    // Whatever the mask of who started it: a command of root's and the site read each other's.
    fchmodSync(descriptor, 0o644);
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

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
