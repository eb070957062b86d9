import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activity } from '#server/activity/activity.table.ts';
import { storeAdministrator } from '../../../tests/support/administrator-session.ts';
import {
  SENT_ARTICLE as ARTICLE,
  type ArticlesSite,
  openArticlesSite,
} from '../../../tests/support/articles-site.ts';
import type { AdminArticle, AdminArticleSummary } from './article.ts';
import { articles } from './articles.table.ts';

let site: ArticlesSite;
let database: ArticlesSite['database'];
/** Entries of the activity list that earlier tests left. */
let entriesBefore = 0;
beforeAll(async () => {
  site = await openArticlesSite();
  database = site.database;
});
afterAll(() => database.discard());
beforeEach(async () => {
  await site.clear();
  entriesBefore = (await database.db.select().from(activity)).length;
});

const call: ArticlesSite['call'] = (...given) => site.call(...given);
const create: ArticlesSite['create'] = (given) => site.create(given);
const read: ArticlesSite['read'] = (idOrSlug) => site.read(idOrSlug);

async function refusalOf(response: Response): Promise<[number, unknown]> {
  return [response.status, (await response.json()).fields];
}

async function newEntries() {
  const entries = await database.db.select().from(activity).orderBy(asc(activity.id));
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
  const someoneElse = (await storeAdministrator(database.db, { username: 'luis' })).headers;
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
    action: 'article-deleted',
    subject: 'Trabajar al sol',
    subjectId: id,
  });
});

test('a counterpart is linked and unlinked on both sides, and its editors notice', async () => {
  const english = await create({ language: 'en', title: 'Sun' });
  const spanish = await create({ counterpartId: english.id.toUpperCase() });
  expect(spanish).toMatchObject({ counterpartId: english.id, counterpartSlug: 'sun' });
  expect(await read(english.id)).toMatchObject({ counterpartId: spanish.id, version: 2 });

  // The English one goes on to another counterpart, and lets go of the one that it had.
  const other = await create({ title: 'Otro' });
  const sun = { ...ARTICLE, title: 'Sun', language: 'en' };
  await call('PUT', `/${english.id}`, { body: { ...sun, counterpartId: other.id } });
  expect(await read(spanish.id)).toMatchObject({ counterpartId: null, version: 2 });
  expect(await read(other.id)).toMatchObject({ counterpartId: english.id, version: 2 });

  await call('PUT', `/${other.id}`, { body: { ...ARTICLE, counterpartId: null } });
  expect((await read(english.id)).counterpartId).toBeNull();
  expect((await read(other.id)).counterpartId).toBeNull();

  await call('PUT', `/${english.id}`, { body: { ...ARTICLE, language: 'en', counterpartId: spanish.id } });
  await call('DELETE', `/${spanish.id}`);
  expect((await read(english.id)).counterpartId).toBeNull();
});

test('a change of language takes counterparts apart', async () => {
  const english = await create({ language: 'en' });
  const spanish = await create({ counterpartId: english.id });
  await call('PUT', `/${spanish.id}`, { body: { ...ARTICLE, language: 'en' } });
  expect((await read(spanish.id)).counterpartId).toBeNull();
  expect((await read(english.id)).counterpartId).toBeNull();
});

