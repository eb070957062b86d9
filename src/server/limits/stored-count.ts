import { createHash } from 'node:crypto';
import { and, eq, getTableName, gt } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/connect.ts';
import { rateLimits } from './rate-limits.table.ts';

/** Counts under keys (`limitKey`) in the table `rate_limits`, for all servers together and over restarts. */
export type StoredCount = {
  /**
   * Counts once.
   *
   * @param seconds how long the count lasts, if it begins now; as long as the others where it is not said
   * @returns seconds to wait, when it is beyond the limit; 0 when it is not
   */
  consume: (key: string, seconds?: number) => Promise<number>;
  /** Counts once, whatever the limit. @returns how often that was */
  add: (key: string) => Promise<number>;
  /** Takes back what was counted once. */
  takeBack: (key: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

type StoredCountOptions = {
  /** Of what is counted; the first part of its keys. */
  name: string;
  points: number;
  /** How long a count lasts. */
  seconds: number;
  /** How long one can last at all, where some last longer than the others. */
  longestSeconds?: number;
  /** Whether it removes, now and then, what has ended in the table; one of all is enough. */
  removesEnded?: boolean;
  /** From this many on, a server refuses by itself until the count ends, which costs no further statement. */
  inMemoryBlockOnConsumed?: number;
};

/**
 * A count ends by the clock. One that was begun while the clock was ahead would end years after the clock was put right,
 * and refuse until then: whoever meets such a count waits no longer than the longest one lasts.
 */
export function storedCount(
  database: Database,
  { name, points, seconds, longestSeconds = seconds, removesEnded = false, ...options }: StoredCountOptions,
): StoredCount {
  const longestMs = longestSeconds * 1000;
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    tableName: getTableName(rateLimits),
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: removesEnded,
    ...options,
  });

  /** @returns the milliseconds until the count ends */
  const endSoon = async (key: string, { msBeforeNext }: RateLimiterRes): Promise<number> => {
    if (msBeforeNext <= longestMs) return msBeforeNext;
    limiter.deleteInMemoryBlockedAll();
    const expire = Date.now() + longestMs;
    await database
      .update(rateLimits)
      .set({ expire })
      .where(and(eq(rateLimits.key, limiter.getKey(key)), gt(rateLimits.expire, expire)));
    return longestMs;
  };

  return {
    consume: async (key, customDuration = seconds) => {
      try {
        await endSoon(key, await limiter.consume(key, 1, { customDuration }));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(Math.ceil((await endSoon(key, refusal)) / 1000), 1);
      }
    },
    add: async (key) => {
      const counted = await limiter.penalty(key);
      await endSoon(key, counted);
      return counted.consumedPoints;
    },
    takeBack: async (key) => {
      await limiter.reward(key);
    },
    remove: async (key) => {
      await limiter.delete(key);
    },
  };
}

/** A key of the table `rate_limits`. Names and addresses are not written down: it holds hashes. */
export function limitKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
