import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * The one logger: JSON lines on standard output, or where they are told to go. Entries name requests by id, route and
 * status; personal data (names, contact details, search words, addresses of visitors) is never passed to it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
