import { expect, type Locator } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';

test.skip(({ viewport }) => viewport?.width === 360, 'the HTML is the same for every width');

/* Which language the server's first HTML has (specification, section 4, and the addresses with a language). */

const FIRST_CHOICES = [
  { asks: 'es', gets: 'es' },
  { asks: 'es-MX,en;q=0.9', gets: 'es' },
  { asks: 'ES-us', gets: 'es' },
  { asks: 'en-US,es;q=0.9', gets: 'en' },
  { asks: 'fr-FR,es;q=0.9', gets: 'en' },
  { asks: '', gets: 'en' },
];

for (const { asks, gets } of FIRST_CHOICES) {
  test(`a browser that asks for "${asks}" is answered in ${gets}`, async ({ request }) => {
    const answer = await request.get('/', { headers: { 'Accept-Language': asks } });
    expect(await answer.text()).toContain(`<html lang="${gets}"`);
    expect(answer.headers()['content-language']).toBe(gets);
    expect(answer.headers()['vary']).toMatch(/Accept-Language.*Cookie/);
  });
}

test('the kept choice wins over the browser, the address over both', async ({ request }) => {
  const spanishBrowser = { 'Accept-Language': 'es' };
  const keptEnglish = { ...spanishBrowser, Cookie: 'site-language=en' };
  const keptNonsense = { ...spanishBrowser, Cookie: 'site-language=fr' };
  for (const { path, headers, gets } of [
    { path: '/quote', headers: keptEnglish, gets: 'en' },
    { path: '/quote', headers: keptNonsense, gets: 'es' },
    { path: '/es/quote', headers: keptEnglish, gets: 'es' },
    { path: '/en/quote', headers: spanishBrowser, gets: 'en' },
  ]) {
    const answer = await request.get(path, { headers });
    expect(await answer.text(), `${path} ${JSON.stringify(headers)}`).toContain(`<html lang="${gets}"`);
  }
});

test('an address with a language keeps that choice in a cookie, one without keeps nothing', async ({
  request,
}) => {
  const spanish = await request.get('/es/providers');
  expect(spanish.headers()['set-cookie']).toMatch(/^site-language=es; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  const plain = await request.get('/providers');
  expect(plain.headers()['set-cookie']).toBeUndefined();
});

test('an address with another language is not a page', async ({ request }) => {
  for (const path of ['/fr', '/fr/quote', '/en/es/quote', '/es/en']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

/* Every page says at which addresses it stands in which language. */

const PAGES = [
  { path: '', titleOf: ({ words }: (typeof LANGUAGES)[number]) => words.home.pageTitle },
  { path: '/quote', titleOf: ({ words }: (typeof LANGUAGES)[number]) => words.quote.pageTitle },
  { path: '/providers', titleOf: ({ words }: (typeof LANGUAGES)[number]) => words.directory.pageTitle },
];

for (const { path, titleOf } of PAGES) {
  for (const { prefix, language } of [
    { prefix: '', language: ENGLISH },
    { prefix: '/en', language: ENGLISH },
    { prefix: '/es', language: SPANISH },
  ]) {
    test(`the head of ${prefix}${path || '/'} names its language and its sisters`, async ({ page }) => {
      await page.goto(`${prefix}${path || '/'}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page).toHaveTitle(titleOf(language).replace('{brand}', 'Costa Clara'));

      expect(await addressesOf(page.locator('link[rel=canonical]'))).toEqual([`${prefix}${path}` || '/']);
      expect(await addressesOf(page.locator('link[hreflang=en]'))).toEqual([`/en${path}`]);
      expect(await addressesOf(page.locator('link[hreflang=es]'))).toEqual([`/es${path}`]);
      expect(await addressesOf(page.locator('link[hreflang=x-default]'))).toEqual([path || '/']);
    });
  }
}

/** The paths of absolute addresses; an address that is not absolute fails. */
async function addressesOf(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => new URL(address).pathname);
}

for (const { code, words } of LANGUAGES) {
  test(`the first HTML is complete in ${code}`, async ({ request }) => {
    const html = async (path: string) => (await request.get(`/${code}${path}`)).text();
    expect(await html('')).toContain(words.home.hero.titlePlace);
    expect(await html('/quote')).toContain(words.quote.title);
    expect(await html('/providers?specialty=Cardiology')).toContain(
      code === 'en' ? 'Cardiology' : 'Cardiología',
    );
  });
}
