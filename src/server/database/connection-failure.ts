import { StartError } from '#server/errors.ts';

/** What the commonest failures mean, by Node's or PostgreSQL's error code (appendix A of its manual). */
const meanings: Record<string, string> = {
  ECONNREFUSED: 'nobody listens there; is PostgreSQL running, and is the port right?',
  ENOTFOUND: 'there is no such host name.',
  EAI_AGAIN: 'the host name could not be looked up.',
  ETIMEDOUT: 'no answer came in time; does a firewall stand between?',
  EHOSTUNREACH: 'the host cannot be reached from here.',
  ENETUNREACH: 'the network cannot be reached from here.',
  ENOENT: 'the socket does not exist; is PostgreSQL running?',
  '28P01': 'the user name or password is wrong.',
  '28000': 'the server does not let this user in (pg_hba.conf).',
  '3D000': 'this database does not exist; create it first.',
  '53300': 'the server has no connection left.',
  '57P03': 'the server is starting up or shutting down; try again in a moment.',
};

const UNKNOWN_AUTHORITY =
  'its certificate is signed by nobody who is known here; name the file of its authority at the end of the ' +
  'address, as in ?sslmode=verify-full&sslrootcert=/etc/ssl/database-authority.pem.';

/** Why the TLS handshake with a server failed, by Node's error codes. */
const mistrust: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is made out to another host name.',
  CERT_HAS_EXPIRED: 'its certificate has expired.',
};

/**
 * Says why a database could not be opened, in words that its operator can act on.
 *
 * @param place of the database, without user and password
 * @returns with the error as its cause where another try may help; without one where something has to be fixed first
 */
export function explainConnectionFailure(error: unknown, place: string): StartError {
  // A host name with several addresses fails with all their errors at once; the first one is telling.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  const message = first instanceof Error ? first.message : String(first);
  const flaw = mistrust[code] ?? describeTlsFault(first, message);
  if (flaw) return new StartError(`Cannot open the database at ${place}: ${flaw}`);
  return new StartError(`Cannot open the database at ${place}: ${meanings[code] ?? message}`, {
    cause: error,
  });
}

/** Failures that have no code: pg's own sentence about a server without TLS, and a file of certificates that is not there. */
function describeTlsFault(error: unknown, message: string): string | undefined {
  if (message === 'The server does not support SSL connections') {
    return 'the server offers no encrypted connection; switch it on there (ssl = on in postgresql.conf).';
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open' && 'path' in error) {
    return `the file ${String(error.path)}, which its address names, cannot be read.`;
  }
  return undefined;
}

/**
 * Whether an error says that the database is away or silent: Node's connection errors, PostgreSQL's classes 08
 * (connection), 53 (resources) and 57 (shutdown, timeout), a server that only reads (25006: a replica, or a primary that
 * has just handed over), and what the driver says without a code.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return isSilence(error) || hasCause(error, isLostConnection);
}

/** Whether an error says that no answer came in time. */
export function isSilence(error: unknown): boolean {
  return hasCause(error, ({ message }) => /^query read timeout$/i.test(message));
}

function isLostConnection(error: Error): boolean {
  // "Not queryable" says a connection that broke when it is asked again: the ROLLBACK that comes after a lost statement.
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|53\d{3}|57\w{3}|25006)$/.test(code) ||
    /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(error.message)
  );
}

function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return true;
  return false;
}
