import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#server/process-identity.ts';
import type { Cluster } from './cluster.ts';
import { makeNextVersion } from './next-version.ts';
import { answers200, until } from './programs.ts';

/** Something that happens to a cluster while visitors are there. */
export type ClusterEvent = {
  name: string;
  /** Something is killed: what was in flight with it may fail. */
  isKill?: true;
  /** What needs no visitors; before they come. */
  prepare?: (cluster: Cluster) => Promise<void>;
  /** Does it; a kill has ended what was in flight when this ends. */
  happen: (cluster: Cluster) => Promise<void>;
  /** Brings back what was ended, after the visitors. */
  mend: (cluster: Cluster) => Promise<void>;
};

const mendDatabase = (cluster: Cluster) => cluster.database.mend();

const primaryKilled = (what: 'postgres' | 'machine'): ClusterEvent => ({
  name: what === 'postgres' ? "primary's PostgreSQL killed" : "primary's machine lost",
  isKill: true,
  happen: async ({ database }) => database.kill(await leaderOf(database), what),
  mend: mendDatabase,
});

const replicaKilled: ClusterEvent = {
  name: "replica's machine lost",
  isKill: true,
  happen: async ({ database }) => database.kill((await leaderOf(database)) === 0 ? 1 : 0, 'machine'),
  mend: mendDatabase,
};

const switchover: ClusterEvent = {
  name: 'primary handed over in order',
  happen: ({ database }) => database.switchOver(),
  mend: mendDatabase,
};

const serverKilled = (index: number): ClusterEvent => ({
  name: `server ${index + 1} killed`,
  isKill: true,
  happen: async (cluster) => {
    const { pid } = cluster.server(index);
    process.kill(pid, 'SIGKILL');
    await until('the server has ended', 10, async () => !isAlive(pid));
  },
  mend: async (cluster) => {
    await cluster.startServer(index);
  },
});

const RELOADS = 5;
const reload: ClusterEvent = {
  name: `nginx reloaded ${RELOADS} times`,
  happen: async (cluster) => {
    for (let time = 0; time < RELOADS; time += 1) {
      await cluster.front.leadTo([cluster.portOf(0), cluster.portOf(1)]);
    }
  },
  mend: async () => {},
};

/** One server of the new version beside two of the old, then in the place of one; the same again, and all the way back. */
const deploy: ClusterEvent = {
  name: 'deploy with a migration, and back',
  prepare: async (cluster) => {
    mkdirSync(nextVersionOf(cluster));
    makeNextVersion(nextVersionOf(cluster));
  },
  happen: async (cluster) => {
    const next = nextVersionOf(cluster);
    await replace(cluster, { out: 0, by: 2, stays: 1, checkout: next });
    await replace(cluster, { out: 1, by: 3, stays: 2, checkout: next });
    await replace(cluster, { out: 2, by: 0, stays: 3 });
    await replace(cluster, { out: 3, by: 1, stays: 0 });
  },
  mend: async () => {},
};

/** Each is refused with a sentence that names the setting, while the others serve on. */
const otherSettings: ClusterEvent = {
  name: 'server with other settings refused',
  happen: async (cluster) => {
    for (const [name, value] of [
      ['PUBLIC_URL', 'http://other.example'],
      ['S3_BUCKET', 'other-pictures'],
    ] as const) {
      const said = await cluster.startServer(2, { [name]: value }).then(
        ({ stop }) => stop().then(() => 'it started'),
        (error: Error) => error.message,
      );
      if (!said.includes(`another value of ${name}`)) throw new Error(`with another ${name}: ${said}`);
    }
  },
  mend: async () => {},
};

const nextVersionOf = ({ folder }: Cluster) => path.join(folder, 'next-version');

type Replacement = { out: number; by: number; stays: number; checkout?: string };

/** As docs/operations/upgrade.md says: start, wait for /readyz, lead there, and stop what is led to no more. */
async function replace(cluster: Cluster, { out, by, stays, checkout }: Replacement): Promise<void> {
  const { address } = await cluster.startServer(by, {}, checkout);
  await until('the new server is ready', 60, () => answers200(`${address}/readyz`));
  await cluster.front.leadTo([cluster.portOf(stays), cluster.portOf(by)]);
  await cluster.server(out).stop();
}

async function leaderOf(database: Cluster['database']): Promise<number> {
  const leader = await database.leader();
  if (leader === undefined) throw new Error('no member leads');
  return leader;
}

export const EVENTS: readonly ClusterEvent[] = [
  primaryKilled('postgres'),
  primaryKilled('machine'),
  replicaKilled,
  switchover,
  serverKilled(0),
  serverKilled(1),
  reload,
  otherSettings,
  deploy,
];
