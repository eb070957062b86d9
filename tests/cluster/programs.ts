import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseAccount } from '#server/database/postgres-account.ts';

/** Where Debian puts what the cluster is made of, and the package that brings it. */
const PROGRAMS = {
  etcd: { file: '/usr/bin/etcd', package: 'etcd-server' },
  patroni: { file: '/usr/bin/patroni', package: 'patroni' },
  haproxy: { file: '/usr/sbin/haproxy', package: 'haproxy' },
  nginx: { file: '/usr/sbin/nginx', package: 'nginx-light' },
  postgres: { file: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
} as const;

export const POSTGRES_PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Packages of Debian 12 that are not installed here. */
export function missingPackages(): string[] {
  return Object.values(PROGRAMS).flatMap(({ file, package: name }) => (existsSync(file) ? [] : [name]));
}

/** A program that runs until it is stopped. */
export type Program = {
  name: string;
  pid: number;
  isRunning: () => boolean;
  /** Sends a signal and waits until the program has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
};

const END_LIMIT_MS = 15_000;

/**
 * Starts one of the programs. Run by root it belongs to the account that the site goes on as, because PostgreSQL refuses
 * root.
 *
 * @param isReady asked until it says so
 * @throws {Error} with what the program printed, when it ends or is not ready within a minute
 */
export async function startProgram(
  name: Exclude<keyof typeof PROGRAMS, 'postgres'>,
  args: readonly string[],
  { folder, isReady }: { folder: string; isReady: () => Promise<boolean> },
): Promise<Program> {
  const account = chooseAccount(folder);
  const child = spawn(PROGRAMS[name].file, args, {
    cwd: folder,
    env: { PATH: `${POSTGRES_PROGRAMS}:/usr/sbin:/usr/bin:/sbin:/bin`, HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal's Ctrl+C reaches the script alone, which then stops all in order.
    detached: true,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const program: Program = {
    name,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    end: async (signal = 'SIGTERM') => {
      if (!isRunning(child)) return;
      child.kill(signal);
      const limit = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
      await ended;
      clearTimeout(limit);
    },
  };
  try {
    await until(`${name} is ready`, 60, async () => {
      if (!program.isRunning()) throw new Error('it ended');
      return isReady();
    });
  } catch (error) {
    await program.end();
    throw new Error(`${name} does not start (${error instanceof Error ? error.message : error}):\n${output}`);
  }
  return program;
}

/** Asks again and again until the answer is yes. @throws {Error} when it is not within so many seconds */
export async function until(what: string, seconds: number, ask: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + seconds * 1000;
  while (!(await ask())) {
    if (performance.now() > giveUpAt) throw new Error(`after ${seconds} s it is not so that ${what}`);
    await delay(50);
  }
}

/** Whether an address answers 200. */
export async function answers200(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
