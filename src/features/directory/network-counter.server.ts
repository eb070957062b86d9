import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/connect.ts';
import type { Logger } from '#server/log.ts';
import type { NetworkSize } from '#site/network-size.ts';

/** Every page asks for the count; an import shows with the first page after this time. */
const KEPT_MS = 60_000;
/** How long after a count that failed another is tried. */
const RETRY_MS = 5000;
/** How long a page waits for the first count. */
const LONGEST_WAIT_MS = 300;

type NetworkCounterOptions = { database: Database; log: Logger; now?: () => number };

export type NetworkCounter = {
  /** The size of the network; undefined as long as it could not be read. */
  count: () => Promise<NetworkSize | undefined>;
  /** Invalidates the count: the directory was changed. */
  forget: () => void;
};

/**
 * Makes the count of the directory. It is read once a minute, and meanwhile the last one is given: no page waits for a
 * slow database.
 */
export function networkCounter({
  database,
  log,
  now = () => performance.now(),
}: NetworkCounterOptions): NetworkCounter {
  let last: NetworkSize | undefined;
  let pending: Promise<void> | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  let isOutdated = false;
  const refresh = async () => {
    isOutdated = false;
    try {
      const size = await countNetwork(database);
      // What was counted while the directory changed is not kept.
      if (isOutdated) return;
      last = size;
      nextAt = now() + KEPT_MS;
    } catch (error) {
      log.warn({ err: error }, 'The directory could not be counted');
      nextAt = now() + RETRY_MS;
    } finally {
      pending = undefined;
    }
  };
  return {
    async count() {
      if (!pending && now() >= nextAt) pending = refresh();
      if (!last && pending) await Promise.race([pending, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
      return last;
    },
    forget() {
      last = undefined;
      nextAt = Number.NEGATIVE_INFINITY;
      isOutdated = true;
    },
  };
}

/** Counts the directory now; the counter above keeps what it counted. */
export async function countNetwork(db: Database): Promise<NetworkSize | undefined> {
  const { rows } = await db.$client.query<NetworkSize>({
    name: 'count-network',
    text: `
      SELECT coalesce(sum(provider_count), 0)::int AS total, coalesce(sum(demo_count), 0) > 0 AS "isDemo"
      FROM provider_cities`,
  });
  return rows[0];
}
