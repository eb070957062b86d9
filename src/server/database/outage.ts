/**
 * Whether an error says that the database is away or silent: Node's connection errors, PostgreSQL's classes 08
 * (connection), 53 (resources) and 57 (shutdown, timeout), and what the driver says without a code.
 */
export function isDatabaseOutage(error: unknown): boolean {
  return isSilence(error) || hasCause(error, isLostConnection);
}

/** Whether an error says that no answer came in time. */
export function isSilence(error: unknown): boolean {
  return hasCause(error, ({ message }) => /^query read timeout$/i.test(message));
}

function isLostConnection(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|53\d{3}|57\w{3})$/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
  );
}

function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return true;
  return false;
}
