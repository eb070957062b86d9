import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import type { Jobs, QueueSettings } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { domainOf, isPlainAddress, type MailOutcome, openSmtp, type SendMail } from '#server/mail.ts';
import { accountLinks } from '#server/sessions/account-links.table.ts';
import { isOpenLink, linkToken } from '#server/sessions/account-links.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { findUser } from '#server/sessions/administrators.ts';
import { readOwnEmail } from '#server/sessions/own-email.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { accountMailText } from './account-mail-text.ts';

/** Starts the mails about administrators' accounts where a mail server is configured. */
export async function startAccountJobs(options: {
  database: Database;
  jobs: Jobs;
  log: Logger;
  mail: { smtpUrl: string; from: string; accounts: readonly string[] } | undefined;
  site: { brandName: string; origin: string };
}): Promise<void> {
  const { mail, site, ...rest } = options;
  if (!mail) return;
  const sendMail = openSmtp({ url: mail.smtpUrl, from: mail.from });
  await startAccountMail({ ...rest, sendMail, mail, brandName: site.brandName, origin: site.origin });
}

/** Tries go on for about a day; later it is no warning any more. */
export const ACCOUNT_MAIL_QUEUE: QueueSettings = {
  name: 'mail-account-notice',
  retryLimit: 20,
  retryDelay: 30,
  retryDelayMax: 2 * 3600,
  expireInSeconds: 120,
};

const SWEEP_SIZE = 1000;

export type AccountMailOptions = {
  database: Database;
  jobs: Jobs;
  sendMail: SendMail;
  /** Sender, and whoever manages the accounts. */
  mail: { from: string; accounts: readonly string[] };
  brandName: string;
  origin: string;
  log: Logger;
  queue?: QueueSettings;
};

/**
 * Starts notifying people by mail of what happened to their accounts. Once a minute each notice gets a job, so that
 * those are notified too whose password was reset by a command, in a process without jobs.
 *
 * @param options.queue settings of the queue; tests are in a hurry
 */
export async function startAccountMail(options: AccountMailOptions): Promise<void> {
  const { database, jobs, log, queue = ACCOUNT_MAIL_QUEUE } = options;
  await jobs.work(queue, async (id) => {
    try {
      const outcome = await mailNotice(options, id);
      if (outcome.isSent) return { isDone: true };
      log.warn({ notice: id, reason: outcome.reason }, 'a mail about an account was not sent');
      return { isDone: false, reason: outcome.reason, isFinal: outcome.reason === 'refused' };
    } catch (error) {
      log.warn(
        { notice: id, error: error instanceof Error ? error.name : '' },
        'a mail about an account was not sent',
      );
      return { isDone: false, reason: 'fault', isFinal: false };
    }
  });
  await jobs.registerJob('mail-account-notices', '* * * * *', () =>
    sendNotices({ database, jobs, queue: queue.name }),
  );
}

/** Gives a job to every notice that waits; one that has a job, or whose job was given up, gets no second one. */
export async function sendNotices(options: { database: Database; jobs: Jobs; queue: string }): Promise<void> {
  const { database, jobs, queue } = options;
  await database.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: accountNotices.id })
      .from(accountNotices)
      .orderBy(accountNotices.happenedAt)
      .limit(SWEEP_SIZE);
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await jobs.send(tx, queue, ids);
  });
}

/** Of a link that was used or has expired by now: nobody waits for it. */
const DONE: MailOutcome = { isSent: true };

/** A server that is killed after the sending mails once more, under the same Message-ID. */
async function mailNotice(options: AccountMailOptions, id: string): Promise<MailOutcome> {
  const { database, sendMail, mail, brandName, origin } = options;
  const [notice] = await database.select().from(accountNotices).where(eq(accountNotices.id, id));
  if (!notice) return { isSent: true };
  const link = notice.linkId === null ? undefined : await readLink(database, notice.linkId);
  const outcome =
    link === 'ended'
      ? DONE
      : await sendMail({
          to: link ? [link.email] : await recipientsOf(database, mail.accounts, notice),
          ...(await accountMailText({ ...notice, token: link?.token }, { brandName, origin })),
          messageId: `<account-${id}@${domainOf(mail.from)}>`,
          replyTo: undefined,
        });
  if (outcome.isSent) await database.delete(accountNotices).where(eq(accountNotices.id, id));
  return outcome;
}

/**
 * Whoever manages the accounts, and the person: at their confirmed address, at the one of when it happened, or where the
 * username is one.
 */
async function recipientsOf(
  database: Database,
  accounts: readonly string[],
  { username, email }: { username: string; email: string | null },
): Promise<string[]> {
  const user = await findUser(database, username);
  const own = user ? (await readOwnEmail(database, user.id)).email : null;
  const theirs = [email, own].filter((address) => address !== null);
  if (theirs.length === 0 && isPlainAddress(username)) theirs.push(username);
  return [...new Set([...accounts, ...theirs])];
}

async function readLink(database: Database, id: string): Promise<{ email: string; token: string } | 'ended'> {
  const [link] = await database
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(and(eq(accountLinks.id, id), isOpenLink));
  return link ? { email: link.email, token: linkToken(await loadSigningKey(database), id) } : 'ended';
}
