import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import type { ReplyKind } from '../chat.ts';

/**
 * Table `assistant_messages`: what was asked and answered, with personal numbers masked, for the days that
 * ASSISTANT_KEEP_DAYS names; empty without that setting. It says nothing about who asked.
 */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A random number that the messages of one conversation share, so that a follow-up can be understood. */
    conversation: uuid('conversation').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Language of the question and its answer. */
    language: text('language').$type<Locale>().notNull(),
    kind: text('kind').$type<ReplyKind>().notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [index('assistant_messages_asked_at_index').on(table.askedAt)],
);
