import { expect, type Page } from '@playwright/test';
import type { SETTING_NAMES } from '#features/accessibility-panel/accessibility-settings.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/*
 * What the accessibility panel does over pages: announcements, and settings kept for the next visit. The panel itself:
 * src/features/accessibility-panel/accessibility-button.browser.test.tsx.
 */

const rootClasses = (page: Page) => page.evaluate(() => [...document.documentElement.classList].sort());
const spoken = (page: Page) => page.locator('body > [role=status].sr-only');

/** The panel as one language names it. */
function panelIn({ words }: (typeof LANGUAGES)[number]) {
  const t = words.accessibilityPanel;
  return {
    t,
    opener: (page: Page) => page.getByRole('button', { name: t.open }),
    toggle: (page: Page, name: (typeof SETTING_NAMES)[number]) => page.getByRole('switch', { name: t[name] }),
  };
}

for (const language of LANGUAGES) {
  const { code, tag, words } = language;
  const { t: panelWords, opener, toggle } = panelIn(language);

  test.describe(`the accessibility panel in ${code}`, { tag }, () => {
    test('has changes and new pages announced, and is silent when that is switched off', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
      await openFooter(page);
      await opener(page).click();
      await toggle(page, 'highContrast').check();
      await expect(spoken(page)).toContainText(panelWords.highContrast);
      await page.getByRole('button', { name: panelWords.close, exact: true }).click();
      await page.getByRole('link', { name: words.shell.footer.providersPage }).click();
      await expect(page).toHaveURL(/\/providers/);
      await expect(spoken(page)).toContainText(words.directory.pageTitle.replace(' | {brand}', ''));

      await opener(page).click();
      await toggle(page, 'screenReaderAnnouncements').uncheck();
      await expect(spoken(page)).toBeEmpty();
      await page.getByRole('button', { name: panelWords.close, exact: true }).click();
      await page.getByRole('link', { name: words.shell.footer.quotePage }).click();
      await expect(page).toHaveURL(/\/quote/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(spoken(page)).toBeEmpty();
    });
  });
}

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
