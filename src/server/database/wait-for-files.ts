import { setTimeout as delay } from 'node:timers/promises';
import { whileLocked } from './cluster-lock.ts';
import { clusterDirOf, explainDiskTrouble } from './data-dir.ts';
import { chooseAccount } from './postgres-account.ts';
import { isInitialised } from './postgres-cluster.ts';
import { findRunningServer } from './running-server.ts';

/** For a container before this one to end, or what is left of a killed database. */
const LIMIT_MS = 20_000;
const RETRY_MS = 100;
const SILENT_TRIES = 10;

/**
 * Waits while a database that cannot be seen from here, in another container or on another machine, has the files of a data
 * folder. To be asked before anything is written there: from here its site's own marks look like those of the dead.
 *
 * @param onWait called once, when it takes longer than a second
 * @returns false when it has them still after twenty seconds
 * @throws {StartError} when the disk is read-only or full
 */
export async function waitForFiles(dataDir: string, onWait: () => void): Promise<boolean> {
  const dir = clusterDirOf(dataDir);
  const cluster = { dir, account: chooseAccount(dir) };
  const began = performance.now();
  for (let tries = 1; performance.now() - began < LIMIT_MS; tries += 1) {
    if (!isInitialised(cluster) || (await findRunningServer(cluster)) !== null) return true;
    const isFree = await whileLocked(cluster, () => true).catch((error: unknown) => {
      throw explainDiskTrouble(String(error), dataDir) ?? error;
    });
    if (isFree !== null) return true;
    if (tries === SILENT_TRIES) onWait();
    await delay(RETRY_MS);
  }
  return false;
}
