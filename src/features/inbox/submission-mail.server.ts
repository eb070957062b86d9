import { and, eq, isNull, sql } from 'drizzle-orm';
import { formOf, type SubmissionKind } from '#forms/all-forms.ts';
import type { FormValues } from '#forms/form-definition.ts';
import { isEmail } from '#forms/form-fields.ts';
import { submissions } from '#forms/submissions.table.ts';
import { floridaTimeOf } from '#i18n/florida-clock.ts';
import type { Locale } from '#i18n/locale.ts';
import { openTranslator } from '#i18n/translator.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { DeadJob, JobOutcome, Jobs, QueueSettings } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { domainOf, type MailOutcome, type SendMail } from '#server/mail.ts';
import { type Departments, firstOfDigests, mailDigest, sendDigests } from './form-digests.server.ts';
import { fieldPage, fieldsInOrder } from './inbox.ts';
import words from './messages/es.ts';
import { fieldLabel, kindLabel, valueLabel } from './submission-labels.ts';
import { isUnmailed, isWaiting } from './waiting-submissions.server.ts';

/** A form whose mail was given up, and the digest of which it is, if any. */
export type MailFailure = DeadJob & { digestId?: string };

/** What the rest of the site does with the departments' mails. */
export type SubmissionMail = {
  /** Enqueues the mail of a new form; called in the transaction that stores it, which it never makes fail. */
  enqueueMail: (tx: Transaction, id: string) => Promise<void>;
  /** The forms whose mail was given up; the first of a digest stands for all of it. */
  failures: () => Promise<MailFailure[]>;
  /** Retries a mail that was given up. @returns false when it is not among those */
  retry: (tx: Transaction, id: string) => Promise<boolean>;
};

/** Tries go on for about two days: a mail server that is down over a weekend loses nothing. */
export const MAIL_QUEUE: QueueSettings = {
  name: 'mail-submission',
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 2 * 3600,
  expireInSeconds: 120,
};

/** Digests are tried as long. */
export const DIGEST_QUEUE = 'mail-form-digest';

const SWEEP_SIZE = 10_000;

/**
 * Starts mailing forms to their departments: a job for each, worked by every server that has a mail server configured,
 * and once a minute a look for forms that have no job, and for those that belong in a digest.
 *
 * @param ownMails how many forms of one sender's window are mailed one by one
 * @param queue settings of both queues; tests are in a hurry
 */
export async function startSubmissionMail(options: {
  database: Database;
  jobs: Jobs;
  sendMail: SendMail;
  departments: Departments;
  ownMails: number;
  origin: string;
  log: Logger;
  queue?: QueueSettings;
}): Promise<SubmissionMail> {
  const { database, jobs, ownMails, log, queue = MAIL_QUEUE } = options;
  const digests = { ...queue, name: DIGEST_QUEUE };
  await jobs.work(queue, (id) => tell(log, { submission: id }, () => mailSubmission(options, id)));
  await jobs.work(digests, (id) => tell(log, { digest: id }, () => mailDigest(options, id)));
  await jobs.registerJob('mail-waiting-submissions', '* * * * *', async () => {
    await sendWaiting({ database, jobs, queue: queue.name });
    await sendDigests({ database, jobs, ownMails, queue: digests.name });
  });
  return {
    enqueueMail: async (tx, id) => {
      try {
        // A savepoint: should the job not be taken, the form still is, and the next sweep finds it.
        await tx.transaction((inner) => jobs.send(inner, queue.name, [id]));
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : '' }, 'a mail waits for the next sweep');
      }
    },
    failures: async () => {
      const dead = await jobs.deadJobs(digests.name);
      const firsts = await firstOfDigests(
        database,
        dead.map(({ id }) => id),
      );
      const ofDigests = dead.flatMap(({ id: digestId, ...job }) => {
        const first = firsts.get(digestId);
        return first ? [{ ...job, ...first, digestId }] : [];
      });
      return [...ofDigests, ...(await jobs.deadJobs(queue.name))];
    },
    retry: async (tx, id) => {
      const [form] = await tx
        .select({ digestId: submissions.digestId })
        .from(submissions)
        .where(eq(submissions.id, id));
      return form?.digestId ? jobs.revive(tx, digests.name, form.digestId) : jobs.revive(tx, queue.name, id);
    },
  };
}

