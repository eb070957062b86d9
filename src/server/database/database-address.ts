import { isThisMachine } from '#server/http/this-machine.ts';
import { StartError } from '#server/start-error.ts';

/**
 * Reads the address of a database.
 *
 * @param setting that holds it, for the message
 * @throws {StartError} when it is malformed; the message does not repeat it, because it may hold a password
 */
export function parseDatabaseAddress(address: string, setting: string): URL {
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
