import { describe, expect, test } from 'vitest';
import { ask, withoutScripts } from '../support/ask-site.ts';
import { readHead } from '../support/html-head.ts';
import { LANGUAGES } from '../support/languages.ts';
import { linksInside } from '../support/links-inside.ts';

/* The page that is not found (docs/product/pages.md, Not found). In the browser: tests/e2e/not-found-and-failures.spec.ts. */

const TEXTS = {
  en: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  es: { title: '404 Página no encontrada', text: '¿Olvidó agregar la página al enrutador?' },
};

describe.each(LANGUAGES)('in $code', ({ code, locale, words }) => {
  test.each([
    { path: '/nothing/here', prefix: '' },
    { path: `/${code}/nothing`, prefix: `/${code}` },
  ])(
    'a wrong address, with or without a language, is a page that is not found: $path',
    async ({ path, prefix }) => {
      const { notFound } = words.shell;
      const answer = await ask(path, { headers: { 'Accept-Language': locale } });
      expect(answer.status).toBe(404);
      const html = await answer.text();
      const { language, title, canonical, alternates } = readHead(html);
      expect(language).toBe(code);
      expect(title).toContain(notFound.pageTitle);
      // Search engines are told of no address.
      expect({ canonical, alternates }).toEqual({ canonical: '', alternates: {} });

      const main = withoutScripts(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
      expect(/<h1[^>]*>([^<]*)</.exec(main)?.[1]).toBe(TEXTS[code].title);
      expect(main).toContain(TEXTS[code].text);
      // Its own picture, which says nothing that the text does not.
      expect(main).toMatch(/<img [^>]*src="[^"]*not-found-scene[^"]*"[^>]* alt=""/);
      const links = new Map(
        [...main.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [text, href]),
      );
      expect(links.get(notFound.findDoctor)).toBe(`${prefix}/providers`);
      expect(links.get(notFound.quote)).toBe(`${prefix}/quote`);
      expect(links.get(notFound.home)).toBe(prefix || '/');
      expect(links.get('(305) 555-0101')).toBe('tel:+13055550101');
    },
  );
});

/** Unknown at any depth, below a page that exists, and with something that only looks like a language before it. */
test.each(['/nope', '/foo/bar', '/nope/quote', '/fr/quote', '/quote/a/b', '/en/nope', '/es/a/b/c'])(
  'every link of %s, which is not found, leads to a page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const anchors = (await answer.text()).match(/<a [^>]*>/g) ?? [];
    const links = anchors
      // Those of the language switch lead to the same unknown path.
      .filter((anchor) => !/hreflang=/i.test(anchor))
      .map((anchor) => /href="([^"]*)"/.exec(anchor)?.[1]?.replaceAll('&amp;', '&') ?? '');
    const targets = linksInside(links, answer.url);
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) expect((await ask(target)).status, target).toBe(200);
  },
);

test('a section of the panel that there is not is a page that is not found', async () => {
  expect((await ask('/admin/nothing')).status).toBe(404);
  expect((await ask('/admin/notice')).status).toBe(200);
});

test('a policy that does not exist is a page that is not found', async () => {
  expect((await ask('/en/policies/nothing')).status).toBe(404);
});
