import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SubmissionKind } from '#forms/form-definition.ts';
import { submissions } from '#forms/submissions.table.ts';
import type { Database } from '#server/database/connect.ts';
import { domainOf, isPlainAddress } from '#server/mail/mail-address.ts';
import type { MailOutcome, SendMail } from '#server/mail/open-smtp.ts';
import { mailText } from './mail-text.ts';

/** Where the mails go, and from whom they come. */
export type Departments = { from: string; to: Record<SubmissionKind, readonly string[]> };

/**
 * Mails one form to its department and notes that this was done. A server that is killed between the two mails it
 * once more, under the same Message-ID, by which mail programs know a repeat.
 *
 * @returns also "sent" when there is nothing to do: mailed before, done, or deleted
 */
export async function mailSubmission(
  dependencies: { database: Database; sendMail: SendMail; departments: Departments; origin: string },
  id: string,
): Promise<MailOutcome> {
  const { database, sendMail, departments, origin } = dependencies;
  const [submission] = await database
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isNull(submissions.mailedAt), ne(submissions.state, 'done')));
  if (!submission) return { isSent: true };
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
