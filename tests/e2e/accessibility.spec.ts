import { expect, type Page } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

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
  {
    name: 'the dialog of a service',
    path: '',
    prepare: async (page) => {
      await untilPartInteractive(page, '#services h2');
      await page.locator('#services button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'the open navigation', path: '', prepare: openNavigation },
  { name: 'the accessibility panel', path: '/quote', prepare: openAccessibilityPanel },
  { name: 'an article in its dialog', path: '#news', prepare: openArticle },
  { name: 'an article', path: '/news/working-in-the-heat' },
  { name: 'the quote', path: '/quote' },
  {
    name: 'the quote with errors',
    path: '/quote',
    prepare: (page) => page.locator('#quote-basic-info [type=submit]').click(),
  },
  { name: 'the contact form with errors', path: '#contact', prepare: (page) => sendEmpty(page, 'contact') },
  {
    name: 'the quote request with errors',
    path: '/quote',
    prepare: (page) => sendEmpty(page, 'quote-request'),
  },
  { name: 'a form that was sent', path: '?sent=CC-2222-3333' },
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
  { name: 'the recommendation of a doctor on its page', path: '/providers/recommend' },
  {
    name: 'the recommendation of a doctor in its dialog, with errors',
    path: '/providers',
    prepare: async (page) => {
      await page.locator('search a[href$="/recommend"]').click();
      await page.locator('#recommendation-form [type=submit]').click();
      await expect(page.locator('#recommendation-doctorName-error')).toBeVisible();
    },
  },
  { name: 'the network application', path: '/join-network' },
  {
    name: 'the network application with errors',
    path: '/join-network',
    prepare: async (page) => {
      await page.locator('#join-network-form').getByRole('button').click();
      await expect(page.locator('#join-network-providerName-error')).toBeVisible();
    },
  },
  { name: 'the preview of the member portal', path: '/member-portal' },
  { name: 'open questions', path: '', prepare: openQuestions },
  { name: 'a search in the questions that finds nothing', path: '', prepare: searchNoQuestion },
  { name: 'an open policy', path: '/quote', prepare: openPolicy },
  { name: 'the page of a policy', path: '/policies/refund' },
  { name: 'the accessibility statement', path: '/accessibility' },
  { name: 'the privacy note', path: '/privacy' },
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

const PAGES = [
  '',
  '/quote',
  '/news/back-to-school-checklist',
  '/providers?specialty=Urology&zipCode=33126',
  '/member-portal',
  '/policies/grievance',
  '/accessibility',
  '/privacy',
];

for (const { code } of LANGUAGES) {
  test(`at a zoom of 400 % nothing scrolls sideways and axe finds nothing, in ${code}`, async ({
    page,
    guard,
  }, { project }) => {
    test.skip(project.name === 'phone', 'a zoomed desktop; the phone has its own width');
    test.slow();
    guard.allow(/status of (404|422)/);
    // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of PAGES) {
      await openPage(page, `/${code}${path}`);
      await expectNoSidewaysScrolling(page);
    }
    await expectAccessible(page);
  });

  test(`large text on the narrowest window scrolls nothing sideways, in ${code}`, async ({ page, guard }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'one width for both');
    test.slow();
    guard.allow(/status of (404|422)/);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...PAGES, '/providers', '/providers/recommend', '/join-network', '/nothing']) {
      await openPage(page, `/${code}${path}`);
      await page.evaluate(() => document.documentElement.classList.add('large-text'));
      await expectNoSidewaysScrolling(page);
    }
  });

  for (const rootClass of ['high-contrast', 'large-text']) {
    test(`with ${rootClass} on the root axe finds nothing, in ${code}`, async ({ page }) => {
      // Axe on eight pages, one after the other.
      test.slow();
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

async function openAccessibilityPanel(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog][aria-expanded]').click();
  await expect(page.getByRole('switch')).toHaveCount(4);
}

async function openArticle(page: Page): Promise<void> {
  await untilPartInteractive(page, '#news h2');
  await page.locator('#news article a').first().click();
  await expect(page.getByRole('dialog').locator('h4').first()).toBeVisible();
}

async function failSearch(page: Page): Promise<void> {
  await page.route('**/api/providers/search', (route) => route.fulfill({ status: 500, body: 'fault' }));
  await page.locator('search [type=submit]:not([name])').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function sendEmpty(page: Page, kind: string): Promise<void> {
  const form = page.locator(`#${kind}-form`);
  await form.scrollIntoViewIfNeeded();
  // The first press may come before the form's code, and is then a post that comes back with the same errors.
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
}

async function openQuestions(page: Page): Promise<void> {
  await page.locator('#faq').evaluate((section) => {
    for (const details of section.querySelectorAll('details')) details.open = true;
  });
}

async function searchNoQuestion(page: Page): Promise<void> {
  await untilPartInteractive(page, '#faq-search');
  await page.locator('#faq-search').fill('qqqq');
  await expect(page.locator('#faq details:visible')).toHaveCount(0);
}

async function openPolicy(page: Page): Promise<void> {
  await page.locator('footer a[aria-haspopup=dialog]').nth(3).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
