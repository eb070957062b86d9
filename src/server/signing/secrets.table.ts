import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Table `secrets`: keys that all servers of one database share, made up when first needed. */
export const secrets = pgTable('secrets', {
  /** What it is for: "signing". */
  name: text('name').primaryKey(),
  /** 256 random bits, base64url. */
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
