import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The events that an administrator is notified of by mail. */
export const ACCOUNT_NOTICE_KINDS = [
  'new-place',
  'password-changed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'email-changed',
  'confirm-email',
  'new-password',
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICE_KINDS)[number];

/** Table `account_notices`: what has still to be mailed. A row goes when its mail went out, or after a few days. */
export const accountNotices = pgTable('account_notices', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').$type<AccountNoticeKind>().notNull(),
  /** Whose account; by name, as in the activity list. */
  username: text('username').notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
  /** Kind of browser and system, where one took part. */
  browser: text('browser'),
  /** The address that the account had then: of its change it is told, too. */
  email: text('email'),
  /** The link that it carries, where it is about one: it then goes to the link's address alone. */
  linkId: uuid('link_id'),
});
