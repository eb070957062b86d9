import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeNewFile } from '#server/database/data-dir.ts';
import { withLockFile } from '#server/lock-file.ts';
import {
  commandOf,
  identifySelf,
  isAlive,
  type ProcessIdentity,
  stillLives,
} from '#server/process-identity.ts';
import { type ClusterFiles, whileLocked } from './cluster-lock.ts';
import { readClusterFile, replaceClusterFile } from './postgres-account.ts';
import { type Cluster, stopServer } from './postgres-cluster.ts';

/* What runs on a cluster: its server, and the processes that use it. */

/** An id no process can have (Linux ends at 4,194,304, macOS and Windows far below). */
const impossiblePid = 2_147_483_646;

/**
 * The port of a server that already runs on this cluster, because it outlived the process that started
 * it. Waits for a server that is still starting.
 *
 * A `postmaster.pid` left by a killed server is made harmless where its process id now belongs to
 * another program (ids start again after a reboot or in a new container); PostgreSQL itself would refuse.
 * Only the id is replaced: the rest lets PostgreSQL see whether children of the killed server still write. It is done under
 * the lock of the cluster: the id may be that of a server in another container, which lives.
 */
export async function findRunningServer(cluster: ClusterFiles): Promise<number | null> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const recorded = readPostmasterFile(cluster);
    if (recorded === null) return null;
    const command = commandOf(recorded.pid);
    if (command === null) return null;
    if (command !== undefined && !isServerOf(cluster, recorded, command)) {
      await whileLocked(cluster, () => disownPostmasterFile(cluster));
      return null;
    }
    if (recorded.ready) return recorded.port;
    await delay(100);
  }
  return null;
}

/** Whether the process that `postmaster.pid` names lives: a look that costs hardly anything. */
export function isServerAlive(cluster: ClusterFiles): boolean {
  const recorded = readPostmasterFile(cluster);
  return recorded !== null && isAlive(recorded.pid);
}

type Recorded = { pid: number; dir: string; port: number; ready: boolean };

/**
 * Whether a command line is that of the server which wrote the file. A server carries its folder as an argument, by
 * the path it was started with: through a symbolic link the same folder has another path. And the file of a copied
 * folder names the folder it was copied from.
 */
function isServerOf(cluster: ClusterFiles, recorded: Recorded, command: string): boolean {
  if (recorded.dir === '' || !command.includes(recorded.dir) || !existsSync(recorded.dir)) return false;
  return realpathSync(recorded.dir) === realpathSync(cluster.dir);
}

/** Lines of postmaster.pid (PostgreSQL, pidfile.h): id, folder, start time, port, …, state in line 8. */
function readPostmasterFile(cluster: ClusterFiles): Recorded | null {
  const file = postmasterFileOf(cluster);
  if (!existsSync(file)) return null;
  const lines = readClusterFile(file).split('\n');
  return {
    pid: Number(lines[0]),
    dir: lines[1] ?? '',
    port: Number(lines[3]),
    ready: lines[7]?.trim() === 'ready',
  };
}

function disownPostmasterFile(cluster: ClusterFiles): void {
  const file = postmasterFileOf(cluster);
  const [, ...rest] = readClusterFile(file).split('\n');
  replaceClusterFile(cluster.account, file, [impossiblePid, ...rest].join('\n'));
}

function postmasterFileOf(cluster: ClusterFiles): string {
  return path.join(cluster.dir, 'postmaster.pid');
}

/*
 * The processes (a server, imports) that use the bundled database of a data folder, so that the last one stops it
 * and no earlier one does. To be called under the lock of that folder only (see embedded-postgres.ts).
 */

/**
 * Processes that start or stop the database of one folder take turns.
 *
 * @param onWait called once with the process that is waited for, when that takes longer than a second
 */
export function takeTurn<Result>(
  dataDir: string,
  onWait: (holder: { pid: number }) => void,
  task: () => Promise<Result>,
): Promise<Result> {
  return withLockFile(path.join(dataDir, 'postgres.lock'), { onWait }, task);
}

/** Takes this process off the users of the database, and ends its server when it was the last of them. In turn. */
export async function leaveServer(cluster: Cluster, dataDir: string): Promise<void> {
  if (leaveDatabaseUsers(dataDir).othersRemain || (await findRunningServer(cluster)) === null) return;
  await stopServer(cluster);
}

/** Adds this process to the users of the database. */
export function joinDatabaseUsers(dataDir: string): void {
  writeUsers(dataDir, [...otherUsers(dataDir), identifySelf()]);
}

/**
 * Takes this process off the users of the database.
 *
 * @returns whether others still use it; processes that were killed do not count
 */
export function leaveDatabaseUsers(dataDir: string): { othersRemain: boolean } {
  const others = otherUsers(dataDir);
  writeUsers(dataDir, others);
  return { othersRemain: others.length > 0 };
}

function otherUsers(dataDir: string): ProcessIdentity[] {
  return readUsers(dataDir).filter(
    (user) => user.pid !== process.pid && (stillLives(user) ?? isAlive(user.pid)),
  );
}

/** Nobody, where the file is missing or a power failure left it empty: then none of its processes lives. */
function readUsers(dataDir: string): ProcessIdentity[] {
  try {
    return JSON.parse(readFileSync(usersFileOf(dataDir), 'utf8'));
  } catch {
    return [];
  }
}

function writeUsers(dataDir: string, users: ProcessIdentity[]): void {
  const file = usersFileOf(dataDir);
  if (users.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  // Written aside and renamed: a full disk must not leave half a file.
  writeNewFile(`${file}.new`, JSON.stringify(users));
  renameSync(`${file}.new`, file);
}

function usersFileOf(dataDir: string): string {
  return path.join(dataDir, 'postgres-users.json');
}
