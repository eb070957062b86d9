import path from 'node:path';
import { prepareDataDir } from '#server/database/data-dir.ts';
import { explainDiskTrouble } from '#server/database/storage-errors.ts';
import { type LockHolder, takeLockFile } from '#server/lock-file.ts';

/** Held by the one server process that uses a data folder. */
export type InstanceLock = {
  /** Records where the server answers, for the message of a second start. Call it once it listens. */
  publish: (address: string) => void;
  /** Releases the folder. Call it last, after the database was stopped. */
  release: () => void;
};

export type LockOutcome =
  | { state: 'acquired'; lock: InstanceLock }
  /** Another process has the folder; `address` is null while it is still starting. */
  | { state: 'held'; pid: number; address: string | null };

/**
 * Makes this process the only server on a data folder, through the file `server.json` in it.
 *
 * On `held` the caller tells the address and ends with exit code 0: what was asked for is running.
 *
 * @throws {StartError} when the folder cannot be made or written
 */
export async function acquireInstanceLock(options: { dataDir: string }): Promise<LockOutcome> {
  const { dataDir } = options;
  try {
    prepareDataDir(dataDir);
    const attempt = await takeLockFile(path.join(dataDir, 'server.json'), answers);
    if (attempt.state === 'taken') return { state: 'acquired', lock: attempt.lock };
    return { state: 'held', pid: attempt.holder.pid, address: attempt.holder.address };
  } catch (error) {
    throw explainDiskTrouble(String(error), dataDir) ?? error;
  }
}

/** Where ids cannot be told apart (Windows), the recorded address must answer. */
async function answers({ address }: LockHolder): Promise<boolean> {
  if (address === null) return false;
  try {
    const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
