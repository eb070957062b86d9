import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORMS } from '#forms/all-forms.ts';
import { storeSubmission } from '#forms/submissions.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { activity } from '#server/activity/activity.table.ts';
import { csvExports } from '#server/csv.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import type { Jobs, QueueSettings } from '#server/jobs/open-jobs.ts';
import { openSmtp } from '#server/mail.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import { headerOf, type SmtpPeer, startSmtpPeer } from '../../../tests/support/smtp-peer.ts';
import type { TestDatabase } from '../../../tests/support/test-database.ts';
import { openTestJobs } from '../../../tests/support/test-jobs.ts';
import { inboxApi } from './inbox.api.server.ts';
import { findMailStatus } from './mail-status.server.ts';
import {
  MAIL_QUEUE,
  mailSubmission,
  type SubmissionMail,
  sendWaiting,
  startSubmissionMail,
} from './submission-mail.server.ts';

const ORIGIN = 'http://clinic.example';
const DEPARTMENTS = {
  from: 'site@clinic.example',
  to: {
    contact: ['desk@clinic.example'],
    quotes: ['sales@clinic.example', 'second@clinic.example'],
    network: ['network@clinic.example'],
    recommendations: ['network@clinic.example'],
    assistant: ['web@clinic.example'],
  },
};
/** Tries again at once: what is tested is that it does, not how long it waits. */
const HURRIED: QueueSettings = { ...MAIL_QUEUE, retryDelay: 1, retryDelayMax: 1 };

let database: TestDatabase;
let jobs: Jobs;
let logged: Record<string, unknown>[];
const closers: (() => Promise<void>)[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });

beforeEach(async () => {
  logged = [];
  ({ database, jobs } = await openTestJobs(log));
});
afterEach(async () => {
  await jobs.close();
  for (const close of closers.splice(0)) await close();
  await database.discard();
});

async function peer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpPeer> {
  const started = await startSmtpPeer(options, port);
  closers.push(started.close);
  return started;
}

function dependencies(url: string) {
  const sendMail = openSmtp({ url, from: DEPARTMENTS.from, timeouts: { answerMs: 2000, wholeMs: 5000 } });
  return {
    database: database.db,
    jobs,
    sendMail,
    departments: DEPARTMENTS,
    ownMails: 2,
    origin: ORIGIN,
    log,
  };
}

const startMail = (url: string, queue: QueueSettings = HURRIED) =>
  startSubmissionMail({ ...dependencies(url), queue });

let made = 0;

async function keep(mail?: SubmissionMail, kind: keyof typeof GOOD_FORMS = 'contact') {
  made += 1;
  const form = { kind, values: GOOD_FORMS[kind](made), language: 'es', idempotencyKey: undefined } as const;
  const { reference } = await storeSubmission(database.db, form, mail?.enqueueMail);
  const [row] = await database.db.select().from(submissions).where(eq(submissions.reference, reference));
  if (!row) throw new Error('the form was not stored');
  return row;
}

const isMailed = async (id: string) => {
  const [row] = await database.db.select().from(submissions).where(eq(submissions.id, id));
  return row?.mailedAt !== null;
};
const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });

test('a new form is mailed to its department, with an answer going to whoever wrote', async () => {
  const server = await peer();
  const mail = await startMail(server.url);
  const contact = await keep(mail);
  const quote = await keep(mail, 'quote-request');
  await eventually(async () => expect(await isMailed(contact.id)).toBe(true));
  await eventually(async () => expect(await isMailed(quote.id)).toBe(true));
  const [first] = server.received.filter(({ to }) => to[0] === 'desk@clinic.example');
  expect(headerOf(first, 'Reply-To')).toBe('ana@example.com');
  expect(headerOf(first, 'Message-ID')).toBe(`<${contact.reference.toLowerCase()}@clinic.example>`);
  expect(server.received.map(({ to }) => to)).toContainEqual([
    'sales@clinic.example',
    'second@clinic.example',
  ]);
  expect(server.received).toHaveLength(2);
});

