import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';

/* The home page is long: what stands below its first screen is laid out when it comes near, and nobody notices. */

test('what is far below waits, and is there when it comes near', async ({ page }) => {
  await openPage(page, '/en');
  expect(await isLaidOut(page, '#locations')).toBe(false);
  await page.locator('#locations').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, '#locations')).toBe(true);
});

test('the smooth way to a section ends at it', async ({ page }) => {
  await openPage(page, '/en');
  // By script: on a phone the link stands in a closed menu, and opening that is another test's.
  await page
    .locator('a[href$="#contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  // A slow machine draws the whole way for more than five seconds.
  await expect.poll(() => topOf(page, '#contact'), { timeout: 15_000 }).toBe(24);
});

test('a page that is loaded again or returned to stands where it stood', async ({ page }) => {
  await openPage(page, '/en');
  await page.locator('#locations').evaluate(scrollDownTo);
  expect(await topOf(page, '#locations')).toBe(24);

  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => topOf(page, '#locations')).toBe(24);

  await page
    .locator('a[href="/en/quote"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/quote$/);
  await page.goBack();
  await expect.poll(() => topOf(page, '#locations')).toBe(24);
});

test('on paper the page is whole', async ({ page }) => {
  await openPage(page, '/en');
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(page, '#locations')).toBe(true);
});

/** Whether a section's text has been given its place. */
function isLaidOut(page: Page, section: string): Promise<boolean> {
  return page
    .locator(`${section} h2`)
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
}

/** Scrolls until a section is 24 px below the window's edge, half a window at a time, as a hand does. Runs in the page. */
async function scrollDownTo(section: Element): Promise<void> {
  for (;;) {
    const distance = Math.round(section.getBoundingClientRect().top) - 24;
    if (distance === 0) return;
    window.scrollBy(0, Math.min(distance, window.innerHeight / 2));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** How far a section's upper edge is below the window's, in whole pixels. */
function topOf(page: Page, section: string): Promise<number> {
  return page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
