import { expect, type Page } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* axe on every page and state, in both languages and widths. Motion is reduced, so that nothing is half faded in. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type State = { name: string; path: string; prepare?: (page: Page, project: string) => Promise<void> };

const STATES: readonly State[] = [
  { name: 'the home page', path: '' },
  {
    name: 'an open starting point',
    path: '',
    prepare: (page) => page.locator('details[name] summary').first().click(),
  },
  { name: 'the open navigation', path: '', prepare: openNavigation },
  { name: 'the quote', path: '/quote' },
  {
    name: 'the quote with errors',
    path: '/quote',
    prepare: (page) => page.locator('form [type=submit]').click(),
  },
  { name: 'the prompt of the directory', path: '/providers' },
  {
    name: 'the results of a search',
    path: '/providers?specialty=Urology&zipCode=33126',
    prepare: (page) => expect(countHeading(page)).toBeVisible(),
  },
  { name: 'a search that finds nothing', path: '/providers?doctor=qqqqqqqqqq' },
  {
    name: 'a refused ZIP code',
    path: '/providers?zipCode=00000',
    prepare: (page) => expect(page.locator('#filter-zipCode-error')).toBeVisible(),
  },
  { name: 'a failed search', path: '/providers', prepare: failSearch },
  { name: 'a page that is not found', path: '/nothing' },
];

for (const { code } of LANGUAGES) {
  test.describe(`in ${code}`, () => {
    for (const { name, path, prepare } of STATES) {
      test(`axe finds nothing on ${name}`, async ({ page, guard }, { project }) => {
        guard.allow(/status of (404|422|500)/);
        await openPage(page, `/${code}${path}`);
        await prepare?.(page, project.name);
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });
    }
  });
}

test('axe finds nothing on the examples of the design system', async ({ page }) => {
  await openPage(page, '/examples');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

const PAGES = ['', '/quote', '/providers?specialty=Urology&zipCode=33126'];

for (const { code } of LANGUAGES) {
  test(`at a zoom of 400 % nothing scrolls sideways and axe finds nothing, in ${code}`, async ({
    page,
    guard,
  }, { project }) => {
    test.skip(project.name === 'phone', 'a zoomed desktop; the phone has its own width');
    guard.allow(/status of (404|422)/);
    // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of PAGES) {
      await openPage(page, `/${code}${path}`);
      await expectNoSidewaysScrolling(page);
    }
    await expectAccessible(page);
  });

  for (const rootClass of ['high-contrast', 'large-text']) {
    test(`with ${rootClass} on the root axe finds nothing, in ${code}`, async ({ page }) => {
      for (const path of PAGES) {
        await openPage(page, `/${code}${path}`);
        await page.evaluate(
          (names) => document.documentElement.classList.add(...names.split(' ')),
          rootClass,
        );
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      }
    });
  }
}

async function openNavigation(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.locator('header summary').click();
  else await page.locator('header button[aria-expanded]').click();
}

async function failSearch(page: Page): Promise<void> {
  await page.route('**/api/providers/search', (route) => route.fulfill({ status: 500, body: 'fault' }));
  await page.locator('search [type=submit]:not([name])').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}
