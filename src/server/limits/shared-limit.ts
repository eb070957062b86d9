import type { Database } from '#server/database/connect.ts';
import { TooManyRequests } from '#server/errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { CountCall } from '#server/limits/rate-limit.ts';
import { limitKey, storedCount } from './stored-count.ts';

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
  const count = storedCount(database, {
    name,
    points: calls,
    seconds,
    inMemoryBlockOnConsumed: calls + 1,
  });
  return async (key) => {
    const wait = await count.consume(limitKey(key));
    if (wait > 0) throw new TooManyRequests(wait);
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
