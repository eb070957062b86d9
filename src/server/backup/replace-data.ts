import { existsSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { leaveDatabaseUsers } from '#server/database/running-server.ts';
import { waitForFiles } from '#server/database/wait-for-files.ts';
import { acquireInstanceLock } from '#server/lock-file.ts';
import { isBackupKey, keepBackupKey } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';
import { stopDatabaseOf } from './scratch-folder.ts';
import { flushFolder } from './write-archive.ts';

/** A data folder that no site can start on until it is released. */
export type HeldDataFolder = {
  /**
   * Puts another folder in its place.
   *
   * @returns where the old one lies now; nothing where there were no data
   */
  replaceBy: (folder: string) => Promise<string | undefined>;
  release: () => void;
};

/** Files that say who uses a folder; they are no data. */
const MARKS = new Set(['server.json', 'postgres.lock', 'backup.lock']);

/**
 * Takes a data folder for a restore. A database that outlived its site is stopped when the folder is replaced.
 *
 * @throws {BackupRefused} when a site or a command works on it, or it cannot be replaced
 */
export async function holdDataFolder(dataDir: string, checkoutDir: string): Promise<HeldDataFolder> {
  const existed = existsSync(dataDir);
  if (existed) refuseMountPoint(dataDir);
  await refuseUnseenSite(dataDir);
  const outcome = await acquireInstanceLock({ dataDir });
  if (outcome.state === 'held') {
    const where = outcome.address ? `, at ${outcome.address}` : '';
    throw new BackupRefused(
      `The site runs on the data folder ${dataDir} (process ${outcome.pid}${where}). Stop it, then restore. Nothing was changed.`,
    );
  }
  const { lock } = outcome;
  let isReplaced = false;
  const release = () => {
    lock.release();
    // Made for the lock alone.
    if (!existed && !isReplaced && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
  };
  if (leaveDatabaseUsers(dataDir).othersRemain) {
    release();
    throw new BackupRefused(
      `Another command works on the database in ${dataDir}, such as an import. Wait for its end. Nothing was changed.`,
    );
  }
  return {
    replaceBy: async (folder) => {
      await stopDatabaseOf(dataDir, checkoutDir);
      // One may have started while the backup proved itself.
      await refuseUnseenSite(dataDir);
      const place = realpathSync(dataDir);
      const aside = `${place}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      const hadData = readdirSync(place).some((name) => !MARKS.has(name) && !isBackupKey(name));
      keepBackupKey(place, folder);
      rename(place, aside);
      try {
        rename(folder, place);
      } catch (error) {
        renameSync(aside, place);
        throw error;
      }
      isReplaced = true;
      for (const mark of MARKS) rmSync(path.join(aside, mark), { force: true });
      await flushFolder(place);
      await flushFolder(path.dirname(place));
      if (!hadData) rmSync(aside, { recursive: true, force: true });
      return hadData ? aside : undefined;
    },
    release,
  };
}

/** The marks of a site in another container say nothing here; the lock of its database does. */
async function refuseUnseenSite(dataDir: string): Promise<void> {
  if (await waitForFiles(dataDir, () => {})) return;
  throw new BackupRefused(
    `A site in another container or on another machine, or what is left of one, works on the data folder ${dataDir}. ` +
      'Stop it, then restore. Nothing was changed.',
  );
}

/** A mounted disk keeps its name; only what lies in it can be exchanged as a whole. */
function refuseMountPoint(dataDir: string): void {
  const place = realpathSync(dataDir);
  if (statSync(place).dev !== statSync(path.dirname(place)).dev) throw mountPoint(place);
}

function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['EBUSY', 'EXDEV'].includes(String(error.code))) {
      throw mountPoint(from);
    }
    throw error;
  }
}

function mountPoint(place: string): BackupRefused {
  return new BackupRefused(
    `${place} is a disk of its own (a mount point), which cannot be put aside as a whole. Set DATA_DIR to a folder in ` +
      `it, such as ${path.join(place, 'site')}, for the restore and for the site. Nothing was changed.`,
  );
}
