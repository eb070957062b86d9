import { eq, isNotNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubmissionKind } from '#forms/all-forms.ts';
import { storeSubmission } from '#forms/submissions.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { type Jobs, openJobs } from '#server/jobs/open-jobs.ts';
import { openSmtp } from '#server/mail.ts';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import {
  headerOf,
  type ReceivedMail,
  type SmtpPeer,
  startSmtpPeer,
} from '../../../tests/support/smtp-peer.ts';
import { createPreparedDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { QUICK_PACE } from '../../../tests/support/test-jobs.ts';
import { forgetSenders, mailDigest, sendDigests } from './form-digests.server.ts';
import { listSubmissions } from './list-submissions.server.ts';
import { findMailStatus } from './mail-status.server.ts';
import {
  DIGEST_QUEUE,
  MAIL_QUEUE,
  mailSubmission,
  type SubmissionMail,
  sendWaiting,
  startSubmissionMail,
} from './submission-mail.server.ts';
import { isUnmailed } from './waiting-submissions.server.ts';

const ORIGIN = 'http://clinic.example';
const OWN_MAILS = 3;
const DEPARTMENTS = {
  from: 'site@clinic.example',
  to: {
    contact: ['desk@clinic.example'],
    quotes: ['sales@clinic.example'],
    network: ['network@clinic.example'],
    recommendations: ['network@clinic.example'],
    assistant: ['web@clinic.example'],
  },
};
const HURRIED = { ...MAIL_QUEUE, retryDelay: 1, retryDelayMax: 1 };
const log = pino({ level: 'silent' });

let database: TestDatabase;
let jobs: Jobs;
let server: SmtpPeer;
/** What the mail server answers to every recipient; undefined takes the mail. */
let refusal: number | undefined;
beforeEach(async () => {
  refusal = undefined;
  database = await createPreparedDatabase('mail_queues', async ({ db, connectionString }) => {
    const opened = await openJobs({ connectionString, log });
    const sendMail = async () => ({ isSent: true }) as const;
    const options = { departments: DEPARTMENTS, ownMails: OWN_MAILS, origin: ORIGIN, log };
    await startSubmissionMail({ database: db, jobs: opened, sendMail, ...options });
    await opened.close();
  });
  jobs = await openJobs({ connectionString: database.connectionString, log, pace: QUICK_PACE });
  server = await startSmtpPeer({
    onRcptTo: (_address, _session, done) =>
      refusal === undefined ? done() : done(Object.assign(new Error('no'), { responseCode: refusal })),
  });
});
afterEach(async () => {
  await jobs.close();
  await server.close();
  await database.discard();
});

const dependencies = () => ({
  database: database.db,
  jobs,
  sendMail: openSmtp({ url: server.url, from: DEPARTMENTS.from }),
  departments: DEPARTMENTS,
  ownMails: OWN_MAILS,
  origin: ORIGIN,
  log,
});
const startMail = () => startSubmissionMail({ ...dependencies(), queue: HURRIED });

let made = 0;

/** Stores forms of one sender one after the other, and says which rows they are. */
async function keep(sender: string, kinds: readonly SubmissionKind[], mail?: SubmissionMail) {
  const ids: string[] = [];
  for (const kind of kinds) {
    made += 1;
    const form = { kind, values: GOOD_FORMS[kind](made), language: 'es', idempotencyKey: undefined } as const;
    const { reference } = await storeSubmission(database.db, { ...form, sender }, mail?.enqueueMail);
    const [row] = await database.db.select().from(submissions).where(eq(submissions.reference, reference));
    if (row) ids.push(row.id);
  }
  return ids;
}
const contacts = (count: number) => Array.from({ length: count }, () => 'contact' as const);

/** The windows of everything that was stored so far are over. */
const endWindows = () =>
  database.db.execute(sql`UPDATE submissions SET received_at = received_at - interval '20 minutes'`);
const digestsDue = () =>
  sendDigests({ database: database.db, jobs, ownMails: OWN_MAILS, queue: DIGEST_QUEUE });
const countUnmailed = () => database.db.$count(submissions, isUnmailed);
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });
const digests = () => server.received.filter((mail) => headerOf(mail, 'Message-ID')?.startsWith('<digest-'));
const digestJobs = async () =>
  (await database.db.execute(sql`SELECT FROM pgboss.job WHERE name = ${DIGEST_QUEUE}`)).rowCount;
