import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countShared } from '#server/limits/shared-limit.ts';
import { createLogger } from '#server/log.ts';
import { loadSigningKey, type SigningKey } from '#server/signing/signing-key.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { blockField, defineForm } from './define-form.ts';
import { HONEYPOT_FIELD } from './form-definition.ts';
import { FORMS_PER_PROOF, formOpenedCookie, formOpenings } from './form-opening.server.ts';
import type { PostedForm } from './page-forms.tsx';
import { receiveForm, receiveFormPost } from './receive-form.server.ts';
import { submissions } from './submissions.table.ts';

const form = defineForm({
  kind: 'contact',
  page: '/quote',
  apiPath: '/api/contact',
  fields: { message: blockField({ limit: 200, missing: 'message' }) },
  department: 'contact',
  title: [],
  about: 'message',
});

let database: TestDatabase;
let signing: SigningKey;
let app: Hono;
/** How long the site has waited for somebody, in milliseconds. */
let waited: number[];
let shown: { form: PostedForm; status: number; key: string | undefined } | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  signing = await loadSigningKey(database.db);
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(submissions);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
  waited = [];
  shown = undefined;
  app = appWith({});
});
afterEach(() => {
  vi.useRealTimers();
});

function openingsWith(minimumSeconds: number) {
  return formOpenings({
    signingKey: async () => signing,
    minimumSeconds,
    countUse: countShared(database.db, { name: 'form-proof', calls: FORMS_PER_PROOF, seconds: 3600 }),
    pause: async (milliseconds) => {
      waited.push(milliseconds);
      vi.setSystemTime(Date.now() + milliseconds);
    },
  });
}

function appWith({ minimumSeconds = 3, isHttps = false }): Hono {
  const dependencies = {
    database: database.db,
    countCall: async () => {},
    markSender: async () => 'somebody',
    publicOrigin: 'https://clinic.example',
    log: createLogger('silent'),
  };
  return new Hono()
    .route('/', formOpenedCookie({ signingKey: async () => signing, isHttps }))
    .post('/api/contact', receiveForm(form, dependencies))
    .post(
      '*',
      receiveFormPost({
        ...dependencies,
        forms: [form],
        openings: openingsWith(minimumSeconds),
        showPage: async (_context, refused) => {
          shown = refused;
          return new Response('page', { status: refused.status });
        },
      }),
    );
}

/** What a browser without JavaScript keeps of the picture in a page with a form. */
async function openPage(cookie?: string): Promise<string | undefined> {
  const answer = await app.request('/form-opened', cookie ? { headers: { Cookie: cookie } } : {});
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return answer.headers.get('Set-Cookie')?.split(';')[0];
}

let made = 0;

async function post({ cookie, ...fields }: Record<string, string | undefined> = {}): Promise<number> {
  made += 1;
  const given = { form: 'contact', message: `Hola ${made}`, ...fields };
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await app.request('/quote', {
    method: 'POST',
    body: new URLSearchParams(entries).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://clinic.example',
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
  });
  return answer.status;
}
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const countRows = () => database.db.$count(submissions);

test('whoever takes the time to fill the form notices nothing', async () => {
  const cookie = await openPage();
  pass(3);
  expect(await post({ cookie })).toBe(303);
  expect(waited).toEqual([]);
  expect(await countRows()).toBe(1);
});

test('whoever is quicker than a person waits for the rest of the time, and the form is stored', async () => {
  const cookie = await openPage();
  pass(1);
  expect(await post({ cookie })).toBe(303);
  expect(waited).toEqual([2000]);
  expect(await countRows()).toBe(1);
});

test('a post to a page that nobody opened comes back with what was typed, and is taken the second time', async () => {
  expect(await post({ message: 'Hola de nuevo' })).toBe(422);
  expect(await countRows()).toBe(0);
  expect(shown?.form).toMatchObject({
    values: { message: 'Hola de nuevo' },
    problem: { code: 'form-unproved', fields: [] },
  });
  pass(5);
  expect(await post({ message: 'Hola de nuevo', formKey: shown?.key })).toBe(303);
  expect(waited).toEqual([]);
  expect(await countRows()).toBe(1);
});

