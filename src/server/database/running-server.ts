import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf } from '#server/process-identity.ts';
import { type Cluster, giveTo } from './postgres-cluster.ts';

/** An id no process can have (Linux ends at 4,194,304, macOS and Windows far below). */
const impossiblePid = 2_147_483_646;

/**
 * The port of a server that already runs on this cluster, because it outlived the process that started
 * it. Waits for a server that is still starting.
 *
 * A `postmaster.pid` left by a killed server is made harmless where its process id now belongs to
 * another program (ids start again after a reboot or in a new container); PostgreSQL itself would refuse.
 * Only the id is replaced: the rest lets PostgreSQL see whether children of the killed server still write.
 */
export async function findRunningServer(cluster: Cluster): Promise<number | null> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const recorded = readPostmasterFile(cluster);
    if (recorded === null) return null;
    const command = commandOf(recorded.pid);
    if (command === null) return null;
    if (command !== undefined && !command.includes(cluster.dir)) {
      disownPostmasterFile(cluster);
      return null;
    }
    if (recorded.ready) return recorded.port;
    await delay(100);
  }
  return null;
}

type Recorded = { pid: number; port: number; ready: boolean };

/** Lines of postmaster.pid (PostgreSQL, pidfile.h): id, folder, start time, port, …, state in line 8. */
function readPostmasterFile(cluster: Cluster): Recorded | null {
  const file = postmasterFileOf(cluster);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function disownPostmasterFile(cluster: Cluster): void {
  const file = postmasterFileOf(cluster);
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [impossiblePid, ...rest].join('\n'), { mode: 0o600 });
  giveTo(cluster.account, file);
}

function postmasterFileOf(cluster: Cluster): string {
  return path.join(cluster.dir, 'postmaster.pid');
}
