import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';
import { canReach, chooseAccount } from './postgres-account.ts';

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

/** Runs something that creates files with a mask that does not hide them from the database's account. */
export function withOpenUmask<Result>(create: () => Result): Result {
  const before = process.umask(0o022);
  try {
    return create();
  } finally {
    process.umask(before);
  }
}
