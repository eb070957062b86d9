import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';
import type { Logger } from '#server/log.ts';
import type { NetworkSize } from '#site/network-size.ts';

/** Every page asks for the count; an import shows with the first page after so long. */
const KEPT_MS = 60_000;
/** How long after a count that failed another is tried. */
const RETRY_MS = 5000;
/** How long a page waits for the first count. */
const LONGEST_WAIT_MS = 300;

type NetworkCounterOptions = { database: Database; log: Logger; now?: () => number };

/**
 * Makes the count of the directory. It is read once a minute, and meanwhile the last one is given: no page waits for a
 * slow database. Undefined as long as it could not be read.
 */
export function networkCounter({ database, log, now = Date.now }: NetworkCounterOptions) {
  let last: NetworkSize | undefined;
  let pending: Promise<void> | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    try {
      last = await countNetwork(database);
      nextAt = now() + KEPT_MS;
    } catch (error) {
      log.warn({ err: error }, 'The directory could not be counted');
      nextAt = now() + RETRY_MS;
    }
    pending = undefined;
  };
  return async (): Promise<NetworkSize | undefined> => {
    if (!pending && now() >= nextAt) pending = refresh();
    if (!last && pending) await Promise.race([pending, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
    return last;
  };
}

async function countNetwork(db: Database): Promise<NetworkSize | undefined> {
  const { rows } = await db.$client.query<NetworkSize>({
    name: 'count-network',
    text: `
      SELECT coalesce(sum(provider_count), 0)::int AS total, coalesce(sum(demo_count), 0) > 0 AS "isDemo"
      FROM provider_cities`,
  });
  return rows[0];
}
