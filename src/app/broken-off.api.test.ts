import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { submissions } from '#forms/submissions.table.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { storeAdministrator } from '../../tests/support/administrator-session.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { type ListeningServer, listen } from './listen.ts';

/* Senders who go away in the middle of a body, over real connections. */

const ORIGIN = 'http://localhost:3000';

type Line = { level: number; status?: number; msg?: string; count?: number };

let database: TestDatabase;
let storage: TestStorage;
let server: ListeningServer;
let adminHeaders: string[];
let uploadPath: string;
let lines: Line[] = [];
let hear: (line: Line) => void = () => {};
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  const { app } = createApp({
    config: readConfig({}, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: pino(
      { level: 'debug', base: null },
      {
        write: (text: string) => {
          const line: Line = JSON.parse(text);
          lines.push(line);
          hear(line);
        },
      },
    ),
    renderPage: () => new Response('no pages', { status: 404 }),
    clientDir: undefined,
  });
  server = await listen({ app, port: 0, addresses: LOOPBACK_ADDRESSES, devMiddleware: undefined });
  const { headers } = await storeAdministrator(database.db, { origin: ORIGIN });
  adminHeaders = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const address = await app.request('/api/objects/upload', { method: 'POST', headers });
  uploadPath = new URL((await address.json()).uploadURL).pathname;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server?.close();
  await storage.discard();
  await database.discard();
});
afterEach(() => {
  lines = [];
});

/** Sends this much of a request and goes away. @returns the line about the request */
function breakOff(head: string[], body: string): Promise<Line> {
  return new Promise((resolve) => {
    hear = (line) => {
      if (line.status !== undefined) resolve(line);
    };
    const socket = connect(server.port, '127.0.0.1', () => {
      const request = `${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n${body}`;
      socket.write(request, () => socket.destroy());
    });
  });
}

const JSON_BODY = 'Content-Type: application/json';
const POSTED = 'Content-Type: application/x-www-form-urlencoded';
const WAYS: [string, () => [head: string[], body: string]][] = [
  ['a form', () => [['POST /api/contact HTTP/1.1', JSON_BODY, 'Content-Length: 100'], '{"fullName":"A']],
  [
    'a form in pieces',
    () => [['POST /api/contact HTTP/1.1', JSON_BODY, 'Transfer-Encoding: chunked'], '5\r\n{"ful\r\n'],
  ],
  ['a form without JavaScript', () => [['POST / HTTP/1.1', POSTED, 'Content-Length: 100'], 'form=contact']],
  [
    'an article',
    () => [['POST /api/articles HTTP/1.1', JSON_BODY, 'Content-Length: 100', ...adminHeaders], '{"title":'],
  ],
  ['a picture', () => [[`PUT ${uploadPath} HTTP/1.1`, 'Content-Length: 2000', ...adminHeaders], 'half']],
];

test.each(WAYS)('%s that breaks off is no fault and no failure', async (_, request) => {
  expect(await breakOff(...request())).toMatchObject({ status: 400 });
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(await database.db.select().from(submissions)).toEqual([]);
});

test('however many break off, one line a minute tells how many there were', async () => {
  const told = () =>
    lines.filter(({ level }) => level > 20).map(({ level, msg, count }) => [level, msg, count]);
  // What the tests before have counted is logged first.
  await vi.advanceTimersByTimeAsync(60_000);
  lines = [];
  const [, form] = WAYS[0] ?? [];
  if (!form) throw new Error('there is no way to break off');
  for (let count = 0; count < 3; count += 1) await breakOff(...form());
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told()).toEqual([[30, 'requests were broken off', 3]]);
  await breakOff(...form());
  await vi.advanceTimersByTimeAsync(59_999);
  expect(told()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toEqual([
    [30, 'requests were broken off', 3],
    [30, 'requests were broken off', 1],
  ]);
});
