import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterDirOf } from '#server/database/data-dir.ts';
import { chooseAccount, readClusterFile, replaceClusterFile } from '#server/database/postgres-account.ts';
import { isAlive } from '#server/process-identity.ts';
import { BackupRefused } from './backup-refused.ts';
import { flushFolder } from './write-archive.ts';

/*
 * The key that the site seals its backups with, in a file of the data folder and in no backup: without it nobody can make
 * one that is restored without a question.
 */
const NAME = 'backup-key';
/** With the process that makes it. */
const DRAFT = /^backup-key\.(\d+)$/;
const KEY_BYTES = 32;

/** Where a site's key lies, and the key, where there is one. */
export type BackupKey = { file: string; secret: Buffer | undefined };

/** Whether a file of a data folder is the key. */
export function isBackupKey(name: string): boolean {
  return name === NAME;
}

/**
 * The key of a data folder, which need not be there.
 *
 * @throws {BackupRefused} when it cannot be read, or is no key
 */
export function readBackupKey(dataDir: string): BackupKey {
  const file = path.join(dataDir, NAME);
  if (!existsSync(file)) return { file, secret: undefined };
  const secret = Buffer.from(readKeyFile(file).trim(), 'base64url');
  if (secret.length === KEY_BYTES) return { file, secret };
  throw new BackupRefused(
    `${file} does not hold a key of backups, which is one line of 43 letters. Put the one back that was kept, or move ` +
      'the file away: the next backup makes a new key, and older ones then ask for --foreign. Nothing was changed.',
  );
}

/**
 * The key of a data folder, made where there is none. It is whole and on the disk before it has its name, and never
 * replaces another: two processes at once, or one that is killed, leave one key.
 */
export async function provideBackupKey(
  dataDir: string,
): Promise<{ file: string; secret: Buffer; isNew: boolean }> {
  removeDrafts(dataDir);
  const { file, secret } = readBackupKey(dataDir);
  if (secret) return { file, secret, isNew: false };
  const draft = `${file}.${process.pid}`;
  const account = chooseAccount(clusterDirOf(dataDir));
  replaceClusterFile(account, draft, `${randomBytes(KEY_BYTES).toString('base64url')}\n`);
  let isNew = true;
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    isNew = false;
  } finally {
    rmSync(draft, { force: true });
  }
  await flushFolder(dataDir);
  const made = readBackupKey(dataDir);
  if (!made.secret) throw new Error(`${file} was removed while it was made`);
  return { file, secret: made.secret, isNew };
}

/** Removes what processes left that were killed while they made a key: it may hold the secret. One at work keeps its own. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = DRAFT.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(dataDir, name), { force: true });
  }
}

/** Gives the folder that takes a data folder's place the key of before, if there is one: it is the installation's. */
export function keepBackupKey(dataDir: string, nextDir: string): void {
  const { secret } = readBackupKey(dataDir);
  if (!secret) return;
  const account = chooseAccount(clusterDirOf(nextDir));
  replaceClusterFile(account, path.join(nextDir, NAME), `${secret.toString('base64url')}\n`);
}

function readKeyFile(file: string): string {
  try {
    return readClusterFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BackupRefused(
      `${file}, the key that backups are sealed with, cannot be read (${code}). Run the command as the account that owns ` +
        'the data folder, and give it the file. Nothing was changed.',
    );
  }
}