test('whatever is sent, only departments are mailed', async () => {
  const server = await peer();
  const mail = await startMail(server.url);
  const rows = await Promise.all(FORMS.map(({ kind }) => keep(mail, kind)));
  for (const { id } of rows) await eventually(async () => expect(await isMailed(id)).toBe(true));
  const reached = server.received.flatMap(({ to }) => to);
  expect([...new Set(reached)].sort()).toEqual([...new Set(Object.values(DEPARTMENTS.to).flat())].sort());
});

test('a mail server that is down hurts no form, and gets the mails when it is back', async () => {
  const before = await startSmtpPeer();
  await before.close();
  const mail = await startMail(before.url);
  const rows = [await keep(mail), await keep(mail), await keep(mail)];
  await eventually(() =>
    expect(logged.filter(({ reason }) => reason === 'unreachable').length).toBeGreaterThanOrEqual(3),
  );
  const server = await peer({}, before.port);
  for (const { id } of rows) await eventually(async () => expect(await isMailed(id)).toBe(true));
  const references = rows.map(({ reference }) => `<${reference.toLowerCase()}@clinic.example>`);
  expect(server.received.map((received) => headerOf(received, 'Message-ID')).sort()).toEqual(
    references.sort(),
  );
  expect(await mail.failures()).toEqual([]);
});

test('a refused mail is put aside with its class of reason, shown, and tried again on request', async () => {
  let isRefusing = true;
  const server = await peer({
    onRcptTo: (_address, _session, done) =>
      isRefusing
        ? done(Object.assign(new Error('no such user ana@example.com'), { responseCode: 550 }))
        : done(),
  });
  const mail = await startMail(server.url);
  const { id, reference } = await keep(mail);
  await eventually(async () => expect(await mail.failures()).toHaveLength(1));

  const { headers } = await storeAdministrator(database.db, { origin: ORIGIN });
  const app = new Hono();
  app.onError((error, context) => problemResponse(error, context, log));
  const guard = sessionGuard({ database: database.db, publicOrigin: ORIGIN });
  const answerCsv = csvExports();
  app.route('/', inboxApi({ database: database.db, guard, answerCsv, mail, callsPerMinute: 1000 }));
  const status = await (await app.request('/mail', { headers })).json();
  expect(status).toMatchObject({
    isConfigured: true,
    waiting: 0,
    failed: [{ id, reference, reason: 'refused' }],
  });
  expect(JSON.stringify([status, logged])).not.toContain('ana@example.com');
  // The sweep does not retry it by itself.
  await sendWaiting({ database: database.db, jobs, queue: HURRIED.name });
  expect(await mail.failures()).toHaveLength(1);

  isRefusing = false;
  const retry = () => app.request(`/${reference}/mail`, { method: 'POST', headers });
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
  await eventually(async () => expect(await isMailed(id)).toBe(true));
  expect(server.received).toHaveLength(1);
  expect(await mail.failures()).toEqual([]);
  const entries = await database.db.select().from(activity).where(eq(activity.action, 'mail-retried'));
  expect(entries).toMatchObject([{ username: 'ana', subjectId: id, subject: reference }]);
});

test('a form that was done meanwhile is neither mailed nor shown as failed', async () => {
  const server = await peer();
  const done = await keep();
  await database.db.update(submissions).set({ state: 'done' }).where(eq(submissions.id, done.id));
  expect(await mailSubmission(dependencies(server.url), done.id)).toEqual({ isSent: true });
  expect(server.received).toEqual([]);
  const mail: SubmissionMail = {
    enqueueMail: async () => {},
    failures: async () => [{ id: done.id, failedAt: new Date(), reason: 'refused' }],
    retry: async () => false,
  };
  expect(await findMailStatus(database.db, mail)).toEqual({ isConfigured: true, waiting: 0, failed: [] });
});

test('when all tries are used up the mail is put aside too', async () => {
  const gone = await startSmtpPeer();
  await gone.close();
  const mail = await startMail(gone.url, { ...HURRIED, retryLimit: 1 });
  const { id } = await keep(mail);
  await eventually(async () => expect(await mail.failures()).toMatchObject([{ id, reason: 'unreachable' }]));
});

