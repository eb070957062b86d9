import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { SUBMISSION_STATES } from '#forms/form-definition.ts';
import { optionalBlock } from '#forms/form-fields.ts';
import { submissions } from '#forms/submissions.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import { NotFound } from '#server/errors.ts';
import { refuseStaleWrite } from '#server/http/if-match.ts';
import { isNamed, withHistory } from './find-submission.server.ts';
import { LONGEST_NOTE, type SubmissionDetail } from './inbox.ts';

/** PATCH /api/submissions/{id}: what is left out stays as it is. */
export const submissionChange = z.strictObject(
  {
    state: z.enum(SUBMISSION_STATES, 'choice.unknown').optional(),
    // Without its default: a note that is left out is not one that was emptied.
    note: optionalBlock(LONGEST_NOTE).unwrap().optional(),
  },
  'field.unknown',
);
export type SubmissionChange = z.output<typeof submissionChange>;

/**
 * Changes how far the staff are with a form, or their note. What is already so is no change and not recorded.
 *
 * @param accepted the versions for which the change was made; undefined when any will do
 * @throws {NotFound | StaleVersion}
 */
export async function changeSubmission(
  db: Database,
  options: {
    idOrReference: string;
    change: SubmissionChange;
    accepted: ReadonlySet<string> | undefined;
    username: string;
  },
): Promise<SubmissionDetail> {
  const { idOrReference, change, accepted, username } = options;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(isNamed(idOrReference)).for('update');
    if (!row) throw new NotFound();
    refuseStaleWrite(accepted, row.version);
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
      username,
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
