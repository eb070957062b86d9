import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { picturePath } from '#features/pictures/picture.ts';
import type { History, Standing, WholeVersion } from '#revisions/revision.ts';
import { activity } from '#server/activity/activity.table.ts';
import {
  SENT_ARTICLE as ARTICLE,
  articlesSitePerTest,
  refusalOf,
} from '../../../tests/support/articles-site.ts';
import type { AdminArticle } from './article.ts';
import { articles } from './articles.table.ts';

/* Every change of an article is a version, and each of them can be restored. */

const site = articlesSitePerTest();
const { call, create, read } = site;

const at = (id: string, rest = '') => `/api/revisions/articles/${id}${rest}`;
const history = async (id: string): Promise<History['versions']> =>
  ((await (await call('GET', at(id, '/history'))).json()) as History).versions;
const version = async (id: string, number: number): Promise<WholeVersion> =>
  (await call('GET', at(id, `/versions/${number}`))).json();
const titles = async (id: string) => (await history(id)).map(({ title, status }) => [title, status]);
const standing = async (id: string): Promise<Standing> => (await call('GET', at(id))).json();
const update = async (id: string, given: Partial<typeof ARTICLE> & { counterpartId?: string | null }) =>
  expect((await call('PUT', `/${id}`, { body: { ...ARTICLE, ...given } })).status).toBe(200);
const restore = async (id: string, number: number, basedOn?: number) =>
  call('POST', at(id, '/restore'), { body: { basedOn: basedOn ?? (await standing(id)).last, number } });
/** An article as somebody stored it before there were versions. */
async function storeOld(): Promise<string> {
  const row = { slug: 'de-antes', title: 'De antes', excerpt: 'x', content: 'x' };
  const [stored] = await site.db.insert(articles).values(row).returning({ id: articles.id });
  return stored?.id ?? '';
}

test('creating, changing, hiding: each is a version, by whom it was done', async () => {
  const { id } = await create();
  await update(id, { title: 'Trabajar a la sombra' });
  await call('PATCH', `/${id}/toggle`);
  const versions = await history(id);
  expect(versions.map(({ title, status, author }) => [title, status, author])).toEqual([
    ['Trabajar a la sombra', 'in-force', 'ana'],
    ['Trabajar a la sombra', 'replaced', 'ana'],
    ['Trabajar al sol', 'replaced', 'ana'],
  ]);
  const { body } = await version(id, versions[0]?.number ?? 0);
  expect(body).toEqual({
    ...ARTICLE,
    ...{ title: 'Trabajar a la sombra', isActive: false },
    ...{ image: null, alt: null, readTime: null, counterpartId: null },
  });
});

test.each([
  ['changed', (id: string) => update(id, {})],
  ['hidden', (id: string) => call('PATCH', `/${id}/toggle`)],
  ['deleted', (id: string) => call('DELETE', `/${id}`)],
])('an article of before is a version as it was, once it is %s', async (_, change) => {
  const id = await storeOld();
  expect(await history(id)).toEqual([]);
  await change(id);
  const [, before] = await history(id);
  expect(before).toMatchObject({ title: 'De antes', author: null });
  expect(await history(id)).toHaveLength(2);
});

test('what another program changed meanwhile is a version before it is overwritten', async () => {
  const { id } = await create();
  await site.db.update(articles).set({ title: 'Por otro lado' }).where(eq(articles.id, id));
  await update(id, { title: 'Por encima' });
  expect((await titles(id)).map(([title]) => title)).toEqual([
    'Por encima',
    'Por otro lado',
    'Trabajar al sol',
  ]);
});

test('what is refused leaves no version', async () => {
  const { id } = await create();
  await call('PUT', `/${id}`, { body: { ...ARTICLE, title: '' } });
  await call('PUT', `/${id}`, { body: { ...ARTICLE, image: picturePath(randomUUID()) } });
  await call('PUT', `/${id}`, { body: ARTICLE, headers: { 'If-Match': '"v7"' } });
  expect(await history(id)).toHaveLength(1);
});

