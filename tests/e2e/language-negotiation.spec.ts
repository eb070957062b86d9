import { expect, test } from '@playwright/test';
import { readHead } from '../support/html-head.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';

/*
 * Which language the server's first HTML has (docs/product/languages.md, Choice), over HTTP
 * alone. Who is answered in which language is tested whole in src/app/create-app.api.test.ts.
 */

test('the first HTML has the language of the address, else of the kept choice, else of the browser', async ({
  request,
}) => {
  for (const { path, kept, gets } of [
    { path: '/quote', kept: '', gets: SPANISH },
    { path: '/quote', kept: 'site-language=en', gets: ENGLISH },
    { path: '/es/quote', kept: 'site-language=en', gets: SPANISH },
    { path: '/en/quote', kept: '', gets: ENGLISH },
  ]) {
    const answer = await request.get(path, { headers: { 'Accept-Language': 'es-MX', Cookie: kept } });
    const html = await answer.text();
    expect(readHead(html).language, `${path} with "${kept}"`).toBe(gets.code);
    expect(html, `${path} with "${kept}"`).toContain(gets.words.quote.title);
  }
});

test('an address with another language is not a page', async ({ request }) => {
  for (const path of ['/fr', '/fr/quote', '/en/es/quote', '/es/en']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

type Words = (typeof LANGUAGES)[number]['words'];
const PAGES = [
  { path: '', titleOf: (words: Words) => words.home.pageTitle },
  { path: '/quote', titleOf: (words: Words) => words.quote.pageTitle },
  { path: '/providers', titleOf: (words: Words) => words.directory.pageTitle },
];

test('the head of every page names its language and its sisters', async ({ request, baseURL }) => {
  const absolute = (path: string) => new URL(path, baseURL).href.replace(/\/$/, path === '/' ? '/' : '');
  for (const { path, titleOf } of PAGES) {
    for (const { prefix, language } of [
      { prefix: '', language: ENGLISH },
      { prefix: '/en', language: ENGLISH },
      { prefix: '/es', language: SPANISH },
    ]) {
      const address = `${prefix}${path}` || '/';
      const { title, alternates, canonical, ...head } = readHead(
        // Without the choice that an address with a language has kept.
        await (await request.get(address, { headers: { 'Accept-Language': 'en-US', Cookie: '' } })).text(),
      );
      expect(head.language, address).toBe(language.code);
      expect(title, address).toBe(titleOf(language.words).replace('{brand}', 'Costa Clara'));
      expect(canonical, address).toBe(absolute(address));
      expect(alternates, address).toEqual({
        en: absolute(`/en${path}`),
        es: absolute(`/es${path}`),
        'x-default': absolute(path || '/'),
      });
    }
  }
});

for (const { code, tag, words } of LANGUAGES) {
  test(`the first HTML is complete in ${code}`, { tag }, async ({ request }) => {
    const html = async (path: string) => (await request.get(`/${code}${path}`)).text();
    expect(await html('')).toContain(words.home.hero.titlePlace);
    expect(await html('/quote')).toContain(words.quote.title);
    expect(await html('/providers?specialty=Cardiology')).toContain(
      code === 'en' ? 'Cardiology' : 'Cardiología',
    );
  });
}
