import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Table `pictures`: one row is one picture that an administrator uploaded, was checked, re-encoded and stored. Its
 * files lie in the storage under `pictures/{id}/`.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    /** Size of the largest file, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Widths of the files that are there, largest first. */
    widths: integer('widths').array().notNull(),
    /** Who uploaded it, by name. */
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when no article uses it; null while one does. Removed a day later. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).defaultNow(),
  },
  (table) => [index('pictures_unused_since_index').on(table.unusedSince)],
);
