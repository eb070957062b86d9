import path from 'node:path';
import { bytesToStart, chooseDataDir, clusterDirOf, refuseFullDisk } from './data-dir.ts';
import { chooseAccount } from './postgres-account.ts';
import { prepareBinaries } from './postgres-binaries.ts';
import {
  type Cluster,
  formerPortOf,
  isInitialised,
  refuseOtherMajorVersion,
  startServer,
} from './postgres-cluster.ts';
import { findRunningServer, joinDatabaseUsers, leaveServer, takeTurn } from './running-server.ts';

/** `startEmbeddedPostgres`, which comes after it, says who is waited for. */
const ignoreWait = () => {};

/** The bundled database, whose start is under way. */
export type BegunPostgres = {
  /** Resolves when it runs, or when its start failed: `startEmbeddedPostgres` tries again and says why. */
  settled: Promise<void>;
  /** Ends it where nobody else uses it. */
  abandon: () => Promise<void>;
};

/**
 * Begins to start the database in a site's data folder, where one was made before; one that runs is kept running.
 * PostgreSQL takes half a second to get ready, in which the program can be read: for that reason this imports no package.
 * Everything that can be wrong is left to `startEmbeddedPostgres`.
 *
 * @param settings the environment; with a DATABASE_URL there is nothing to start
 */
export function beginPostgres(options: {
  settings: Readonly<Record<string, string | undefined>>;
  checkoutDir: string;
}): BegunPostgres | undefined {
  const { settings, checkoutDir } = options;
  if (settings['DATABASE_URL']?.trim()) return undefined;
  const explicit = settings['DATA_DIR']?.trim();
  const explicitDir = explicit ? path.resolve(checkoutDir, explicit) : undefined;
  let begun: { dataDir: string; cluster: Cluster } | undefined;

  const begin = async () => {
    const dataDir = chooseDataDir({ explicitDir, checkoutDir });
    const account = chooseAccount(clusterDirOf(dataDir));
    if (!isInitialised({ dir: clusterDirOf(dataDir) })) return;
    await takeTurn(dataDir, ignoreWait, async () => {
      const binaries = prepareBinaries(checkoutDir, dataDir, { account, log: () => {} });
      const cluster: Cluster = { dir: clusterDirOf(dataDir), binaries, account };
      if ((await findRunningServer(cluster)) === null) {
        refuseOtherMajorVersion(cluster);
        refuseFullDisk(dataDir, bytesToStart);
        const port = formerPortOf(cluster);
        if (port === undefined || (await startServer(cluster, port)) !== 'started') return;
      }
      begun = { dataDir, cluster };
      // From now on no other process that ends takes it for unused.
      joinDatabaseUsers(dataDir);
    });
  };
  const settled = begin().catch(() => {});
  return {
    settled,
    abandon: async () => {
      await settled;
      if (!begun) return;
      const { dataDir, cluster } = begun;
      await takeTurn(dataDir, ignoreWait, () => leaveServer(cluster, dataDir));
    },
  };
}
