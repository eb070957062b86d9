import { Hono } from 'hono';
import { Unavailable } from '#server/errors.ts';

/** How long an answer of the database is reused, so that asking more often costs it nothing. */
const KEPT_MS = 1000;

/**
 * GET /healthz says that the process answers; GET /readyz that it can also reach its database. There is no limit on
 * either: whoever monitors the site must be answered, also while others flood it.
 *
 * @param askDatabase rejects when the database does not answer; called once a second at most
 */
export function healthChecks(askDatabase: () => Promise<unknown>): Hono {
  let latest: Promise<boolean> | undefined;
  const isReady = (): Promise<boolean> => {
    latest ??= askDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        setTimeout(() => {
          latest = undefined;
        }, KEPT_MS).unref();
      });
    return latest;
  };
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (context) => {
      if (!(await isReady())) throw new Unavailable();
      return context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
    });
}
