import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { articles } from '#features/news/articles.table.ts';
import { formOpenings } from '#forms/form-opening.server.ts';
import { submissions } from '#forms/submissions.table.ts';
import { type ContentChanges, listenForChanges } from '#server/database/content-changes.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import { createLogger } from '#server/log.ts';
import { signingKeyOnDemand } from '#server/signing/signing-key.ts';
import { storeAdministrator, type TestAdministrator } from '../../tests/support/administrator-session.ts';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';
import { openTestDisk, type TestStorage } from '../../tests/support/object-stores.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { type ListeningServer, listen } from './listen.ts';
import type { PageRenderer } from './page-content.ts';

/*
 * Cached pages, over HTTP, on two servers of one database. The stand-in for the real pages shows what the API says of
 * an article, asked twice: both have to be of the same moment.
 */

const SLUG = 'heat';
let rendered = 0;

const showArticle: PageRenderer = async (request, { context }) => {
  rendered += 1;
  const { pathname, search, origin } = new URL(request.url);
  if (pathname.endsWith('/gone')) return Response.redirect(`${origin}/en`, 302);
  const read = async (path: string): Promise<string> => (await (await context.fetchApi(path)).json()).title;
  const first = await read(`/api/articles/${SLUG}`);
  await new Promise((resolve) => setImmediate(resolve));
  const second = await read(`/api/articles/${SLUG}`);
  const isFound = !pathname.includes('nope');
  const html = `<html lang="${context.locale}">
    <h1>${first}</h1><p>${second}</p><i>${search}</i><b>${context.forms.key ?? 'no key'}</b>${'text '.repeat(200)}
    <script nonce="${context.scriptNonce}">start()</script></html>`;
  context.setPage({ html: Buffer.from(html), canonical: origin + pathname.toLowerCase() });
  return new Response(null, { status: isFound ? 200 : 404 });
};

type Server = { origin: string; listening: ListeningServer; changes: ContentChanges };
let database: TestDatabase;
let storage: TestStorage;
let administrator: TestAdministrator;
let one: Server;
let other: Server;
beforeAll(async () => {
  database = await createTestDatabase();
  storage = await openTestDisk();
  administrator = await storeAdministrator(database.db);
  await database.db.insert(articles).values({ slug: SLUG, title: 'First', excerpt: '', content: {} });
  one = await startServer();
  other = await startServer({ PAGES_PER_MINUTE: '1000000' });
});
afterAll(async () => {
  for (const server of [one, other]) {
    await server?.listening.close();
    await server?.changes.close();
  }
  await storage?.discard();
  await database.discard();
});

async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const contentChanges = listenForChanges(database.connectionString, { onLost: () => {} });
  const config = readConfig(
    {
      PUBLIC_URL: 'http://localhost',
      SEARCHES_PER_MINUTE: '1000000',
      PAGES_PER_MINUTE: '1000000',
      ...settings,
    },
    process.cwd(),
  );
  const site = createApp({
    config,
    database: database.db,
    objects: storage.objects,
    log: createLogger('silent'),
    renderPage: showArticle,
    contentChanges,
    clientDir: 'public',
  });
  const listening = await listen({
    ...site,
    port: 0,
    addresses: LOOPBACK_ADDRESSES,
    devMiddleware: undefined,
  });
  await vi.waitFor(() => expect(contentChanges.versions()).toBeDefined(), { timeout: 10_000 });
  return { origin: `http://localhost:${listening.port}`, listening, changes: contentChanges };
}

const get = (server: Server, path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });
/** The same without undoing the encoding. */
async function raw(server: Server, path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host: 'localhost', port: server.listening.port, path, headers }, resolve)
    .on('error', reject)
    .end();
  const answer = await promise;
  return { headers: answer.headers, body: await buffer(answer) };
}

const titleOf = async (answer: Response) => /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1];

