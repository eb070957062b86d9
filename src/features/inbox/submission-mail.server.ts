import { and, isNull, ne, sql } from 'drizzle-orm';
import { submissions } from '#forms/submissions.table.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import type { DeadJob, Jobs, QueueSettings } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import type { SendMail } from '#server/mail/open-smtp.ts';
import { type Departments, mailSubmission } from './mail-submission.server.ts';

/** What the rest of the site does with the departments' mails. */
export type SubmissionMail = {
  /** Has a new form mailed; called in the transaction that stores it, which it never makes fail. */
  announce: (tx: Transaction, id: string) => Promise<void>;
  /** The forms whose mail was given up. */
  failures: () => Promise<DeadJob[]>;
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

/** A form that waits longer was received before mail was configured, and is answered from the inbox. */
const WAITING_DAYS = 14;
const SWEEP_SIZE = 10_000;

/** The condition that holds for the forms whose mail is still to be sent; one that is done needs none any more. */
export const isWaiting = and(
  isNull(submissions.mailedAt),
  ne(submissions.state, 'done'),
  sql`${submissions.receivedAt} > now() - make_interval(days => ${WAITING_DAYS})`,
);

/**
 * Starts mailing forms to their departments: a job for each, worked by every server that has a mail server
 * configured, and once a minute a look for forms that have no job.
 *
 * @param queue settings of the queue; tests are in a hurry
 */
export async function startSubmissionMail(options: {
  database: Database;
  jobs: Jobs;
  sendMail: SendMail;
  departments: Departments;
  origin: string;
  log: Logger;
  queue?: QueueSettings;
}): Promise<SubmissionMail> {
  const { database, jobs, log, queue = MAIL_QUEUE } = options;
  await jobs.work(queue, async (id) => {
    try {
      const outcome = await mailSubmission(options, id);
      if (outcome.isSent) return { isDone: true };
      log.warn({ submission: id, reason: outcome.reason }, 'a mail was not sent');
      return { isDone: false, reason: outcome.reason, isFinal: outcome.reason === 'refused' };
    } catch (error) {
      log.warn({ submission: id, error: error instanceof Error ? error.name : '' }, 'a mail was not sent');
      return { isDone: false, reason: 'fault', isFinal: false };
    }
  });
  await jobs.registerJob('mail-waiting-submissions', '* * * * *', () =>
    sendWaiting({ database, jobs, queue: queue.name }),
  );
  return {
    announce: async (tx, id) => {
      try {
        // A savepoint: should the job not be taken, the form still is, and the next sweep finds it.
        await tx.transaction((inner) => jobs.send(inner, queue.name, [id]));
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : '' }, 'a mail waits for the next sweep');
      }
    },
    failures: () => jobs.deadJobs(queue.name),
    retry: (tx, id) => jobs.revive(tx, queue.name, id),
  };
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
      .where(isWaiting)
      .orderBy(submissions.receivedAt)
      .limit(SWEEP_SIZE);
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await jobs.send(tx, queue, ids);
  });
}
