import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Standing, TrashedSubject } from '#revisions/revision.ts';
import { emptyTrash } from '#revisions/trash.server.ts';
import { articlesSitePerTest } from '../../../tests/support/articles-site.ts';
import type { AdminArticle } from './article.ts';
import { articleKind } from './article-kind.ts';
import { articles, bundledArticles } from './articles.table.ts';
import { loadBundledArticles } from './bundled/bundled-articles.server.ts';

/* An article that is deleted lies in the trash for 30 days: it is gone everywhere, and comes back as it was. */

const site = articlesSitePerTest();
const { call, create, read } = site;

const at = (id: string, verb = '') => `/api/revisions/articles/${id}${verb}`;
const remove = async (id: string) => expect((await call('DELETE', `/${id}`)).status).toBe(204);
const trash = async (): Promise<TrashedSubject[]> => (await call('GET', '/api/revisions/trash')).json();
const last = async (id: string) => ((await (await call('GET', at(id))).json()) as Standing).last;
const takeBack = async (id: string, basedOn?: number) =>
  call('POST', at(id, '/take-back'), { body: { basedOn: basedOn ?? (await last(id)) } });
/** As if all that lies in the trash had been put there so long ago. */
const passDays = (days: number) =>
  site.db.execute(sql`UPDATE revisions SET in_force_from = in_force_from - make_interval(days => ${days}),
    created_at = created_at - make_interval(days => ${days})`);
const rename = (id: string, { title, excerpt, content }: AdminArticle, to = `${title}, otra vez`) =>
  call('PUT', `/${id}`, { body: { title: to, excerpt, content, image: null, alt: null, readTime: null } });

test('what is deleted is in no list and at no address, and in the trash by whom and until when', async () => {
  const { id, slug } = await create();
  await remove(id);
  for (const by of [undefined, null]) {
    for (const path of ['', '?fields=summary']) {
      expect(await (await call('GET', path, by === null ? { by } : {})).json()).toEqual([]);
    }
    for (const name of [id, slug]) {
      expect((await call('GET', `/${name}`, by === null ? { by } : {})).status).toBe(404);
    }
  }
  // Nothing that reads articles can forget to leave it out.
  expect(await site.db.$count(articles)).toBe(0);
  const [lying, ...others] = await trash();
  expect(others).toEqual([]);
  expect(lying).toMatchObject({ kind: 'articles', subject: id, title: 'Trabajar al sol', author: 'ana' });
  expect(Date.parse(lying?.until ?? '') - Date.parse(lying?.inForceFrom ?? '')).toBe(30 * 86_400_000);
});

test('taken back it is what it was, at every address that it had, with its counterpart', async () => {
  const english = await create({ language: 'en', title: 'Working in the sun' });
  const first = await create({ counterpartId: english.id });
  await rename(first.id, first);
  const before = await read(first.id);
  await remove(first.id);
  expect((await read(english.id)).counterpartId).toBeNull();
  const response = await takeBack(first.id);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ trashed: null, inForce: { title: before.title } });
  const after = await read(first.id);
  expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: after.updatedAt });
  expect((await read(english.id)).counterpartId).toBe(first.id);
  const old = await call('GET', `/${first.slug}`, { by: null });
  expect([old.status, old.headers.get('Location')]).toEqual([301, `/api/articles/${after.slug}`]);
  expect(await trash()).toEqual([]);
});

test('its address is nobody else’s while it lies there, nor is a counterpart taken from another', async () => {
  const english = await create({ language: 'en', title: 'Working in the sun' });
  const { id, slug } = await create({ counterpartId: english.id });
  await remove(id);
  const other = await create({ counterpartId: english.id });
  expect(other.slug).toBe(`${slug}-2`);
  expect((await takeBack(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ slug, counterpartId: null });
  expect((await read(english.id)).counterpartId).toBe(other.id);
});

test('who had it open before is told that it has changed', async () => {
  const { id, ...article } = await create();
  await remove(id);
  await takeBack(id);
  const body = { title: 'x', excerpt: 'x', content: article.content };
  expect((await call('PUT', `/${id}`, { body, headers: { 'If-Match': '"v1"' } })).status).toBe(412);
});

test('of two who take it back, or delete it, one does; both at once leave one article', async () => {
  const { id } = await create();
  const deletions = await Promise.all([call('DELETE', `/${id}`), call('DELETE', `/${id}`)]);
  expect(deletions.map(({ status }) => status).sort()).toEqual([204, 404]);
  const basedOn = await last(id);
  const returns = await Promise.all([takeBack(id, basedOn), takeBack(id, basedOn)]);
  expect(returns.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await site.db.$count(articles)).toBe(1);
});

test('it can be deleted and taken back again and again, and its history stays', async () => {
  const { id, title } = await create();
  for (let round = 0; round < 3; round += 1) {
    await remove(id);
    expect((await takeBack(id)).status).toBe(200);
  }
  expect((await read(id)).title).toBe(title);
  expect((await trash()).length).toBe(0);
});

test('after 30 days it cannot be taken back, and the night deletes it for good', async () => {
  const { id } = await create();
  const kept = await create({ title: 'Se queda' });
  await remove(id);
  await passDays(29);
  expect(await emptyTrash(site.db, [articleKind])).toBe(0);
  expect(await trash()).toHaveLength(1);
  await passDays(1);
  expect(await trash()).toEqual([]);
  expect((await takeBack(id)).status).toBe(404);
  await passDays(1);
  expect(await emptyTrash(site.db, [articleKind])).toBe(1);
  expect(await last(id)).toBe(0);
  expect(await last(kept.id)).toBeGreaterThan(0);
  const { rows } = await site.db.execute<{ action: string; subject: string }>(
    sql`SELECT action, subject FROM activity WHERE subject_id = ${id} ORDER BY id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['article-created', 'article-trashed', 'trash-emptied']);
  expect(rows[2]?.subject).toBe('Trabajar al sol');
});

test('one of the six that is taken back is one of the six again', async () => {
  await loadBundledArticles(site.db);
  const [row] = await site.db.select().from(bundledArticles);
  const id = row?.articleId ?? '';
  await remove(id);
  await takeBack(id);
  const again = await site.db.select().from(bundledArticles);
  expect(again.find(({ slug }) => slug === row?.slug)?.articleId).toBe(id);
  expect((await read(row?.slug ?? '')).id).toBe(id);
});
