import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  SENT_ARTICLE as ARTICLE,
  articlesSitePerTest,
  refusalOf,
} from '../../../tests/support/articles-site.ts';
import type { AdminArticle } from './article.ts';
import { articles } from './articles.table.ts';

/* The same article in the other language: linked on both sides, and nobody else’s. */

const site = articlesSitePerTest();
const { call, create, read } = site;

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
  expect((await site.db.select().from(articles)).length).toBe(1);
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
  const [first] = await site.db.select().from(articles).where(eq(articles.language, 'es'));
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
  const rows = await site.db.select().from(articles);
  for (const { id, counterpartId } of rows.filter((row) => row.counterpartId !== null)) {
    expect(rows.find((row) => row.id === counterpartId)?.counterpartId).toBe(id);
  }
});
