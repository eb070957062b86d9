import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/*
 * What the accessibility panel does over pages: announcements, and settings kept for the next visit. The panel itself:
 * src/features/accessibility-panel/accessibility-button.browser.test.tsx.
 */

const rootClasses = (page: Page) => page.evaluate(() => [...document.documentElement.classList].sort());
const spoken = (page: Page) => page.locator('body > [role=status].sr-only');

test('changes and new pages are announced, and nothing when that is switched off', async ({ page }) => {
  const { accessibilityPanel: t, shell, directory } = ENGLISH.words;
  const opener = page.getByRole('button', { name: t.open });
  const close = page.getByRole('button', { name: t.close, exact: true });
  await openPage(page, '/en/quote');
  await openFooter(page);
  await opener.click();
  await page.getByRole('switch', { name: t.highContrast }).check();
  await expect(spoken(page)).toContainText(t.highContrast);
  await close.click();
  await page.getByRole('link', { name: shell.footer.providersPage }).click();
  await expect(page).toHaveURL(/\/providers/);
  await expect(spoken(page)).toContainText(directory.pageTitle.replace(' | {brand}', ''));

  await opener.click();
  await page.getByRole('switch', { name: t.screenReaderAnnouncements }).uncheck();
  await expect(spoken(page)).toBeEmpty();
  await close.click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell.footer.quotePage, exact: true })
    .click();
  await expect(page).toHaveURL(/\/quote/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(spoken(page)).toBeEmpty();
});

test('the stored classes are there before anything is painted', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('accessibility-settings', JSON.stringify({ largeText: true, highContrast: 'yes' })),
  );
  // Without the site's own scripts only the one in the document's head can have done it. They are missing from the
  // first load on: a page that already runs would get an empty file for a part that it still loads.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/en/quote');
  expect(await rootClasses(page)).toEqual(['large-text']);
});
