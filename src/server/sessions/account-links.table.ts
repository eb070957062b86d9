import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './sessions.table.ts';

/** What a link that was mailed is good for: an address that is to be confirmed, a password that was forgotten. */
export type AccountLinkKind = 'confirm-email' | 'new-password';

/** Table `account_links`: links that were mailed to somebody, each good once. A used one is deleted. */
export const accountLinks = pgTable('account_links', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<AccountLinkKind>().notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where it is mailed to. */
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
