import { and, count, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import { DomainError, NotFound } from '#server/errors.ts';
import type { MailFailureEntry, MailStatus } from './inbox.ts';
import { isNamed } from './submission.server.ts';
import type { MailFailure, SubmissionMail } from './submission-mail.server.ts';
import { isUnmailed, isWaiting } from './waiting-submissions.server.ts';

/** 409: this server has no mail server configured. */
class MailNotConfigured extends DomainError {
  constructor() {
    super(409, 'mail-not-configured', 'No mail server is configured.');
  }
}

/** Whether departments are mailed, how many forms wait for it, and what could not be sent. */
export async function findMailStatus(db: Database, mail: SubmissionMail | undefined): Promise<MailStatus> {
  const dead = mail ? await mail.failures() : [];
  const failed = await findFailures(db, dead);
  const failedIds = failed.map(({ id }) => id);
  const digestIds = dead.flatMap(({ digestId }) => digestId ?? []);
  const [row] = await db
    .select({ waiting: count() })
    .from(submissions)
    .where(
      and(
        isWaiting,
        failedIds.length > 0 ? notInArray(submissions.id, failedIds) : undefined,
        digestIds.length > 0
          ? or(isNull(submissions.digestId), notInArray(submissions.digestId, digestIds))
          : undefined,
      ),
    );
  return { isConfigured: mail !== undefined, waiting: row?.waiting ?? 0, failed };
}

/** The forms behind the mails that were given up, the last first; one that was deleted or done since is left out. */
async function findFailures(db: Database, dead: readonly MailFailure[]): Promise<MailFailureEntry[]> {
  if (dead.length === 0) return [];
  const ids = dead.map(({ id }) => id);
  const rows = await db
    .select({ id: submissions.id, reference: submissions.reference, kind: submissions.kind })
    .from(submissions)
    .where(and(inArray(submissions.id, ids), isUnmailed));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return dead.flatMap(({ id, failedAt, reason }) => {
    const row = rowOf.get(id);
    return row ? [{ ...row, failedAt: failedAt.toISOString(), reason }] : [];
  });
}

/**
 * Retries a mail that was given up, from the beginning of its tries.
 *
 * @throws {NotFound} when there is no such form, or its mail was not given up (any more)
 * @throws {MailNotConfigured}
 */
export async function retryMail(
  db: Database,
  mail: SubmissionMail | undefined,
  options: { idOrReference: string; username: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked: of two who press at once only one retries it.
    const [row] = await tx
      .select({ id: submissions.id, reference: submissions.reference })
      .from(submissions)
      .where(isNamed(options.idOrReference))
      .for('update');
    if (!row) throw new NotFound();
    if (!mail) throw new MailNotConfigured();
    if (!(await mail.retry(tx, row.id))) throw new NotFound();
    await recordActivity(tx, {
      username: options.username,
      action: 'mail-retried',
      subjectId: row.id,
      subject: row.reference,
    });
  });
}
