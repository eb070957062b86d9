import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { followLink, openPage, untilInteractive, waitForFonts } from '../support/open-page.ts';

/* The home page is long: what is below its first screen has content-visibility: auto, and nobody notices. */

test('what is far below waits, is whole on paper, and is there when it comes near', async ({ page }) => {
  await openPage(page, '/en');
  expect(await isLaidOut(page, '#locations')).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(page, '#locations'), 'on paper').toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => isLaidOut(page, '#locations')).toBe(false);
  await page.locator('#locations').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, '#locations'), 'near the window').toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the smooth way to a section ends at it', { tag: '@everywhere' }, async ({ page }) => {
    await openPage(page, '/en');
    await followLink(page, '/en#contact');
    await expect.poll(() => topOf(page, '#contact')).toBe(24);
  });
});

test('a reloaded page is where it was', { tag: '@everywhere' }, async ({ page }) => {
  await waitForFonts(page);
  await openPage(page, '/en');
  await page.locator('#locations').evaluate(scrollDownTo);
  await page.reload();
  await untilInteractive(page);
  // Fonts that come after the place was found again may move it by a line or two; an estimated height by a whole
  // section.
  await expect.poll(async () => Math.abs((await topOf(page, '#locations')) - 24)).toBeLessThan(80);
});

test('a page that is returned to is where it was', { tag: '@everywhere' }, async ({ page }) => {
  await openPage(page, '/en');
  await page.locator('#locations').evaluate(scrollDownTo);
  await followLink(page, '/en/quote');
  await page.goBack();
  await expect.poll(() => topOf(page, '#locations')).toBe(24);
});

test('no part is taller than estimated: in Spanish, with large text, on a narrow phone and the narrowest desk', async ({
  page,
}) => {
  await waitForFonts(page);
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    // With a fragment in its address the page is laid out completely.
    await openPage(page, '/es#services');
    await page.evaluate(() => document.documentElement.classList.add('large-text'));
    expect(await page.locator('.cv-auto').evaluateAll(tallerThanEstimated)).toEqual([]);
    await page.goto('about:blank');
  }
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
    const hasScrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    window.scrollBy(0, Math.min(distance, window.innerHeight / 2));
    await hasScrolled;
  }
}

/** The parts that are taller than their `--estimated-height` allows, with both in rem. Runs in the page. */
function tallerThanEstimated(parts: Element[]): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return parts.flatMap((part) => {
    const height = part.getBoundingClientRect().height / rem;
    const estimatedHeight = Number.parseFloat(getComputedStyle(part).getPropertyValue('--estimated-height'));
    return height <= estimatedHeight
      ? []
      : [`${part.querySelector('h2')?.textContent}: ${height} of ${estimatedHeight}`];
  });
}

/** How far a section's upper edge is below the window's, in whole pixels. */
function topOf(page: Page, section: string): Promise<number> {
  return page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