/** The text of a mail whose lines of more than 76 characters were folded and coded. */
function textOf(mail: ReceivedMail | undefined): string {
  const [, ...paragraphs] = mail?.text.split('\r\n\r\n') ?? [];
  const bytes = paragraphs
    .join('\r\n\r\n')
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

test('of many forms from one address the first are mailed, and one mail tells of the others', async () => {
  const mail = await startMail();
  await keep('flood', [...contacts(5), 'quote-request', 'quote-request', 'recommendation'], mail);
  await keep('somebody else', ['contact', 'join-network'], mail);
  await eventually(() => expect(server.received).toHaveLength(OWN_MAILS + 2));
  await digestsDue();
  expect(await digestJobs(), 'while the window lasts').toBe(0);

  await endWindows();
  await digestsDue();
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  expect(server.received).toHaveLength(OWN_MAILS + 3);
  const [digest] = digests();
  expect(digest?.to.toSorted()).toEqual([
    'desk@clinic.example',
    'network@clinic.example',
    'sales@clinic.example',
  ]);
  const text = textOf(digest);
  expect(text).toContain('Sin correo aparte: 5\r\n');
  expect(text).toContain('Contacto: 2\r\n  http://clinic.example/admin/inbox?kind=contact&state=new');
  expect(text).toContain('Cotización: 2\r\n');
  expect(text).toContain('Recomendación: 1\r\n');
  // Nothing that was written in the forms.
  expect(text).not.toMatch(/ana|jos|message/i);
  expect(await listSubmissions(database.db, {})).toMatchObject({ total: 10, counts: { new: 10 } });

  await digestsDue();
  await sendWaiting({ database: database.db, jobs, queue: HURRIED.name });
  expect(await digestJobs()).toBe(1);
});

test('each address has a digest of its own', async () => {
  await keep('one', contacts(5));
  await keep('two', contacts(4));
  await keep('three', contacts(OWN_MAILS));
  await endWindows();
  await Promise.all([digestsDue(), digestsDue()]);
  const sizes = await database.db
    .select({ size: sql<number>`count(*)::int` })
    .from(submissions)
    .where(isNotNull(submissions.digestId))
    .groupBy(submissions.digestId);
  expect(sizes.map(({ size }) => size).sort()).toEqual([1, 2]);
  expect(await digestJobs()).toBe(2);
});

test('forms without a sender are mailed one by one', async () => {
  const mail = await startMail();
  for (const message of ['1', '2', '3', '4', '5']) {
    const values = { ...GOOD_FORMS.contact(1), message };
    const form = { kind: 'contact', values, language: 'es', idempotencyKey: undefined } as const;
    await storeSubmission(database.db, form, mail.enqueueMail);
  }
  await eventually(() => expect(server.received).toHaveLength(5));
});

test('a digest that the mail server puts off goes out later, once', async () => {
  const mail = await startMail();
  await keep('flood', contacts(6), mail);
  await eventually(() => expect(server.received).toHaveLength(OWN_MAILS));
  refusal = 451;
  await endWindows();
  await digestsDue();
  const tries = () =>
    database.db.execute(sql`SELECT FROM pgboss.job WHERE name = ${DIGEST_QUEUE} AND retry_count > 0`);
  await eventually(async () => expect((await tries()).rowCount).toBe(1));
  refusal = undefined;
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  expect(digests()).toHaveLength(1);
});

test('a server that dies between sending and noting repeats the same digest, and then no more', async () => {
  await keep('flood', contacts(6));
  await endWindows();
  await digestsDue();
  const [row] = await database.db.select().from(submissions).where(isNotNull(submissions.digestId));
  const send = () => mailDigest(dependencies(), row?.digestId ?? '');
  await send();
  // What the death of the server leaves: the mail is out, the note is not made.
  await database.db.update(submissions).set({ mailedAt: null });
  await keep('flood', contacts(2));
  await send();
  await send();
  const [first, second, ...others] = digests();
  expect(others).toEqual([]);
  expect(headerOf(second, 'Message-ID')).toBe(headerOf(first, 'Message-ID'));
  expect(textOf(second)).toBe(textOf(first));
});

test('without a mail server they wait, and are then reported in the same way', async () => {
  await keep('flood', contacts(7));
  await endWindows();
  await startMail();
  await digestsDue();
  await sendWaiting({ database: database.db, jobs, queue: HURRIED.name });
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  expect(server.received).toHaveLength(OWN_MAILS + 1);
  expect(textOf(digests()[0])).toContain('Contacto: 4\r\n');
});

test('a form that came to light after its digest gets another, which tells of it alone', async () => {
  const mail = await startMail();
  await keep('flood', contacts(5), mail);
  await endWindows();
  await digestsDue();
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  await keep('flood', contacts(1), mail);
  await digestsDue();
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  expect(digests().map((digest) => /Contacto: (\d+)/.exec(textOf(digest))?.[1])).toEqual(['2', '1']);
});

test('a digest whose job was lost gets another', async () => {
  await keep('flood', contacts(4));
  await endWindows();
  await digestsDue();
  await database.db.execute(sql`DELETE FROM pgboss.job WHERE name = ${DIGEST_QUEUE}`);
  await digestsDue();
  expect(await digestJobs()).toBe(1);
});

test('a form that is done needs neither mail nor digest', async () => {
  const ids = await keep('flood', contacts(5));
  await endWindows();
  await digestsDue();
  await database.db.update(submissions).set({ state: 'done' });
  const [row] = await database.db.select().from(submissions).where(isNotNull(submissions.digestId));
  expect(await mailDigest(dependencies(), row?.digestId ?? '')).toEqual({ isSent: true });
  for (const id of ids) await mailSubmission(dependencies(), id);
  expect(server.received).toEqual([]);
});

test('a refused digest is shown as one failure, its forms do not wait, and it is tried again on request', async () => {
  const mail = await startMail();
  const ids = await keep('flood', contacts(6), mail);
  await eventually(() => expect(server.received).toHaveLength(OWN_MAILS));
  refusal = 550;
  await endWindows();
  await digestsDue();
  await eventually(async () => expect(await mail.failures()).toHaveLength(1));
  expect(await findMailStatus(database.db, mail)).toMatchObject({
    waiting: 0,
    failed: [{ id: ids[OWN_MAILS], reason: 'refused' }],
  });
  refusal = undefined;
  expect(await database.db.transaction((tx) => mail.retry(tx, ids[OWN_MAILS] ?? ''))).toBe(true);
  await eventually(async () => expect(await countUnmailed()).toBe(0));
  expect(digests()).toHaveLength(1);
  expect(await findMailStatus(database.db, mail)).toMatchObject({ waiting: 0, failed: [] });
});

test('the marks of senders go when no mail of theirs is left to be sent', async () => {
  await keep('told', contacts(1));
  await database.db.update(submissions).set({ mailedAt: sql`now()` });
  await keep('waiting', contacts(2));
  await database.db.execute(sql`UPDATE submissions SET received_at = received_at - interval '2 hours'`);
  await keep('just now', contacts(1));
  await forgetSenders(database.db);
  const marks = async () =>
    (await database.db.select({ sender: submissions.sender }).from(submissions)).map(({ sender }) => sender);
  expect((await marks()).map(String).sort()).toEqual(['just now', 'null', 'waiting', 'waiting']);
  await database.db.execute(sql`UPDATE submissions SET received_at = received_at - interval '15 days'`);
  await forgetSenders(database.db);
  expect(await marks()).toEqual([null, null, null, null]);
});

test('forms that came while the clock was years ahead do not wait for their digest until then', async () => {
  await keep('ahead', contacts(OWN_MAILS + 1));
  await database.db.execute(sql`UPDATE submissions SET received_at = received_at + interval '4 years'`);
  await digestsDue();
  expect(await digestJobs()).toBe(1);
});
