import { inArray, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import { recordActivity } from '#server/activity/record-activity.ts';
import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { openSmtp } from '#server/mail.ts';
import { type Departments, forgetSenders } from './form-digests.server.ts';
import { type SubmissionMail, startSubmissionMail } from './submission-mail.server.ts';

/**
 * Starts what the inbox does by itself: deleting each night what has been kept long enough, every hour the marks of
 * senders, and mailing new forms where a mail server is configured.
 *
 * @returns the mails, for the forms and the inbox; undefined without a mail server
 */
export async function startInboxJobs(options: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  keepDays: number;
  mail: (Departments & { smtpUrl: string; ownMails: number }) | undefined;
  origin: string;
}): Promise<SubmissionMail | undefined> {
  const { database, jobs, log, keepDays, mail, origin } = options;
  await jobs.registerJob('expire-submissions', '20 4 * * *', async () => {
    const count = await expireSubmissions(database, { keepDays });
    if (count > 0) log.info({ count }, 'forms were deleted after the time they are kept');
  });
  await jobs.registerJob('forget-form-senders', '40 * * * *', () => forgetSenders(database));
  if (!mail) return undefined;
  const sendMail = openSmtp({ url: mail.smtpUrl, from: mail.from });
  const { ownMails } = mail;
  return startSubmissionMail({ database, jobs, sendMail, departments: mail, ownMails, origin, log });
}

/** How many are deleted at a time, so that no transaction takes long. */
const BATCH_SIZE = 5000;

/**
 * Deletes the forms that were received longer ago than they are kept, whatever their state, and records how many.
 *
 * @returns how many were deleted
 */
export async function expireSubmissions(db: Database, { keepDays }: { keepDays: number }): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await expireBatch(db, keepDays);
    total += deleted;
    if (deleted < BATCH_SIZE) return total;
  }
}

function expireBatch(db: Database, keepDays: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(sql`${submissions.receivedAt} < now() - make_interval(days => ${keepDays})`)
      .limit(BATCH_SIZE);
    const deleted = await tx.delete(submissions).where(inArray(submissions.id, due));
    const count = deleted.rowCount ?? 0;
    if (count > 0) {
      await recordActivity(tx, { username: null, action: 'submissions-expired', details: { count } });
    }
    return count;
  });
}
