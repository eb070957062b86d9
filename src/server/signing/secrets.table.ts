import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Table `secrets`: keys that all servers of one database share, made up when first needed. */
export const secrets = pgTable('secrets', {
  /** What it is for: "storage", "sealing", or "signing", whose later versions are "signing-2", "signing-3" … */
  name: text('name').primaryKey(),
  /** 256 random bits, base64url. */
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** From then on a signing key signs; until then it is only known, so that no server meets a key it has not read. */
  beginsAt: timestamp('begins_at', { withTimezone: true }).notNull().defaultNow(),
  /** From then on nothing that it signed is accepted; null for the newest. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
});
