import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { linksInside } from '../support/links-inside.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/* What a visitor sees at a wrong address, and when a page cannot be loaded. */

const NOT_FOUND_TEXTS = {
  en: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  es: { title: '404 Página no encontrada', text: '¿Olvidó agregar la página al enrutador?' },
};

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });

    test('a wrong address, with or without a language, is a page that is not found', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 404/);
      for (const path of ['/nothing/here', `/${code}/nothing`]) {
        await test.step(path, async () => {
          const response = await openPage(page, path);
          expect(response?.status()).toBe(404);
          await expect(page.locator('html')).toHaveAttribute('lang', code);
          await expect(page).toHaveTitle(new RegExp(words.shell.notFound.pageTitle));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TEXTS[code].title);
          await expect(page.getByRole('main')).toContainText(NOT_FOUND_TEXTS[code].text);
          // Search engines are told of no address.
          await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
          await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

          const main = page.getByRole('main');
          await expect(main.getByRole('link', { name: words.shell.notFound.findDoctor })).toHaveAttribute(
            'href',
            /\/providers$/,
          );
          for (const number of ['(305) 555-0100', '(800) 555-0100']) {
            await expect(main.getByRole('link', { name: number })).toHaveAttribute('href', /^tel:/);
          }
          await main.getByRole('link', { name: words.shell.notFound.quote }).click();
          await expect(page).toHaveURL(/\/quote$/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.quote.title);
          await expect(page.locator('html')).toHaveAttribute('lang', code);
        });
      }
    });

    test('a page that cannot be loaded says so, and loads when tried again', async ({ page, guard }) => {
      guard.allow(/ERR_FAILED|Failed to (load|fetch)|Unable to preload/);
      await openPage(page, '/');
      await openFooter(page);
      await page.route('**/assets/**', (route) => route.abort());
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.shell.footer.providersPage })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.error.title);
      await expect(page.getByRole('main').getByRole('link', { name: '(305) 555-0101' })).toBeVisible();

      await page.unroute('**/assets/**');
      await page.getByRole('button', { name: words.shell.error.retry }).click();
      await expect(page.getByLabel(words.directory.form.zipCode)).toBeVisible();
    });
  });
}

test('every link that the browser shows on a page that is not found leads to a page', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  // Its router parses the address again, and may lead elsewhere than the server (tests/http/not-found.test.ts).
  for (const path of ['/nope/quote', '/es/a/b/c']) {
    await openPage(page, path);
    // Those of the language switch lead to the same unknown path.
    const links = await page
      .locator('a[href]:not([hreflang])')
      .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map(({ href }) => href));
    const targets = linksInside(links, page.url());
    expect(targets.length, `links of ${path}`).toBeGreaterThan(10);
    for (const target of targets) {
      const status = (await page.request.get(target)).status();
      expect(status, `${target}, where a link of ${path} leads`).toBe(200);
    }
  }
});

test('a page that is not found changes its language and stays one', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  for (const { path, inSpanish } of [
    { path: '/nope/deep', inSpanish: '/nope/deep' },
    { path: '/en/nope/deep', inSpanish: '/es/nope/deep' },
  ]) {
    await test.step(path, async () => {
      await openPage(page, path);
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TEXTS.es.title);
      await expect(page).toHaveURL(inSpanish);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Calculadora de precios' }).click();
      await expect(page).toHaveURL(inSpanish.startsWith('/es') ? '/es/quote' : '/quote');
    });
  }
});
