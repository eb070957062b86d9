import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Hono } from 'hono';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { createLogger } from '#server/log.ts';
import { type Metrics, openMetrics } from '#server/metrics/open-metrics.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { providerRow, storeProviders } from '../../tests/support/provider-rows.ts';
import { makeTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { type App, createApp } from './create-app.ts';
import { type ListeningServer, listen } from './listen.ts';
import type { PageRenderer } from './page-content.ts';
import { INDEXED_PAGES } from './page-names.ts';

/* What every answer has, whatever is asked: over HTTP, with a page that says its language in the place of the real ones. */

const PAGE = (language: string, nonce: string) =>
  Buffer.from(`<html lang="${language}"><script nonce="${nonce}">start()</script></html>`);

const renderNow: PageRenderer = (_request, { context }) => {
  context.setPage({ html: PAGE(context.locale, context.scriptNonce) });
  return new Response(null);
};

let database: TestDatabase;
let storage: TestStorage;
let folder: string;
let server: ListeningServer;
let origin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadBundledArticles(database.db);
  storage = await openTestDisk();
  folder = makeTemporaryFolder('public-files');
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'client', 'assets', 'styles-1a2b3c.css'), 'p {}');
  writeFileSync(path.join(folder, 'client', 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'outside.txt'), 'not public');
  server = await listen({
    app: appWith({}),
    port: 0,
    addresses: LOOPBACK_ADDRESSES,
    devMiddleware: undefined,
  });
  origin = `http://localhost:${server.port}`;
});
afterAll(async () => {
  // Undefined when the preparation has failed; what was opened is closed all the same.
  await server?.close();
  await storage?.discard();
  await database.discard();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => {
  vi.useRealTimers();
});

function appWith(settings: Record<string, string>, renderPage: PageRenderer = renderNow): Hono {
  return siteWith(settings, { renderPage }).app;
}

function siteWith(
  settings: Record<string, string>,
  { renderPage = renderNow, metrics }: { renderPage?: PageRenderer; metrics?: Metrics | undefined } = {},
): App {
  return createApp({
    config: readConfig(settings, process.cwd()),
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage,
    clientDir: path.join(folder, 'client'),
    metrics,
  });
}

test('of one address so many connections are taken as the settings say, and those of a trusted proxy', async () => {
  const isOpen = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const closed = once(socket, 'close').then(() => false);
    return Promise.race([once(socket, 'data').then(() => true), closed]);
  };
  const openedOf = async (settings: Record<string, string>, metrics?: Metrics) => {
    const site = siteWith({ CONNECTIONS_PER_ADDRESS: '2', ...settings }, { metrics });
    const { port, close } = await listen({
      ...site,
      port: 0,
      addresses: ['127.0.0.1'],
      devMiddleware: undefined,
    });
    onTestFinished(close);
    return [await isOpen(port), await isOpen(port), await isOpen(port)];
  };
  const metrics = openMetrics();
  expect(await openedOf({}, metrics)).toEqual([true, true, false]);
  expect(await metrics.registry.metrics()).toContain(
    'costa_clara_dropped_connections_total{reason="address"} 1',
  );
  expect(await openedOf({ TRUSTED_PROXY_COUNT: '1' })).toEqual([true, true, true]);
  expect(await openedOf({ TRUSTED_PROXY_COUNT: '1', TRUSTED_PROXIES: '10.0.0.1' })).toEqual([
    true,
    true,
    false,
  ]);
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(origin + address, { headers, redirect: 'manual' });

describe('bad requests', () => {
  const SEARCH = '/api/providers/search';
  const post = (body: string, type = 'application/json', address = SEARCH) =>
    fetch(origin + address, { method: 'POST', body, headers: { 'Content-Type': type } });

  test.each([
    ['a body that breaks off', () => post('{"doctor":'), 400],
    ['no body', () => post(''), 400],
    ['null', () => post('null'), 400],
    ['a list', () => post('[]'), 400],
    ['a text', () => post('"text"'), 400],
    ['a number', () => post('42'), 400],
    ['lists in lists', () => post(`{"doctor":${'['.repeat(1000)}${']'.repeat(1000)}}`), 400],
    ['plain text', () => post('{}', 'text/plain'), 415],
    ['a form', () => post('doctor=ana', 'application/x-www-form-urlencoded'), 415],
    ['a form of several parts', () => post('doctor=ana', 'multipart/form-data; boundary=x'), 415],
    ['a body of 100 kB', () => post(`{${' '.repeat(100_000)}}`), 413],
    ['a text of 100 kB', () => post(JSON.stringify({ doctor: 'a'.repeat(100_000) })), 413],
    ['an address of the API that is not there', () => get('/api/nothing'), 404],
    ['the search by another method', () => get(SEARCH), 404],
    ['JSON to the address of a page', () => post('{}', 'application/json', '/providers'), 404],
  ])('%s is refused with a message, and nothing of the program inside', async (_, send, status) => {
    await expectProblem(await send(), status);
  });

  test.each([
    [{ password: 'x' }, 'password', 'field.unknown'],
    // A name that every JavaScript object has is an unknown field, too.
    [{ constructor: 'x' }, 'constructor', 'field.unknown'],
    [{ county: { $ne: '' } }, 'county', 'field.type'],
    [{ cursor: 'x' }, 'cursor', 'cursor.invalid'],
  ])('%j is refused with the name of the field and what is wrong', async (body, field, key) => {
    const problem = await expectProblem(await post(JSON.stringify(body)), 422);
    expect(problem.fields).toEqual([{ field, key }]);
  });

  type Problem = { status: number; message: string; fields?: { field: string; key: string }[] };

  /** Expects an RFC 9457 problem document, which no cache keeps. */
  async function expectProblem(answer: Response, status: number): Promise<Problem> {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const body = await answer.text();
    expect(body).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|stack/);
    const problem: Problem = JSON.parse(body);
    expect(problem).toMatchObject({ status, message: expect.stringMatching(/\w/) });
    return problem;
  }

  test('a page address that cannot be decoded leads to one that can, on this site', async () => {
    for (const address of ['/%E0%A4%A', '/es/%E0%A4%A', '//example.com/%E0%A4%A']) {
      const location = (await ask(address)).headers['location'] ?? '';
      expect(new URL(location, origin).origin, address).toBe(origin);
      expect(decodeURIComponent(location), address).toContain('%E0%A4%A');
    }
  });
});

describe('the language of a page', () => {
  const KEPT_ENGLISH = 'site-language=en';

  test.each([
    ['/', 'es', '', 'es'],
    ['/', 'es-MX,en;q=0.9', '', 'es'],
    ['/', 'ES-us', '', 'es'],
    ['/', 'en-US,es;q=0.9', '', 'en'],
    ['/', 'fr-FR,es;q=0.9', '', 'en'],
    ['/', '', '', 'en'],
    ['/quote', 'es', KEPT_ENGLISH, 'en'],
    ['/quote', 'es', 'site-language=fr', 'es'],
    ['/es/quote', 'es', KEPT_ENGLISH, 'es'],
    ['/en/quote', 'es', '', 'en'],
    ['/admin', 'en', KEPT_ENGLISH, 'es'],
  ])('%s for a browser that asks for "%s" and keeps "%s": %s', async (address, asks, cookie, gets) => {
    const answer = await get(address, { 'Accept-Language': asks, Cookie: cookie });
    expect(await answer.text()).toContain(`<html lang="${gets}"`);
    expect(answer.headers.get('Content-Language')).toBe(gets);
    expect(answer.headers.get('Vary')).toMatch(/Accept-Language.*Cookie/);
  });

  test('no page sets a cookie: the browser keeps its choice itself, and shared caches may keep the page', async () => {
    for (const address of ['/es/providers', '/providers', '/es/quote?age=31-45', '/admin'])
      expect((await get(address)).headers.getSetCookie(), address).toEqual([]);
    const cookies = (await get('/language/es')).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^site-language=es; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
  });
});

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
};

