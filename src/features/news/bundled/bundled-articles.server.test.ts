import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locale.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { readArticleContent } from '../article-content.ts';
import { articles } from '../articles.table.ts';
import { listActiveArticles } from '../read-articles.server.ts';
import { loadBundledArticles } from './bundled-articles.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.discard());

test('three articles in each language are put in once, even when two servers start together', async () => {
  const loaded = await Promise.all([loadBundledArticles(database.db), loadBundledArticles(database.db)]);
  expect(loaded.toSorted()).toEqual([0, 6]);
  for (const language of LOCALES) {
    const list = await listActiveArticles(database.db, { language });
    expect(list.map(({ image }) => image)).toEqual(['heat', 'school', 'hurricane']);
  }
  expect(await loadBundledArticles(database.db)).toBe(0);
});

test('every article names its counterpart, which tells the same in as many sections', async () => {
  await loadBundledArticles(database.db);
  const all = await listActiveArticles(database.db);
  const shape = (content: unknown) =>
    readArticleContent(content).map(({ paragraphs, items, subsections }) => [
      paragraphs.length,
      items.length,
      subsections.map((inner) => inner.items.length),
    ]);
  for (const article of all) {
    const counterpart = all.find(({ slug }) => slug === article.counterpartSlug);
    expect(counterpart?.counterpartSlug).toBe(article.slug);
    expect(counterpart?.language).not.toBe(article.language);
    expect(shape(counterpart?.content)).toEqual(shape(article.content));
  }
});

test('each is an article of 400 to 700 words', async () => {
  await loadBundledArticles(database.db);
  for (const { slug, content } of await listActiveArticles(database.db)) {
    const words = readArticleContent(content)
      .flatMap(({ title, paragraphs, items, subsections }) => [
        title,
        ...paragraphs,
        ...items,
        ...subsections.flatMap((inner) => [inner.title, ...inner.items]),
      ])
      .join(' ')
      .split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(400);
    expect(words, slug).toBeLessThanOrEqual(700);
  }
});

test('what an administrator deleted or changed is not undone by the next start', async () => {
  await loadBundledArticles(database.db);
  await database.db.delete(articles).where(eq(articles.slug, 'working-in-the-heat'));
  await database.db
    .update(articles)
    .set({ title: 'Changed' })
    .where(eq(articles.slug, 'back-to-school-checklist'));
  expect(await loadBundledArticles(database.db)).toBe(0);
  const titles = (await listActiveArticles(database.db, { language: 'en' })).map(({ title }) => title);
  expect(titles).toEqual(['Changed', 'Hurricane season: refill before the storm']);
});

test('an article that already has the name of a bundled one is left alone', async () => {
  await database.db
    .insert(articles)
    .values({ slug: 'working-in-the-heat', title: 'Mine', excerpt: 'x', content: 'x' });
  expect(await loadBundledArticles(database.db)).toBe(6);
  const english = await listActiveArticles(database.db, { language: 'en' });
  expect(english.map(({ title }) => title)).toContain('Mine');
  expect(english).toHaveLength(3);
  expect(english.find(({ title }) => title === 'Mine')?.counterpartSlug).toBeNull();
});