test('a mail server that hangs is left, and tried again', async () => {
  let isHanging = true;
  const server = await peer({
    onMailFrom: (_address, _session, done) => {
      if (!isHanging) done();
      isHanging = false;
    },
  });
  const { database: db, jobs: queues, ...rest } = dependencies(server.url);
  const sendMail = openSmtp({
    url: server.url,
    from: DEPARTMENTS.from,
    timeouts: { answerMs: 300, wholeMs: 5000 },
  });
  const mail = await startSubmissionMail({ ...rest, sendMail, database: db, jobs: queues, queue: HURRIED });
  const { id } = await keep(mail);
  await eventually(async () => expect(await isMailed(id)).toBe(true));
  expect(logged.filter(({ reason }) => reason === 'timeout')).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('forms that waited for a mail server are mailed when there is one: those of the last days that are not done, once', async () => {
  const waiting = await keep();
  const old = await keep();
  await database.db
    .update(submissions)
    .set({ receivedAt: sql`now() - interval '15 days'` })
    .where(eq(submissions.id, old.id));
  const done = await keep();
  await database.db.update(submissions).set({ state: 'done' }).where(eq(submissions.id, done.id));
  const server = await peer();
  await startMail(server.url);
  const sweep = () => sendWaiting({ database: database.db, jobs, queue: HURRIED.name });
  await Promise.all([sweep(), sweep()]);
  await eventually(async () => expect(await isMailed(waiting.id)).toBe(true));
  await sweep();
  expect(server.received).toHaveLength(1);
  expect(await isMailed(old.id)).toBe(false);
  expect(await isMailed(done.id)).toBe(false);
});

test('a server that dies between sending and noting it sends again under the same Message-ID', async () => {
  const server = await peer();
  const { id } = await keep();
  await mailSubmission(dependencies(server.url), id);
  // What the death of the server leaves: the mail is out, the note is not made.
  await database.db.update(submissions).set({ mailedAt: null }).where(eq(submissions.id, id));
  await mailSubmission(dependencies(server.url), id);
  const [first, second] = server.received.map((received) => headerOf(received, 'Message-ID'));
  expect(first).toMatch(/^<cc-/);
  expect(second).toBe(first);
  await mailSubmission(dependencies(server.url), id);
  expect(server.received).toHaveLength(2);
});

test('the job is part of storing the form: without the form there is none', async () => {
  const mail = await startMail((await peer()).url);
  const { id } = await keep();
  const storing = database.db.transaction(async (tx) => {
    await mail.enqueueMail(tx, id);
    throw new Error('not stored');
  });
  await expect(storing).rejects.toThrow('not stored');
  const { rowCount } = await database.db.execute(sql`SELECT FROM pgboss.job WHERE name = ${HURRIED.name}`);
  expect(rowCount).toBe(0);
});

test('a form is stored even when its job cannot be', async () => {
  const broken: Jobs = {
    ...jobs,
    send: async (tx) => {
      await tx.execute(sql`SELECT 1 / 0`);
    },
  };
  const server = await peer();
  const options = { ...dependencies(server.url), jobs: broken, queue: HURRIED };
  const mail = await startSubmissionMail(options);
  const { id } = await keep(mail);
  // The next sweep finds it.
  await sendWaiting({ database: database.db, jobs, queue: HURRIED.name });
  await eventually(async () => expect(await isMailed(id)).toBe(true));
});

test('an address that could add headers is not answered to', async () => {
  const server = await peer();
  const { id } = await keep();
  await database.db.execute(sql`
    UPDATE submissions SET payload = payload || '{"email": "a@b.example\\r\\nBcc: todos@example.com"}' WHERE id = ${id}`);
  await mailSubmission(dependencies(server.url), id);
  expect(headerOf(server.received[0], 'Reply-To')).toBeUndefined();
  expect(headerOf(server.received[0], 'Bcc')).toBeUndefined();
  expect(server.received[0]?.to).toEqual(['desk@clinic.example']);
});
