import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '#server/find-free-port.ts';

/** A built site of a test's own. */
export type BuiltSite = {
  /** Without a slash at its end. */
  address: string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
};

/** For a machine that others use too: a site that does not start at all says so itself. */
const START_LIMIT_MS = 120_000;

/**
 * Starts the built site on empty data, at a free port, and waits until it answers.
 *
 * @throws {Error} when the site ends before it is ready, or is not ready in two minutes
 */
export async function startBuiltSite(): Promise<BuiltSite> {
  const port = await findFreePort();
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'site-on-empty-data.ts')], {
    env: { ...process.env, PORT: String(port) },
    // What it says at its start is for operators; what it logs is not.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(site, 'exit');
  const stop = async () => {
    site.kill('SIGTERM');
    await ended;
  };
  const address = `http://localhost:${port}`;
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!(await isReady(address))) {
    if (site.exitCode !== null || site.signalCode !== null) {
      throw new Error('the site ended before it was ready');
    }
    if (limit.aborted) {
      await stop();
      throw new Error(`the site was not ready after ${START_LIMIT_MS / 1000} s`);
    }
    await setTimeout(50);
  }
  return { address, stop };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
