import { describe, expect, inject, test } from 'vitest';
import { ask, htmlOf } from '../support/ask-site.ts';
import { readHead } from '../support/html-head.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';

/*
 * Which language the server's first HTML has (docs/product/languages.md, Choice). Who is answered in which language is
 * tested whole in src/app/create-app.api.test.ts.
 */

test.each([
  { path: '/quote', kept: '', gets: SPANISH },
  { path: '/quote', kept: 'site-language=en', gets: ENGLISH },
  { path: '/es/quote', kept: 'site-language=en', gets: SPANISH },
  { path: '/en/quote', kept: '', gets: ENGLISH },
])(
  'the first HTML has the language of the address, else of the kept choice, else of the browser: $path, "$kept"',
  async ({ path, kept, gets }) => {
    const html = await htmlOf(path, { headers: { 'Accept-Language': 'es-MX', Cookie: kept } });
    expect(readHead(html).language).toBe(gets.code);
    expect(html).toContain(gets.words.quote.title);
  },
);

test.each(['/fr', '/fr/quote', '/en/es/quote', '/es/en'])(
  'an address with another language is not a page: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

type Words = (typeof LANGUAGES)[number]['words'];
const PAGES = [
  { path: '', titleOf: (words: Words) => words.home.pageTitle },
  { path: '/quote', titleOf: (words: Words) => words.quote.pageTitle },
  { path: '/providers', titleOf: (words: Words) => words.directory.pageTitle },
];

describe.each([
  { prefix: '', language: ENGLISH },
  { prefix: '/en', language: ENGLISH },
  { prefix: '/es', language: SPANISH },
])('below "$prefix"', ({ prefix, language }) => {
  test.each(PAGES)('the head of "$path" names its language and its sisters', async ({ path, titleOf }) => {
    const absolute = (to: string) =>
      new URL(to, inject('siteAddress')).href.replace(/\/$/, to === '/' ? '/' : '');
    const address = `${prefix}${path}` || '/';
    const { title, alternates, canonical, ...head } = readHead(await htmlOf(address));
    expect(head.language).toBe(language.code);
    expect(title).toBe(titleOf(language.words).replace('{brand}', 'Costa Clara'));
    expect(canonical).toBe(absolute(address));
    expect(alternates).toEqual({
      en: absolute(`/en${path}`),
      es: absolute(`/es${path}`),
      'x-default': absolute(path || '/'),
    });
  });
});

test.each(LANGUAGES)('the first HTML is complete in $code', async ({ code, words }) => {
  expect(await htmlOf(`/${code}`)).toContain(words.home.hero.titlePlace);
  expect(await htmlOf(`/${code}/quote`)).toContain(words.quote.title);
  expect(await htmlOf(`/${code}/providers?specialty=Cardiology`)).toContain(
    code === 'en' ? 'Cardiology' : 'Cardiología',
  );
});
