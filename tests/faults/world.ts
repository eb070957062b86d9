import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { isAlive } from '#server/process-identity.ts';
import { type SiteProcess, startSite } from '../bench/site-process.ts';
import { ADMINISTRATOR } from '../support/administrator.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** A site as production runs it, on a data folder of its own, to be hurt. */
export type World = {
  dataDir: string;
  /** The site as it was started last. */
  site: () => SiteProcess;
  /** Starts it, or starts it anew, in order. */
  start: (settings?: Record<string, string>, nodeArguments?: readonly string[]) => Promise<SiteProcess>;
  /** Starts it again as it was started before. */
  startAgain: () => Promise<SiteProcess>;
  /** SIGKILL: no handler runs, nothing is finished. */
  kill: (what: 'server' | 'database') => Promise<void>;
  /** Processes of the database: the server's first. */
  databaseProcesses: () => number[];
  /** Asks the database as its superuser. */
  query: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>;
  /** A superuser's connection, or an address of another database on the same server. */
  addressOf: (database: string) => string;
  stop: () => Promise<void>;
  discard: () => Promise<void>;
};

/** No limit is in the way of the writers; each of their requests has an address of its own. */
export const SITE_SETTINGS = {
  DEMO_DATA: 'off',
  FORMS_PER_MINUTE: '10000000',
  TRUSTED_PROXY_COUNT: '1',
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
};

/**
 * Makes a world; nothing runs yet.
 *
 * @param home a folder that is there, for data on a certain disk; a temporary one without it
 */
export async function makeWorld(home = makeTemporaryFolder('faults')): Promise<World> {
  const dataDir = path.join(home, 'data');
  const compileCacheDir = path.resolve('node_modules/.cache/faults');
  mkdirSync(dataDir, { recursive: true });
  const port = await findFreePort();
  let site: SiteProcess | undefined;
  let stopSpawned: () => Promise<void> = async () => {};
  let last: [Record<string, string>, readonly string[]] = [{}, []];

  const stop = () => stopSpawned();
  const startAgain = async () => {
    const [settings, nodeArguments] = last;
    const onSpawn = (stopIt: () => Promise<void>) => {
      stopSpawned = stopIt;
    };
    const all = { ...SITE_SETTINGS, ...settings };
    site = await startSite({ dataDir, compileCacheDir, port, settings: all, nodeArguments, onSpawn });
    return site;
  };
  const postmaster = () => readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const addressOf = (database: string) => {
    const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
    return `postgresql://costa_clara:${password}@127.0.0.1:${postmaster()[3]}/${database}`;
  };
  return {
    dataDir,
    site: () => {
      if (!site) throw new Error('The site was not started.');
      return site;
    },
    start: async (settings = {}, nodeArguments = []) => {
      await stop();
      last = [settings, nodeArguments];
      return startAgain();
    },
    startAgain,
    kill: async (what) => {
      const pid = what === 'server' ? (site?.pid ?? 0) : Number(postmaster()[0]);
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await delay(2);
    },
    databaseProcesses: () => familyOf(Number(postmaster()[0])),
    query: async (statement, values = []) => {
      const client = new Client({ connectionString: addressOf('costa_clara') });
      await client.connect();
      const { rows } = await client.query(statement, values).finally(() => client.end());
      return rows;
    },
    addressOf,
    stop,
    discard: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A process and its children. */
function familyOf(parent: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = all.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...pairs.filter(([, ppid]) => ppid === parent).map(([pid = 0]) => pid)];
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