describe('headers', () => {
  test.each([
    '/',
    '/es/quote',
    '/nothing',
    '/admin',
    '/api/providers/options',
    '/api/nothing',
    '/objects/nothing',
    '/favicon.svg',
    '/assets/styles-1a2b3c.css',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
  ])('%s protects the visitor and does not say what it runs on', async (address) => {
    const headers = Object.fromEntries((await get(address)).headers);
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a site on https is asked for over https alone, from then on', async () => {
    const answer = await appWith({ PUBLIC_URL: 'https://clinic.example' }).request('/healthz');
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000\b/);
  });

  test('the mark of own scripts has 128 random bits, new for each render', async () => {
    const marks: string[] = [];
    const app = appWith({}, (_request, { context }) => {
      marks.push(context.scriptNonce);
      context.setPage({ html: PAGE('en', context.scriptNonce) });
      return new Response(null);
    });
    for (const number of [1, 2]) {
      const answer = await app.request(`/en/quote?age=${number}`);
      expect(await answer.text()).toContain('<script>start()</script>');
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
    }
    expect(new Set(marks).size).toBe(2);
    for (const mark of marks) expect(Buffer.from(mark, 'base64url')).toHaveLength(16);
  });

  test('a page allows files of this site and its own inline scripts, and nothing else', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+'$/),
      ]),
    );
  });

  test.each([
    ['/assets/styles-1a2b3c.css', 'public, max-age=31536000, immutable', 'text/css'],
    ['/favicon.svg', 'public, max-age=3600', 'image/svg+xml'],
    ['/', 'private, no-cache', 'text/html'],
    ['/admin', 'no-store', 'text/html'],
  ])('%s may be kept: %s', async (address, kept, type) => {
    const { headers } = await get(address);
    expect(headers.get('Cache-Control')).toBe(kept);
    expect(headers.get('Content-Type')).toContain(type);
  });
});

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/assets/../../outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
  '/..%5coutside.txt',
])('%s does not leave the folder of public files', async (address) => {
  expect((await ask(address)).body).not.toContain('not public');
});

