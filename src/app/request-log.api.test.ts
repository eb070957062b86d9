import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

/* What the log says of a request, at its most talkative. */

const ORIGIN = 'http://localhost:3000';

let database: TestDatabase;
let storage: TestStorage;
let lines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
});
afterAll(async () => {
  await storage.discard();
  await database.discard();
});
afterEach(() => {
  lines = [];
});

const log = pino({ level: 'debug', base: null }, { write: (line: string) => void lines.push(line) });
const routes = () => lines.map((line) => JSON.parse(line).route);

function site(options: { objects?: TestStorage['objects']; page?: () => Response } = {}) {
  const { app } = createApp({
    config: readConfig({}, process.cwd()),
    database: database.db,
    objects: options.objects ?? storage.objects,
    log,
    renderPage:
      options.page ?? (() => new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })),
    clientDir: undefined,
  });
  return app;
}

test('an upload is logged by its route, whatever becomes of it; its token never is', async () => {
  const admin = await storeAdministrator(database.db, { origin: ORIGIN });
  const failing = { ...storage.objects, put: () => Promise.reject(new Error('the disk is full')) };
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
