import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The condition that a moment is no longer ago than this. Nor so far ahead: that was written while the clock was wrong, and
 * would else count until the clock gets there.
 */
export function happenedWithin(moment: SQLWrapper, minutes: number): SQL<boolean> {
  const time = sql`make_interval(mins => ${minutes})`;
  return sql<boolean>`${moment} BETWEEN now() - ${time} AND now() + ${time}`;
}
