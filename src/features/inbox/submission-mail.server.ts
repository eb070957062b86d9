import { and, eq, isNull } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { DeadJob, JobOutcome, Jobs, QueueSettings } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { MailOutcome, SendMail } from '#server/mail/open-smtp.ts';
import { firstOfDigests, mailDigest, sendDigests } from './form-digests.server.ts';
import { type Departments, mailSubmission } from './mail-submission.server.ts';
import { isWaiting } from './waiting-submissions.server.ts';

/** A form whose mail was given up, and the digest of which it is, if any. */
export type MailFailure = DeadJob & { digestId?: string };

/** What the rest of the site does with the departments' mails. */
export type SubmissionMail = {
  /** Has a new form mailed; called in the transaction that stores it, which it never makes fail. */
  announce: (tx: Transaction, id: string) => Promise<void>;
  /** The forms whose mail was given up; the first of a digest stands for all of it. */
  failures: () => Promise<MailFailure[]>;
  /** Begins a mail anew that was given up. @returns false when it is not among those */
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

/** Mails that tell of many forms of one sender are tried as long. */
export const DIGEST_QUEUE = 'mail-form-digest';

const SWEEP_SIZE = 10_000;

/**
 * Starts mailing forms to their departments: a job for each, worked by every server that has a mail server
 * configured, and once a minute a look for forms that have no job, and for those that a digest has to tell of.
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
    announce: async (tx, id) => {
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
