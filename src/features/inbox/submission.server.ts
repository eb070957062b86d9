import { desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { REFERENCE_PATTERN, SUBMISSION_STATES } from '#forms/form-definition.ts';
import { optionalBlock } from '#forms/form-fields.ts';
import { submissions } from '#forms/submissions.table.ts';
import { activity } from '#server/activity/activity.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { refuseStaleWrite } from '#server/http/if-match.ts';
import { type HistoryEntry, LONGEST_NOTE, nameOf, type SubmissionDetail } from './inbox.ts';
import { type Reader, recordReading } from './record-reading.server.ts';

/* One form of the inbox: found, opened, changed. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_HISTORY = 200;

/**
 * Opens one form for an administrator, which is recorded; a new one stays new until somebody says otherwise.
 *
 * @param idOrReference its id, or the reference that the visitor received
 * @throws {NotFound | ProofNeeded | TooManyRequests}
 */
export async function openSubmission(
  db: Database,
  idOrReference: string,
  reader: Reader,
): Promise<SubmissionDetail> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(isNamed(idOrReference));
    if (!row) throw new NotFound();
    await recordReading(tx, row, reader);
    return withHistory(tx, row);
  });
}

/** PATCH /api/submissions/{id}: what is left out stays as it is. */
export const submissionChange = z.strictObject(
  {
    state: z.enum(SUBMISSION_STATES, 'choice.unknown').optional(),
    // Without its default: a note that is left out is not one that was emptied.
    note: optionalBlock(LONGEST_NOTE).unwrap().optional(),
  },
  'field.unknown',
);
type SubmissionChange = z.output<typeof submissionChange>;

/**
 * Changes how far the staff are with a form, or their note. What is already so is no change and not recorded.
 *
 * @param accepted the versions for which the change was made; undefined when any will do
 * @throws {NotFound | StaleVersion | ProofNeeded | TooManyRequests}
 */
export async function changeSubmission(
  db: Database,
  options: {
    idOrReference: string;
    change: SubmissionChange;
    accepted: ReadonlySet<string> | undefined;
    reader: Reader;
  },
): Promise<SubmissionDetail> {
  const { idOrReference, change, accepted, reader } = options;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(isNamed(idOrReference)).for('update');
    if (!row) throw new NotFound();
    refuseStaleWrite(accepted, row.version);
    // The answer shows the form.
    await recordReading(tx, row, reader);
    const { state = row.state, note = row.note } = change;
    const isOtherState = state !== row.state;
    const isOtherNote = note !== row.note;
    if (!isOtherState && !isOtherNote) return withHistory(tx, row);

    const changed = { ...row, state, note, version: row.version + 1 };
    await tx
      .update(submissions)
      .set({ state, note, version: changed.version })
      .where(eq(submissions.id, row.id));
    await recordActivity(tx, {
      username: reader.username,
      action: 'submission-changed',
      subjectId: row.id,
      subject: row.reference,
      // The note itself is not copied: entries are never removed, and a note may name people.
      details: {
        ...(isOtherState ? { from: row.state, to: state } : {}),
        ...(isOtherNote ? { note: true } : {}),
      },
    });
    return withHistory(tx, changed);
  });
}

/** The condition that names one form. @throws {NotFound} when the text can be neither id nor reference */
export function isNamed(idOrReference: string): SQL {
  if (UUID.test(idOrReference)) return eq(submissions.id, idOrReference);
  const reference = idOrReference.toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) return eq(submissions.reference, reference);
  throw new NotFound();
}

type SubmissionRow = typeof submissions.$inferSelect;

/** A form as the API returns it, with what was done to it, the last first. */
async function withHistory(tx: Transaction, row: SubmissionRow): Promise<SubmissionDetail> {
  const entries = await tx
    .select({
      happenedAt: activity.happenedAt,
      username: activity.username,
      action: activity.action,
      details: activity.details,
    })
    .from(activity)
    .where(eq(activity.subjectId, row.id))
    .orderBy(desc(activity.happenedAt), desc(activity.id))
    .limit(LONGEST_HISTORY);
  const { id, reference, kind, state, language, note, version, payload, receivedAt, mailedAt } = row;
  return {
    ...{ id, reference, kind, state, language, note, version, fields: payload },
    name: nameOf(kind, payload),
    receivedAt: receivedAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    history: entries.map((entry): HistoryEntry => ({ ...entry, happenedAt: entry.happenedAt.toISOString() })),
  };
}
