import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, distinguished from every other one that has had or will have its id. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** The identity of this process, to be written to a file that others read. */
export function identifySelf(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
}

/** Whether that very process still runs; undefined where the system gives no way to know (Windows). */
export function stillLives({ pid, startedAt }: ProcessIdentity): boolean | undefined {
  const start = startOf(pid);
  return start === undefined ? undefined : start === startedAt;
}

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The command line of a running process, arguments separated by spaces. Process ids are given out again
 * after a restart, so an id from a file says nothing until the command has been looked at.
 *
 * @returns null when there is no such process, or it has ended and waits for its parent (a zombie);
 *   undefined where the system gives no way to know (Windows)
 */
export function commandOf(pid: number): string | null | undefined {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return readProcFile(pid, 'cmdline')?.replaceAll('\0', ' ').trim() || null;
  return askPs(pid, 'command=');
}

/**
 * When a process began, in a form that no other process with the same id can share: on Linux the boot's
 * id and the clock ticks since then, elsewhere the date that `ps` prints.
 *
 * @returns null when there is no such process, undefined where the system gives no way to know (Windows)
 */
export function startOf(pid: number): string | null | undefined {
  if (!isAlive(pid)) return null;
  if (process.platform !== 'linux') return askPs(pid, 'lstart=');
  const stat = readProcFile(pid, 'stat');
  if (stat === null) return null;
  // proc_pid_stat(5): the name in parentheses may hold anything; field 3 (state) follows, field 22 is the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
}

function readProcFile(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}

function askPs(pid: number, column: string): string | null | undefined {
  if (process.platform === 'win32') return undefined;
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' });
  return stdout.trim() || null;
}
