import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* What a visitor sees at a wrong address, and when a page cannot be loaded. */

const NOT_FOUND_TEXTS = {
  en: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?' },
  es: { title: '404 Página no encontrada', text: '¿Olvidó agregar la página al enrutador?' },
};

for (const { code, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, () => {
    test.use({ locale });

    for (const path of ['/nothing/here', `/${code}/nothing`]) {
      test(`${path} is a page that is not found`, async ({ page, guard }) => {
        guard.allow(/status of 404/);
        const response = await openPage(page, path);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_TEXTS[code].title);
        await expect(page.getByRole('main')).toContainText(NOT_FOUND_TEXTS[code].text);

        await page.getByRole('main').getByRole('link', { name: words.shell.footer.quotePage }).click();
        await expect(page).toHaveURL(/\/quote$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.quote.title);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      });
    }

    test('the page that is not found has a title', async ({ page, guard }) => {
      guard.allow(/status of 404/);
      await page.goto('/nothing');
      await expect(page).toHaveTitle(new RegExp(words.shell.notFound.pageTitle));
    });

    test('a page that cannot be loaded says so, and loads when tried again', async ({ page, guard }) => {
      guard.allow(/ERR_FAILED|Failed to (load|fetch)|Unable to preload/);
      await openPage(page, '/');
      await page.route('**/assets/**', (route) => route.abort());
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: words.shell.footer.providersPage })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.error.title);
      await expect(page.getByRole('main').getByRole('link', { name: '(305) 555-0101' })).toBeVisible();

      await page.unroute('**/assets/**');
      await page.getByRole('button', { name: words.shell.error.retry }).click();
      await expect(page.getByLabel(words.directory.form.doctor)).toBeVisible();
    });
  });
}

test('a page that is not found is kept out of search engines', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  await page.goto('/nothing');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
