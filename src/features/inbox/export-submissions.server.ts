import { desc, inArray } from 'drizzle-orm';
import { FORMS, formOf, type SubmissionKind } from '#forms/all-forms.ts';
import { submissions } from '#forms/submissions.table.ts';
import { sortableTimeOf } from '#i18n/florida-clock.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import type { Database } from '#server/database/connect.ts';
import type { InboxFilters } from './inbox.ts';
import words from './messages/es.ts';
import { findsWith } from './submission-filter.server.ts';
import { fieldLabel, kindLabel, valueLabel } from './submission-labels.ts';

const BATCH_SIZE = 100;

/**
 * The forms that the filters find, as the lines of a CSV file, newest first. That they were exported, and how many, is
 * recorded before the first line is given out: who breaks the download off has had what came until then.
 *
 * @returns texts to be written one after the other; the forms are read as they are needed
 */
export async function exportSubmissions(
  db: Database,
  filters: InboxFilters,
  username: string,
): Promise<AsyncGenerator<string>> {
  const ids = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(findsWith(filters))
      .orderBy(desc(submissions.receivedAt), desc(submissions.id));
    const { kind, state } = filters;
    await recordActivity(tx, {
      username,
      action: 'submissions-exported',
      // What was searched for may be somebody's name.
      details: { count: rows.length, ...(kind ? { kind } : {}), ...(state ? { state } : {}) },
    });
    return rows.map(({ id }) => id);
  });
  return linesOf(db, ids, fieldsOf(filters.kind));
}

async function* linesOf(db: Database, ids: string[], fields: readonly string[]): AsyncGenerator<string> {
  const { columns } = words;
  const first = [columns.reference, columns.receivedAt, columns.kind, columns.state, columns.language];
  const header = [...first, ...fields.map(fieldLabel), columns.note, columns.mailedAt];
  yield BYTE_ORDER_MARK + csvLine(header);
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const rows = await db
      .select()
      .from(submissions)
      .where(inArray(submissions.id, ids.slice(start, start + BATCH_SIZE)))
      .orderBy(desc(submissions.receivedAt), desc(submissions.id));
    // One by one: other requests have their turn between two forms.
    for (const row of rows) yield csvLine(cellsOf(row, fields));
  }
}

/** The fields of one kind; without one those of all kinds, each once. */
function fieldsOf(kind: SubmissionKind | undefined): readonly string[] {
  const forms = kind ? [formOf(kind)] : FORMS;
  return [...new Set(forms.flatMap((form) => Object.keys(form.fields)))];
}

function cellsOf(row: typeof submissions.$inferSelect, fields: readonly string[]): string[] {
  const { reference, receivedAt, kind, state, language, payload, note, mailedAt } = row;
  return [
    reference,
    sortableTimeOf(receivedAt),
    kindLabel(kind),
    words.states[state],
    words.detail.languages[language],
    ...fields.map((field) => valueLabel(kind, field, String(payload[field] ?? ''))),
    note,
    mailedAt ? sortableTimeOf(mailedAt) : '',
  ];
}
