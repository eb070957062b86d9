import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
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