test('a field that is wrong is reported first, and the time goes on', async () => {
  const cookie = await openPage();
  pass(2);
  expect(await post({ cookie, message: ' ' })).toBe(422);
  expect(shown?.form.problem.code).toBe('invalid-input');
  expect(await post({ formKey: shown?.key })).toBe(303);
  expect(waited).toEqual([1000]);
});

test.for([
  ['made up', () => '1763892000000.AAAAAAAAAAAAAAAA.AAAA'],
  ['nonsense', () => 'x'],
  ['of an earlier time than was signed', (key: string) => key.replace(/^\d+/, '1')],
  ['signed for something else', () => `1.${'A'.repeat(16)}.${signing.sign(`1.${'A'.repeat(16)}`)}`],
] as const)('a proof that is %s is none', async ([, forge]) => {
  const key = await openingsWith(3).newKey();
  pass(60);
  expect(await post({ formKey: forge(key) })).toBe(422);
  expect(await post({ cookie: `form-opened=${forge(key)}` })).toBe(422);
  expect(await countRows()).toBe(0);
  expect(await post({ formKey: key })).toBe(303);
});

test('after a day a page is sent once more', async () => {
  const cookie = await openPage();
  pass(24 * 3600);
  expect(await post({ cookie })).toBe(422);
  pass(4);
  expect(await post({ formKey: shown?.key })).toBe(303);
});

test('nor is a page good for years that was opened while the clock was ahead', async () => {
  const cookie = await openPage();
  pass(-4 * 365 * 24 * 3600);
  expect(await post({ cookie })).toBe(422);
});

test('a proof cannot be used for ever', async () => {
  const cookie = await openPage();
  pass(10);
  for (let count = 0; count < FORMS_PER_PROOF; count += 1) expect(await post({ cookie })).toBe(303);
  expect(await post({ cookie })).toBe(422);
  expect(await countRows()).toBe(FORMS_PER_PROOF);
  // Whoever really writes that much goes on with the page that came back.
  expect(await post({ cookie, formKey: shown?.key })).toBe(303);
  expect(waited).toEqual([3000]);
});

test('the cookie is kept while it is good, and read by nobody but this site', async () => {
  const cookie = await openPage();
  expect(await openPage(cookie)).toBeUndefined();
  expect(await openPage('form-opened=x')).not.toBe(cookie);
  pass(24 * 3600);
  expect(await openPage(cookie)).toMatch(/^form-opened=/);
  app = appWith({ isHttps: true });
  const answer = await app.request('/form-opened');
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
  );
});

test('a program that fills the hidden field learns no more than one that opened no page', async () => {
  const cookie = await openPage();
  expect(await post({ cookie, message: 'Hola', [HONEYPOT_FIELD]: 'https://spam.example' })).toBe(422);
  const trapped = shown?.form;
  expect(await post({ message: 'Hola' })).toBe(422);
  expect(trapped).toEqual(shown?.form);
  expect(await countRows()).toBe(0);
});

test('a person whose password manager filled it sends the page that came back', async () => {
  expect(await post({ message: 'Hola', [HONEYPOT_FIELD]: 'Ana' })).toBe(422);
  expect(shown?.form.values).toEqual({ message: 'Hola' });
  expect(await post({ formKey: shown?.key })).toBe(303);
  expect(await countRows()).toBe(1);
});

test('the API asks for no proof', async () => {
  const answer = await app.request('/api/contact', {
    method: 'POST',
    body: JSON.stringify({ message: 'Hola' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(201);
  expect(waited).toEqual([]);
});

test('without a minimum no proof is asked for', async () => {
  app = appWith({ minimumSeconds: 0 });
  expect(await post()).toBe(303);
});