/** Asks for an address as it is written: fetch would take the dots out before it asks. */
async function ask(address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  request({ host: 'localhost', port: server.port, path: address }, resolve).on('error', reject).end();
  const answer = await promise;
  return { headers: answer.headers, body: await text(answer) };
}

describe('for search engines', () => {
  test('robots.txt keeps them from the API and leads to the sitemap', async () => {
    const answer = await appWith({ PUBLIC_URL: 'https://clinic.example' }).request('/robots.txt');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Sitemap: https://clinic.example/sitemap.xml');
  });

  test('the sitemap has every page in both languages and the six articles, each once', async () => {
    const answer = await appWith({ PUBLIC_URL: 'https://clinic.example' }).request('/sitemap.xml');
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found);
    const pages = ['en', 'es'].flatMap((language) =>
      INDEXED_PAGES.map((page) => `https://clinic.example/${language}${page}`.replace(/\/$/, '')),
    );
    const articles = addresses.filter((address) => /\/(en|es)\/news\/[\w-]+$/.test(address ?? ''));
    expect(articles).toHaveLength(6);
    expect(addresses.toSorted()).toEqual([...pages, ...articles].toSorted());
  });

  test('the sitemap has the page of each provider in both languages, and of none that is made up', async () => {
    const id = '0f8e7a52-5d0b-4c6e-9a43-2f1f1f0f8a11';
    await storeProviders(database.db, [providerRow({ id }), providerRow({ isDemo: true })]);
    const answer = await appWith({ PUBLIC_URL: 'https://clinic.example' }).request('/sitemap.xml');
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found);
    expect(
      addresses.filter((address) => address?.includes('/providers/') && !address.endsWith('recommend')),
    ).toEqual([`https://clinic.example/en/providers/${id}`, `https://clinic.example/es/providers/${id}`]);
  });
});

