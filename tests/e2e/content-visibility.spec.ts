import { expect, type Locator } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { followLink, openPage, untilInteractive, waitForFonts } from '../support/open-page.ts';
import { expectNear, topOf } from '../support/place-in-window.ts';
import { recordPlaces } from '../support/record-places.ts';

/* The home page is long: what is below its first screen has content-visibility: auto, and nobody notices. */

/** How far below the window's edge a section comes to rest that a link leads to. */
const REST_PX = 24;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what is far below waits, is whole on paper, and the smooth way to it ends there', {
    tag: '@phone',
  }, async ({ page }) => {
    const places = await recordPlaces(page);
    await openPage(page, '/en');
    const contact = page.locator('#contact');
    expect(await isLaidOut(contact)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isLaidOut(contact), 'on paper').toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => isLaidOut(contact)).toBe(false);
    await followLink(page, '/en#contact');
    await expectNear(contact, REST_PX);
    expect(await isLaidOut(contact), 'in the window').toBe(true);
    expect((await places()).length, 'places on the way').toBeGreaterThan(3);
  });
});

test('a page that is loaded again or returned to is where it was', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/en');
  const locations = page.locator('#locations');
  await locations.evaluate(scrollDownTo);
  const place = await topOf(locations);
  await page.reload();
  await untilInteractive(page);
  await expectNear(locations, place);
  await followLink(page, '/en/quote');
  await page.goBack();
  await expectNear(locations, place);
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
function isLaidOut(section: Locator): Promise<boolean> {
  return section
    .locator('h2')
    .first()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
}

/** Scrolls until a section is near the window's upper edge, half a window at a time, as a hand does. Runs in the page. */
async function scrollDownTo(section: Element): Promise<void> {
  for (;;) {
    const distance = section.getBoundingClientRect().top;
    if (distance < window.innerHeight / 2) return;
    const hasScrolled = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    window.scrollBy(0, window.innerHeight / 2);
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
