import type { Departments } from '#features/inbox/form-digests.server.ts';
import { MAIL_QUEUE, startSubmissionMail } from '#features/inbox/submission-mail.server.ts';
import { DEPARTMENTS } from '#forms/form-definition.ts';
import { openDatabase } from '#server/database/connect.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { createLogger } from '#server/log.ts';
import { openSmtp } from '#server/mail.ts';

/*
 * What mails forms, in a process of its own, on the database of DATABASE_URL and the mail server of SMTP_URL: for tests
 * that kill it. Prints a line when it works. A job whose worker was killed comes back after three seconds.
 */
const connectionString = process.env['DATABASE_URL'] ?? '';
const log = createLogger('silent');
const from = 'site@clinic.example';
const desk: readonly string[] = ['desk@clinic.example'];
const { db } = await openDatabase(connectionString, { max: 4, statementTimeoutMs: 15_000 });
const jobs = await openJobs({ connectionString, log, pace: { pollSeconds: 0.5, superviseSeconds: 1 } });
await startSubmissionMail({
  database: db,
  jobs,
  sendMail: openSmtp({ url: process.env['SMTP_URL'] ?? '', from }),
  departments: {
    from,
    to: Object.fromEntries(DEPARTMENTS.map((name) => [name, desk])) as Departments['to'],
  },
  ownMails: 10,
  origin: 'http://clinic.example',
  log,
  queue: { ...MAIL_QUEUE, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 3 },
});
process.stdout.write('working\n');
