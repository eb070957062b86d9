import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { MAIL_QUEUE, sendWaiting } from '#features/inbox/submission-mail.server.ts';
import { storeSubmission } from '#forms/submissions.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { headerOf, startSmtpPeer } from '../support/smtp-peer.ts';
import { createTestDatabase } from '../support/test-database.ts';

/* The server is killed while the mail server has a mail and has not said so: nothing is lost, repeats are known. */
const FORM_COUNT = 8;
const WORKER = path.join(import.meta.dirname, '../support/mail-worker.ts');

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WORKER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => kill(child));
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('a kill between sending and noting loses no mail, and its repeat has the same Message-ID', async () => {
  const database = await createTestDatabase();
  closers.push(database.discard);
  let worker: ChildProcess | undefined;
  let hasKilled = false;
  const seen: (string | undefined)[] = [];
  const server = await startSmtpPeer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        seen.push(headerOf({ to: [], text: Buffer.concat(chunks).toString('utf8') }, 'Message-ID'));
        if (hasKilled) return done();
        hasKilled = true;
        worker?.kill('SIGKILL');
      });
    },
  });
  closers.push(server.close);

  const references: string[] = [];
  for (let number = 0; number < FORM_COUNT; number += 1) {
    const form = { kind: 'contact', values: GOOD_FORMS.contact(number), language: 'es' } as const;
    const kept = await storeSubmission(database.db, { ...form, idempotencyKey: undefined });
    references.push(kept.reference);
  }
  const env = { DATABASE_URL: database.connectionString, SMTP_URL: server.url };
  worker = await startWorker(env);
  const log = pino({ level: 'silent' });
  const jobs = await openJobs({ connectionString: database.connectionString, log });
  closers.push(jobs.close);
  await sendWaiting({ database: database.db, jobs, queue: MAIL_QUEUE.name });
  await once(worker, 'exit');
  await startWorker(env);

  const unmailed = () => database.db.select().from(submissions).where(isNull(submissions.mailedAt));
  await vi.waitFor(async () => expect(await unmailed()).toEqual([]), { timeout: 50_000, interval: 100 });
  const expected = references.map((reference) => `<${reference.toLowerCase()}@clinic.example>`);
  expect([...new Set(seen)].sort()).toEqual(expected.sort());
  // The one that was being sent at the kill, at least, came twice.
  expect(seen.length).toBeGreaterThan(FORM_COUNT);
});
