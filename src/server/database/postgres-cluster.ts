import { spawn } from 'node:child_process';
import { existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { release } from 'node:os';
import path from 'node:path';
import { StartError } from '#server/errors.ts';
import { whileLocked } from './cluster-lock.ts';
import { explainDiskTrouble } from './data-dir.ts';
import {
  type Account,
  appendToClusterFile,
  readClusterFile,
  replaceClusterFile,
} from './postgres-account.ts';
import { majorVersion, type PostgresBinaries, program } from './postgres-binaries.ts';
import { INCLUDE_SETTINGS, settingsFile } from './postgres-configuration.ts';

/** A PostgreSQL cluster: its folder, the programs that run it and the account they run as. */
export type Cluster = {
  dir: string;
  binaries: PostgresBinaries;
  /** null: the same user as this process. */
  account: Account | null;
};

/** The superuser of the embedded server, and the name of its database. The site has a role of its own (bundled-roles.ts). */
export const clusterRole = 'costa_clara';

/** The server's log inside a cluster. */
function serverLogOf(cluster: Cluster): string {
  return path.join(cluster.dir, 'server.log');
}

/** True when the folder already holds a cluster. */
export function isInitialised(cluster: Pick<Cluster, 'dir'>): boolean {
  return existsSync(path.join(cluster.dir, 'PG_VERSION'));
}

/** Refuses a cluster written by another major version, which this server could not read. */
export function refuseOtherMajorVersion(cluster: Cluster): void {
  const found = readClusterFile(path.join(cluster.dir, 'PG_VERSION')).trim();
  const ours = majorVersion(cluster.binaries);
  if (found === ours) return;
  throw new StartError(
    `The data in ${cluster.dir} were written by PostgreSQL ${found}; this version of the site brings ` +
      `PostgreSQL ${ours}, which cannot read them. To move the data: start PostgreSQL ${found} on that ` +
      `folder, write them out with pg_dump, rename the folder, start this site once so that it creates a ` +
      'new one, and load the dump with psql. Or keep the old server running and set DATABASE_URL to it. ' +
      'Nothing was changed.',
  );
}

/**
 * Creates a cluster: UTF-8, text compared by code point, sign-in by password only. Removes what interrupted
 * creations left, so only one process at a time may be here.
 *
 * @param passwordFile file with the role's password, readable by the cluster's account
 */
export async function initialiseCluster(cluster: Cluster, passwordFile: string): Promise<void> {
  const parent = path.dirname(cluster.dir);
  const prefix = `${path.basename(cluster.dir)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  // Made aside and renamed: an interrupted creation leaves nothing that looks like a database.
  const fresh = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  if (cluster.account !== null) lchownSync(fresh, cluster.account.uid, cluster.account.gid);
  const { code, output } = await runProgram(cluster, 'initdb', [
    `--pgdata=${fresh}`,
    `--username=${clusterRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw (
      explainDiskTrouble(output, parent) ??
      new StartError(`The database could not be created in ${cluster.dir}: ${lastLines(output)}`)
    );
  }
  appendToClusterFile(path.join(fresh, 'postgresql.conf'), `\n${INCLUDE_SETTINGS}`);
  renameSync(fresh, cluster.dir);
}

/** The port on which the server of a cluster ran the last time, if it ever did. */
export function formerPortOf(cluster: Cluster): number | undefined {
  const settings = path.join(cluster.dir, settingsFile);
  // A link that somebody planted there is not followed.
  const isOurs = lstatSync(settings, { throwIfNoEntry: false })?.isFile() ?? false;
  const port = isOurs ? /^port = (\d+)$/m.exec(readClusterFile(settings))?.[1] : undefined;
  return port === undefined ? undefined : Number(port);
}

/** Outcome of one attempt to start; `busy` asks for another attempt, on another port or a moment later. */
export type StartOutcome = 'started' | 'busy';

/** Tries to start the server of a cluster; `busy` too while another server, or what is left of one, has its files. */
export async function startServer(cluster: Cluster, port: number): Promise<StartOutcome> {
  return (await whileLocked(cluster, (lock) => startLocked(cluster, port, lock))) ?? 'busy';
}

/**
 * Starts the server of a cluster on a port of the loopback interface and waits until it takes
 * connections, replaying the log after a crash.
 *
 * @throws {StartError} when it cannot start
 */
async function startLocked(cluster: Cluster, port: number, lock: number): Promise<StartOutcome> {
  writeSettings(cluster, port);
  const log = serverLogOf(cluster);
  rotate(log);
  const before = sizeOf(log);
  const args = ['start', '--wait', '--timeout=300', `--pgdata=${cluster.dir}`, `--log=${log}`];
  const { code, output } = await runProgram(cluster, 'pg_ctl', args, lock);
  if (code === 0) return 'started';

  const said = `${output}\n${existsSync(log) ? readClusterFile(log).slice(before) : ''}`;
  const portTaken = /could not bind|Address already in use/.test(said);
  const formerServerEnding = /is still in use|lock file .* already exists/.test(said);
  if (portTaken || formerServerEnding) return 'busy';
  throw (
    explainDiskTrouble(said, cluster.dir) ??
    new StartError(`The database in ${cluster.dir} did not start: ${lastLines(said)} (log: ${log})`)
  );
}

/** Ends the server of a cluster after its open transactions were rolled back and everything is on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const { code, output } = await runProgram(cluster, 'pg_ctl', [
    'stop',
    '--mode=fast',
    '--wait',
    '--timeout=60',
    `--pgdata=${cluster.dir}`,
  ]);
  const alreadyGone = /PID file .* does not exist|no server running|Is server running/.test(output);
  if (code !== 0 && !alreadyGone) throw new Error(`pg_ctl stop: ${lastLines(output)}`);
}

function writeSettings(cluster: Cluster, port: number): void {
  const settings = [
    '# Written anew at every start.',
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
    `unix_socket_directories = ''`,
    'max_connections = 100',
    'shared_buffers = 128MB',
    'max_wal_size = 512MB',
    `recovery_init_sync_method = ${recoverySync()}`,
    'jit = off',
    `timezone = 'UTC'`,
    `log_timezone = 'UTC'`,
    'log_checkpoints = off',
    // Statements and parameters can hold what a visitor typed; the log is to hold no personal data.
    'log_min_error_statement = panic',
    // No DETAIL either: of a row that a constraint refuses it quotes every value.
    'log_error_verbosity = terse',
    'log_parameter_max_length = 0',
    'log_parameter_max_length_on_error = 0',
  ];
  replaceClusterFile(cluster.account, path.join(cluster.dir, settingsFile), `${settings.join('\n')}\n`);
}

/**
 * How the server of a cluster that was killed forces its files to disk before it replays its log. One call for the whole
 * file system, where Linux has it and reports its errors (5.8 and newer; PostgreSQL's recovery_init_sync_method): one call
 * for each of some 1,500 files takes seconds on a busy disk.
 */
function recoverySync(): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}

