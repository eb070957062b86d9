import { Hono } from 'hono';
import { Unavailable } from '#server/errors.ts';

/** How long the database's answer is reused, so that frequent probes do not load it. */
const KEPT_MS = 1000;

/** The longest that /healthz waits for the database; liveness probes commonly time out after a second. */
const TIMEOUT_MS = 400;

/**
 * GET /healthz answers 200 while the process lives, and says whether it reaches its database and has room on its disks: a
 * restart would bring neither back. Only when nothing answers is the process dead. GET /readyz answers 503 while it does
 * not reach its database; on a full disk pages and searches go on, so it stays ready. There is no limit on either: whoever
 * monitors the site must be answered, also while others flood it.
 *
 * @param askDatabase rejects when the database does not answer; called once a second at most
 * @param fullDisks names of the places that are full
 */
export function healthChecks(
  askDatabase: () => Promise<unknown>,
  fullDisks: () => readonly string[] = () => [],
): Hono {
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
    .get('/healthz', async (context) => {
      const full = fullDisks();
      const faults = {
        ...((await soon(isReady())) ? {} : { database: 'no answer' }),
        ...(full.length === 0 ? {} : { disk: `full: ${full.join(', ')}` }),
      };
      const status = Object.keys(faults).length === 0 ? 'ok' : 'degraded';
      return context.json({ status, ...faults }, 200, { 'Cache-Control': 'no-store' });
    })
    .get('/readyz', async (context) => {
      if (!(await isReady())) throw new Unavailable();
      return context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
    });
}

/** What is said of the database; false when that takes too long. */
async function soon(isReady: Promise<boolean>): Promise<boolean> {
  let timeout: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timeout = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([isReady, late]);
  } finally {
    clearTimeout(timeout);
  }
}
