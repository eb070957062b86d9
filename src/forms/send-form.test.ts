import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form.ts';

beforeEach(() => vi.stubGlobal('location', { hostname: 'clinic.example' }));
afterEach(() => vi.unstubAllGlobals());

const FORM = { kind: 'contact', apiPath: '/api/contact' } as const;

test.each([
  [{ reference: 'CC-2222-3333' }, 'CC-2222-3333'],
  [{}, ''],
  [{ success: true, reference: 7 }, ''],
  [null, ''],
])('an answer that is OK has stored the form, whatever is in it: %j', async (answer, reference) => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  expect(await sendForm(FORM, { message: 'Hello' }, '')).toEqual({ reference });
});

test('a page of something in between, such as a hotel network, has stored nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Sign in to the network</html>'));
  expect(await sendForm(FORM, { message: 'Hello' }, '')).toMatchObject({ problem: { fields: [] } });
});

test('what is sent: the values, a key that is the same for the same values, and the hidden field only if it is filled', async () => {
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    sent.push({ path, body: JSON.parse(String(init.body)), key });
    return Response.json({});
  });
  await sendForm(FORM, { message: 'Hello' }, '');
  await sendForm(FORM, { message: 'Hello' }, '');
  await sendForm(FORM, { message: 'Other' }, 'https://spam.example');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/contact', { message: 'Hello' }],
    ['/api/contact', { message: 'Hello' }],
    ['/api/contact', { message: 'Other', leaveBlank: 'https://spam.example' }],
  ]);
  const [first, again, other] = sent.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a refusal is reported with its fields and the seconds to wait', async () => {
  const fields = [{ field: 'email', key: 'email.format' }];
  const refusal = { code: 'invalid-input', fields, retryAfterSeconds: 7 };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...refusal, status: 422, message: 'No.' }, { status: 422 }),
  );
  expect(await sendForm(FORM, { message: 'Hello' }, '')).toEqual({ problem: refusal });
});

test('an answer of something in between is a fault, no answer is the network', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await sendForm(FORM, { message: 'Hello' }, '')).toMatchObject({ problem: { code: 'fault' } });
  for (const reason of ['Failed to fetch', 'Load failed after 100: time']) {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError(reason)));
    expect(await sendForm(FORM, { message: 'Hello' }, '')).toMatchObject({ problem: { code: 'network' } });
  }
});

test.each([
  ['www-clinic-example.translate.goog', 'foreign-origin'],
  ['translate.goog.clinic.example', 'network'],
  ['nottranslate.goog', 'network'],
])('no answer on %s is %s', async (hostname, code) => {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm(FORM, { message: 'Hello' }, '')).toMatchObject({ problem: { code } });
});

test('a translator’s own page as an answer, and what the site says to it, is the same to the form', async () => {
  vi.stubGlobal('location', { hostname: 'www-clinic-example.translate.goog' });
  const refused = { status: 403, message: 'No.', code: 'foreign-origin' };
  for (const answer of [
    () => new Response('<h1>405</h1>', { status: 405 }),
    () => Response.json(refused, { status: 403 }),
  ]) {
    vi.stubGlobal('fetch', async () => answer());
    expect(await sendForm(FORM, { message: 'Hello' }, '')).toMatchObject({
      problem: { code: 'foreign-origin' },
    });
  }
});
