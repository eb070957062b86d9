import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { articles } from '#features/news/articles.table.ts';
import { loadBundledArticles } from '#features/news/bundled/bundled-articles.server.ts';
import { moveArticles } from '#features/news/move-articles.server.ts';
import { findActiveArticle } from '#features/news/read-articles.server.ts';
import { deleteArticle } from '#features/news/trash-articles.server.ts';
import { createArticle, updateArticle } from '#features/news/write-articles.server.ts';
import type { Database } from '#server/database/connect.ts';
import { openSyncEnds, type SyncEnds, syncOutcomes } from '../../../tests/support/sync-ends.ts';

/* The six keep being the same articles in production, whatever they are called, and their addresses travel. */

let ends: SyncEnds;
let here: Database;
let there: Database;
beforeEach(async () => {
  ends = await openSyncEnds();
  here = ends.here.db;
  there = ends.there.db;
});
afterEach(() => ends.discard());

const HEAT = 'working-in-the-heat';
const BY = { username: 'ana', accepted: undefined };
const TEXTS = { excerpt: 'x', content: 'x', image: null, alt: null, readTime: null };

async function rename(db: Database, slug: string, title: string): Promise<string> {
  const { id, excerpt, image, alt, readTime } = await findActiveArticle(db, slug);
  const input = { title, excerpt, content: 'x', image, alt, readTime };
  return (await updateArticle(db, { ...BY, id, input })).slug;
}

/** Where a name in addresses leads: to the address and title of an article. */
async function at(db: Database, slug: string): Promise<string[]> {
  const { slug: address, title } = await findActiveArticle(db, slug);
  return [address, title];
}

test('an article that was renamed here is the same one there, and each address that it had leads to it', async () => {
  await ends.sync();
  await rename(here, HEAT, 'In between');
  await rename(here, HEAT, 'Sun and heat');
  expect(syncOutcomes(await ends.preview())[0]).toBe('updated');
  expect(syncOutcomes(await ends.sync())).toEqual(['updated', ...Array(5).fill('unchanged')]);
  expect(await there.$count(articles)).toBe(6);
  for (const slug of [HEAT, 'in-between', 'sun-and-heat'])
    expect(await at(there, slug)).toEqual(['sun-and-heat', 'Sun and heat']);
  expect(syncOutcomes(await ends.sync())).toEqual(Array(6).fill('unchanged'));
});

test('one that is made there under its new title is still known by the name that it came with', async () => {
  await rename(here, HEAT, 'Sun');
  expect(syncOutcomes(await ends.sync())).toEqual(Array(6).fill('created'));
  expect(await at(there, HEAT)).toEqual(['sun', 'Sun']);
  expect(await loadBundledArticles(there)).toBe(0);
  expect(await moveArticles(there)).toBe(0);
  await rename(here, HEAT, 'Heat');
  expect(syncOutcomes(await ends.sync())[0]).toBe('updated');
  expect(await at(there, 'sun')).toEqual(['heat', 'Heat']);
  // The two of a pair name each other still.
  expect((await findActiveArticle(there, HEAT)).counterpartSlug).toBe('trabajar-bajo-el-calor');
});

test('one that was renamed there becomes what it is here', async () => {
  await ends.sync();
  await rename(there, HEAT, 'Theirs');
  expect(syncOutcomes(await ends.sync())).toEqual(['updated', ...Array(5).fill('unchanged')]);
  expect((await at(there, 'theirs'))[0]).toBe(HEAT);
});

test('an address of another article there stays with that, and a second sync changes nothing', async () => {
  await ends.sync();
  const input = { ...TEXTS, title: 'Sun' };
  await createArticle(there, { username: 'ana', input });
  await createArticle(there, { username: 'ana', input: { ...input, title: 'Rain' } });
  await rename(there, 'rain', 'Storm');
  await rename(here, HEAT, 'Rain');
  await rename(here, HEAT, 'Sun');
  await ends.sync();
  expect(await at(there, 'rain')).toEqual(['storm', 'Storm']);
  expect((await at(there, HEAT))[0]).toBe('sun-2');
  expect(await there.$count(articles)).toBe(8);
  expect(syncOutcomes(await ends.sync())).toEqual(Array(6).fill('unchanged'));
  expect(await moveArticles(there)).toBe(0);
});

test('one that was deleted there comes back with its addresses; deleted here, it is left', async () => {
  await ends.sync();
  await rename(here, HEAT, 'Sun');
  await ends.sync();
  const { id } = await findActiveArticle(there, HEAT);
  await deleteArticle(there, { ...BY, id });
  expect(syncOutcomes(await ends.sync())).toEqual(['created', 'updated', ...Array(4).fill('unchanged')]);
  expect(await at(there, HEAT)).toEqual(['sun', 'Sun']);
  await here.delete(articles).where(eq(articles.slug, 'sun'));
  expect(syncOutcomes(await ends.sync())[0]).toBe('left');
  expect(await at(there, HEAT)).toEqual(['sun', 'Sun']);
});
