import { expect, type Locator, type Page } from '@playwright/test';
import { assistantButton, assistantPanel, openAssistant } from '../support/assistant-panel.ts';
import { expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';

/* The two buttons that stay in the window's corners: the accessibility panel's on the left, the assistant's on the right. */

const accessibilityButton = (page: Page) => page.locator('button[aria-haspopup=dialog][aria-expanded]');

for (const path of [
  '/en',
  '/es/quote',
  '/en/providers?specialty=Cardiology',
  '/es/join-network',
  '/en/nothing',
]) {
  test(`on ${path} neither button covers a text and nothing scrolls sideways, at any width and size of text`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/);
    await openPage(page, path);
    for (const largeText of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle('large-text', on), largeText);
      for (const width of [320, 360, 768, 1024, 1176, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 780 });
        await expectNoSidewaysScrolling(page);
        const covered = await contentUnder(accessibilityButton(page), 'anywhere');
        expect({ largeText, width, covered }).toEqual({ largeText, width, covered: [] });
        for (const end of ['start', 'end'] as const) {
          await page.evaluate((block) => document.querySelector('footer')?.scrollIntoView({ block }), end);
          const covered = await contentUnder(assistantButton(page), 'where it is');
          expect({ largeText, width, end, covered }).toEqual({ largeText, width, end, covered: [] });
        }
      }
    }
  });
}

test('neither button is printed, nor is the assistant; the administration has none of it', async ({
  page,
}) => {
  await openPage(page, '/en/quote');
  const buttons = [accessibilityButton(page), assistantButton(page)];
  for (const button of buttons) await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const button of buttons) await expect(button).toBeHidden();
  await page.emulateMedia({ media: null });
  const panel = await openAssistant(page);
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto('/admin-login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(assistantButton(page)).toHaveCount(0);
  await expect(assistantPanel(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('neither button is there', async ({ page }) => {
    await page.goto('/en');
    await expect(page.locator('h1')).toBeVisible();
    await expect(accessibilityButton(page)).toBeHidden();
    await expect(assistantButton(page)).toBeHidden();
  });
});

/**
 * Texts and controls of the page that lie under a button.
 *
 * @param height `where it is` now, or `anywhere` the page may be scrolled to
 */
async function contentUnder(button: Locator, height: 'where it is' | 'anywhere'): Promise<string[]> {
  return button.evaluate((element, height) => {
    const own = element.getBoundingClientRect();
    const isUnder = (box: DOMRect) =>
      box.width > 1 &&
      box.left < own.right &&
      box.right > own.left &&
      (height === 'anywhere' || (box.top < own.bottom && box.bottom > own.top));
    const found: string[] = [];
    for (const root of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.sr-only'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        if ([...range.getClientRects()].some(isUnder)) found.push(textContent.trim());
      }
      for (const control of root.querySelectorAll('a, button, input, select, textarea')) {
        if (control.checkVisibility() && isUnder(control.getBoundingClientRect()))
          found.push(control.outerHTML);
      }
    }
    return found;
  }, height);
}
