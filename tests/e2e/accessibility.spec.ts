import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScrolling,
} from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { disableContentVisibility, loseFonts, openPage, waitForFonts } from '../support/open-page.ts';

/*
 * axe on every page as it opens, once in English on the desktop and once in Spanish on the phone. What opens on a page, and
 * its errors and failures, are looked at beside their components.
 */

/** Pages, and whether each is also looked at with settings of the accessibility panel. */
const PAGES: Readonly<Record<string, readonly [path: string, withSettings?: 'with settings'][]>> = {
  'the home page and its news': [
    ['', 'with settings'],
    ['?sent=CC-2222-3333'],
    ['/news/working-in-the-heat', 'with settings'],
  ],
  'the quote, the portal and the statements': [
    ['/quote', 'with settings'],
    ['/member-portal', 'with settings'],
    ['/accessibility', 'with settings'],
    ['/privacy', 'with settings'],
  ],
  'the directory, its forms, a policy and what is not found': [
    ['/providers'],
    ['/providers?specialty=Urology&zipCode=33126', 'with settings'],
    ['/providers/recommend'],
    ['/providers/shortlist'],
    ['/providers/nobody'],
    ['/join-network'],
    ['/policies/refund'],
    ['/nothing'],
  ],
};

for (const { code, tag } of LANGUAGES) {
  // Large text breaks first where words are long and the window is narrow.
  const settings = code === 'en' ? ['high-contrast'] : ['high-contrast', 'large-text'];

  for (const [name, pages] of Object.entries(PAGES)) {
    test(`axe finds nothing on ${name}, in ${code}`, { tag }, async ({ page, guard }) => {
      guard.allow(/status of (404|422)/);
      for (const [path, withSettings] of pages) {
        await test.step(`/${code}${path}`, async () => {
          await openPage(page, `/${code}${path}`);
          await expectAccessible(page);
          await expectLargeTargets(page);
          await expectNoSidewaysScrolling(page);
        });
        if (!withSettings) continue;
        await test.step(`/${code}${path} with ${settings.join(' and ')}`, async () => {
          for (const setting of settings) await addRootClass(page, setting);
          await expectAccessible(page);
          await expectNoSidewaysScrolling(page);
        });
      }
    });
  }
}

test('axe finds nothing on the examples of the design system', async ({ page }) => {
  await openPage(page, '/examples');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test('axe finds nothing on the page of the API, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api-docs');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

const NARROW_PAGES = [
  '',
  '/quote',
  '/news/back-to-school-checklist',
  '/providers?specialty=Urology&zipCode=33126',
  '/member-portal',
  '/policies/grievance',
  '/accessibility',
  '/privacy',
  '/providers',
  '/providers/recommend',
  '/providers/shortlist',
  '/join-network',
  '/nothing',
];

for (const { code, tag } of LANGUAGES) {
  test(`at a zoom of 400 %, also with large text, nothing scrolls sideways, in ${code}`, {
    tag: [tag, '@desktop'],
  }, async ({ page, guard }) => {
    guard.allow(/status of (404|422)/);
    await waitForFonts(page);
    await expectNothingSidewaysAtZoom(page, code);
  });

  // On a slow connection they come too late.
  test(`at a zoom of 400 % nothing scrolls sideways without the site’s fonts, in ${code}`, {
    tag: [tag, '@desktop'],
  }, async ({ page, guard }) => {
    guard.allow(/status of (404|422)/);
    await loseFonts(page, guard);
    await expectNothingSidewaysAtZoom(page, code);
  });
}

async function expectNothingSidewaysAtZoom(page: Page, code: string): Promise<void> {
  // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of NARROW_PAGES) {
    await test.step(`/${code}${path}`, async () => {
      await openPage(page, `/${code}${path}`);
      await disableContentVisibility(page);
      await expectNoSidewaysScrolling(page);
      await addRootClass(page, 'large-text');
      await expectNoSidewaysScrolling(page);
    });
  }
}

async function addRootClass(page: Page, name: string): Promise<void> {
  await page.evaluate((added) => document.documentElement.classList.add(added), name);
}
