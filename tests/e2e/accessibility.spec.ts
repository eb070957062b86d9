import { expect, type Page } from '@playwright/test';
import { countHeading, unfoldFilters } from '../support/directory-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  disableContentVisibility,
  loseFonts,
  openFooter,
  openPage,
  untilInteractive,
  untilPartInteractive,
  waitForFonts,
} from '../support/open-page.ts';

/*
 * axe on every page and state, once in English on the desktop and once in Spanish on the phone. States of one page
 * follow each other in one visit; a failure names its state.
 */

type State = { name: string; prepare?: (page: Page, project: string) => Promise<unknown> };
type Visit = {
  path: string;
  states: readonly State[];
  /** The page is also looked at with settings of the accessibility panel. */
  withSetting?: boolean;
};

const AS_IT_OPENS: State = { name: 'as it opens' };

const JOURNEYS: Readonly<Record<string, readonly Visit[]>> = {
  'the home page': [
    {
      path: '',
      withSetting: true,
      states: [
        AS_IT_OPENS,
        {
          name: 'a starting point and all questions open, the contact form with errors',
          prepare: async (page) => {
            await sendEmpty(page, 'contact');
            await page.locator('details[name] summary').first().click();
            await openQuestions(page);
          },
        },
        { name: 'a search in the questions that finds nothing', prepare: searchNoQuestion },
      ],
    },
  ],
  'the dialogs of the home page': [
    {
      path: '',
      states: [
        {
          name: 'a service',
          prepare: async (page) => {
            await untilPartInteractive(page, '#services h2');
            await page.locator('#services button').first().click();
            await expect(page.getByRole('dialog')).toBeVisible();
          },
        },
        { name: 'an article', prepare: openArticle },
      ],
    },
  ],
  'the news and what was sent': [
    { path: '/news/working-in-the-heat', withSetting: true, states: [AS_IT_OPENS] },
    { path: '?sent=CC-2222-3333', states: [{ name: 'a form that was sent' }] },
  ],
  'the quote': [
    {
      path: '/quote',
      withSetting: true,
      states: [
        AS_IT_OPENS,
        {
          name: 'the calculator and the request with errors',
          prepare: async (page) => {
            await page.locator('#quote-request summary').click();
            await sendEmpty(page, 'quote-request');
            await page.locator('#quote-basic-info [type=submit]').click();
            await expect(page.locator('#quote-basic-info [aria-invalid=true]').first()).toBeVisible();
          },
        },
      ],
    },
  ],
  'what opens from every page': [
    {
      path: '/member-portal',
      withSetting: true,
      states: [
        AS_IT_OPENS,
        { name: 'the accessibility panel', prepare: openAccessibilityPanel },
        { name: 'a policy', prepare: openPolicy },
        { name: 'the navigation', prepare: openNavigation },
      ],
    },
  ],
  'the prompt of the directory': [
    {
      path: '/providers',
      states: [
        AS_IT_OPENS,
        { name: 'the recommendation of a doctor, with errors', prepare: recommendNobody },
        { name: 'a failed search', prepare: failSearch },
      ],
    },
  ],
  'the results of the directory': [
    {
      path: '/providers?specialty=Urology&zipCode=33126',
      withSetting: true,
      states: [
        { name: 'some', prepare: (page) => expect(countHeading(page)).toBeVisible() },
        {
          name: 'none',
          prepare: async (page) => {
            await unfoldFilters(page);
            await page.locator('#filter-doctor').fill('qqqqqqqqqq');
            await page.keyboard.press('Enter');
            await expect(countHeading(page)).toHaveText(/^0 /);
            await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
          },
        },
        {
          name: 'a refused ZIP code',
          prepare: async (page) => {
            await page.locator('#filter-zipCode').fill('00000');
            await page.keyboard.press('Enter');
            await expect(page.locator('#filter-zipCode-error')).toBeVisible();
          },
        },
      ],
    },
  ],
  'the forms for and about doctors': [
    { path: '/providers/recommend', states: [AS_IT_OPENS] },
    {
      path: '/join-network',
      states: [
        AS_IT_OPENS,
        {
          name: 'with errors',
          prepare: async (page) => {
            await untilPartInteractive(page, '#join-network-form');
            await page.locator('#join-network-form').getByRole('button').click();
            await expect(page.locator('#join-network-providerName-error')).toBeVisible();
            // Under the pointer it stays, so that nothing comes or goes while axe looks.
            await page.locator('li[data-state=open]').hover();
          },
        },
      ],
    },
  ],
  'the statements': [
    { path: '/accessibility', withSetting: true, states: [AS_IT_OPENS] },
    { path: '/privacy', withSetting: true, states: [AS_IT_OPENS] },
  ],
  'the page of a policy, and one that is not found': [
    { path: '/policies/refund', withSetting: true, states: [AS_IT_OPENS] },
    { path: '/nothing', states: [AS_IT_OPENS] },
  ],
};

