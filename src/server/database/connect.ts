import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { StartError } from '#server/errors.ts';
import { isThisMachine } from '#server/http/this-machine.ts';
import { explainConnectionFailure, isSilence } from './connection-failure.ts';
import { readTextArraysQuickly } from './text-arrays.ts';

readTextArraysQuickly();

/** What verbs are given to reach the database; `$client` is the pool behind it. */
export type Database = NodePgDatabase & { $client: Pool };

/** What `db.transaction(async (tx) => …)` passes to its function. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Settings of a pool. Times in milliseconds. */
export type DatabaseOptions = {
  /** Largest number of connections kept open. */
  max: number;
  /** A statement that runs longer is cancelled by the server; 0 lets it run. */
  statementTimeoutMs: number;
  /** Longest wait for a connection; 10 seconds without it. */
  connectTimeoutMs?: number;
  /** Longest wait for any answer, also of a server that has gone silent; without it the network decides. */
  answerTimeoutMs?: number;
  /** The setting that holds the address, for messages; DATABASE_URL without it. */
  setting?: string;
  /** Called when an idle connection breaks (server restarted, network gone). Not fatal: the pool reconnects. */
  onError?: (error: Error) => void;
};

/** Times of the running site: a database that has gone silent holds no request that comes then longer than ten seconds. */
export const ANSWER_TIMES = {
  connectTimeoutMs: 3500,
  statementTimeoutMs: 5500,
  answerTimeoutMs: 6000,
} satisfies Partial<DatabaseOptions>;

export type OpenDatabase = { db: Database; pool: Pool; close: () => Promise<void> };

/** Oldest PostgreSQL the SQL of this project runs on. */
const oldestVersion = 15;

/**
 * Opens a pool on any PostgreSQL 15 or newer and proves that it answers.
 *
 * @param connectionString `postgresql://user:password@host:port/database`
 * @throws {StartError} when the address is malformed, nobody answers, the sign-in is refused, the server
 *   is too old or does not store UTF-8. The message never carries the password.
 */
export async function openDatabase(
  connectionString: string,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const setting = options.setting ?? 'DATABASE_URL';
  const place = describePlace(connectionString, setting);
  const pool = new Pool({
    connectionString,
    max: options.max,
    statement_timeout: options.statementTimeoutMs,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    query_timeout: options.answerTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'costa-clara',
  });
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens to idle connections only. One that breaks inside a transaction fails its query, and without a
  // listener of its own would end the process besides.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));

  try {
    await refuseUnsuitableServer(pool, place, setting);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : explainConnectionFailure(error, place);
  }
  return { db: databaseOf(pool), pool, close: () => pool.end() };
}

/**
 * Drizzle over a pool, with transactions that always give their connection back. Drizzle's own (0.45) keep it for ever
 * when `BEGIN` fails; ten of those, and a site whose database was silent for a moment would never answer again.
 */
function databaseOf(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, mode) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await drizzle(client).transaction(work, mode);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A connection whose query was not answered is closed; PostgreSQL then rolls its transaction back.
      client.release(isSilence(failure));
    }
  };
  return Object.assign(drizzle(pool), { transaction });
}

async function refuseUnsuitableServer(pool: Pool, place: string, setting: string): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number; encoding: string }>(
    `SELECT current_setting('server_version') AS version,
            current_setting('server_version_num')::int AS number,
            current_setting('server_encoding') AS encoding`,
  );
  const server = rows[0];
  if (!server) throw new StartError(`The database at ${place} gave no answer to a first question.`);
  if (server.number < oldestVersion * 10_000) {
    throw new StartError(
      `The database at ${place} is PostgreSQL ${server.version}; this site needs PostgreSQL ` +
        `${oldestVersion} or newer. Upgrade it or point ${setting} at a newer server.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new StartError(
      `The database at ${place} stores text as ${server.encoding}; this site needs UTF8. ` +
        'Create the database with: CREATE DATABASE … TEMPLATE template0 ENCODING UTF8.',
    );
  }
}

/** `host:port/database` of a connection string, for messages: no user, no password. */
function describePlace(connectionString: string, setting: string): string {
  const url = parseDatabaseAddress(connectionString, setting);
  return `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || '5432'}${url.pathname}`;
}

/**
 * Reads the address of a database.
 *
 * @param setting that holds it, for the message
 * @throws {StartError} when it is malformed; the message does not repeat it, because it may hold a password
 */
function parseDatabaseAddress(address: string, setting: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartError(
      `${setting} is not the address of a PostgreSQL database. Expected the form ` +
        'postgresql://user:password@host:5432/database (special characters in the password percent-encoded).',
    );
  }
  return url;
}

/**
 * Refuses a database on another machine unless its address asks for a connection that is encrypted, and whose
 * certificate is verified with its host name. `require` and `verify-ca` are not enough: pg 8 takes them for
 * `verify-full`, but says that it will not for long, and PostgreSQL's own programs never did.
 *
 * @param options.setting that holds the address, for the message
 * @param options.defaultHost where an address without a host leads: PGHOST, by which pg goes
 * @throws {StartError} that says what to write; it names the host, and neither user nor password
 */
export function refusePlainDatabase(
  address: string,
  { setting, defaultHost }: { setting: string; defaultHost: string | undefined },
): void {
  const url = parseDatabaseAddress(address, setting);
  const host = url.searchParams.getAll('host').at(-1) || url.hostname || defaultHost || 'localhost';
  const isSocket = /^(?:\/|%2f)/i.test(host);
  if (isSocket || isThisMachine(host)) return;
  const modes = url.searchParams.getAll('sslmode');
  if (modes.length > 0 && modes.every((mode) => mode === 'verify-full')) return;
  throw new StartError(
    `The configuration is not right:\n  ${setting} leads to another machine (${host}) and does not ask for a ` +
      'connection that is encrypted and verified. Write sslmode=verify-full at its end: ' +
      `postgresql://user:password@${host}/database?sslmode=verify-full, with &sslrootcert=FILE where the certificate ` +
      'is signed by an authority of your own. DATABASE_WITHOUT_TLS=on allows it without, on a private network ' +
      'that nobody else can listen to.',
  );
}
