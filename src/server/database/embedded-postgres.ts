import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { StartError } from '#server/errors.ts';
import { findFreePort } from '#server/find-free-port.ts';
import { prepareRoles, siteRole } from './bundled-roles.ts';
import { openDatabase } from './connect.ts';
import { isDatabaseOutage } from './connection-failure.ts';
import {
  bytesToCreate,
  bytesToStart,
  clusterDirOf,
  explainDiskTrouble,
  prepareDataDir,
  refuseFullDisk,
} from './data-dir.ts';
import { migrateDatabase } from './migrate.ts';
import { chooseAccount, replaceClusterFile } from './postgres-account.ts';
import { prepareBinaries } from './postgres-binaries.ts';
import {
  type Cluster,
  clusterRole,
  formerPortOf,
  initialiseCluster,
  isInitialised,
  refuseOtherMajorVersion,
  startServer,
  stopServer,
} from './postgres-cluster.ts';
import {
  findRunningServer,
  isServerAlive,
  joinDatabaseUsers,
  leaveServer,
  takeTurn,
} from './running-server.ts';

export type EmbeddedPostgres = {
  /** The site's address, with password: never to be logged. Its role owns the tables and is no superuser. */
  connectionString: string;
  /** The superuser's, for what concerns the server as a whole: other databases, backups. The site has no use for it. */
  superuserAddress: string;
  dataDir: string;
  /** True when a server that already ran was found and is used on. */
  adopted: boolean;
  /**
   * Looks after the server until `stop`: one that was killed is started again, on the same port.
   *
   * @param tell is called with each start, and once with each reason why one failed
   */
  keepRunning: (tell: (message: string) => void) => void;
  /** Ends the database server, unless another process uses it too; everything acknowledged is on disk anyway. */
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that npm installed, or adopts the one that already serves this folder, on a free
 * port of 127.0.0.1. The first start creates the database in `<dataDir>/postgres` and a password in
 * `<dataDir>/postgres-password`. As root it runs under an unprivileged account, with a copy of the
 * programs in the data folder when that account cannot reach the checkout. The database is migrated, and all of it
 * belongs to the site's role.
 *
 * Processes that start or stop the database of one folder (a server, imports) take turns, through the file
 * `postgres.lock` in it; the last one that stops using the database ends it.
 *
 * @param options.dataDir absolute path (see `chooseDataDir`)
 * @param options.log called with a message about steps that take a while
 * @throws {StartError} for everything the operator can put right
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  checkoutDir: string;
  log: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, checkoutDir, log } = options;
  const account = chooseAccount(clusterDirOf(dataDir));
  const inTurn = <Result>(task: () => Promise<Result>) =>
    takeTurn(
      dataDir,
      ({ pid }) => log(`Waiting for process ${pid}, which starts or stops the database …`),
      task,
    );
  try {
    prepareDataDir(dataDir);
    return await inTurn(async () => {
      const binaries = prepareBinaries(checkoutDir, dataDir, { account, log });
      const cluster: Cluster = { dir: clusterDirOf(dataDir), binaries, account };
      const password = await prepareCluster(cluster, dataDir, log);
      const sitePassword = providePassword(cluster, path.join(dataDir, 'postgres-site-password'));

      const { port, adopted, superuser } = await openServer(cluster, password, log);
      const superuserAddress = addressOf(port, { role: clusterRole, password, database: clusterRole });
      const connectionString = addressOf(port, {
        role: siteRole,
        password: sitePassword,
        database: clusterRole,
      });
      try {
        await migrate(superuserAddress);
        await prepareRoles(superuser, { address: connectionString, password: sitePassword });
      } catch (error) {
        if (!adopted) await stopServer(cluster);
        throw error;
      } finally {
        await superuser.end();
      }
      joinDatabaseUsers(dataDir);
      let guard: NodeJS.Timeout | undefined;
      return {
        connectionString,
        superuserAddress,
        dataDir,
        adopted,
        keepRunning: (tell) => {
          guard = guardServer(cluster, port, { inTurn, tell });
        },
        stop: () => {
          clearInterval(guard);
          return inTurn(() => leaveServer(cluster, dataDir));
        },
      };
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw explainDiskTrouble(error instanceof Error ? error.message : String(error), dataDir) ?? error;
  }
}

/** How often a start is tried again while the files of a cluster or the port are somebody else's, and how soon. */
const STARTS = 200;
const RETRY_MS = 100;

/** Finds the server of a cluster, or starts it; then its database is there. */
async function openServer(
  cluster: Cluster,
  password: string,
  log: (message: string) => void,
): Promise<{ port: number; adopted: boolean; superuser: Client }> {
  for (let attempt = 1; ; attempt += 1) {
    const runningPort = await findRunningServer(cluster);
    const port = runningPort ?? (await startOnFreePort(cluster, log));
    try {
      const superuser = await signInOrCreate(port, password);
      return { port, adopted: runningPort !== null, superuser };
    } catch (error) {
      // A server that was found may be one that is just dying: it is looked for again, and started when it is gone.
      if (runningPort === null || !isDatabaseOutage(error) || attempt === 25) throw error;
      await delay(200);
    }
  }
}

/** How often is looked whether the server still lives, in milliseconds. */
const GUARD_MS = 1000;
/** What is left of a killed server ends by itself; whoever has the files after so many tries is somebody else. */
const MAX_BUSY_TRIES = 20;

/** Starts the server again when it is gone. Looking costs one system call; only then is more asked. */
function guardServer(
  cluster: Cluster,
  port: number,
  { inTurn, tell }: { inTurn: (task: () => Promise<void>) => Promise<void>; tell: (message: string) => void },
): NodeJS.Timeout {
  let isBusy = false;
  let lastFailure = '';
  let busyTries = 0;
  const look = async () => {
    if (isBusy || isServerAlive(cluster)) return;
    isBusy = true;
    try {
      // Another process that uses this folder may have been quicker.
      await inTurn(async () => {
        if ((await findRunningServer(cluster)) !== null) return;
        const outcome = await startServer(cluster, port);
        busyTries = outcome === 'busy' ? busyTries + 1 : 0;
        if (outcome === 'started') tell('The database was gone and was started again.');
        else if (busyTries >= MAX_BUSY_TRIES) throw new StartError(filesInUse(cluster.dir));
      });
      lastFailure = '';
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      if (failure !== lastFailure) tell(failure);
      lastFailure = failure;
    } finally {
      isBusy = false;
    }
  };
  return setInterval(() => void look(), GUARD_MS).unref();
}

async function prepareCluster(
  cluster: Cluster,
  dataDir: string,
  log: (message: string) => void,
): Promise<string> {
  const passwordFile = path.join(dataDir, 'postgres-password');
  if (isInitialised(cluster)) {
    refuseOtherMajorVersion(cluster);
    refuseFullDisk(dataDir, bytesToStart);
    return readPassword(passwordFile, cluster);
  }
  refuseFullDisk(dataDir, bytesToCreate);
  log(`Creating the database in ${cluster.dir} …`);
  providePassword(cluster, passwordFile);
  await initialiseCluster(cluster, passwordFile);
  return readPassword(passwordFile, cluster);
}

/** The password that a file holds; made when there is none yet. */
function providePassword(cluster: Cluster, file: string): string {
  if (!existsSync(file)) replaceClusterFile(cluster.account, file, randomBytes(24).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}

function readPassword(passwordFile: string, cluster: Cluster): string {
  if (!existsSync(passwordFile)) {
    throw new StartError(
      `${passwordFile} is missing, and without it the database in ${cluster.dir} cannot be opened. Put the ` +
        'file back from a backup, or move the whole data folder away to begin with an empty database.',
    );
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

async function startOnFreePort(cluster: Cluster, log: (message: string) => void): Promise<number> {
  // The port that it had: processes that lost it find it there again.
  let former = formerPortOf(cluster);
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const outcome = await startServer(cluster, former ?? (await findFreePort()));
    former = undefined;
    // The port is read back: a server that was still starting may have been quicker.
    const port = await findRunningServer(cluster);
    if (port !== null) return port;
    if (outcome === 'busy' && attempt === 5) log('Waiting for another process of this database to end …');
    await delay(RETRY_MS);
  }
  throw new StartError(filesInUse(cluster.dir));
}

/** For the operator: who else may have the files of a cluster. */
export function filesInUse(clusterDir: string): string {
  return (
    `The database in ${clusterDir} is in use: by processes of an earlier start, or by another container or machine with ` +
    'the same folder. End them, then start again. Nothing was changed; two databases on one folder would destroy it.'
  );
}

function addressOf(
  port: number,
  { role, password, database }: { role: string; password: string; database: string },
): string {
  return `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Signs in to the site's database as its superuser; makes the database when it is not there. */
async function signInOrCreate(port: number, password: string): Promise<Client> {
  const address = (database: string) => addressOf(port, { role: clusterRole, password, database });
  try {
    return await signIn(address(clusterRole));
  } catch (error) {
    // Invalid catalog name (PostgreSQL, appendix A).
    if (!(error instanceof DatabaseError && error.code === '3D000')) throw error;
    const maintenance = await signIn(address('postgres'));
    await maintenance.query(`CREATE DATABASE ${clusterRole}`).finally(() => maintenance.end());
    return signIn(address(clusterRole));
  }
}

async function signIn(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nothing is asked fails the next question, and must not end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function migrate(address: string): Promise<void> {
  const { db, close } = await openDatabase(address, { max: 1, statementTimeoutMs: 0 });
  try {
    await migrateDatabase(db);
  } finally {
    await close();
  }
}
