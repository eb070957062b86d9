import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#i18n/locale.ts';
import type { SubmissionKind } from './all-forms.ts';
import type { FormValues, SubmissionState } from './form-definition.ts';

/** Table `submissions`: one row is one form that a visitor sent and that was acknowledged with its reference. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** "CC-7F3K-92QD": the reference that the visitor received. */
    reference: text('reference').notNull(),
    kind: text('kind').$type<SubmissionKind>().notNull(),
    /** The checked values under the contract's names. */
    payload: jsonb('payload').$type<FormValues>().notNull(),
    /** The language in which the visitor read the site. */
    language: text('language').$type<Locale>().notNull(),
    /** The sender's Idempotency-Key; null when it gave none. */
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the values, by which the same form sent again is known. */
    bodyHash: text('body_hash').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    state: text('state').$type<SubmissionState>().notNull().default('new'),
    /** What the staff noted for each other; visitors never see it. */
    note: text('note').notNull().default(''),
    /** Counts the changes of state and note; the ETag by which two people notice each other. */
    version: integer('version').notNull().default(1),
    /** When the department's mail about it was handed to the mail server; null while it has not been. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /**
     * The same for all forms that one network address sent in one window, by which floods are known (`sender-mark.server.ts`);
     * null for what needs no mail, and once it is not needed any more.
     */
    sender: text('sender'),
    /** The mail that tells of this form together with others of its sender; null where it has one of its own. */
    digestId: uuid('digest_id'),
  },
  (table) => [
    uniqueIndex('submissions_reference_unique').on(table.reference),
    uniqueIndex('submissions_idempotency_key_unique').on(table.kind, table.idempotencyKey),
    index('submissions_body_hash_index').on(table.kind, table.bodyHash, table.receivedAt),
    index('submissions_received_at_index').on(table.receivedAt),
    index('submissions_state_index').on(table.state, table.receivedAt),
    index('submissions_sender_index').on(table.sender).where(sql`${table.sender} IS NOT NULL`),
    index('submissions_digest_index').on(table.digestId).where(sql`${table.digestId} IS NOT NULL`),
  ],
);
