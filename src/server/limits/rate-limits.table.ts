import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * Table `rate_limits`: counters that all servers share, in the columns that rate-limiter-flexible asks for. Keys hold
 * hashes, never a name or an address.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; null counts for ever. */
  expire: bigint('expire', { mode: 'number' }),
});