/** Changes the article's title as an administrator does, through one of the servers. */
async function rename(title: string): Promise<void> {
  const [article] = await database.db.select().from(articles);
  const body = { title, excerpt: 'Text', content: 'Text', category: 'News', language: 'en', isActive: true };
  const answer = await fetch(`${one.origin}/api/articles/${article?.id}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { ...administrator.headers, 'Content-Type': 'application/json' },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

describe('a cached page', () => {
  test('is rendered once, for each language, and a change shows on the next request on both servers', async () => {
    await Promise.all(['/en', '/es', '/'].map((path) => get(one, path)));
    const before = rendered;
    for (const path of ['/en', '/es', '/']) expect(await titleOf(await get(one, path))).toBe('First');
    expect(rendered).toBe(before);
    await titleOf(await get(other, '/en'));
    await rename('Second');
    expect(await titleOf(await get(one, '/en'))).toBe('Second');
    expect(await titleOf(await get(other, '/en'))).toBe('Second');
    expect(await titleOf(await get(one, '/es'))).toBe('Second');
  });

  test('is never a mixture of before and after a change', async () => {
    await rename('Title 0');
    const seen = new Set<string>();
    const ask = async () => {
      const page = await (await get(other, '/en')).text();
      const [first, second] = [...page.matchAll(/Title \d+/g)].map(String);
      expect(second).toBe(first);
      seen.add(first ?? '');
    };
    for (let round = 1; round <= 20; round += 1)
      await Promise.all([rename(`Title ${round}`), ...Array.from({ length: 50 }, ask)]);
    expect(seen.size).toBeGreaterThan(1);
  });

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('is the same page in %s, whether it was just rendered or not', async (encoding, decode) => {
    await rename(`In ${encoding}`);
    const plain = await (await get(one, '/en', { 'Accept-Encoding': 'identity' })).text();
    for (let count = 0; count < 2; count += 1) {
      const { headers, body } = await raw(one, '/en', { 'Accept-Encoding': encoding });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(decode(body).toString()).toBe(plain);
    }
  });

  test('is not sent again to whoever has it, and keeps its policy', async () => {
    const first = await get(one, '/en/quote');
    const policy = first.headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    const tag = first.headers.get('ETag') ?? '';
    const again = await get(one, '/en/quote', { 'If-None-Match': `"x", ${tag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
    expect(again.headers.get('ETag')).toBe(tag);
    expect((await get(one, '/en/quote', { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  test('has the headers of every answer, and says who may keep it', async () => {
    const { headers } = await get(one, '/es/quote');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300');
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    const ids = [headers.get('X-Request-Id')];
    for (let count = 0; count < 2; count += 1) {
      const again = (await get(one, '/es/quote')).headers;
      ids.push(again.get('X-Request-Id'));
      expect(again.get('Content-Security-Policy')).toBe(headers.get('Content-Security-Policy'));
      expect(again.get('X-Frame-Options')).toBe('DENY');
    }
    expect(new Set(ids).size).toBe(3);
    const negotiated = await get(one, '/quote', { 'Accept-Language': 'es-MX' });
    expect(negotiated.headers.get('Content-Language')).toBe('es');
    expect(negotiated.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(negotiated.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    const kept = await get(one, '/quote', { 'Accept-Language': 'es-MX', Cookie: 'site-language=en' });
    expect(kept.headers.get('Content-Language')).toBe('en');
  });

  test('is counted like any other', async () => {
    const strict = await startServer({ PAGES_PER_MINUTE: '3' });
    for (let count = 0; count < 3; count += 1) expect((await get(strict, '/en')).status).toBe(200);
    const refused = await get(strict, '/en');
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Too many pages');
    await strict.listening.close();
    await strict.changes.close();
  });
});

describe('what is not kept', () => {
  test('an address with a search or choices is rendered for each request; what no page reads does not matter', async () => {
    const before = rendered;
    for (const [query, caching] of [
      ['?age=31-45', 'private, no-cache'],
      ['?doctor=ana', 'private, no-cache'],
      ['?sent=CC-1', 'no-store'],
    ] as const) {
      const answer = await get(one, `/en/quote${query}`);
      expect(answer.headers.get('Cache-Control')).toBe(caching);
      expect(await answer.text()).toContain(query);
    }
    expect(rendered).toBe(before + 3);
    const plain = await (await get(one, '/en/quote')).text();
    for (const query of ['?', '?utm_source=mail', '?1', '?x=age'])
      expect(await (await get(one, `/en/quote${query}`)).text()).toBe(plain);
    expect(rendered).toBeLessThanOrEqual(before + 4);
  });

  test.each(['/en/nope', '/en/gone'])('%s is none of the addresses that pages have', async (path) => {
    await (await get(one, path)).text();
    const before = rendered;
    const answer = await get(one, path);
    expect(answer.headers.get('ETag')).toBeNull();
    expect(rendered).toBe(before + 1);
  });
});

test.each([
  ['a form that is wrong', { email: 'nobody' }, { Origin: 'http://localhost' }, 422],
  ['a form that another site sends', {}, { Origin: 'https://evil.example' }, 403],
] as const)('%s comes back in a page that no cache stores', async (_, fields, headers, status) => {
  const answer = await fetch(`${one.origin}/en`, {
    method: 'POST',
    body: new URLSearchParams({ ...GOOD_FORMS.contact(1), form: 'contact', ...fields }),
    headers,
    redirect: 'manual',
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('two visitors without JavaScript who post the same page at once store two forms', async () => {
  const page = await (await get(one, '/en')).text();
  expect(page).toContain('no key');
  expect((await get(one, '/form-opened')).headers.get('Set-Cookie')).toMatch(/^form-opened=/);
  const { newKey } = formOpenings({
    signingKey: signingKeyOnDemand(database.db),
    minimumSeconds: 3,
    countUse: async () => {},
  });
  const openedBefore = await newKey(Date.now() - 60_000);
  const post = (number: number) =>
    fetch(`${one.origin}/en`, {
      method: 'POST',
      body: new URLSearchParams({ ...GOOD_FORMS.contact(number), form: 'contact' }),
      headers: { Origin: 'http://localhost', Cookie: `form-opened=${openedBefore}` },
      redirect: 'manual',
    });
  const answers = await Promise.all([post(1), post(2), post(1)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const references = answers.map((answer) => answer.headers.get('Location'));
  expect(references[2]).toBe(references[0]);
  expect(references[1]).not.toBe(references[0]);
  expect(await database.db.select().from(submissions)).toHaveLength(2);
});
