import type { Database } from '#server/database/connect.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import type { Logger } from '#server/log.ts';
import { startAccountMail } from './account-mail.server.ts';

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
  // Only now: a start without a mail server need not wait for the program that talks to one.
  const { openSmtp } = await import('#server/mail/open-smtp.ts');
  const sendMail = openSmtp({ url: mail.smtpUrl, from: mail.from });
  await startAccountMail({ ...rest, sendMail, mail, brandName: site.brandName, origin: site.origin });
}
