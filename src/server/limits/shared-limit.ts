import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/database/connect.ts';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import { rateLimits } from './rate-limits.table.ts';

/**
 * Limits how often something rare may be done under one key, on all servers together: the counts are in the database.
 * What is frequent is counted by each server for itself (`rate-limit.ts`), because a count here costs a statement.
 *
 * @param name of what is counted
 * @returns counts once under a key. @throws {TooManyRequests} with the seconds to wait
 */
export function countShared(
  database: Database,
  { name, calls, seconds }: { name: string; calls: number; seconds: number },
): (key: string) => Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: database.$client,
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // The limits of signing in remove the ended counts of all.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: calls,
    duration: seconds,
    // Whoever is over the limit costs no further statement.
    inMemoryBlockOnConsumed: calls + 1,
  });
  return async (key) => {
    try {
      await limiter.consume(limitKey(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new TooManyRequests(Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1));
      throw refusal;
    }
  };
}

/** The same limit on how often one network address may call in a minute. */
export function countSharedCallsPerMinute(
  database: Database,
  { name, calls }: { name: string; calls: number },
): CountCall {
  const count = countShared(database, { name, calls, seconds: 60 });
  return (context) => count(clientAddress(context));
}

/** A key of the table `rate_limits`. Names and addresses are not written down: it holds hashes. */
export function limitKey(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
