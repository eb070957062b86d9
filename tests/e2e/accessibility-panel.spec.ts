import { expect, type Page } from '@playwright/test';
import type { SETTING_NAMES } from '#features/accessibility-panel/accessibility-settings.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/* The accessibility panel: four switches, classes on the root element, kept for the next visit, and announcements. */

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
    test('has the defaults that are promised; what is set shows at once and stays until it is reset', async ({
      page,
    }) => {
      await openPage(page, `/${code}/quote`);
      await opener(page).click();
      await expect(toggle(page, 'highContrast')).not.toBeChecked();
      await expect(toggle(page, 'largeText')).not.toBeChecked();
      await expect(toggle(page, 'reducedMotion')).not.toBeChecked();
      await expect(toggle(page, 'screenReaderAnnouncements')).toBeChecked();
      expect(await rootClasses(page)).toEqual([]);
      for (const name of ['highContrast', 'largeText', 'reducedMotion'] as const)
        await toggle(page, name).check();
      expect(await rootClasses(page)).toEqual(['high-contrast', 'large-text', 'reduce-motion']);
      await toggle(page, 'largeText').uncheck();
      await toggle(page, 'screenReaderAnnouncements').uncheck();
      expect(await rootClasses(page)).toEqual(['high-contrast', 'reduce-motion']);

      await openPage(page, `/${code}/providers`);
      expect(await rootClasses(page)).toEqual(['high-contrast', 'reduce-motion']);
      await opener(page).click();
      await expect(toggle(page, 'highContrast')).toBeChecked();
      await expect(toggle(page, 'screenReaderAnnouncements')).not.toBeChecked();
      await page.getByRole('button', { name: panelWords.reset }).click();
      await expect(toggle(page, 'screenReaderAnnouncements')).toBeChecked();
      // At the top of the window, which the panel does not cover on a phone either.
      await page.mouse.click(1, 1);
      await expect(page.getByRole('dialog', { name: panelWords.title })).toBeHidden();
      await page.reload();
      expect(await rootClasses(page)).toEqual([]);
    });

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

const { t: panelWords, opener, toggle } = panelIn(ENGLISH);

test('keeps the settings while the page lasts where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await openPage(page, '/en/quote');
  await opener(page).click();
  await toggle(page, 'largeText').check();
  await page.getByRole('button', { name: panelWords.close }).click();
  await opener(page).click();
  await expect(toggle(page, 'largeText')).toBeChecked();
  await toggle(page, 'highContrast').check();
  expect(await rootClasses(page)).toEqual(['high-contrast', 'large-text']);
});

test('works by keyboard: Escape closes it and gives the focus back, leaving it closes it', async ({
  page,
}) => {
  await openPage(page, '/en/quote');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: panelWords.title });
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'highContrast')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await rootClasses(page)).toEqual(['high-contrast']);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  // At the top of the window, which the panel does not cover on a phone either.
  await page.mouse.click(1, 1);
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
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
