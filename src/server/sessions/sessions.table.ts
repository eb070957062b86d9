import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#rights/can.ts';

/** Table `users`: one row is one administrator (docs/product/records.md, User). */
export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As it was given at the sign-in; compared without regard to case. */
  username: text('username').notNull().unique(),
  /** argon2id in PHC string format; never a password. */
  password: text('password').notNull(),
  /** Where mails about the account go: confirmed by a link, in small letters, nobody else's (`own-email.ts`); null without one. */
  email: text('email'),
  /** The password was made up by this software for demonstration data and may be shown in the hint box. */
  hasGeneratedPassword: boolean('has_generated_password').notNull().default(false),
  /** What they may do (`rights/can.ts`). Whoever was there before roles may do everything, as before. */
  role: text('role').$type<Role>().notNull().default('administrator'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Table `sessions`: one row is one signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its owner; nothing can be opened with it. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its owner last gave the password; null in sessions from before this was noted. */
    provedAt: timestamp('proved_at', { withTimezone: true }),
    /** Moves on while the session is used, in steps of a few minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** Kind of browser and system, by which its owner recognises it: "Firefox, Windows". Never the whole User-Agent. */
    browser: text('browser'),
    /** Moves on while the session is used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);
