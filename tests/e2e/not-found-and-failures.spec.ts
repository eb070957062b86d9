import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { linksInside } from '../support/links-inside.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/*
 * A wrong address in the browser, and a page that cannot be loaded. What they say: tests/http/not-found.test.ts,
 * src/features/shell/error-pages.browser.test.tsx.
 */

test('a page that cannot be loaded says so, and loads when tried again', async ({ page, guard }) => {
  const { shell, directory } = ENGLISH.words;
  guard.allow(/ERR_FAILED|Failed to (load|fetch)|Unable to preload/);
  await openPage(page, '/en');
  await openFooter(page);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.providersPage }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.error.title);

  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: shell.error.retry }).click();
  await expect(page.getByLabel(directory.form.zipCode)).toBeVisible();
});

test('a page that is not found has links that lead to pages, changes its language and stays one', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  for (const { path, inSpanish } of [
    { path: '/nope/quote', inSpanish: '/nope/quote' },
    { path: '/en/nope/deep', inSpanish: '/es/nope/deep' },
  ]) {
    // The browser's router parses the address again, and may lead elsewhere than the server.
    await test.step(`every link that the browser shows at ${path} leads to a page`, async () => {
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
    });

    await test.step(`${path} changes its language`, async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPANISH.words.shell.notFound.title);
      await expect(page).toHaveURL(inSpanish);
      await page.getByRole('main').getByRole('link', { name: SPANISH.words.shell.notFound.quote }).click();
      await expect(page).toHaveURL(inSpanish.startsWith('/es') ? '/es/quote' : '/quote');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SPANISH.words.quote.title);
    });
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
