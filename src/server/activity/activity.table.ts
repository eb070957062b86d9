import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What an administrator, or this software, did. Pages have a message for each. */
export const ACTIVITY_ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'user-created',
  'password-reset',
  'article-created',
  'article-updated',
  'article-activated',
  'article-deactivated',
  'article-deleted',
  'picture-uploaded',
  'picture-removed',
  'submission-opened',
  'submission-changed',
  'submissions-exported',
  'submissions-expired',
  'assistant-messages-exported',
  'mail-retried',
  'providers-imported',
  'synced',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/**
 * Table `activity`: who did what and when. Triggers refuse to change or delete a row (migration 0007), so names are
 * copied into it instead of being looked up.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    /** Who, by name; null when this software acted by itself. */
    username: text('username'),
    action: text('action').$type<ActivityAction>().notNull(),
    /** Id of what it was done to: an article, a submission's reference; null where there is none. */
    subjectId: uuid('subject_id'),
    /** What it was done to, in words that people know: an article's title, a reference. */
    subject: text('subject'),
    /** Further facts without personal data: which state, how many rows. */
    details: jsonb('details').$type<Record<string, string | number | boolean>>(),
  },
  (table) => [
    index('activity_happened_at_index').on(table.happenedAt.desc().nullsFirst(), table.id),
    index('activity_subject_index').on(table.subjectId).where(sql`${table.subjectId} IS NOT NULL`),
  ],
);
