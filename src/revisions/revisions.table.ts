import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/sessions/sessions.table.ts';
import type { RevisionState } from './revision.ts';

/**
 * Table `revisions`: one row is one version of one subject (docs/product/records.md, Revision). A row is never changed,
 * except that one that waits is cancelled; what is in force follows from the clock.
 */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which versions were made. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    /** Name of the kind (`all-kinds.ts`). */
    kind: text('kind').notNull(),
    /** The id of the article or notice; 'site' for a kind of which there is one. */
    subject: text('subject').notNull(),
    body: jsonb('body').notNull(),
    state: text('state').$type<RevisionState>().notNull(),
    /** Null in drafts. */
    inForceFrom: timestamp('in_force_from', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name as it was then, which stays when its user is removed; null for this software. */
    authorName: text('author_name'),
    note: text('note'),
  },
  (table) => [
    check('revisions_state_known', sql`${table.state} IN ('draft', 'approved', 'cancelled', 'trashed')`),
    check('revisions_draft_has_no_time', sql`(${table.state} = 'draft') = (${table.inForceFrom} IS NULL)`),
    index('revisions_subject_index').on(table.kind, table.subject, table.number),
    index('revisions_time_index').on(table.inForceFrom).where(sql`${table.state} IN ('approved', 'trashed')`),
    index('revisions_author_index').on(table.authorId).where(sql`${table.authorId} IS NOT NULL`),
  ],
);