test('a counterpart that cannot be one is refused, and nothing is stored', async () => {
  const { id } = await create();
  for (const [counterpartId, key] of [
    [crypto.randomUUID(), 'counterpart.unknown'],
    ['sun', 'counterpart.unknown'],
    [7, 'counterpart.unknown'],
    [id, 'counterpart.sameLanguage'],
  ]) {
    const fields = [{ field: 'counterpartId', key }];
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${id}`],
    ] as const) {
      expect(await refusalOf(await call(method, path, { body: { ...ARTICLE, counterpartId } }))).toEqual([
        422,
        fields,
      ]);
    }
  }
  expect((await database.db.select().from(articles)).length).toBe(1);
  expect((await read(id)).version).toBe(1);
});

test('an article that has a counterpart is nobody else’s, be it chosen at the same moment', async () => {
  const english = await create({ language: 'en' });
  const refused = [422, [{ field: 'counterpartId', key: 'counterpart.taken' }]];
  const both = await Promise.all(
    ['Uno', 'Dos'].map((title) =>
      call('POST', '', { body: { ...ARTICLE, title, counterpartId: english.id } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const [first] = await database.db.select().from(articles).where(eq(articles.language, 'es'));
  if (!first) throw new Error('neither was stored');
  const late = await create({ title: 'Tarde' });
  expect(
    await refusalOf(await call('PUT', `/${late.id}`, { body: { ...ARTICLE, counterpartId: english.id } })),
  ).toEqual(refused);
  expect((await read(english.id)).counterpartId).toBe(first.id);
  // What is so already may be said again.
  const again = await call('PUT', `/${first.id}`, { body: { ...ARTICLE, counterpartId: english.id } });
  expect(again.status).toBe(200);
});

test('changes that link, unlink and delete across each other all end, and links stay mutual', async () => {
  const made: AdminArticle[] = [];
  for (const language of ['en', 'es', 'en', 'es', 'en', 'es']) made.push(await create({ language }));
  const changes = Array.from({ length: 60 }, (_, turn) => {
    const article = made[turn % made.length];
    const partner = made[(turn + 1 + 2 * (turn % 3)) % made.length];
    if (!article || !partner) throw new Error('out of range');
    const { language } = article;
    return turn === 41
      ? call('DELETE', `/${article.id}`)
      : call('PUT', `/${article.id}`, { body: { ...ARTICLE, language, counterpartId: partner.id } });
  });
  const statuses = new Set((await Promise.all(changes)).map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 204, 404, 422].includes(status))).toEqual([]);
  const rows = await database.db.select().from(articles);
  for (const { id, counterpartId } of rows.filter((row) => row.counterpartId !== null)) {
    expect(rows.find((row) => row.id === counterpartId)?.counterpartId).toBe(id);
  }
});

test.each([
  { field: 'title', value: ' ', key: 'title.missing' },
  { field: 'title', value: undefined, key: 'title.missing' },
  { field: 'title', value: 'x'.repeat(201), key: 'text.tooLong' },
  { field: 'title', value: '\0\v\ud800', key: 'title.missing' },
  { field: 'title', value: 7, key: 'field.type' },
  { field: 'excerpt', value: '', key: 'excerpt.missing' },
  { field: 'excerpt', value: 'x'.repeat(1001), key: 'text.tooLong' },
  { field: 'content', value: undefined, key: 'content.missing' },
  { field: 'content', value: null, key: 'content.missing' },
  { field: 'content', value: ' \n ', key: 'content.missing' },
  { field: 'content', value: { sections: [] }, key: 'content.missing' },
  {
    field: 'content',
    value: { sections: [{ title: 'Contenido', content: ' ', items: [''] }] },
    key: 'content.missing',
  },
  { field: 'content', value: 7, key: 'field.type' },
  { field: 'content', value: [], key: 'field.type' },
  { field: 'content', value: '\0', key: 'content.missing' },
  {
    field: 'content',
    value: { sections: Array(7).fill({ title: '', content: 'x'.repeat(50_000) }) },
    key: 'content.tooLong',
  },
  { field: 'category', value: '', key: 'category.missing' },
  { field: 'language', value: 'fr', key: 'choice.unknown' },
  { field: 'isActive', value: 'true', key: 'field.type' },
  { field: 'image', value: 'https://elsewhere.example/a.jpg', key: 'image.foreign' },
  { field: 'image', value: '//elsewhere.example/a.jpg', key: 'image.foreign' },
  { field: 'image', value: 'javascript:alert(1)', key: 'image.foreign' },
  { field: 'image', value: 'sunset', key: 'image.foreign' },
  { field: 'image', value: '/objects/0b54e1c2-6c1f-4d3e-9a58-0d5b3f6d7e11', key: 'image.gone' },
  { field: 'slug', value: 'mine', key: 'field.unknown' },
  { field: 'id', value: crypto.randomUUID(), key: 'field.unknown' },
])('$field is refused: $key', async ({ field, value, key }) => {
  const answer = await call('POST', '', { body: { ...ARTICLE, [field]: value } });
  expect(await refusalOf(answer)).toEqual([422, [{ field, key }]]);
});

test('an uploaded picture is kept while an article uses it; one that is gone is refused', async () => {
  const id = crypto.randomUUID();
  // The pictures are another feature's.
  await database.db.execute(
    sql`INSERT INTO pictures (id, width, height, widths, uploaded_by) VALUES (${id}, 480, 700, '{480}', 'ana')`,
  );
  const image = `/objects/${id}`;
  const article = await create({ image });
  const kept = await database.db.execute(sql`SELECT id FROM pictures WHERE unused_since IS NULL`);
  expect(kept.rows).toEqual([{ id }]);
  // Its size is returned, so that pages reserve its place.
  const pictureSize = { width: 480, height: 700 };
  expect(article).toMatchObject({ image, pictureSize });
  expect(await (await call('GET', `/${article.id}`)).json()).toMatchObject({ pictureSize });
  const list = await (await call('GET', '?fields=summary')).json();
  expect(list.find((entry: { id: string }) => entry.id === article.id)).toMatchObject({ pictureSize });
  expect(await create({ image: 'heat' })).toMatchObject({ pictureSize: null });

  const gone = { ...ARTICLE, image: `/objects/${crypto.randomUUID()}` };
  const fields = [{ field: 'image', key: 'image.gone' }];
  expect(await refusalOf(await call('POST', '', { body: gone }))).toEqual([422, fields]);
  expect(await refusalOf(await call('PUT', `/${article.id}`, { body: gone }))).toEqual([422, fields]);
  // The text of an article that has lost its picture can still be corrected.
  await database.db.execute(sql`DELETE FROM pictures`);
  expect((await call('PUT', `/${article.id}`, { body: { ...ARTICLE, image } })).status).toBe(200);
});

test('inside the content a problem names its place', async () => {
  const content = {
    sections: [
      { title: 'A', content: 'a' },
      {
        title: 'x'.repeat(201),
        content: 'b',
        items: ['ok', 8],
        subsections: [{ title: 'C', items: [7] }],
        x: 1,
      },
      'text',
      { title: 'D' },
    ],
  };
  const [status, fields] = await refusalOf(await call('POST', '', { body: { ...ARTICLE, content } }));
  expect(status).toBe(422);
  expect(fields).toEqual(
    expect.arrayContaining([
      { field: 'content.sections.1.title', key: 'text.tooLong' },
      { field: 'content.sections.1.items.1', key: 'field.type' },
      { field: 'content.sections.1.subsections.0.items.0', key: 'field.type' },
      { field: 'content.sections.1.x', key: 'field.unknown' },
      { field: 'content.sections.2', key: 'field.type' },
      { field: 'content.sections.3.content', key: 'field.type' },
    ]),
  );
});

test('what a paste brings along that nobody can read becomes line breaks, or goes', async () => {
  const pasted = 'Uno\vDos\u2028Tres\u0085Cuatro\0\ud800';
  const section = { title: pasted, content: pasted, items: [pasted] };
  const article = await create({ title: pasted, excerpt: pasted, content: { sections: [section] } });
  const [oneLine, lines] = ['Uno Dos Tres Cuatro', 'Uno\nDos\nTres\nCuatro'];
  expect(article).toMatchObject({
    title: oneLine,
    excerpt: lines,
    content: { sections: [{ title: oneLine, content: lines, items: [lines] }] },
  });
});

test('HTML and scripts in any field are text', async () => {
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const content = { sections: [{ title: html, content: html, items: [html] }] };
  const article = await create({
    title: html,
    excerpt: html,
    content,
    alt: html,
    category: html,
    readTime: html,
  });
  expect(article).toMatchObject({ title: html, excerpt: html, content, alt: html, category: html });
  expect(article.slug).toMatch(/^[a-z0-9-]+$/);
});

test('bodies that are no article are refused by kind and size', async () => {
  const send = async (body: string, type = 'application/json') =>
    (await call('POST', '', { body, headers: { 'Content-Type': type } })).status;
  expect(await send('{"title":')).toBe(400);
  expect(await send('[]')).toBe(400);
  expect(await send('title=x', 'application/x-www-form-urlencoded')).toBe(415);
  expect(await send(JSON.stringify({ ...ARTICLE, alt: 'x'.repeat(2 * 1024 * 1024) }))).toBe(413);
  expect(await send(JSON.stringify({}))).toBe(422);
});

test('the longest article fits, each of its characters escaped', async () => {
  const section = { title: '', content: 'ñ'.repeat(49_000) };
  const content = { sections: Array(6).fill(section) };
  const escaped = JSON.stringify({ ...ARTICLE, content }).replaceAll('ñ', String.raw`\u00f1`);
  expect((await call('POST', '', { body: escaped })).status).toBe(201);
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
  await database.db.insert(articles).values(
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
  await database.db.execute(
    `CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END; $$`,
  );
  await database.db.execute(
    'CREATE TRIGGER refuse_entry BEFORE INSERT ON activity FOR EACH ROW EXECUTE FUNCTION refuse_entry()',
  );
  try {
    expect((await call('PUT', `/${id}`, { body: { ...ARTICLE, title: 'Otro' } })).status).toBe(500);
    expect((await call('POST', '', { body: ARTICLE })).status).toBe(500);
    expect((await call('DELETE', `/${id}`)).status).toBe(500);
  } finally {
    await database.db.execute('DROP TRIGGER refuse_entry ON activity');
  }
  const rows = await database.db.select().from(articles).where(eq(articles.title, 'Trabajar al sol'));
  expect(rows.map(({ version }) => version)).toEqual([1]);
});
