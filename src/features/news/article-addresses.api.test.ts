import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articlesSitePerTest, SENT_ARTICLE } from '../../../tests/support/articles-site.ts';
import type { AdminArticle } from './article.ts';
import { slugOf } from './article-address.ts';
import { articles } from './articles.table.ts';
import { loadBundledArticles } from './bundled/bundled-articles.server.ts';
import { moveArticles } from './move-articles.server.ts';

/* An article's address follows its title, and every one that it had leads to it. */

const site = articlesSitePerTest();

const create = (title: string, given = {}) => site.create({ title, ...given });

async function rename({ id }: { id: string }, title: string): Promise<AdminArticle> {
  const answer = await site.call('PUT', `/${id}`, { body: { ...SENT_ARTICLE, title } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

/** Stores an article as an earlier version did. */
async function storeAs(slug: string, title: string): Promise<string> {
  const [row] = await site.db
    .insert(articles)
    .values({ slug, title, excerpt: 'x', content: 'x', language: 'es' })
    .returning({ id: articles.id });
  return row?.id ?? '';
}

/** What a stranger is answered under a name: the status, and where it leads. */
async function answerAt(slug: string): Promise<[number, string | null]> {
  const { status, headers } = await site.call('GET', `/${slug}`, { by: null });
  return [status, headers.get('Location')];
}

const ledTo = (slug: string) => [301, `/api/articles/${slug}`];

describe('a new title', () => {
  test('gives a new address, and each of those before leads straight to it', async () => {
    const article = await create('Feliz año');
    await rename(article, 'Buen año');
    expect((await rename(article, 'Buen fin de año')).slug).toBe('buen-fin-de-anio');
    expect(await answerAt('feliz-anio')).toEqual(ledTo('buen-fin-de-anio'));
    expect(await answerAt('buen-anio')).toEqual(ledTo('buen-fin-de-anio'));
    expect(await answerAt('buen-fin-de-anio')).toEqual([200, null]);
  });

  test('is told to administrators too, and kept by no cache without asking again', async () => {
    const article = await create('Uno');
    await rename(article, 'Dos');
    const administrator = await site.call('GET', '/uno');
    expect([administrator.status, administrator.headers.get('Cache-Control')]).toEqual([301, 'no-store']);
    const stranger = await site.call('GET', '/uno', { by: null });
    expect([stranger.status, stranger.headers.get('Cache-Control')]).toEqual([301, 'no-cache']);
  });

  test('that makes the same address changes nothing', async () => {
    await create('Calor');
    const article = await create('Calor');
    expect((await rename(article, '¡CALOR!')).slug).toBe('calor-2');
    expect(await answerAt('calor-2')).toEqual([200, null]);
  });

  test('that it had before gives it its address back', async () => {
    const article = await create('Uno');
    await rename(article, 'Dos');
    expect((await rename(article, 'Uno')).slug).toBe('uno');
    expect(await answerAt('dos')).toEqual(ledTo('uno'));
    expect(await answerAt('uno')).toEqual([200, null]);
  });

  test('is named to the counterpart', async () => {
    const english = await create('Sun', { language: 'en' });
    const spanish = await create('Sol', { counterpartId: english.id });
    const body = { ...SENT_ARTICLE, language: 'en', title: 'Heat' };
    await site.call('PUT', `/${english.id}`, { body });
    expect((await site.read(spanish.id)).counterpartSlug).toBe('heat');
  });

  test('of a bundled article moves it, and one that only looks different does not', async () => {
    await loadBundledArticles(site.db);
    const { id, title } = await site.read('working-in-the-heat');
    expect((await rename({ id }, title.toUpperCase())).slug).toBe('working-in-the-heat');
    expect((await rename({ id }, 'Heat')).slug).toBe('heat');
    expect(await answerAt('working-in-the-heat')).toEqual(ledTo('heat'));
  });
});

describe('an address that another article had', () => {
  test('is taken by no new one, and by none that is renamed', async () => {
    await rename(await create('Uno'), 'Dos');
    expect((await create('Uno')).slug).toBe('uno-2');
    expect((await rename(await create('Tres'), 'Uno')).slug).toBe('uno-3');
    expect(await answerAt('uno')).toEqual(ledTo('dos'));
  });

  test('stays with it where two exchange their titles', async () => {
    const [one, two] = [await create('Uno'), await create('Dos')];
    expect((await rename(one, 'Dos')).slug).toBe('dos-2');
    expect((await rename(two, 'Uno')).slug).toBe('uno-2');
    expect(await answerAt('uno')).toEqual(ledTo('dos-2'));
    expect(await answerAt('dos')).toEqual(ledTo('uno-2'));
  });

  test('is taken by none when that is deleted or hidden, and is not found', async () => {
    const [one, two] = [await create('Uno'), await create('Dos')];
    await rename(one, 'Otro');
    await rename(two, 'Oculto');
    await site.call('DELETE', `/${one.id}`);
    await site.call('PATCH', `/${two.id}/toggle`);
    for (const slug of ['uno', 'otro', 'dos', 'oculto']) expect(await answerAt(slug)).toEqual([404, null]);
    expect((await create('Uno')).slug).toBe('uno-2');
    expect((await create('Otro')).slug).toBe('otro-2');
    expect(await answerAt('uno')).toEqual([404, null]);
  });

  test('is no bundled one either', async () => {
    await rename(await create('Working in the heat'), 'Sun');
    await loadBundledArticles(site.db);
    expect(await answerAt('working-in-the-heat')).toEqual(ledTo('sun'));
  });

  test('is taken by none of those that are renamed at the same moment', async () => {
    const made = await Promise.all(['A', 'B', 'C', 'D'].map((title) => create(title)));
    const renamed = await Promise.all(made.map((article) => rename(article, 'Calor')));
    const slugs = renamed.map(({ slug }) => slug).toSorted();
    expect(slugs).toEqual(['calor', 'calor-2', 'calor-3', 'calor-4']);
    for (const { id, slug } of made) expect(await answerAt(slug)).toEqual(ledTo((await site.read(id)).slug));
  });
});

test('a change that fails leaves the address', async () => {
  const article = await create('Uno');
  const body = { ...SENT_ARTICLE, title: 'Dos', counterpartId: crypto.randomUUID() };
  expect((await site.call('PUT', `/${article.id}`, { body })).status).toBe(422);
  expect(await answerAt('uno')).toEqual([200, null]);
  expect(await answerAt('dos')).toEqual([404, null]);
});

test('whatever is made, renamed and deleted, an address leads to the article that had it first', async () => {
  const turn = fc.record({
    what: fc.constantFrom('create', 'rename', 'rename', 'delete'),
    which: fc.nat(5),
    title: fc.constantFrom('Año', 'Anio', 'Calor', 'Calor 2', 'He’ll', '你好'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 12 }), async (turns) => {
      await site.clear();
      const standing: AdminArticle[] = [];
      /** The article that bore each name first. */
      const holders = new Map<string, string>();
      const note = ({ id, slug }: AdminArticle) => {
        expect(holders.get(slug) ?? id).toBe(id);
        holders.set(slug, id);
      };
      for (const { what, which, title } of turns) {
        const place = which % Math.max(1, standing.length);
        const article = standing[place];
        if (what === 'create' || !article) standing.push(await create(title));
        else if (what === 'rename') standing[place] = await rename(article, title);
        else {
          await site.call('DELETE', `/${article.id}`);
          standing.splice(place, 1);
        }
        standing.forEach(note);
      }
      for (const [slug, id] of holders) {
        const now = standing.find((article) => article.id === id);
        const expected = !now ? [404, null] : now.slug === slug ? [200, null] : ledTo(now.slug);
        expect(await answerAt(slug)).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});

describe('articles of earlier versions', () => {
  test('move to the address of their title today, once, and the one before leads there', async () => {
    const id = await storeAs('feliz-ano-nuevo', 'Feliz año nuevo');
    await storeAs('primer-titulo', 'Segundo título');
    const before = await site.read(id);
    expect(await moveArticles(site.db)).toBe(2);
    expect(await site.read(id)).toEqual({ ...before, slug: 'feliz-anio-nuevo' });
    expect(await answerAt('feliz-ano-nuevo')).toEqual(ledTo('feliz-anio-nuevo'));
    expect(await answerAt('primer-titulo')).toEqual(ledTo('segundo-titulo'));
    expect(await moveArticles(site.db)).toBe(0);
  });

  test('stay where today makes the same, with a number too, and where the software gave the name', async () => {
    await loadBundledArticles(site.db);
    for (const slug of ['calor', 'calor-2', 'calor-17']) await storeAs(slug, 'Calor');
    expect(await moveArticles(site.db)).toBe(0);
  });

  test('move once each, to names of their own, when several servers start together', async () => {
    await storeAs('nino', 'Niño');
    await storeAs('nino-2', 'Niño');
    await create('Ninio');
    const moved = await Promise.all([1, 2, 3].map(() => moveArticles(site.db)));
    expect(moved.toSorted()).toEqual([0, 0, 2]);
    expect(await answerAt('nino')).toEqual(ledTo('ninio-2'));
    expect(await answerAt('nino-2')).toEqual(ledTo('ninio-3'));
  });

  test('whatever they are called, a second start moves none', async () => {
    const stored = fc.record({
      slug: fc.constantFrom('ano', 'ano-2', 'calor', 'calor-2', 'calor-02', 'anio'),
      title: fc.oneof(fc.constantFrom('Año', 'Calor', 'Calor 2'), fc.string({ maxLength: 20 })),
    });
    const several = fc.uniqueArray(stored, { maxLength: 6, selector: ({ slug }) => slug });
    await fc.assert(
      fc.asyncProperty(several, async (rows) => {
        await site.clear();
        // PostgreSQL stores no NUL.
        for (const { slug, title } of rows) await storeAs(slug, title.replaceAll('\0', ''));
        await moveArticles(site.db);
        expect(await moveArticles(site.db)).toBe(0);
        const now = await site.db.select().from(articles);
        for (const { slug, title } of now) expect(`${slug}-`.startsWith(`${slugOf(title)}-`)).toBe(true);
        for (const { slug } of rows) expect([200, 301]).toContain((await answerAt(slug))[0]);
      }),
      { numRuns: 30 },
    );
  });
});
