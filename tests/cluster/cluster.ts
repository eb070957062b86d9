import { chownSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { chooseAccount } from '#server/database/postgres-account.ts';
import { type SiteProcess, startSite } from '../bench/site-process.ts';
import { SITE_SETTINGS } from '../faults/world.ts';
import type { Place } from '../faults/writers.ts';
import { startS3Server } from '../support/object-stores.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { type DatabaseCluster, startDatabase } from './database.ts';
import { type Front, startFront } from './front.ts';
import { portsFrom } from './layout.ts';

/** Two servers behind nginx, their database with a replica, and their store of pictures. */
export type Cluster = Place & {
  folder: string;
  database: DatabaseCluster;
  front: Front;
  /**
   * Starts a server on one of the four ports, as it was started before.
   *
   * @param settings other than the cluster's
   * @param checkout of another version of the site
   */
  startServer: (index: number, settings?: Record<string, string>, checkout?: string) => Promise<SiteProcess>;
  /** The server that was started last on one of the ports. */
  server: (index: number) => SiteProcess;
  portOf: (index: number) => number;
  discard: () => Promise<void>;
};

/**
 * Starts all of it on loopback, in a temporary folder.
 *
 * @param firstPort 46 ports from this one on are used
 * @param onStarted receives what stops what runs so far, for an interrupted run
 */
export async function startCluster(
  firstPort: number,
  onStarted: (discard: () => Promise<void>) => void,
): Promise<Cluster> {
  const folder = makeTemporaryFolder('cluster');
  const account = chooseAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const ports = portsFrom(firstPort);
  const stops: (() => Promise<void>)[] = [];
  let discarding: Promise<void> | undefined;
  const discard = () => {
    discarding ??= (async () => {
      for (const stop of stops.toReversed()) await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    })();
    return discarding;
  };
  onStarted(discard);

  const store = await startS3Server(ports.store);
  stops.push(store.stop);
  const database = await startDatabase(folder, ports, (stop) => stops.push(stop));
  const settings = {
    ...SITE_SETTINGS,
    PUBLIC_URL: 'http://costa-clara.example',
    LISTEN_ADDRESS: 'localhost',
    DATABASE_URL: database.address,
    // nginx's, and that of the visitor that each request plays.
    TRUSTED_PROXY_COUNT: '2',
    DEMO_DATA: 'on',
    S3_ENDPOINT: store.settings.endpoint ?? '',
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
  const servers: SiteProcess[] = [];
  const server = (index: number) => {
    const found = servers[index];
    if (!found) throw new Error(`Server ${index + 1} was not started.`);
    return found;
  };
  const portOf = (index: number) => ports.servers[index] ?? 0;
  const startServer: Cluster['startServer'] = async (index, others = {}, checkout) => {
    const dataDir = path.join(folder, `server-${index + 1}`);
    mkdirSync(dataDir, { recursive: true });
    servers[index] = await startSite({
      dataDir,
      compileCacheDir: path.join(folder, 'compiled'),
      port: portOf(index),
      settings: { ...settings, ...others },
      ...(checkout === undefined ? {} : { checkout }),
      onSpawn: (stop) => stops.push(stop),
    });
    return server(index);
  };
  await startServer(0);
  await startServer(1);
  const front = await startFront(folder, ports, [portOf(0), portOf(1)]);
  stops.push(front.stop);
  return {
    folder,
    database,
    front,
    site: () => ({ address: `http://127.0.0.1:${ports.front}` }),
    query: async (statement, values = []) => {
      const client = new Client({ connectionString: database.address });
      await client.connect();
      const { rows } = await client.query(statement, values).finally(() => client.end());
      return rows;
    },
    startServer,
    server,
    portOf,
    discard,
  };
}