describe('for whoever found a weakness', () => {
  const read = async (settings: Record<string, string>) => {
    const answer = await appWith(settings).request('/.well-known/security.txt');
    return { answer, lines: (await answer.text()).split('\n').filter((line) => line !== '') };
  };

  test('security.txt says where to report it, in which languages, and until when that holds', async () => {
    const { answer, lines } = await read({
      PUBLIC_URL: 'https://clinic.example',
      SECURITY_CONTACT: 'mailto:security@clinic.example',
    });
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
    expect(lines).toEqual([
      'Contact: mailto:security@clinic.example',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/),
      'Preferred-Languages: en, es',
      'Canonical: https://clinic.example/.well-known/security.txt',
    ]);
  });

  test('it is never out of date, and never valid for as long as a year', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const today of ['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z']) {
      vi.setSystemTime(today);
      const { lines } = await read({ SECURITY_CONTACT: 'https://clinic.example/report' });
      const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      expect(days, today).toBeGreaterThan(30);
      expect(days, today).toBeLessThan(365);
    }
  });

  test('an address without https is not named as its place', async () => {
    const { lines } = await read({ SECURITY_CONTACT: 'mailto:security@clinic.example' });
    expect(lines.join()).not.toContain('Canonical');
  });

  test('without a contact there is none', async () => {
    const { answer } = await read({ PUBLIC_URL: 'https://clinic.example' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  });
});

describe('more pages than can be rendered', () => {
  test('a few are rendered at once, some wait, all others are told in words when to come back', async () => {
    const ended = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    const app = appWith({}, async (request, options) => {
      running += 1;
      most = Math.max(most, running);
      await ended.promise;
      running -= 1;
      return renderNow(request, options);
    });
    const asked = Array.from({ length: 150 }, () => app.request('/es/quote'));
    // Those for whom there is no room are answered while all others wait.
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    const text = await refused.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Vuelva a cargar esta página en 5 s.');
    expect(text).toContain('<a href="tel:+13055550100">(305) 555-0100</a>');

    ended.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(most).toBe(4);
    expect(statuses.filter((status) => status === 200)).toHaveLength(104);
    expect(statuses.filter((status) => status === 503)).toHaveLength(46);
    expect((await app.request('/es/quote')).status).toBe(200);
  });

  test('one address opens so many a minute; what is no page is still answered', async () => {
    const app = appWith({ PAGES_PER_MINUTE: '3' });
    for (let count = 0; count < 3; count += 1) expect((await app.request('/quote')).status).toBe(200);
    const refused = await app.request('/quote', { headers: { 'Accept-Language': 'en' } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many pages were opened in a short time.');
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/api/site')).status).toBe(200);
  });

  test('whoever leaves while waiting is not rendered for', async () => {
    const ended = Promise.withResolvers<void>();
    let rendered = 0;
    const app = appWith({}, async (request, options) => {
      rendered += 1;
      await ended.promise;
      return renderNow(request, options);
    });
    const leaving = new AbortController();
    const stay = Array.from({ length: 4 }, () => app.request('/en'));
    const left = app.request('/en', { signal: leaving.signal });
    leaving.abort();
    ended.resolve();
    await Promise.all([...stay, left]);
    expect(rendered).toBe(4);
  });
});

test('a page that cannot be shown without the database says when to come back; one that is broken is a fault', async () => {
  const broken: PageRenderer = (_request, { context }) => {
    context.setPage({ html: Buffer.from('<html lang="en">This page didn’t load</html>') });
    return new Response(null, { status: 500 });
  };
  const withoutDatabase: PageRenderer = async (request, options) => {
    await options.context.fetchApi('/api/articles/any');
    return broken(request, options);
  };
  // Nobody listens at port 1.
  const away = drizzle(new Pool({ host: '127.0.0.1', port: 1 }));
  const { app } = createApp({
    config: readConfig({}, process.cwd()),
    database: away,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: withoutDatabase,
    clientDir: path.join(folder, 'client'),
  });
  const outage = await app.request('/en/news/any');
  expect([outage.status, outage.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await outage.text()).toContain('This page didn’t load');
  expect((await appWith({}, broken).request('/en/news/any')).status).toBe(500);
});
