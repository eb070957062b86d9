import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import { SENT_ARTICLE as ARTICLE, articlesSitePerTest } from '../../../tests/support/articles-site.ts';
import type { AdminArticle, AdminArticleSummary } from './article.ts';
import { articles } from './articles.table.ts';

/* Articles are made, changed, hidden and deleted. What their fields may hold, and counterparts, have files of their own. */

const site = articlesSitePerTest();
const { call, create, read } = site;

/** Entries of the activity list that earlier tests left. */
let entriesBefore = 0;
beforeEach(async () => {
  entriesBefore = (await site.db.select().from(activity)).length;
});

async function newEntries() {
  const entries = await site.db.select().from(activity).orderBy(asc(activity.id));
  return entries
    .slice(entriesBefore)
    .map(({ username, action, subject, subjectId }) => ({ username, action, subject, subjectId }));
}

test('a new article is answered whole, with its address, version and ETag', async () => {
  const response = await call('POST', '', { body: ARTICLE });
  expect(response.status).toBe(201);
  const article: AdminArticle = await response.json();
  expect(article).toEqual({
    ...ARTICLE,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'trabajar-al-sol',
    image: null,
    pictureSize: null,
    alt: null,
    readTime: null,
    counterpartId: null,
    counterpartSlug: null,
    version: 1,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(response.headers.get('Location')).toBe(`/api/articles/${article.id}`);
  expect(response.headers.get('ETag')).toBe('"v1"');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await newEntries()).toEqual([
    { username: 'ana', action: 'article-created', subject: 'Trabajar al sol', subjectId: article.id },
  ]);
});

test('category, language and state have the defaults that are promised', async () => {
  const { title, excerpt } = ARTICLE;
  const response = await call('POST', '', { body: { title, excerpt, content: 'Plain text' } });
  expect(await response.json()).toMatchObject({
    category: 'News',
    language: 'en',
    isActive: true,
    content: 'Plain text',
  });
});

test('a change puts exactly what it carries in the place of the content', async () => {
  const { id } = await create({
    content: { sections: [{ title: 'A', content: 'a', items: ['1'], subsections: [] }] },
  });
  const content = {
    sections: [
      { title: 'Contenido', content: '  Dos líneas\r\n\r\nmás  ', items: [] },
      { title: '', content: '', items: ['uno', ''], subsections: [{ title: 'S', items: ['x\ny'] }] },
    ],
  };
  const response = await call('PUT', `/${id}`, {
    body: { ...ARTICLE, content, image: 'heat', alt: ' Sol ' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('ETag')).toBe('"v2"');
  expect(await response.json()).toMatchObject({ id, content, image: 'heat', alt: 'Sol', version: 2 });
  expect((await read(id)).content).toEqual(content);
  expect((await newEntries()).map(({ action }) => action)).toEqual(['article-created', 'article-updated']);
});

test('what a change says nothing of is not published, translated or taken apart by it', async () => {
  const english = await create({ language: 'en', title: 'Sun' });
  const { id } = await create({ isActive: false, category: 'Salud y Seguridad', counterpartId: english.id });
  const { title, excerpt, content } = ARTICLE;
  const response = await call('PUT', `/${id}`, { body: { title, excerpt, content } });
  expect(await response.json()).toMatchObject({
    isActive: false,
    category: 'Salud y Seguridad',
    language: 'es',
    counterpartId: english.id,
  });
});

test("an article's name in addresses is made from its title and is its own", async () => {
  const slugs = [];
  for (const title of ['¿Qué? ¡El año, niño!', 'Que el anio ninio', '¡¿…?!', '你好']) {
    slugs.push((await create({ title })).slug);
  }
  expect(slugs).toEqual(['que-el-anio-ninio', 'que-el-anio-ninio-2', 'articulo', 'articulo-2']);
});

test('articles of one title that are made at once get a name each', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(8);
});

test('the same sending twice makes one article, also at once; other content under its key is refused', async () => {
  const headers = { 'Idempotency-Key': 'abc' };
  const answers = await Promise.all([1, 2].map(() => call('POST', '', { body: ARTICLE, headers })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect((await newEntries()).length).toBe(1);
  const other = await call('POST', '', { body: { ...ARTICLE, title: 'Otro' }, headers });
  expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency-key-reused']);
  const someoneElse = (await storeAdministrator(site.db, { username: 'luis' })).headers;
  expect((await call('POST', '', { body: ARTICLE, headers, by: someoneElse })).status).toBe(201);
  expect((await call('POST', '', { body: ARTICLE, headers: { 'Idempotency-Key': 'á' } })).status).toBe(422);
});

test('of two editors who read the same version the second is told', async () => {
  const { id } = await create();
  const headers = { 'If-Match': (await call('GET', `/${id}`)).headers.get('ETag') ?? '' };
  const first = call('PUT', `/${id}`, { body: { ...ARTICLE, title: 'Uno' }, headers });
  const second = call('PUT', `/${id}`, { body: { ...ARTICLE, title: 'Dos' }, headers });
  const statuses = (await Promise.all([first, second])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 412]);
  const kept = statuses[0] === 200 ? 'Uno' : 'Dos';
  expect(await read(id)).toMatchObject({ title: kept, version: 2 });
  expect((await newEntries()).length).toBe(2);
});

test.each([
  [undefined, 200],
  ['*', 200],
  ['"v1"', 200],
  ['"v7", "v1"', 200],
  ['"v2"', 412],
  ['W/"v1"', 412],
  ['"1"', 412],
  ['v1', 422],
  ['', 422],
  ['"v1', 422],
])('If-Match %j is answered %i', async (ifMatch, status) => {
  const { id } = await create();
  const headers: Record<string, string> = ifMatch === undefined ? {} : { 'If-Match': ifMatch };
  expect((await call('PUT', `/${id}`, { body: ARTICLE, headers })).status).toBe(status);
  expect((await read(id)).version).toBe(status === 200 ? 2 : 1);
});

test('a stale version is refused by every change', async () => {
  const { id } = await create();
  const headers = { 'If-Match': '"v9"' };
  expect((await call('PATCH', `/${id}/toggle`, { headers })).status).toBe(412);
  expect((await call('DELETE', `/${id}`, { headers })).status).toBe(412);
  expect(await read(id)).toMatchObject({ isActive: true, version: 1 });
});

test('an article is hidden and shown in turn', async () => {
  const { id } = await create();
  expect(await (await call('PATCH', `/${id}/toggle`)).json()).toMatchObject({ isActive: false, version: 2 });
  expect((await call('GET', `/${id}`, { by: null })).status).toBe(404);
  expect(await (await call('PATCH', `/${id}/toggle`)).json()).toMatchObject({ isActive: true, version: 3 });
  expect((await newEntries()).map(({ action }) => action)).toEqual([
    'article-created',
    'article-deactivated',
    'article-activated',
  ]);
});

test('the activity list says which parts of an article were changed, without their text', async () => {
  const other = await create({ language: 'en', title: 'Sun' });
  const { id } = await create();
  const body = { ...ARTICLE, title: 'Otro título', content: 'Otro texto', counterpartId: other.id };
  const last = async () => (await site.db.select().from(activity).orderBy(asc(activity.id))).at(-1);
  await call('PUT', `/${id}`, { body });
  expect((await last())?.details).toEqual({ changed: 'title, content, counterpart' });
  await call('PUT', `/${id}`, { body });
  expect(await last()).toMatchObject({ action: 'article-updated', details: null });
});

test('hiding by a change is in the activity list like hiding by its button', async () => {
  const { id } = await create();
  await call('PUT', `/${id}`, { body: { ...ARTICLE, isActive: false } });
  expect((await newEntries()).map(({ action }) => action)).toEqual([
    'article-created',
    'article-updated',
    'article-deactivated',
  ]);
});

test('a deleted article is gone, and so is the second deletion', async () => {
  const { id } = await create();
  const response = await call('DELETE', `/${id}`);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
  expect((await newEntries()).at(-1)).toEqual({
    username: 'ana',
    action: 'article-trashed',
    subject: 'Trabajar al sol',
    subjectId: id,
  });
});

test('an unknown article is not found by any change', async () => {
  for (const id of [crypto.randomUUID(), 'trabajar-al-sol', '%00', '1']) {
    await site.clear();
    await create();
    for (const [method, path] of [
      ['PUT', `/${id}`],
      ['PATCH', `/${id}/toggle`],
      ['DELETE', `/${id}`],
    ] as const) {
      const answer = await call(method, path, method === 'PUT' ? { body: ARTICLE } : {});
      expect([method, id, answer.status]).toEqual([method, id, 404]);
    }
  }
});

test('without a session every change is refused, and from another site too', async () => {
  const { id } = await create();
  for (const [method, path, body] of [
    ['POST', '', ARTICLE],
    ['PUT', `/${id}`, ARTICLE],
    ['PATCH', `/${id}/toggle`, undefined],
    ['DELETE', `/${id}`, undefined],
  ] as const) {
    const anonymous = await call(method, path, { body, by: null });
    const foreign = await call(method, path, {
      body,
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
    });
    expect([method, anonymous.status, foreign.status]).toEqual([method, 401, 403]);
  }
  expect(await read(id)).toMatchObject({ version: 1, isActive: true });
});

test('administrators get every article, strangers active ones', async () => {
  await create({ title: 'Visto' });
  const hidden = await create({ title: 'Oculto', isActive: false, language: 'en' });
  const titles = async (query: string, by?: null) => {
    const response = await call('GET', query, by === null ? { by } : {});
    expect(response.headers.get('Cache-Control')).toBe(by === null ? 'no-cache' : 'no-store');
    expect(response.headers.get('Vary')).toBe('Cookie');
    const list: AdminArticleSummary[] = await response.json();
    return list.map(({ title }) => title);
  };
  expect(await titles('')).toEqual(['Oculto', 'Visto']);
  expect(await titles('?active=true')).toEqual(['Visto']);
  expect(await titles('?active=false')).toEqual(['Oculto']);
  expect(await titles('?language=es&fields=summary')).toEqual(['Visto']);
  expect(await titles('', null)).toEqual(['Visto']);
  expect(await titles('?active=false', null)).toEqual(['Visto']);

  const [summary] = await (await call('GET', '?fields=summary')).json();
  const { content: _, ...expected } = hidden;
  expect(summary).toEqual(expected);
  const one = await call('GET', `/${hidden.slug}`);
  expect([one.headers.get('ETag'), await one.json()]).toEqual(['"v1"', hidden]);
  expect((await call('GET', `/${hidden.slug}`, { by: null })).status).toBe(404);
});

test('what one server stores the other tells at once', async () => {
  const other = site.newServer();
  const { id } = await create();
  const titleThere = async () => (await (await other.request(`/api/articles/${id}`)).json()).title;
  expect(await titleThere()).toBe('Trabajar al sol');
  await call('PUT', `/${id}`, { body: { ...ARTICLE, title: 'Nuevo' } });
  expect(await titleThere()).toBe('Nuevo');
  await call('PATCH', `/${id}/toggle`);
  expect((await other.request(`/api/articles/${id}`)).status).toBe(404);
});

test('a thousand articles are listed, and another of the same title is stored', async () => {
  await site.db.insert(articles).values(
    Array.from({ length: 1000 }, (_, index) => ({
      slug: index === 0 ? 'trabajar-al-sol' : `trabajar-al-sol-${index + 1}`,
      title: ARTICLE.title,
      excerpt: ARTICLE.excerpt,
      content: ARTICLE.content,
      language: 'es' as const,
    })),
  );
  expect((await (await call('GET', '?fields=summary')).json()).length).toBe(1000);
  expect((await create()).slug).toBe('trabajar-al-sol-1001');
});

test('a change that fails leaves neither article nor entry', async () => {
  const { id } = await create();
  await site.db.execute(
    `CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END; $$`,
  );
  await site.db.execute(
    'CREATE TRIGGER refuse_entry BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION refuse_entry()',
  );
  try {
    expect((await call('PUT', `/${id}`, { body: { ...ARTICLE, title: 'Otro' } })).status).toBe(500);
    expect((await call('POST', '', { body: ARTICLE })).status).toBe(500);
    expect((await call('DELETE', `/${id}`)).status).toBe(500);
  } finally {
    await site.db.execute('DROP TRIGGER refuse_entry ON activity');
  }
  const rows = await site.db.select().from(articles).where(eq(articles.title, 'Trabajar al sol'));
  expect(rows.map(({ version }) => version)).toEqual([1]);
});
