import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  SENT_ARTICLE as ARTICLE,
  articlesSitePerTest,
  refusalOf,
} from '../../../tests/support/articles-site.ts';

/* What the fields of an article may hold, and what becomes of what they may not. */

const site = articlesSitePerTest();
const { call, create } = site;

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
  await site.db.execute(
    sql`INSERT INTO pictures (id, width, height, widths, uploaded_by) VALUES (${id}, 480, 700, '{480}', 'ana')`,
  );
  const image = `/objects/${id}`;
  const article = await create({ image });
  const kept = await site.db.execute(sql`SELECT id FROM pictures WHERE unused_since IS NULL`);
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
  await site.db.execute(sql`DELETE FROM pictures`);
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
