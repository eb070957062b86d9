import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { createLogger } from '#server/log.ts';
import { signingKeyOnDemand } from '#server/signing/signing-key.ts';
import { forwardedAddress } from '../../tests/support/forwarded-address.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { blockField, defineForm } from './define-form.ts';
import { receiveForm } from './receive-form.server.ts';
import { SENDER_WINDOW_MINUTES, senderMarks } from './sender-mark.server.ts';
import { submissions } from './submissions.table.ts';

/** What says 'done' arrives so. */
const form = defineForm({
  kind: 'contact',
  apiPath: '/api/contact',
  fields: { message: blockField({ limit: 20, missing: 'message' }) },
  department: 'contact',
  title: [],
  about: 'message',
  arrivesAs: ({ message }) => (message === 'done' ? 'done' : 'new'),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(submissions);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:02:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One of several servers on the database. */
function server() {
  const signingKey = signingKeyOnDemand(database.db);
  return new Hono().use(resolveClientAddress(forwardedAddress)).post(
    form.apiPath,
    receiveForm(form, {
      database: database.db,
      countCall: async () => {},
      markSender: senderMarks(signingKey),
      publicOrigin: 'https://clinic.example',
      log: createLogger('silent'),
    }),
  );
}

async function send(app: Hono, address: string, message: string): Promise<string | null> {
  const answer = await app.request(form.apiPath, {
    method: 'POST',
    body: JSON.stringify({ message }),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
  });
  expect(answer.status).toBe(201);
  const rows = await database.db.select().from(submissions);
  return rows.find(({ payload }) => payload['message'] === message)?.sender ?? null;
}

test('the forms of one address have one mark on all servers, and another address has its own', async () => {
  const [one, two] = [server(), server()];
  const mark = await send(one, '203.0.113.9', 'first');
  expect(mark).toMatch(/^[\w-]{43}$/);
  expect(await send(two, '203.0.113.9', 'second')).toBe(mark);
  expect(await send(two, '203.0.113.10', 'third')).not.toBe(mark);
  expect(JSON.stringify(await database.db.select().from(submissions))).not.toContain('203.0.113');
});

test('from one window to the next nobody is followed', async () => {
  const app = server();
  const mark = await send(app, '203.0.113.9', 'before');
  vi.setSystemTime(Date.now() + SENDER_WINDOW_MINUTES * 60_000);
  expect(await send(app, '203.0.113.9', 'after')).not.toBe(mark);
});

test('what needs no mail has no mark', async () => {
  expect(await send(server(), '203.0.113.9', 'done')).toBeNull();
});
