import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { followLink, openPage, untilInteractive } from '../support/open-page.ts';
import { recordPlaces } from '../support/record-places.ts';

/* A home page whose address names a place (docs/product/pages.md, Place in the address). */

/** How far below the window's edge a section comes to rest. */
const REST_PX = 24;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('it stands at its top for 100 ms, then goes smoothly to the section, and the keyboard goes along', async ({
  page,
}) => {
  const places = await recordPlaces(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto('/en#contact');
  await page.clock.runFor(99);
  expect(await page.evaluate(() => [window.scrollY, location.hash])).toEqual([0, '#contact']);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expectAtRest(page, '#contact');
  expect((await places()).length, 'places on the way').toBeGreaterThan(3);

  await expect(page.locator('#contact')).toBeFocused();
  await untilInteractive(page);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id)).toBe('contact');
});

test('for visitors who want no motion it is at the section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = await recordPlaces(page);
  await page.goto('/en#services');
  await expectAtRest(page, '#services');
  await untilInteractive(page);
  expect(await places()).toEqual([expect.any(Number)]);
});

test('whoever goes elsewhere before that is left there', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto('/en#contact');
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.resume();
  await untilInteractive(page);
  await expect(page.locator('#contact h2')).not.toBeInViewport();
});

test('a question that it names is opened; another that is asked for on the way is where it ends', async ({
  page,
}) => {
  await page.goto('/en#faq-tier-status');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const ended = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  );
  await page.evaluate(() => {
    location.hash = '#faq-licensed';
  });
  await ended;
  await untilInteractive(page);
  await expect(page.locator('#faq-licensed')).toBeInViewport();
  await expect(page.locator('#faq-tier-status')).toBeVisible();
});

test('behind a dialog that it names the page is at what opens that', async ({ page }) => {
  const opener = page.locator('#service-diagnostics [aria-haspopup=dialog]');
  await page.goto('/en#service-diagnostics');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeInViewport();
  await expect(opener).toBeFocused();
});

test('loaded again or returned to it stands where its reader was, not at the section', async ({ page }) => {
  await openPage(page, '/en#services');
  await expectAtRest(page, '#services');
  await page.locator('#locations').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const height = await heightOf(page);
  await page.reload();
  await untilInteractive(page);
  await expectNear(page, '#locations', height);
  await followLink(page, '/en/quote');
  await page.goBack();
  await expect(page).toHaveURL('/en#services');
  await expectNear(page, '#locations', height);
});

async function expectAtRest(page: Page, section: string): Promise<void> {
  await expect.poll(() => topOf(page, section)).toBe(REST_PX);
}

/**
 * The browser finds a place again by its pixels. A font that a busy machine brings too late is not used for this view of
 * the page (`font-display: optional`), whose text then has another height: the section is off by that at most.
 *
 * @param heightBefore of the page when the reader left it
 */
async function expectNear(page: Page, section: string, heightBefore: number): Promise<void> {
  await expect
    .poll(async () => {
      const grown = Math.abs((await heightOf(page)) - heightBefore);
      return Math.abs((await topOf(page, section)) - REST_PX) - grown;
    })
    .toBeLessThan(80);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function topOf(page: Page, section: string): Promise<number> {
  return page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
