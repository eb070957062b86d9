import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { countCallsPerMinute } from '#server/limits/rate-limit.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { blockField, defineForm, emailField } from './define-form.ts';
import { HONEYPOT_FIELD } from './form-definition.ts';
import type { PostedForm } from './page-forms.tsx';
import { receiveForm, receiveFormPost } from './receive-form.server.ts';

const staff = { department: 'contact', title: [] } as const;
const form = defineForm({
  ...staff,
  kind: 'contact',
  page: '/quote',
  apiPath: '/api/contact',
  fields: { email: emailField({ missing: 'email' }), message: blockField({ missing: 'message' }) },
  about: 'message',
  replyTo: 'email',
});
/** Has no page, and what says 'done' arrives so. */
const pageless = defineForm({
  ...staff,
  kind: 'recommendation',
  apiPath: '/api/providers/recommend',
  fields: { notes: blockField({ limit: 20, missing: 'notes' }) },
  about: 'notes',
  arrivesAs: ({ notes }) => (notes === 'done' ? 'done' : 'new'),
});
const GOOD = { email: 'ana@example.com', message: 'Hola' };

let database: TestDatabase;
let app: Hono;
let logged: string[] = [];
let shown: (PostedForm & { status: number }) | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE submissions`);
  app = appWithLimit(1000);
  shown = undefined;
  logged = [];
});

function appWithLimit(calls: number): Hono {
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void logged.push(line) });
  const dependencies = {
    database: database.db,
    countCall: countCallsPerMinute(calls),
    markSender: async () => 'somebody',
    publicOrigin: 'https://clinic.example',
    log,
  };
  const application = new Hono();
  application.onError((error, context) => problemResponse(error, context, log));
  application.post('/api/contact', receiveForm(form, dependencies));
  application.post('/api/providers/recommend', receiveForm(pageless, dependencies));
  application.post(
    '*',
    receiveFormPost({
      ...dependencies,
      forms: [form, pageless],
      openings: { newKey: async () => 'k', nextKey: async () => 'k', admit: async () => {} },
      showPage: async (_context, { form: posted, status }) => {
        shown = { ...posted, status };
        return new Response('page', { status });
      },
    }),
  );
  return application;
}

function send(body: unknown, headers: Record<string, string> = {}) {
  return app.request('/api/contact', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function postPage(
  fields: Record<string, string>,
  { path = '/quote', ...headers }: Record<string, string> = {},
) {
  return app.request(path, {
    method: 'POST',
    body: new URLSearchParams({ form: 'contact', ...fields }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}

const countRows = async () => (await database.db.execute(sql`SELECT FROM submissions`)).rowCount;

test('a form is answered with its reference, and the same again with 200', async () => {
  const first = await send(GOOD);
  expect(first.status).toBe(201);
  const { reference } = await first.json();
  expect(reference).toMatch(/^CC-/);
  const second = await send(GOOD);
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual({ reference });
  expect(await countRows()).toBe(1);
});

test('the same text from two tabs, also without JavaScript, is one form with one reference', async () => {
  const { reference } = await (await send(GOOD, { 'Idempotency-Key': 'one-tab' })).json();
  const second = await send({ ...GOOD, message: ' Hola ' }, { 'Idempotency-Key': 'its-copy' });
  expect([second.status, await second.json()]).toEqual([200, { reference }]);
  const posted = await postPage({ ...GOOD, formKey: 'third-tab' });
  expect(posted.headers.get('Location')).toContain(`sent=${reference}`);
  expect(await countRows()).toBe(1);
});

test('the language is the one in which the visitor reads', async () => {
  await send(GOOD, { 'Accept-Language': 'es-US,es;q=0.9' });
  const { rows } = await database.db.execute(sql`SELECT language FROM submissions`);
  expect(rows).toEqual([{ language: 'es' }]);
});

test.for([
  ['invalid JSON', '{"email":', 400],
  ['a list', [], 400],
  ['100 kB', { ...GOOD, message: 'a'.repeat(100_000) }, 413],
  ['an unknown field', { ...GOOD, admin: true }, 422],
  ['a wrong type', { ...GOOD, message: { $ne: '' } }, 422],
] as const)('%s is refused', async ([, body, status]) => {
  expect((await send(body)).status).toBe(status);
  expect(await countRows()).toBe(0);
});

test('what nobody can read is taken out, and the form is stored', async () => {
  expect((await send({ ...GOOD, message: 'Uno\u000bDos\u0000\u2028Tres\ud800' })).status).toBe(201);
  const { rows } = await database.db.execute(sql`SELECT payload ->> 'message' AS message FROM submissions`);
  expect(rows).toEqual([{ message: 'Uno\nDos\nTres' }]);
});

test('another format is refused', async () => {
  expect((await send('email=a', { 'Content-Type': 'text/plain' })).status).toBe(415);
});

test('every wrong field is named', async () => {
  const { fields, message } = await (await send({ email: 'ana', message: ' ' })).json();
  expect(message).toMatch(/^Please correct: [a-z ,]+\.$/);
  expect(new Set(fields.map(({ field }: { field: string }) => field)).size).toBe(fields.length);
  expect(fields).toEqual([
    { field: 'email', key: 'email.format' },
    { field: 'message', key: 'message' },
  ]);
});

test.for(['', 'with space', 'x'.repeat(201)])('the key "%s" is refused', async (key) => {
  expect((await send(GOOD, { 'Idempotency-Key': key })).status).toBe(422);
});

test('who fills the hidden field is asked once more, without a reference; the log says so without saying who', async () => {
  const answer = await send({ ...GOOD, [HONEYPOT_FIELD]: 'https://spam.example' });
  expect(answer.status).toBe(422);
  const problem = await answer.json();
  expect(problem).toMatchObject({ code: 'form-unproved' });
  expect(JSON.stringify(problem)).not.toMatch(/CC-|leaveBlank/);
  expect(await countRows()).toBe(0);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    { level: 30, form: 'contact', msg: 'a form whose hidden field was filled is not stored' },
  ]);
});

test('who leaves the hidden field empty or out is stored, and nothing is logged', async () => {
  expect((await send({ ...GOOD, [HONEYPOT_FIELD]: '' })).status).toBe(201);
  expect((await send({ ...GOOD, message: 'Otra' })).status).toBe(201);
  expect(await countRows()).toBe(2);
  expect(logged).toEqual([]);
});

test.for([
  ['no sign and no cookies', {}, 201],
  ['our public origin', { Cookie: 'a=b', Origin: 'https://clinic.example' }, 201],
  ['the host that was asked', { Cookie: 'a=b', Origin: 'http://localhost' }, 201],
  ['the same origin, says the browser', { Cookie: 'a=b', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['cookies and no sign', { Cookie: 'a=b' }, 403],
  ['another origin', { Cookie: 'a=b', Origin: 'https://evil.example' }, 403],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['an origin without name', { Origin: 'null' }, 403],
] as const)('a write with %s', async ([, headers, status]) => {
  expect((await send(GOOD, headers)).status).toBe(status);
});

test('more than the limit is refused with the seconds to wait', async () => {
  app = appWithLimit(1);
  await send(GOOD);
  const refused = await send(GOOD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('a page without JavaScript leads to itself with the reference', async () => {
  const answer = await postPage({ ...GOOD, formKey: 'k' }, { path: '/es/quote?children=2' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toMatch(
    /^\/es\/quote\?children=2&sent=CC-\w{4}-\w{4}#contact-form$/,
  );
  const again = await postPage({ ...GOOD, formKey: 'k' }, { path: '/es/quote?children=2' });
  expect(again.headers.get('Location')).toBe(answer.headers.get('Location'));
  expect((await postPage({ ...GOOD, message: 'Otra', formKey: 'k' })).status).toBe(303);
  expect(await countRows()).toBe(2);
});

test('a refused one comes back with what was typed and what is wrong', async () => {
  expect((await postPage({ email: 'ana', message: 'Hola', extra: 'x' })).status).toBe(422);
  expect(shown).toEqual({
    kind: 'contact',
    page: '/quote',
    status: 422,
    values: { email: 'ana', message: 'Hola' },
    problem: {
      code: 'invalid-input',
      fields: [{ field: 'email', key: 'email.format' }],
      retryAfterSeconds: undefined,
    },
  });
});

test('a form says in which state it arrives', async () => {
  for (const notes of ['done', 'other']) {
    const answer = await app.request('/api/providers/recommend', {
      method: 'POST',
      body: JSON.stringify({ notes }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(201);
  }
  const { rows } = await database.db.execute(sql`SELECT state FROM submissions ORDER BY received_at`);
  expect(rows).toEqual([{ state: 'done' }, { state: 'new' }]);
});

test('beyond the limit nothing typed is lost', async () => {
  app = appWithLimit(1);
  await postPage(GOOD);
  await postPage({ ...GOOD, message: 'Más' });
  expect(shown).toMatchObject({ status: 429, values: { message: 'Más' } });
});

test.for([
  ['a form that the page does not have', { path: '/' }, {}],
  ['a form that is none', {}, { form: 'login' }],
  ['a form without a page', {}, { form: 'recommendation', notes: 'x' }],
] as const)('%s is not found', async ([, options, fields]) => {
  expect((await postPage({ ...GOOD, ...fields }, options)).status).toBe(404);
});

test('another site cannot post for a visitor', async () => {
  expect((await postPage(GOOD, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await countRows()).toBe(0);
});
