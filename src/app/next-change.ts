import { floridaMoment } from '#i18n/florida-clock.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { nextChange, nextEnd } from '#revisions/read-revisions.server.ts';
import type { Database } from '#server/database/connect.ts';

const DAY_MS = 86_400_000;

/**
 * In how many milliseconds pages are others by the clock: a version takes over or ends, by the database's clock, or a day
 * ends in Florida, and with it what was shown of that day.
 */
export async function untilNextChange(database: Database): Promise<number> {
  const [next, end] = await Promise.all([nextChange(database), nextEnd(database, KINDS)]);
  const never = Number.POSITIVE_INFINITY;
  return Math.min(next?.inMilliseconds ?? never, end ?? never, untilMidnight(new Date()));
}

/** Until the next midnight in Florida; a day there has 23 or 25 hours, too. */
export function untilMidnight(now: Date): number {
  const tomorrow = new Date(Date.parse(`${floridaDay(now)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const midnight = floridaMoment(tomorrow, '00:00') ?? new Date(now.getTime() + DAY_MS);
  return midnight.getTime() - now.getTime();
}
