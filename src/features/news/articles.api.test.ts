import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemResponse } from '#server/http/problem-response.ts';
import { createLogger } from '#server/log.ts';
import { sessionGuard } from '#server/sessions/require-administrator.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import type { Article } from './article.ts';
import { articlesApi } from './articles.api.server.ts';
import { articles } from './articles.table.ts';

let database: TestDatabase;
let app: Hono;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.discard());
beforeEach(async () => {
  await database.db.delete(articles);
  app = appWithLimit(1000);
});

function appWithLimit(readsPerMinute: number): Hono {
  const log = createLogger('silent');
  const guard = sessionGuard({ database: database.db, publicOrigin: 'http://localhost' });
  const api = articlesApi({ database: database.db, guard, readsPerMinute });
  const application = new Hono().route('/api/articles', api);
  application.onError((error, context) => problemResponse(error, context, log));
  return application;
}

/** Stores an article of which a test says only what it is about, and hands back its id. */
async function store(slug: string, given: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
  const [row] = await database.db
    .insert(articles)
    .values({ slug, title: slug, excerpt: 'In short', content: 'Text', ...given })
    .returning({ id: articles.id });
  return row?.id ?? '';
}

async function slugsAt(path: string): Promise<string[]> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const list: Article[] = await response.json();
  return list.map(({ slug }) => slug);
}

test('the answer is a plain list with the fields of the contract, newest first', async () => {
  await store('older', { createdAt: new Date('2026-01-01T12:00:00Z') });
  await store('newer', { image: 'heat', createdAt: new Date('2026-02-01T12:00:00Z') });
  const response = await app.request('/api/articles?language=en&active=true');
  expect(await response.json()).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      slug: 'newer',
      title: 'newer',
      excerpt: 'In short',
      content: 'Text',
      image: 'heat',
      pictureSize: null,
      alt: null,
      category: 'News',
      readTime: null,
      isActive: true,
      language: 'en',
      counterpartSlug: null,
      createdAt: '2026-02-01T12:00:00.000Z',
      updatedAt: expect.any(String),
    },
    expect.objectContaining({ slug: 'older' }),
  ]);
});

test('a list of summaries is the same list without the contents', async () => {
  await store('shown');
  await store('hidden', { isActive: false });
  await store('visto', { language: 'es' });
  const whole = await (await app.request('/api/articles?language=en&active=true')).json();
  const summaries = await (await app.request('/api/articles?language=en&active=true&fields=summary')).json();
  const [{ content, ...summary }] = whole;
  expect(content).toBe('Text');
  expect(summaries).toEqual([summary]);
});

test('a language gives the articles in it, none gives all of them', async () => {
  await store('english');
  await store('spanish', { language: 'es' });
  expect(await slugsAt('/api/articles?language=es&active=true')).toEqual(['spanish']);
  expect((await slugsAt('/api/articles')).toSorted()).toEqual(['english', 'spanish']);
  expect((await slugsAt('/api/articles?language=')).toSorted()).toEqual(['english', 'spanish']);
});

test('a language that the site does not have is refused', async () => {
  const response = await app.request('/api/articles?language=fr');
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toEqual([{ field: 'language', key: 'language.unknown' }]);
});

test.each([
  '',
  '?active=false',
  '?active=',
  '?isActive=false&language=en',
  '?active=true&active=false',
  '?all=1&sort=x',
])('an article that is not active is in no list: %s', async (query) => {
  await store('shown');
  await store('hidden', { isActive: false });
  expect(await slugsAt(`/api/articles${query}`)).toEqual(['shown']);
});

test('one article is found by id or slug; an inactive or unknown one is not', async () => {
  const id = await store('shown');
  const hiddenId = await store('hidden', { isActive: false });
  for (const name of [id, id.toUpperCase(), 'shown']) {
    expect((await (await app.request(`/api/articles/${name}`)).json()).id).toBe(id);
  }
  for (const name of [hiddenId, 'hidden', 'none', crypto.randomUUID(), '%00', "'%20OR%20true"]) {
    const response = await app.request(`/api/articles/${name}`);
    expect([name, response.status]).toEqual([name, 404]);
  }
});

test('a role without articles sees what every visitor sees', async () => {
  await store('shown');
  await store('hidden', { isActive: false });
  const { headers } = await storeAdministrator(database.db, { username: 'luis', role: 'support' });
  const list: Article[] = await (await app.request('/api/articles', { headers })).json();
  expect(list.map(({ slug }) => slug)).toEqual(['shown']);
  expect((await app.request('/api/articles/hidden', { headers })).status).toBe(404);
});

test('the counterpart is named while it can be read', async () => {
  const spanish = await store('es-one', { language: 'es' });
  await store('en-one', { counterpartId: spanish });
  const counterpart = async () => (await (await app.request('/api/articles/en-one')).json()).counterpartSlug;
  expect(await counterpart()).toBe('es-one');
  await database.db.update(articles).set({ isActive: false }).where(eq(articles.id, spanish));
  expect(await counterpart()).toBeNull();
  await database.db.delete(articles).where(eq(articles.id, spanish));
  expect(await counterpart()).toBeNull();
});

test('malformed content goes out as it is stored, for the reader to make the best of', async () => {
  const malformed = { sections: [{ title: 7, items: '<b>x</b>', subsections: { items: [null] } }, null] };
  await store('odd', { content: malformed });
  expect((await (await app.request('/api/articles/odd')).json()).content).toEqual(malformed);
});

test('a list revalidates by ETag, and a change shows at once', async () => {
  await store('one');
  const first = await app.request('/api/articles');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  expect((await app.request('/api/articles', { headers })).status).toBe(304);
  await store('two');
  expect((await app.request('/api/articles', { headers })).status).toBe(200);
});

test('an address that asks too often is told when to come back', async () => {
  app = appWithLimit(1);
  expect((await app.request('/api/articles')).status).toBe(200);
  const response = await app.request('/api/articles/one');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('strangers at the same address keep no administrator from reading and writing', async () => {
  app = appWithLimit(1);
  const { headers } = await storeAdministrator(database.db);
  for (const status of [200, 429]) expect((await app.request('/api/articles')).status).toBe(status);
  for (let count = 0; count < 3; count += 1) {
    expect((await app.request('/api/articles', { headers })).status).toBe(200);
  }
  expect((await app.request('/api/articles/none', { method: 'DELETE' })).status).toBe(401);
  const deleted = await app.request('/api/articles/none', { method: 'DELETE', headers });
  expect(deleted.status).toBe(404);
});
