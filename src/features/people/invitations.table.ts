import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#rights/can.ts';
import { users } from '#server/sessions/sessions.table.ts';

/** Table `invitations`: one row is one link with which somebody makes their account, once. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the link's token: who reads the table cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role').$type<Role>().notNull(),
    /** Who invited, by the name that they had then. */
    invitedBy: text('invited_by').notNull(),
    /** Null once they are no user any more; what they left unused has gone with them. */
    invitedById: uuid('invited_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used; null while it waits. Kept a while, so that a second use is told what happened. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('invitations_expires_at_index').on(table.expiresAt),
    index('invitations_invited_by_id_index').on(table.invitedById),
  ],
);
