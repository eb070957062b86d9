import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';

const PAGES = ['/en', '/es/providers?county=Orange', '/en/quote', '/es/join-network', '/en/member-portal'];

/* A printer leaves dark bands out, and prints their white text in pale grey. */
test('on paper every text of a page is black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of PAGES) {
    await openPage(page, path);
    expect(await page.evaluate(notBlackOnWhite), path).toEqual([]);
  }
});

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
