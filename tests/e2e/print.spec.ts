import { expect, type Page, test } from '@playwright/test';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

const PAGES = [
  '/en',
  '/es/providers?county=Orange',
  '/en/quote',
  '/es/join-network',
  '/en/member-portal',
  '/es/providers/shortlist',
];

/* A printer leaves dark bands out, and prints their white text in pale grey. */
test('on paper every text of a page is black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of PAGES) {
    await openPage(page, path);
    expect(await page.evaluate(notBlackOnWhite), path).toEqual([]);
  }
});

test('of a page with an open article the article is printed, whole, and nothing else', async ({ page }) => {
  await openPage(page, '/en');
  await untilPartInteractive(page, '#news h2');
  await page.locator('#news article a').first().click();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('region').locator('p, li').last();
  await expect(end).toBeAttached();
  // The home page is thirteen sheets long.
  expect(await countSheets(page)).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(notBlackOnWhite)).toEqual([]);
  await expect(end).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const isCutOff = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(isCutOff).toBe(false);
});

/** How many sheets of paper the page is, as it is now. */
async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Words that would not be black, and what is dark behind words. Runs in the page. */
function notBlackOnWhite(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const words = texts.currentNode.textContent?.trim();
    if (!element || !words || !element.checkVisibility()) continue;
    if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') found.add(words);
    const dark = element.closest('.on-dark');
    if (dark && getComputedStyle(dark).backgroundColor !== 'rgba(0, 0, 0, 0)') found.add(`dark: ${words}`);
  }
  return [...found];
}
