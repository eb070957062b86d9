import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveClientAddress } from '#server/http/client-address.ts';
import { forwardedAddress } from '../../../tests/support/forwarded-address.ts';
import { cspReports } from './csp-reports.ts';
import { problemResponse } from './problem-response.ts';

const ORIGIN = 'https://clinic.example';
const COUNTED_MS = 10 * 60_000;

let lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info', base: null, timestamp: false },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
const countViolation = vi.fn();
let app: Hono;
beforeEach(() => {
  lines = [];
  countViolation.mockClear();
  vi.useFakeTimers();
  app = new Hono().use(resolveClientAddress(forwardedAddress)).route(
    '/',
    cspReports({
      publicOrigin: ORIGIN,
      pageName: (path) => (path === '/en/quote' ? path : undefined),
      log,
      countViolation,
    }),
  );
  app.onError((error, context) => problemResponse(error, context, log));
});
afterEach(() => {
  vi.useRealTimers();
});

/** What browsers say beside a report; Safari says no origin. */
const FROM_OUR_PAGE = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', Cookie: 'language=en' };

type Sent = { type?: string; headers?: Record<string, string> };

async function send(body: unknown, { type = 'application/csp-report', headers = FROM_OUR_PAGE }: Sent = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return app.request('/', { method: 'POST', body: text, headers: { 'Content-Type': type, ...headers } });
}

const violation = (facts: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/en/quote?name=Ana#step`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://ads.example:443/pixel.png?name=Ana',
    'script-sample': 'Ana Pérez',
    'source-file': `${ORIGIN}/en/quote?name=Ana`,
    ...facts,
  },
});

/** The log's lines after the time in which equal reports are counted. */
function logged(): Record<string, unknown>[] {
  vi.advanceTimersByTime(COUNTED_MS);
  return lines.map(({ level: _level, msg: _message, ...facts }) => facts);
}

const LINE = { directive: 'img-src', blocked: 'https://ads.example', page: '/en/quote' };

test.each([
  ['today’s browsers', violation()],
  [
    'browsers that give a directive with its values',
    violation({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" }),
  ],
])('%s: counted with directive, origin and page, without what somebody typed', async (_, body) => {
  expect((await send(body)).status).toBe(204);
  expect((await send(body)).status).toBe(204);
  expect(countViolation.mock.calls).toEqual([['img-src'], ['img-src']]);
  expect(logged()).toEqual([{ count: 2, ...LINE }]);
  expect(JSON.stringify(lines)).not.toMatch(/Ana|pixel|203\.0/);
});

test.each([
  [{ 'blocked-uri': 'inline' }, 'inline'],
  [{ 'blocked-uri': 'trusted-types-sink' }, 'trusted-types-sink'],
  [{ 'blocked-uri': 'data:text/html,Ana' }, 'data'],
  [{ 'blocked-uri': `${ORIGIN}/objects/1?name=Ana` }, 'self'],
  [{ 'blocked-uri': 'Ana Pérez' }, 'other'],
  [{ 'blocked-uri': 'https://' }, 'other'],
  [{ 'blocked-uri': 7 }, 'other'],
])('of what was blocked the log has a word or an origin: %o', async (body, blocked) => {
  await send(violation(body));
  expect(logged()).toEqual([{ count: 1, ...LINE, blocked }]);
});

test('a directive or page that is none of ours has no name of its own', async () => {
  await send(violation({ 'effective-directive': 'ana-src', 'document-uri': `${ORIGIN}/ana-perez` }));
  expect(countViolation.mock.calls).toEqual([['other']]);
  expect(logged()).toEqual([{ count: 1, ...LINE, directive: 'other', page: '/*' }]);
});

test.each([
  ['of Chromium', violation({ 'blocked-uri': 'chrome-extension' })],
  ['of Firefox', violation({ 'source-file': 'moz-extension://1b2c/content.js' })],
  ['of Safari', violation({ 'blocked-uri': 'safari-web-extension://1b2c/content.js' })],
  ['none: another site’s page', violation({ 'document-uri': 'https://evil.example/en/quote' })],
  ['none: another kind of report', { type: 'deprecation', body: {} }],
])('what an extension tried is left out, and what is no report on our pages: %s', async (_, report) => {
  expect((await send(report)).status).toBe(204);
  expect(countViolation).not.toHaveBeenCalled();
  expect(logged()).toEqual([]);
});

test('however many kinds are made up, the log has few lines, and none is lost', async () => {
  for (let sender = 0; sender < 300; sender += 1) {
    await send(violation({ 'blocked-uri': `https://s${sender}.example` }), {
      headers: { ...FROM_OUR_PAGE, 'X-Forwarded-For': `203.0.113.${sender % 250}` },
    });
  }
  const told = logged();
  expect(told).toHaveLength(51);
  expect(told.find(({ page }) => page === undefined)).toEqual({ count: 250, directive: 'img-src' });
  expect(countViolation).toHaveBeenCalledTimes(300);
});

test.each([
  ['a large body', 'x'.repeat(20_000), {}, 413],
  ['no JSON', '{"csp-report":', {}, 400],
  ['no object', '"text"', {}, 400],
  ['a list', '[]', {}, 400],
  ['another content type', '{}', { type: 'text/plain' }, 415],
  ['no content type', '{}', { type: '' }, 415],
  [
    'another site',
    '{}',
    { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } },
    403,
  ],
])('%s is refused and not logged', async (_, body, sent, status) => {
  expect((await send(body, sent)).status).toBe(status);
  expect(logged()).toEqual([]);
});

test('one address may send so often in a minute', async () => {
  for (let call = 0; call < 20; call += 1) expect((await send({})).status).toBe(204);
  expect((await send(violation())).status).toBe(429);
  expect(logged()).toEqual([]);
});
