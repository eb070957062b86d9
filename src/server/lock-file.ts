import { linkSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { explainDiskTrouble, prepareDataDir, writeNewFile } from '#server/database/data-dir.ts';
import { identifySelf, isAlive, type ProcessIdentity, stillLives } from '#server/process-identity.ts';

/*
 * Files that say which process holds something: a data folder as its only server, or a short task in turn.
 */

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

/** What a lock file says: the process that holds it and, of a server, where it answers. */
type LockHolder = ProcessIdentity & { address: string | null };

/** Whether a holder that this system cannot identify (Windows) counts as alive. */
type JudgeUnknown = (holder: LockHolder) => boolean | Promise<boolean>;

type LockAttempt =
  | { state: 'taken'; lock: { publish: (address: string) => void; release: () => void } }
  | { state: 'held'; holder: LockHolder };

/** Lock files of this very process, whose id alone would not tell one of its tasks from another. */
const heldHere = new Set<string>();

/**
 * Tries to create a file that names this process as its holder. A file left by a process that was killed is taken
 * over: its process id must belong to a process that began at the recorded moment, else the id was given out again.
 *
 * @param file in a folder that exists
 * @throws {Error} Node's, when the folder cannot be written
 */
export async function takeLockFile(file: string, judgeUnknown: JudgeUnknown): Promise<LockAttempt> {
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const own: LockHolder = { ...identifySelf(), address: null };
  for (;;) {
    if (createWhole(place, own)) return { state: 'taken', lock: lockOn(place, own) };
    const text = readIfThere(place);
    const holder = text === null ? null : parseHolder(text);
    if (holder !== null && (await isHolding(place, holder, judgeUnknown))) return { state: 'held', holder };
    if (text !== null) setAside(place, text);
  }
}

/**
 * Runs a short task that only one process at a time may do; the others wait for their turn.
 *
 * @param onWait called once, when the wait takes longer than a second
 */
export async function withLockFile<Result>(
  file: string,
  options: { onWait: (holder: LockHolder) => void },
  task: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await takeLockFile(file, ({ pid }) => isAlive(pid));
    if (outcome.state === 'taken') {
      try {
        return await task();
      } finally {
        outcome.lock.release();
      }
    }
    if (attempt === 20) options.onWait(outcome.holder);
    await delay(50);
  }
}

function lockOn(file: string, own: LockHolder) {
  heldHere.add(file);
  return {
    publish: (address: string) => {
      const draft = `${file}.${process.pid}`;
      writeNewFile(draft, JSON.stringify({ ...own, address }));
      renameSync(draft, file);
    },
    release: () => {
      heldHere.delete(file);
      rmSync(file, { force: true });
    },
  };
}

/** Creates the file with its content in one step; false when it exists. */
function createWhole(file: string, holder: LockHolder): boolean {
  const draft = `${file}.${process.pid}`;
  writeNewFile(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale file, unless another process has replaced it meanwhile: then that one is put back. */
function setAside(file: string, staleText: string): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === staleText) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function isHolding(file: string, holder: LockHolder, judgeUnknown: JudgeUnknown): boolean | Promise<boolean> {
  if (holder.pid === process.pid) return heldHere.has(file);
  return stillLives(holder) ?? judgeUnknown(holder);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** null for a file that a full disk or a stranger left unreadable: it protects nobody. */
function parseHolder(text: string): LockHolder | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { pid, startedAt, address } = parsed as Partial<Record<keyof LockHolder, unknown>>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return null;
    return { pid, startedAt, address: typeof address === 'string' ? address : null };
  } catch {
    return null;
  }
}
