import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, signInAt } from '../support/administrator.ts';
import { readHead } from '../support/html-head.ts';
import { type BuiltSite, startBuiltSite } from '../support/start-built-site.ts';

/*
 * Addresses that an article had (docs/product/articles.md, Pages and feed). Other tests read all articles: it has a
 * site of its own.
 */

let site: BuiltSite;
let call: ApiClient;
/** Ids of an article and its counterpart. */
let spanish: string;
let english: string;
beforeAll(async () => {
  site = await startBuiltSite();
  call = await signInAt(site.address);
  english = await send('POST', '', { title: 'Happy new year', language: 'en' });
  spanish = await send('POST', '', { title: 'Feliz año', language: 'es', counterpartId: english });
  await send('PUT', `/${spanish}`, { title: 'Buen año', language: 'es' });
});
afterAll(() => site.stop());

async function send(method: string, path: string, article: Record<string, unknown>): Promise<string> {
  const body = { excerpt: 'Una visita al año', content: 'Salud', isActive: true, ...article };
  const answer = await call(site.address, `/api/articles${path}`, { method, body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()).id;
}

async function answerAt(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.address + path, { redirect: 'manual', headers });
  const location = answer.headers.get('Location');
  return { status: answer.status, to: location && new URL(location, site.address).pathname, answer };
}

const textAt = async (path: string) => (await fetch(site.address + path)).text();

describe('an address that an article had', () => {
  test.each([
    ['/es/news/feliz-anio', '/es/news/buen-anio'],
    ['/ES/News/Feliz-Anio', '/es/news/feliz-anio'],
    ['/en/news/feliz-anio', '/en/news/happy-new-year'],
    ['/api/articles/feliz-anio', '/api/articles/buen-anio'],
  ])('leads from there for good: %s', async (path, to) => {
    expect(await answerAt(path)).toMatchObject({ status: 301, to });
  });

  test('leads on in the language of the visitor, where it names none', async () => {
    const lead = (language: string) => answerAt('/news/feliz-anio', { 'Accept-Language': language });
    expect(await lead('es')).toMatchObject({ status: 301, to: '/news/buen-anio' });
    expect(await lead('en')).toMatchObject({ status: 301, to: '/news/happy-new-year' });
  });

  test('is kept by no browser without asking again: an article may have it back', async () => {
    const { answer } = await answerAt('/es/news/feliz-anio');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    // Two pages that lead to each other would never end.
    await send('PUT', `/${spanish}`, { title: 'Feliz año', language: 'es' });
    expect(await answerAt('/es/news/feliz-anio')).toMatchObject({ status: 200 });
    expect(await answerAt('/es/news/buen-anio')).toMatchObject({ status: 301, to: '/es/news/feliz-anio' });
    await send('PUT', `/${spanish}`, { title: 'Buen año', language: 'es' });
    expect(await answerAt('/es/news/buen-anio')).toMatchObject({ status: 200 });
    expect(await answerAt('/es/news/feliz-anio')).toMatchObject({ status: 301, to: '/es/news/buen-anio' });
  });
});

test('pages, data for search engines, feed, sitemap and the counterpart name the new address alone', async () => {
  const html = await textAt('/es/news/buen-anio');
  const { canonical, properties, alternates } = readHead(html);
  expect(new URL(canonical).pathname).toBe('/es/news/buen-anio');
  expect(properties['og:url']).toBe(canonical);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).toContain('/es/news/buen-anio');
  expect(new URL(alternates['en'] ?? '').pathname).toBe('/en/news/happy-new-year');
  const other = readHead(await textAt('/en/news/happy-new-year'));
  expect(new URL(other.alternates['es'] ?? '').pathname).toBe('/es/news/buen-anio');
  for (const path of [
    '/es/feed.xml',
    '/sitemap.xml',
    '/es',
    '/es/news/buen-anio',
    '/en/news/happy-new-year',
  ]) {
    const text = await textAt(path);
    expect(text, path).not.toContain('feliz-anio');
    expect(text, path).toContain('buen-anio');
  }
});

test('what is hidden or deleted is not found at any address that it had', async () => {
  const paths = ['/es/news/feliz-anio', '/es/news/buen-anio', '/news/feliz-anio', '/api/articles/feliz-anio'];
  const statuses = async () =>
    (await Promise.all(paths.map((path) => answerAt(path)))).map((each) => each.status);
  await call(site.address, `/api/articles/${spanish}/toggle`, { method: 'PATCH' });
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await call(site.address, `/api/articles/${spanish}/toggle`, { method: 'PATCH' });
  expect(await statuses()).toEqual([301, 200, 301, 301]);
  await call(site.address, `/api/articles/${spanish}`, { method: 'DELETE' });
  expect(await statuses()).toEqual([404, 404, 404, 404]);
});
