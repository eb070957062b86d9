import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * The one logger: JSON lines on standard output. Entries name requests by id, route and status; personal data
 * (names, contact details, search words, addresses of visitors) is never passed to it.
 */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
