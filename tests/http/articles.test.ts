import { describe, expect, test } from 'vitest';
import { ask, htmlOf } from '../support/ask-site.ts';
import { readHead } from '../support/html-head.ts';
import { LANGUAGES } from '../support/languages.ts';

/* Articles' own pages and the feeds (docs/product/articles.md, Pages and feed). */

const SLUGS = {
  en: ['working-in-the-heat', 'back-to-school-checklist', 'refill-before-the-storm'],
  es: ['trabajar-bajo-el-calor', 'lista-de-regreso-a-clases', 'medicinas-antes-de-la-tormenta'],
} as const;

describe.each(LANGUAGES)('in $code', ({ code }) => {
  test('an article has a page in its language, which names its counterpart and the feed', async () => {
    const html = await htmlOf(`/${code}/news/${SLUGS[code][1]}`);
    const { language, title, canonical, alternates } = readHead(html);
    expect(language).toBe(code);
    const heading = /<h1[^>]*>([^<]*)</.exec(html)?.[1];
    expect(title).toBe(`${heading} | Costa Clara`);
    const path = (of: 'en' | 'es') => `/${of}/news/${SLUGS[of][1]}`;
    expect(new URL(canonical).pathname).toBe(path(code));
    const { en = '', es = '', ...others } = alternates;
    expect([en, es].map((address) => new URL(address).pathname)).toEqual([path('en'), path('es')]);
    expect(others).toEqual({});
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml" href="/${code}/feed.xml"`),
    );
  });

  test('the feed names the articles of its language, the newest first', async () => {
    const answer = await ask(`/${code}/feed.xml`);
    expect(answer.headers.get('Content-Type')).toContain('application/atom+xml');
    const entries = (await answer.text()).split('<entry>').slice(1);
    const paths = entries.map(
      (entry) => new URL(/<link[^>]* href="([^"]*)"/.exec(entry)?.[1] ?? '').pathname,
    );
    expect(paths).toEqual(SLUGS[code].map((slug) => `/${code}/news/${slug}`));
  });
});

test.each([
  ['/en/news/trabajar-bajo-el-calor', '/en/news/working-in-the-heat'],
  ['/es/news/working-in-the-heat', '/es/news/trabajar-bajo-el-calor'],
])('an article under the other language leads to its counterpart there: %s', async (path, counterpart) => {
  expect(new URL((await ask(path)).url).pathname).toBe(counterpart);
});

test.each(['en', 'es'])('an unknown article is not found in %s', async (code) => {
  const answer = await ask(`/${code}/news/nothing-of-that-name`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>404/);
});