/** One try to send a mail, with whatever keeps it from going out in the log, by name. */
async function tell(
  log: Logger,
  about: { submission: string } | { digest: string },
  send: () => Promise<MailOutcome>,
): Promise<JobOutcome> {
  try {
    const outcome = await send();
    if (outcome.isSent) return { isDone: true };
    log.warn({ ...about, reason: outcome.reason }, 'a mail was not sent');
    return { isDone: false, reason: outcome.reason, isFinal: outcome.reason === 'refused' };
  } catch (error) {
    log.warn({ ...about, error: error instanceof Error ? error.name : '' }, 'a mail was not sent');
    return { isDone: false, reason: 'fault', isFinal: false };
  }
}

/**
 * Gives a job to the forms of the last days that were not mailed and have none: stored while mail was not configured,
 * or by a server without it. One that has a job, or whose job was given up, gets no second one.
 */
export async function sendWaiting(options: { database: Database; jobs: Jobs; queue: string }): Promise<void> {
  const { database, jobs, queue } = options;
  await database.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(and(isWaiting, isNull(submissions.digestId)))
      .orderBy(submissions.receivedAt)
      .limit(SWEEP_SIZE);
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await jobs.send(tx, queue, ids);
  });
}

/**
 * Mails one form to its department and notes that this was done. A server that is killed between the two mails it
 * once more, under the same Message-ID, by which mail programs know a repeat.
 *
 * @param dependencies.ownMails how many forms of one sender's window are mailed one by one; a digest reports the others
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
    .where(and(eq(submissions.id, id), isUnmailed, isNull(submissions.digestId)));
  if (!submission || (await isLeftToDigest(database, submission, ownMails))) return { isSent: true };
  const { subject, text, replyTo } = await mailText(submission, origin);
  const outcome = await sendMail({
    to: departments.to[formOf(submission.kind).department],
    subject,
    text,
    messageId: `<${submission.reference.toLowerCase()}@${domainOf(departments.from)}>`,
    replyTo,
  });
  if (outcome.isSent) {
    await database.update(submissions).set({ mailedAt: sql`now()` }).where(eq(submissions.id, id));
  }
  return outcome;
}

/**
 * Whether a form came after so many others of its sender's window that it is reported in a digest, without a mail of
 * its own.
 */
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

type MailedSubmission = {
  reference: string;
  kind: SubmissionKind;
  language: Locale;
  receivedAt: Date;
  payload: FormValues;
};

/**
 * The department's mail about one form. The subject names nobody: it is shown on locked screens, and a header made of
 * nothing that a visitor wrote cannot be broken by it.
 *
 * @param origin of the site, for the link into the panel
 */
export async function mailText(
  submission: MailedSubmission,
  origin: string,
): Promise<{ subject: string; text: string; replyTo: string | undefined }> {
  const { reference, kind, language, receivedAt, payload } = submission;
  const { mail, columns, detail } = words;
  const t = await openTranslator(mail, 'es');
  const address = writersAddress(kind, payload);
  const lines = [
    mail.intro,
    '',
    `${columns.kind}: ${kindLabel(kind)}`,
    `${columns.reference}: ${reference}`,
    `${columns.receivedAt}: ${floridaTimeOf(receivedAt)}`,
    `${detail.language}: ${detail.languages[language]}`,
    '',
    ...fieldsInOrder(kind, payload).map(([field, value]) => fieldLine(kind, field, value, origin)),
    '',
    `${mail.openInPanel} ${origin}/admin/inbox?solicitud=${reference}`,
    ...(address === undefined ? [] : [mail.reply]),
  ];
  return {
    subject: t('subject', { reference, kind: kindLabel(kind) }),
    text: `${lines.join('\n')}\n`,
    replyTo: address,
  };
}

/** Several lines are indented: what somebody writes cannot be taken for one of our own lines. */
function fieldLine(kind: SubmissionKind, field: string, value: string, origin: string): string {
  const page = fieldPage(kind, field, value);
  if (page !== undefined) return `${fieldLabel(field)}: ${origin}${page}`;
  const label = valueLabel(kind, field, value) || words.detail.nothing;
  const text = label.includes('\n') ? `\n  ${label.replaceAll('\n', '\n  ')}` : ` ${label}`;
  return `${fieldLabel(field)}:${text}`;
}

/** The address of whoever sent the form; undefined for one that no mail can go to, as some of earlier versions. */
function writersAddress(kind: SubmissionKind, payload: FormValues): string | undefined {
  const address = payload[formOf(kind).replyTo ?? ''];
  return typeof address === 'string' && isEmail(address) ? address : undefined;
}
