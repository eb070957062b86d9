import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { nodeArguments, serverEnvironment } from '../../scripts/server-command.mjs';

/** A server of the site in a process of its own, without pages. */
export type ServerProcess = {
  /** http://localhost and its port; another one after every start. */
  address: () => string;
  /** Its process id; another one after every start. */
  pid: () => number;
  /** Kills it with SIGKILL: no handler runs, nothing is finished. */
  kill: () => Promise<void>;
  /** Kills it, if it still runs, and starts it again on the same database. */
  restart: () => Promise<void>;
};

const PROGRAM = path.join(import.meta.dirname, 'api-server.ts');

/**
 * Starts a server on a database. Several may run on one.
 *
 * @param settings further environment variables of the site
 */
export async function startServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  let child: ChildProcess | undefined;
  let port = 0;
  const start = async () => {
    const started = spawn(process.execPath, [...nodeArguments, PROGRAM], {
      env: { ...serverEnvironment, ...process.env, DATABASE_URL: databaseUrl, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const [printed] = await Promise.race([once(started.stdout, 'data'), refusedStart(started)]);
    port = Number(String(printed));
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  let restarting = Promise.resolve();
  return {
    address: () => `http://localhost:${port}`,
    pid: () => child?.pid ?? 0,
    kill,
    restart: () => {
      // One after the other: a server that is just starting is not killed before it listens.
      restarting = restarting.then(kill).then(start);
      return restarting;
    },
  };
}

/** A server that ends before it listens fails the test that started it. */
async function refusedStart(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Error(`the server ended before it listened: ${code ?? signal}`);
}
