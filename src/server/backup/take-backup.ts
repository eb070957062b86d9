import { statSync } from 'node:fs';
import path from 'node:path';
import { clusterDirOf } from '#server/database/data-dir.ts';
import { takeLockFile } from '#server/lock-file.ts';
import { isAlive } from '#server/process-identity.ts';
import { type ArchiveEntry, fileEntry, textEntry } from './archive-entries.ts';
import { checkSeal } from './archive-seal.ts';
import { type BackupFacts, backupName, FORMAT } from './backup-facts.ts';
import { explainFolder, removeOldest, removeUnfinished } from './backup-folder.ts';
import { provideBackupKey } from './backup-key.ts';
import { FACTS_FILE, isOfBackup, LABEL, PASSWORD_FILES, PICTURES } from './backup-names.ts';
import { BackupRefused } from './backup-refused.ts';
import { type BackupSession, openBackupSession } from './backup-session.ts';
import { databaseEntries, folderEntries, logEntries } from './database-files.ts';
import { platformName, siteVersion } from './this-site.ts';
import { writeArchive } from './write-archive.ts';

/** What is backed up, and where to. */
export type BackupTask = {
  /** A folder that `prepareBackupFolder` has found good. */
  folder: string;
  /** How many of the newest backups stay. */
  keep: number;
  dataDir: string;
  checkoutDir: string;
  /** Of the bundled database, which runs. */
  superuserAddress: string;
  picturesLieInStore: boolean;
  signal?: AbortSignal;
};

export type TakenBackup = {
  file: string;
  bytes: number;
  unpackedBytes: number;
  seconds: number;
  /** How many old ones were removed. */
  removed: number;
  /** The file of the key that it was sealed with, when that was made for it: somebody has to keep a copy. */
  newKeyFile: string | undefined;
};

/**
 * Backs up a site while it works: everything that was acknowledged before the copying of its database ends, and every
 * picture that a row of it names. One at a time for each data folder.
 *
 * @throws {BackupRefused} when it could not be made; then no file is left, and no old backup was removed
 */
export async function takeBackup(task: BackupTask): Promise<TakenBackup> {
  const { folder, keep, dataDir } = task;
  const began = new Date();
  const attempt = await takeLockFile(path.join(dataDir, 'backup.lock'), ({ pid }) => isAlive(pid));
  if (attempt.state === 'held') {
    throw new BackupRefused(
      `Another backup of this site is being made (process ${attempt.holder.pid}). Wait for its end. Nothing was changed.`,
    );
  }
  try {
    removeUnfinished(folder);
    const key = await provideBackupKey(dataDir);
    const file = path.join(folder, backupName(began));
    const session = await openBackupSession(task.superuserAddress);
    try {
      const entries = siteEntries(session, task, began);
      const { unpackedBytes } = await writeArchive(file, entries, { key: key.secret, signal: task.signal });
      const { sealed } = await checkSeal(file, key.secret);
      if (sealed !== 'with this key') throw new Error(`${file} came to the disk without its seal`);
      const removed = removeOldest(folder, keep).length;
      const seconds = (Date.now() - began.getTime()) / 1000;
      const newKeyFile = key.isNew ? key.file : undefined;
      return { file, bytes: statSync(file).size, unpackedBytes, seconds, removed, newKeyFile };
    } finally {
      await session.close();
    }
  } catch (error) {
    throw explainFolder(error, folder);
  } finally {
    attempt.lock.release();
  }
}

/**
 * Pictures are copied on both sides of the moment that the database is restored to. A row's files are there before the
 * row, and go after it: what was there before that moment comes in the first round, what was uploaded during it in the
 * second, and only what no article has used for a day is ever removed.
 */
async function* siteEntries(
  session: BackupSession,
  { dataDir, checkoutDir, picturesLieInStore }: BackupTask,
  madeAt: Date,
): AsyncGenerator<ArchiveEntry> {
  const facts: BackupFacts = {
    format: FORMAT,
    madeAt: madeAt.toISOString(),
    ...siteVersion(checkoutDir),
    platform: platformName(),
    migrations: await session.migrations(),
    pictures: picturesLieInStore ? 'in a store' : 'inside',
  };
  yield textEntry(FACTS_FILE, `${JSON.stringify(facts, null, 2)}\n`);

  const clusterDir = clusterDirOf(dataDir);
  const copied = new Set<string>();
  const pictures = () =>
    newEntries(folderEntries(path.join(dataDir, PICTURES), PICTURES, isOfBackup), copied);
  await session.start();
  yield* databaseEntries(clusterDir);
  if (!picturesLieInStore) yield* pictures();
  const { label, log } = await session.stop();
  yield textEntry(LABEL, label);
  yield* logEntries(clusterDir, log);
  if (!picturesLieInStore) yield* pictures();
  for (const name of PASSWORD_FILES) yield* fileEntry(name, path.join(dataDir, name));
}

/** Those that have not come before; they are remembered. A picture never changes under its name. */
async function* newEntries(
  entries: AsyncGenerator<ArchiveEntry>,
  seen: Set<string>,
): AsyncGenerator<ArchiveEntry> {
  for await (const entry of entries) {
    if (seen.has(entry.path)) continue;
    seen.add(entry.path);
    yield entry;
  }
}
