import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { createTestStores, type TestStores } from '../../tests/support/test-stores.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/* What the log says of a request, at its most talkative; of refusals, what it says in production. */

const ORIGIN = 'http://localhost:3000';

let stores: TestStores;
let lines: string[] = [];
beforeAll(async () => {
  stores = await createTestStores();
});
afterAll(() => stores.discard());
afterEach(() => {
  lines = [];
  vi.useRealTimers();
});

const write = (line: string) => void lines.push(line);
const log = pino({ level: 'debug', base: null }, { write });
const routes = () => lines.map((line) => JSON.parse(line).route);

type SiteOptions = {
  objects?: TestStores['objects'];
  page?: () => Response;
  settings?: Record<string, string>;
  level?: string;
};

function site(options: SiteOptions = {}) {
  const { app } = createApp({
    config: readConfig(options.settings ?? {}, process.cwd()),
    database: stores.db,
    objects: options.objects ?? stores.objects,
    log: options.level ? pino({ level: options.level, base: null }, { write }) : log,
    renderPage:
      options.page ?? (() => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })),
    clientDir: undefined,
  });
  return app;
}

test('an upload is logged by its route, whatever becomes of it; its token never is', async () => {
  const admin = await storeAdministrator(stores.db, { origin: ORIGIN });
  const failing = { ...stores.objects, put: () => Promise.reject(new Error('the disk is full')) };
  const app = site({ objects: failing });
  const { uploadURL } = await (
    await app.request('/api/objects/upload', { method: 'POST', headers: admin.headers })
  ).json();
  const token = uploadURL.split('/').at(-1);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const put = (path: string, init: RequestInit = {}) =>
    app.request(path, { method: 'PUT', body: png, headers: admin.headers, ...init });
  const path = `/api/objects/upload/${token}`;

  expect((await put(path)).status, 'the file cannot be stored').toBe(500);
  expect((await put(path, { headers: {} })).status, 'nobody is signed in').toBe(401);
  expect((await app.request(path)).status, 'another method').toBe(401);
  for (const wrong of [`/en${path}`, `${path}/`, `/${path}`, path.replace('/api', ''), `/${token}`]) {
    await put(wrong);
    await app.request(wrong);
  }
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(1);
  expect(lines[1]).toContain('"route":"/api/objects/upload/:token"');
  expect(lines.join('')).not.toContain(token);
});

test('pages are logged by their names, and an address that is none not at all', async () => {
  const app = site();
  for (const path of [
    '/',
    '/en',
    '/es/quote?name=Ana',
    '/admin/inbox?search=Ana',
    '/es/news/two-new-clinics',
  ]) {
    await app.request(path);
  }
  expect(routes()).toEqual(['/', '/en', '/es/quote', '/admin/inbox', '/es/news/:slug']);
  lines = [];
  await app.request('/quote/ana@example.com');
  await app.request('/%E0%A4%A/ana@example.com');
  expect(routes()).toEqual(['/*', '/*']);
});

test('a page that cannot be rendered is named in the line about the failure', async () => {
  const app = site({
    page: () => {
      throw new Error('no page');
    },
  });
  expect((await app.request('/es/quote')).status).toBe(500);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request failed', route: '/es/quote' });
});

test('refusals are logged in production, by route and reason, once a minute; of the address there is only a mark', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settings = { TRUSTED_PROXY_COUNT: '1', PAGES_PER_MINUTE: '1', FORMS_PER_MINUTE: '1' };
  const app = site({ level: 'info', settings });
  const ask = (path: string, init: RequestInit = {}, from = '203.0.113.77') =>
    app.request(
      path,
      { ...init, headers: { ...init.headers, 'X-Forwarded-For': from } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
  const foreign = { method: 'POST', body: '{}', headers: { Origin: 'https://evil.example' } };

  for (let count = 0; count < 3; count += 1) await ask('/api/submissions/CC-2222-3333');
  await ask('/api/submissions/CC-2222-3333', {}, '2001:db8:1:2::3');
  await ask('/api/contact', foreign);
  await ask('/api/contact', foreign);
  await ask('/es/quote?name=Ana');
  await ask('/es/quote?name=Ana');
  await ask('/api/nothing');
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);

  const told = lines.map((line) => JSON.parse(line));
  const facts = told.map(({ count, status, reason, method, route }) =>
    [count, status, reason, method, route].join(' '),
  );
  expect(facts).toEqual([
    '3 401 not-signed-in GET /api/submissions/*',
    '1 401 not-signed-in GET /api/submissions/*',
    '1 403 foreign-origin POST /api/contact',
    '1 429 too-many-requests POST /api/contact',
    '1 429 too-many-requests GET /es/quote',
  ]);
  expect(new Set(told.map(({ level, msg }) => `${level} ${msg}`))).toEqual(
    new Set(['30 requests were refused']),
  );
  const [mine, others, again] = told.map(({ sender }) => sender);
  expect(again).toBe(mine);
  expect(others).not.toBe(mine);
  expect(lines.join('')).not.toMatch(/203\.0\.113|2001:db8|evil|CC-|Ana/);
});
