import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** What an administrator, or this software, did. Pages have a message for each. */
export const ACTIVITY_ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'user-created',
  'person-invited',
  'invitation-withdrawn',
  'invitation-accepted',
  'role-changed',
  'person-removed',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-demanded',
  'second-factor-not-demanded',
  'recovery-code-used',
  'email-changed',
  'article-created',
  'article-updated',
  'article-activated',
  'article-deactivated',
  'article-deleted',
  'article-trashed',
  'article-taken-back',
  'article-restored',
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
  'revision-saved',
  'revision-published',
  'revision-scheduled',
  'revision-cancelled',
  'revision-restored',
  'revision-trashed',
  'revision-taken-back',
  'revisions-thinned',
  'trash-emptied',
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
    /** Who, by the name that they had then; null when this software acted by itself. */
    username: text('username'),
    /**
     * Their id, which a later person of the same name does not have. No foreign key: an entry outlasts its person, and
     * null in entries from before it was noted.
     */
    userId: uuid('user_id'),
    action: text('action').$type<ActivityAction>().notNull(),
    /** Id of what it was done to: an article, a submission; or of the entry's count; null where there is none. */
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

/**
 * Table `activity_counts`: how often in an hour something happened that strangers can repeat as they like. It has one
 * entry in the list, the first one, which names its count as `subject_id`. A trigger lets a count grow by one and
 * refuses every other change (migration 0014).
 */
export const activityCounts = pgTable(
  'activity_counts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action').$type<ActivityAction>().notNull(),
    /** As in the entry; empty where that has none, so that the key holds. */
    subject: text('subject').notNull(),
    /** The hour of the clock, in UTC, in which it was counted. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [unique('activity_counts_key').on(table.action, table.subject, table.hour)],
);
