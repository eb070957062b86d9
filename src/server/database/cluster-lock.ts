import { spawnSync } from 'node:child_process';
import { closeSync } from 'node:fs';
import path from 'node:path';
import { type Account, openClusterFile } from './postgres-account.ts';

/*
 * One PostgreSQL for a cluster's files, also between containers or machines that share a volume: there a process id of one
 * says nothing to the other, and two servers on the same files destroy them. The system's own lock (flock(2)) belongs to an
 * open file. PostgreSQL inherits it, so it is held as long as one of its processes lives, wherever that is, and no longer.
 */

/** What the lock is on; a `Cluster` is one. */
export type ClusterFiles = {
  dir: string;
  /** null: the same user as this process. */
  account: Account | null;
};

/** Exit code of flock(1) when somebody else holds the lock. */
const HELD = 1;

/**
 * Runs a task that holds the lock. Where there is no flock(1) (macOS, Windows), or the file system has no locks, it runs
 * without: process ids have to do.
 *
 * @param task is given the open file that holds the lock, for a server to inherit
 * @returns null when a server that this process may not see, or what is left of one, holds it
 * @throws {Error} Node's, when flock(1) is there and does not run
 */
export async function whileLocked<Result>(
  cluster: ClusterFiles,
  task: (lock: number) => Promise<Result> | Result,
): Promise<Result | null> {
  const lock = openClusterFile(cluster.account, path.join(cluster.dir, 'costa-clara.lock'));
  try {
    // The lock that the program takes stays with the file that both have open.
    const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
      stdio: ['ignore', 'ignore', 'ignore', lock],
    });
    if (error && !('code' in error && error.code === 'ENOENT')) throw error;
    return status === HELD ? null : await task(lock);
  } finally {
    closeSync(lock);
  }
}