function rotate(log: string): void {
  if (sizeOf(log) > 10_000_000) renameSync(log, `${log}.1`);
}

function sizeOf(file: string): number {
  return lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|error:/.test(line));
  return (telling.length > 0 ? telling : lines).slice(-3).join(' ').trim();
}

type ProgramResult = { code: number | null; output: string };

/** @param inherited an open file that the program, and what it starts, gets as its fourth */
function runProgram(
  cluster: Cluster,
  name: 'initdb' | 'pg_ctl',
  args: string[],
  inherited?: number,
): Promise<ProgramResult> {
  const identity = cluster.account === null ? {} : { uid: cluster.account.uid, gid: cluster.account.gid };
  return new Promise((resolve, reject) => {
    const child = spawn(program(cluster.binaries, name), args, {
      ...identity,
      // The account may not be able to enter the folder this process is in.
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] },
      stdio: ['ignore', 'pipe', 'pipe', inherited ?? 'ignore'],
      windowsHide: true,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (error) => {
      reject(
        new StartError(
          `The bundled PostgreSQL does not run on this machine (${error.message}). It needs a system with ` +
            'glibc. Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
        ),
      );
    });
    // "exit", not "close": on Windows the server keeps the pipes of the program that started it.
    child.on('exit', (code) => resolve({ code, output }));
  });
}
