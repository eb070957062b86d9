import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { openSmtp } from '#server/mail.ts';
import { accountLinks } from '#server/sessions/account-links.table.ts';
import { linkToken, mailLink } from '#server/sessions/account-links.ts';
import { accountNotices } from '#server/sessions/account-notices.table.ts';
import { recordAccountNotice } from '#server/sessions/administrators.ts';
import { type Administrator, findSession } from '#server/sessions/find-session.ts';
import { confirmEmail, removeEmail } from '#server/sessions/own-email.ts';
import { users } from '#server/sessions/sessions.table.ts';
import { loadSigningKey } from '#server/signing/signing-key.ts';
import { storeAdministrator } from '../../../../tests/support/administrator-session.ts';
import { headerOf, type SmtpPeer, startSmtpPeer } from '../../../../tests/support/smtp-peer.ts';
import type { TestDatabase } from '../../../../tests/support/test-database.ts';
import { openTestJobs } from '../../../../tests/support/test-jobs.ts';
import { ACCOUNT_MAIL_QUEUE, sendNotices, startAccountMail } from './account-mail.server.ts';

const FROM = 'site@clinic.example';
let database: TestDatabase;
let jobs: Jobs;
let logged: string[];
const peers: SmtpPeer[] = [];
const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });

beforeEach(async () => {
  logged = [];
  ({ database, jobs } = await openTestJobs(log));
});
afterEach(async () => {
  await jobs.close();
  for (const { close } of peers.splice(0)) await close();
  await database.discard();
});

async function startMail(options: SMTPServerOptions = {}): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  peers.push(peer);
  await startAccountMail({
    database: database.db,
    jobs,
    sendMail: openSmtp({ url: peer.url, from: FROM }),
    mail: { from: FROM, accounts: ['desk@clinic.example'] },
    brandName: 'Costa Clara',
    origin: 'https://clinic.example',
    log,
    // Tries again at once: what is tested is that it does, not how long it waits.
    queue: { ...ACCOUNT_MAIL_QUEUE, retryDelay: 1, retryDelayMax: 1 },
  });
  return peer;
}

const note = (username: string) =>
  database.db.transaction((tx) => recordAccountNotice(tx, { kind: 'password-changed', username }));
const sweep = () => sendNotices({ database: database.db, jobs, queue: ACCOUNT_MAIL_QUEUE.name });
const waiting = () => database.db.$count(accountNotices);
const untilNoneWaits = () =>
  vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000, interval: 50 });

test('a change is reported to whoever looks after accounts, and the notice goes', async () => {
  const { received } = await startMail();
  await note('ana');
  await sweep();
  await untilNoneWaits();
  expect(received.map(({ to }) => to)).toEqual([['desk@clinic.example']]);
  expect(headerOf(received[0], 'Message-ID')).toMatch(/^<account-[0-9a-f-]{36}@clinic\.example>$/);
  expect(headerOf(received[0], 'Reply-To')).toBeUndefined();
});

test('somebody whose username is an address is told there too', async () => {
  const { received } = await startMail();
  await note('ana@example.com');
  await sweep();
  await untilNoneWaits();
  expect(received.map(({ to }) => to)).toEqual([['desk@clinic.example', 'ana@example.com']]);
});

test('somebody with a confirmed address is told there, too', async () => {
  const { received } = await startMail();
  await storeAdministrator(database.db, { username: 'ana' });
  await database.db.update(users).set({ email: 'ana@home.example' });
  await note('Ana');
  await sweep();
  await untilNoneWaits();
  expect(received.map(({ to }) => to)).toEqual([['desk@clinic.example', 'ana@home.example']]);
});

test.each(['changed', 'removed'])(
  'of an address that was %s the earlier one is told, too',
  async (change) => {
    const { db } = database;
    const { received } = await startMail();
    const { userId: id, headers } = await storeAdministrator(db, { username: 'ana' });
    await db.update(users).set({ email: 'ana@home.example' });
    if (change === 'removed') {
      const token = headers.Cookie.replace('session=', '');
      await removeEmail(db, (await findSession(db, token)) as Administrator);
    } else {
      const user = { id, username: 'ana' };
      await db.transaction((tx) =>
        mailLink(tx, { kind: 'confirm-email', user, email: 'thief@evil.example' }),
      );
      const [link] = await db.select().from(accountLinks);
      const key = await loadSigningKey(db);
      await confirmEmail(db, key, linkToken(key, link?.id ?? ''));
    }
    await sweep();
    await untilNoneWaits();
    expect(received.map(({ to }) => to)).toEqual([
      ['desk@clinic.example', 'ana@home.example', ...(change === 'changed' ? ['thief@evil.example'] : [])],
    ]);
  },
);

test('a link goes to its address alone, as the site signed it; one that has ended goes nowhere', async () => {
  const { received } = await startMail();
  const { userId: id } = await storeAdministrator(database.db, { username: 'ana' });
  const mail = (kind: 'confirm-email' | 'new-password') =>
    database.db.transaction((tx) =>
      mailLink(tx, { kind, user: { id, username: 'ana' }, email: 'ana@home.example' }),
    );
  await mail('confirm-email');
  await database.db.update(accountLinks).set({ expiresAt: new Date() });
  await mail('new-password');
  const [link] = await database.db.select().from(accountLinks);
  await sweep();
  await untilNoneWaits();
  expect(received.map(({ to }) => to)).toEqual([['ana@home.example']]);
  const token = linkToken(await loadSigningKey(database.db), link?.id ?? '');
  expect(received[0]?.text.replace(/=\r?\n/g, '')).toContain(
    `https://clinic.example/admin-login/password#${token}`,
  );
});

test('a server that does not take it now gets it again, once; the log names nobody', async () => {
  let refusals = 2;
  const { received } = await startMail({
    onRcptTo: (_address, _session, done) => {
      refusals -= 1;
      done(refusals >= 0 ? Object.assign(new Error('later, ana'), { responseCode: 451 }) : null);
    },
  });
  await note('ana');
  await sweep();
  await sweep();
  await untilNoneWaits();
  expect(received).toHaveLength(1);
  expect(logged.filter((line) => line.includes('"reason":"deferred"'))).toHaveLength(2);
  expect(logged.join('')).not.toContain('ana');
});