test('a version is restored as a new one, with its text, its state and its address', async () => {
  const { id } = await create();
  await update(id, { title: 'Trabajar a la sombra', isActive: false });
  const [, first] = await history(id);
  const response = await restore(id, first?.number ?? 0);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ inForce: { title: 'Trabajar al sol' }, draft: null });
  expect(await read(id)).toMatchObject({
    title: 'Trabajar al sol',
    slug: 'trabajar-al-sol',
    isActive: true,
    version: 3,
  });
  expect((await titles(id)).map(([title]) => title)).toEqual([
    'Trabajar al sol',
    'Trabajar a la sombra',
    'Trabajar al sol',
  ]);
  const entries = await site.db.select().from(activity).where(eq(activity.subjectId, id));
  expect(entries.slice(-2)).toMatchObject([
    { action: 'article-restored', details: { version: first?.number, changed: 'title' } },
    { action: 'article-activated' },
  ]);
});

test('restoring brings the counterpart back while it is free, and takes it from nobody', async () => {
  const english = await create({ language: 'en' });
  const { id } = await create({ counterpartId: english.id });
  await update(id, { counterpartId: null });
  const [, linked] = await history(id);
  await restore(id, linked?.number ?? 0);
  expect((await read(id)).counterpartId).toBe(english.id);
  await update(id, { counterpartId: null });
  const other = await create({ counterpartId: english.id });
  expect((await restore(id, linked?.number ?? 0)).status).toBe(200);
  expect((await read(id)).counterpartId).toBeNull();
  expect((await read(other.id)).counterpartId).toBe(english.id);
});

test('a version whose picture is gone is refused by name, and nothing changes', async () => {
  const picture = randomUUID();
  await site.db.execute(sql`INSERT INTO pictures (id, width, height, widths, uploaded_by)
    VALUES (${picture}, 1, 1, '{1}', 'ana')`);
  const { id } = await create({ image: picturePath(picture) });
  await update(id, { image: '' });
  await site.db.execute(sql`DELETE FROM pictures`);
  const [, first] = await history(id);
  expect(await refusalOf(await restore(id, first?.number ?? 0))).toEqual([
    422,
    [{ field: 'image', key: 'image.gone' }],
  ]);
  expect(await history(id)).toHaveLength(2);
  expect(await read(id)).toMatchObject({ image: null, version: 2 });
});

test('two restore at once: one does, the other is told that there is another version', async () => {
  const { id } = await create();
  await update(id, { title: 'Otra cosa' });
  const [last, first] = await history(id);
  const again = () => restore(id, first?.number ?? 0, last?.number);
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('drafts, publishing and schedules are not theirs; an unknown version or article is not found', async () => {
  const { id } = await create();
  const { last: basedOn } = await standing(id);
  const body = ARTICLE;
  for (const [path, sent] of [
    ['/draft', { basedOn, body }],
    ['/publish', { basedOn, body }],
    [`/versions/${basedOn}/cancel`, undefined],
    [`/versions/${basedOn}/publish`, undefined],
    ['/restore', { basedOn, number: basedOn + 1000 }],
  ] as const) {
    expect([path, (await call('POST', at(id, path), { body: sent })).status]).toEqual([path, 404]);
  }
  const nobody = at(randomUUID(), '/trash');
  expect((await call('POST', nobody, { body: { basedOn: 0 } })).status).toBe(404);
  expect(await history(id)).toHaveLength(1);
});

test('content that is refused today is listed, and kept in the trash as it was', async () => {
  const id = await storeOld();
  const content = [1, { sections: null }];
  await site.db
    .update(articles)
    .set({ content, title: 'x'.repeat(500) })
    .where(eq(articles.id, id));
  await call('DELETE', `/${id}`);
  const { last } = await standing(id);
  expect((await history(id))[0]?.title).toHaveLength(500);
  expect((await call('POST', at(id, '/take-back'), { body: { basedOn: last } })).status).toBe(200);
  const taken: AdminArticle = await read(id);
  expect(taken.content).toEqual(content);
});
