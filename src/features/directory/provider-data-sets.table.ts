import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Table `provider_data_sets`: data sets that this software brings along and that are loaded once. A row stays
 * after the data were removed, so that a removal on purpose is not undone by the next start.
 */
export const providerDataSets = pgTable('provider_data_sets', {
  /** 'demo' is the only one. */
  name: text('name').primaryKey(),
  /** Of the data; rows of an older one are brought up to date. */
  version: integer('version').notNull().default(1),
  loadedAt: timestamp('loaded_at', { withTimezone: true }),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});
