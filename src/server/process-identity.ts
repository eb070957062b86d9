import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return stdout.trim() || null;
}
