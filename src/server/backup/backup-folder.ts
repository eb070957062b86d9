import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clusterDirOf } from '#server/database/data-dir.ts';
import { chooseAccount } from '#server/database/postgres-account.ts';
import { momentOfBackup } from './backup-facts.ts';
import { BackupRefused } from './backup-refused.ts';
import { PARTIAL } from './write-archive.ts';

/** A backup that is whole, by its name. */
export type FoundBackup = { file: string; madeAt: Date };

/** What systems put on a disk by themselves. */
const OF_THE_SYSTEM = /^(\..*|lost\+found|System Volume Information|\$RECYCLE\.BIN)$/;

/**
 * Makes the folder for backups where there is none. Made by root, it belongs to the account that the site runs as.
 *
 * @returns why it could not be made; it is reported when a backup is due
 */
export function makeBackupFolder(folder: string, dataDir: string): unknown {
  try {
    if (existsSync(folder)) return undefined;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const owner = chooseAccount(clusterDirOf(dataDir));
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
    return undefined;
  } catch (error) {
    return explainFolder(error, folder);
  }
}

/**
 * Makes the folder for backups where there is none, and refuses one that backups had better not lie in. It is looked at
 * before anything is copied.
 *
 * @throws {BackupRefused} saying what is wrong with it
 */
export function prepareBackupFolder(folder: string, dataDir: string): void {
  // By its name, before it is made; and by where links lead.
  refuseInside(folder, dataDir);
  const failure = makeBackupFolder(folder, dataDir);
  if (failure !== undefined) throw failure;
  try {
    if (existsSync(dataDir)) refuseInside(realpathSync(folder), realpathSync(dataDir));
    refuseForeignFiles(folder);
    const probe = path.join(folder, `.access-check-${process.pid}`);
    writeFileSync(probe, 'can this be written?', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw explainFolder(error, folder);
  }
}

/** Made later than this from now on is what was made while the clock was ahead. */
const AHEAD_MS = 24 * 3_600_000;

/**
 * The backups of a folder, the oldest first. Nothing else is ever touched in it. Those from the future come before all: as
 * the newest, they would have each new one removed as the oldest.
 */
export function findBackups(folder: string): FoundBackup[] {
  const ahead = Date.now() + AHEAD_MS;
  const found = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const madeAt = momentOfBackup(name);
      return madeAt === undefined ? [] : [{ file: path.join(folder, name), madeAt }];
    });
  const isAhead = ({ madeAt }: FoundBackup) => madeAt.getTime() > ahead;
  return [...found.filter(isAhead), ...found.filter((one) => !isAhead(one))];
}

/** Removes all but the newest backups. @returns those that are gone */
export function removeOldest(folder: string, keep: number): FoundBackup[] {
  const oldest = findBackups(folder).slice(0, -keep);
  for (const { file } of oldest) rmSync(file, { force: true });
  return oldest;
}

/** Removes what a backup left behind that was killed. To be called where no other one is under way. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (isUnfinished(name)) rmSync(path.join(folder, name));
}

/**
 * Says why a folder cannot be used, in words that its operator can act on.
 *
 * @returns the error itself where it speaks of something else
 */
export function explainFolder(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A file of the site that could not be read is another matter.
  const place = error instanceof Error && 'path' in error ? String(error.path) : folder;
  const reason = place.startsWith(folder) || folder.startsWith(place) ? REASONS[code] : undefined;
  return reason === undefined
    ? error
    : new BackupRefused(`No backup was made in ${folder}: ${reason} Nothing was changed.`);
}

const REASONS: Record<string, string | undefined> = {
  ENOSPC:
    'the disk is full. Free some space there, or name a folder on another disk; BACKUP_KEEP says how many are kept.',
  EDQUOT: 'the account has used up its share of the disk. Free some space, or name a folder on another disk.',
  EROFS: 'the disk is read-only. Mount it for writing, or name another folder.',
  EACCES: 'this account may not write there. Give it the folder, or name another one.',
  EPERM: 'this account may not write there. Give it the folder, or name another one.',
  ENOTDIR: 'it is a file, or lies in one. Name a folder.',
  EEXIST: 'it is a file, or another backup began in the same moment. Name a folder, or try again.',
  EIO: 'the disk does not work (input/output error). Name a folder on another disk.',
};

function refuseInside(folder: string, dataDir: string): void {
  const inside = path.relative(dataDir, folder);
  if (inside.startsWith('..') || path.isAbsolute(inside)) return;
  throw new BackupRefused(
    `${folder} lies in the data folder ${dataDir}: what takes one takes the other. Name a folder outside of it, best on ` +
      'another disk. Nothing was changed.',
  );
}

function refuseForeignFiles(folder: string): void {
  if (!statSync(folder).isDirectory())
    throw new BackupRefused(`${folder} is not a folder. Nothing was changed.`);
  const foreign = readdirSync(folder).find(
    (name) => momentOfBackup(name) === undefined && !isUnfinished(name) && !OF_THE_SYSTEM.test(name),
  );
  if (foreign === undefined) return;
  throw new BackupRefused(
    `${folder} holds other things than backups ("${foreign}"). The oldest backups are removed by themselves, so they ` +
      'have a folder of their own: name an empty one, or one that does not exist. Nothing was changed.',
  );
}

function isUnfinished(name: string): boolean {
  return name.endsWith(PARTIAL) && momentOfBackup(name.slice(0, -PARTIAL.length)) !== undefined;
}
