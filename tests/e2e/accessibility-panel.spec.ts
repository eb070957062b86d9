import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The accessibility panel: four switches, classes on the root element, kept for the next visit, and announcements. */

const rootClasses = (page: Page) => page.evaluate(() => [...document.documentElement.classList].sort());
const spoken = (page: Page) => page.locator('body > [role=status]');

for (const { code, words } of LANGUAGES) {
  const panelWords = words.accessibilityPanel;
  const opener = (page: Page) => page.getByRole('button', { name: panelWords.open });
  const toggle = (
    page: Page,
    name: 'highContrast' | 'largeText' | 'reducedMotion' | 'screenReaderAnnouncements',
  ) => page.getByRole('switch', { name: panelWords[name] });

  test.describe(`the accessibility panel in ${code}`, () => {
    test('has the defaults of the specification and puts classes on the root element', async ({ page }) => {
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
      expect(await rootClasses(page)).toEqual(['high-contrast', 'reduce-motion']);
    });

    test('keeps the settings for the next visit, on other pages, and until they are reset', async ({
      page,
    }) => {
      await openPage(page, `/${code}/quote`);
      await opener(page).click();
      await toggle(page, 'highContrast').check();
      await toggle(page, 'screenReaderAnnouncements').uncheck();

      await openPage(page, `/${code}/providers`);
      expect(await rootClasses(page)).toEqual(['high-contrast']);
      await opener(page).click();
      await expect(toggle(page, 'highContrast')).toBeChecked();
      await expect(toggle(page, 'screenReaderAnnouncements')).not.toBeChecked();
      await page.getByRole('button', { name: panelWords.reset }).click();
      await page.reload();
      expect(await rootClasses(page)).toEqual([]);
    });

    test('keeps the settings while the page lasts where the browser forbids storage', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      });
      await openPage(page, `/${code}/quote`);
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
      await openPage(page, `/${code}/quote`);
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

    test('has changes and new pages announced, and is silent when that is switched off', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
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

test('the kept classes are there before anything is drawn', async ({ page }) => {
  await openPage(page, '/en/quote');
  await page.evaluate(() =>
    localStorage.setItem('accessibility-settings', JSON.stringify({ largeText: true, highContrast: 'yes' })),
  );
  // Without the site's own scripts only the one in the document's head can have done it.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  expect(await rootClasses(page)).toEqual(['large-text']);
});

test('what stands broken in the storage does no harm', async ({ page }) => {
  await openPage(page, '/en/quote');
  for (const kept of ['{', 'null', '[]', '"x"', '{"highContrast":1}']) {
    await page.evaluate((text) => localStorage.setItem('accessibility-settings', text), kept);
    await openPage(page, '/en/quote');
    expect(await rootClasses(page)).toEqual([]);
  }
});

for (const path of ['/en', '/es/quote', '/en/providers?specialty=Cardiology', '/es/join-network']) {
  test(`the button covers no text of ${path} at any width`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'sets its own widths');
    test.slow();
    await openPage(page, path);
    for (const largeText of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle('large-text', on), largeText);
      for (const width of [320, 360, 768, 1024, 1176, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 780 });
        const covered = await textUnderButton(page);
        expect({ largeText, width, covered }).toEqual({ largeText, width, covered: [] });
      }
    }
  });
}

test('the button is not printed', async ({ page }) => {
  await openPage(page, '/en/quote');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button[aria-haspopup=dialog][aria-expanded]')).toBeHidden();
});

/** Texts of the content that begin left of the button's right side, wherever the page is scrolled to. */
async function textUnderButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right =
      document.querySelector('button[aria-haspopup=dialog][aria-expanded]')?.getBoundingClientRect().right ??
      0;
    const found: string[] = [];
    for (const root of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.sr-only'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) {
          if (box.width > 1 && box.left < right && box.right > 0) found.push(textContent.trim());
        }
      }
    }
    return found;
  });
}

test('without JavaScript there is no button', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/en');
  await expect(page.locator('button[aria-haspopup=dialog][aria-expanded]')).toBeHidden();
  await page.close();
});