for (const { code, tag } of LANGUAGES) {
  // Large text breaks first where words are long and the window is narrow.
  const settings = code === 'en' ? ['high-contrast'] : ['high-contrast', 'large-text'];

  test.describe(`in ${code}`, { tag }, () => {
    for (const [name, visits] of Object.entries(JOURNEYS)) {
      test(`axe finds nothing on ${name}`, async ({ page, guard }, { project }) => {
        guard.allow(/status of (404|422|500)/);
        for (const { path, states, withSetting } of visits) {
          await openPage(page, `/${code}${path}`);
          for (const [index, state] of states.entries()) {
            await test.step(`${path}: ${state.name}`, async () => {
              await state.prepare?.(page, project.name);
              await expectAccessible(page);
              await expectNoSidewaysScrolling(page);
            });
            if (!withSetting || index > 0) continue;
            await test.step(`${path}: ${state.name}, with ${settings.join(' and ')}`, async () => {
              for (const setting of settings) await setRootClass(page, setting, true);
              await expectAccessible(page);
              await expectNoSidewaysScrolling(page);
              for (const setting of settings) await setRootClass(page, setting, false);
            });
          }
        }
      });
    }
  });
}

test('axe finds nothing on the examples of the design system', async ({ page }) => {
  await openPage(page, '/examples');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

const NARROW_PAGES = [
  ['', '/quote', '/news/back-to-school-checklist', '/providers?specialty=Urology&zipCode=33126'],
  ['/member-portal', '/policies/grievance', '/accessibility', '/privacy'],
  ['/providers', '/providers/recommend', '/join-network', '/nothing'],
];

for (const { code, tag } of LANGUAGES) {
  for (const paths of NARROW_PAGES) {
    test(`at a zoom of 400 %, also with large text, nothing scrolls sideways: /${code} and ${paths.join(' ')}`, {
      tag: [tag, '@desktop'],
    }, async ({ page, guard }) => {
      guard.allow(/status of (404|422)/);
      await waitForFonts(page);
      await expectNothingSidewaysAtZoom(page, paths, code);
      await expectAccessible(page);
    });
  }

  // On a slow connection they come too late.
  test(`at a zoom of 400 % nothing scrolls sideways without the site’s fonts: /${code}`, {
    tag: [tag, '@desktop'],
  }, async ({ page, guard }) => {
    guard.allow(/status of (404|422)/);
    await loseFonts(page, guard);
    await expectNothingSidewaysAtZoom(page, NARROW_PAGES.flat(), code);
  });
}

async function expectNothingSidewaysAtZoom(
  page: Page,
  paths: readonly string[],
  code: string,
): Promise<void> {
  // 1280 px wide at 400 % is 320 px of the page (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await test.step(path || '/', async () => {
      await openPage(page, `/${code}${path}`);
      await disableContentVisibility(page);
      await expectNoSidewaysScrolling(page);
      await setRootClass(page, 'large-text', true);
      await expectNoSidewaysScrolling(page);
    });
  }
}

async function setRootClass(page: Page, name: string, isOn: boolean): Promise<void> {
  await page.evaluate(([added, on]) => document.documentElement.classList.toggle(added, on), [
    name,
    isOn,
  ] as const);
}

/** Closes what a state before has opened. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function recommendNobody(page: Page): Promise<void> {
  await page.locator('search a[href$="/recommend"]').click();
  await page.locator('#recommendation-form [type=submit]').click();
  await expect(page.locator('#recommendation-doctorName-error')).toBeVisible();
}

async function openNavigation(page: Page, project: string): Promise<void> {
  await closeDialog(page);
  if (project === 'phone') await page.locator('header summary').click();
  else await page.locator('header button[aria-expanded]').click();
}

async function openAccessibilityPanel(page: Page): Promise<void> {
  await page.locator('button[aria-haspopup=dialog][aria-expanded]').click();
  await expect(page.getByRole('switch')).toHaveCount(4);
}

async function openArticle(page: Page): Promise<void> {
  await closeDialog(page);
  await untilPartInteractive(page, '#news h2');
  await page.locator('#news article a').first().click();
  await expect(page.getByRole('dialog').locator('h4').first()).toBeVisible();
}

async function failSearch(page: Page): Promise<void> {
  await closeDialog(page);
  await page.route('**/api/providers/search', (route) => route.fulfill({ status: 500, body: 'fault' }));
  await page.locator('search [type=submit]:not([name])').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

async function sendEmpty(page: Page, kind: string): Promise<void> {
  const form = page.locator(`#${kind}-form`);
  await form.scrollIntoViewIfNeeded();
  // A press before the form's code is a post that comes back with the same errors; one whose errors
  // do not come is made again (seen once, not explained).
  await expect(async () => {
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  // After a post the page is another one, whose code comes in its turn.
  await untilInteractive(page);
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
  await closeDialog(page);
  await openFooter(page);
  await page.locator('footer a[aria-haspopup=dialog]').nth(3).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
