import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareDataDir } from '#server/database/data-dir.ts';
import { explainDiskTrouble } from '#server/database/storage-errors.ts';
import { startOf } from '#server/process-identity.ts';

/** Held by the one server process that uses a data folder. */
export type InstanceLock = {
  /** Records where the server answers, for the message of a second start. Call it once it listens. */
  publish: (address: string) => void;
  /** Gives the folder free. Call it last, after the database was stopped. */
  release: () => void;
};

export type LockOutcome =
  | { state: 'acquired'; lock: InstanceLock }
  /** Another process has the folder; `address` is null while it is still starting. */
  | { state: 'held'; pid: number; address: string | null };

type Holder = { pid: number; startedAt: string; address: string | null };

/**
 * Makes this process the only server on a data folder, through the file `server.json` in it. A file left
 * by a process that was killed is taken over: its process id must belong to a process that began at the
 * recorded moment, else the id was given out again.
 *
 * On `held` the caller tells the address and ends with exit code 0: what was asked for is running.
 *
 * @throws {StartError} when the folder cannot be made or written
 */
export async function acquireInstanceLock(options: { dataDir: string }): Promise<LockOutcome> {
  const { dataDir } = options;
  const file = path.join(dataDir, 'server.json');
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '', address: null };
  try {
    prepareDataDir(dataDir);
    for (;;) {
      if (createWhole(file, own)) return { state: 'acquired', lock: lockOn(file, own) };
      const text = readIfThere(file);
      const holder = text === null ? null : parseHolder(text);
      if (holder !== null && (await isServing(holder))) {
        return { state: 'held', pid: holder.pid, address: holder.address };
      }
      if (text !== null) setAside(file, text);
    }
  } catch (error) {
    throw explainDiskTrouble(String(error), dataDir) ?? error;
  }
}

function lockOn(file: string, own: Holder): InstanceLock {
  return {
    publish: (address) => {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ ...own, address }));
      renameSync(draft, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Creates the file with its content in one step; false when it exists. */
function createWhole(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
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

/** Removes a stale file, unless another start has replaced it meanwhile: then that one is put back. */
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

async function isServing(holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return false;
  const startedAt = startOf(holder.pid);
  if (startedAt !== undefined) return startedAt === holder.startedAt;
  // Where ids cannot be told apart (Windows), the recorded address must answer.
  if (holder.address === null) return false;
  try {
    const answer = await fetch(new URL('/healthz', holder.address), { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  } catch {
    return false;
  }
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
function parseHolder(text: string): Holder | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { pid, startedAt, address } = parsed as Partial<Record<keyof Holder, unknown>>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string') return null;
    return { pid, startedAt, address: typeof address === 'string' ? address : null };
  } catch {
    return null;
  }
}
