import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { clusterDirOf } from '#server/database/data-dir.ts';

export type SiteProcess = {
  address: string;
  port: number;
  pid: number;
  /** Process id of the PostgreSQL server that belongs to it. */
  postgresPid: number;
  /** Milliseconds from starting the process to its first complete page. */
  startMs: number;
  /** Asks it to end and waits until it has; it ends its PostgreSQL itself. */
  stop: () => Promise<void>;
};

/** High enough that nothing the bench asks is refused; a real site allows 600 searches a minute and address. */
const BENCH_CALLS_PER_MINUTE = '10000000';

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
/** For a machine that others use too: a site that does not start at all says so itself. */
const startLimitMs = 300_000;
const stopLimitMs = 30_000;

/**
 * Starts the built site as `npm start` does, with its bundled PostgreSQL, and waits for its first page.
 *
 * @param options.compileCacheDir where compiled code is kept from one start to the next; empty before the first ever
 * @param options.settings environment variables that go before the bench's own
 * @param options.nodeArguments arguments for Node, before those of production
 * @param options.checkout of another version of the site, built
 * @param options.onSpawn receives what ends the process, before it is ready, for an interrupted bench
 * @throws {Error} with what the process printed, when it ends or is not ready within five minutes
 */
export async function startSite(options: {
  dataDir: string;
  compileCacheDir: string;
  port: number;
  settings?: Record<string, string>;
  nodeArguments?: readonly string[];
  checkout?: string;
  onSpawn: (stop: () => Promise<void>) => void;
}): Promise<SiteProcess> {
  const { dataDir, compileCacheDir, port, settings = {}, nodeArguments = [], onSpawn } = options;
  const { checkout = checkoutDir } = options;
  // Each version knows how it is started.
  const { serverArguments, serverEnvironment }: typeof import('../../scripts/server-command.mjs') =
    await import(pathToFileURL(path.join(checkout, 'scripts/server-command.mjs')).href);
  const beganAt = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, ...serverArguments], {
    cwd: checkout,
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCacheDir,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Empty, not missing: a .env file must not lead the bench to the operator's database.
      DATABASE_URL: '',
      PAGES_PER_MINUTE: BENCH_CALLS_PER_MINUTE,
      SEARCHES_PER_MINUTE: BENCH_CALLS_PER_MINUTE,
      ASSISTANT_QUESTIONS_PER_MINUTE: BENCH_CALLS_PER_MINUTE,
      // Nor must it put thousands of questions to a language model, or keep them.
      ASSISTANT_MODEL: '',
      ASSISTANT_MODEL_URL: '',
      ASSISTANT_MODEL_KEY: '',
      ASSISTANT_KEEP_DAYS: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal's Ctrl+C reaches the bench alone, which then stops the site in order.
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => stopProcess(child, ended);
  onSpawn(stop);

  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/en`))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site ended before it was ready:\n${output}`);
    }
    if (performance.now() - beganAt > startLimitMs) {
      await stop();
      throw new Error(`The site was not ready after ${startLimitMs / 1000} s:\n${output}`);
    }
    // Seldom enough to leave the processors to what is measured.
    await delay(20);
  }
  const startMs = performance.now() - beganAt;
  return { address, port, pid: child.pid ?? 0, postgresPid: readPostgresPid(dataDir), startMs, stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const limit = AbortSignal.timeout(stopLimitMs);
  limit.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  await ended;
}

/** The first line of postmaster.pid is the server's process id (PostgreSQL, pidfile.h). */
function readPostgresPid(dataDir: string): number {
  const file = path.join(clusterDirOf(dataDir), 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}
