import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SubmissionKind } from '#forms/form-definition.ts';
import { submissions } from '#forms/submissions.table.ts';
import type { Database } from '#server/database/connect.ts';
import { domainOf, isPlainAddress } from '#server/mail/mail-address.ts';
import type { MailOutcome, SendMail } from '#server/mail/open-smtp.ts';
import { mailText } from './mail-text.ts';
import { isUntold } from './waiting-submissions.server.ts';

/** Where the mails go, and from whom they come. */
export type Departments = { from: string; to: Record<SubmissionKind, readonly string[]> };

/**
 * Mails one form to its department and notes that this was done. A server that is killed between the two mails it
 * once more, under the same Message-ID, by which mail programs know a repeat.
 *
 * @param dependencies.ownMails how many forms of one sender's window are mailed one by one; a digest tells of the others
 * @returns also "sent" when there is nothing to do: mailed before, left to a digest, done, or deleted
 */
export async function mailSubmission(
  dependencies: {
    database: Database;
    sendMail: SendMail;
    departments: Departments;
    ownMails: number;
    origin: string;
  },
  id: string,
): Promise<MailOutcome> {
  const { database, sendMail, departments, ownMails, origin } = dependencies;
  const [submission] = await database
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isUntold, isNull(submissions.digestId)));
  if (!submission || (await isLeftToDigest(database, submission, ownMails))) return { isSent: true };
  const { subject, text, replyTo } = mailText(submission, origin);
  const outcome = await sendMail({
    to: departments.to[submission.kind],
    subject,
    text,
    messageId: `<${submission.reference.toLowerCase()}@${domainOf(departments.from)}>`,
    replyTo: replyTo !== undefined && isPlainAddress(replyTo) ? replyTo : undefined,
  });
  if (outcome.isSent) {
    await database.update(submissions).set({ mailedAt: sql`now()` }).where(eq(submissions.id, id));
  }
  return outcome;
}

/** Whether a form came after so many others of its sender's window that a digest tells of it, and no mail of its own. */
async function isLeftToDigest(
  db: Database,
  { id, sender }: { id: string; sender: string | null },
  ownMails: number,
): Promise<boolean> {
  if (sender === null) return false;
  const { rowCount } = await db.execute(sql`
    SELECT FROM submissions
    WHERE sender = ${sender}
      AND (received_at, id) < (SELECT received_at, id FROM submissions WHERE id = ${id})
    LIMIT ${ownMails}`);
  return rowCount === ownMails;
}
