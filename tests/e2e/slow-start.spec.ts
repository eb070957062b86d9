import { expect } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilIdle, untilInteractive } from '../support/open-page.ts';
import { expectNear, topOf } from '../support/place-in-window.ts';

/*
 * On a slow phone the page is read and used before its JavaScript has arrived. What is typed into the forms by then:
 * contact.spec.ts; into the quote: quote.spec.ts.
 */

const CODE = '**/assets/*.js';

const DIALOG_LINKS = [
  { name: 'Read more', path: '/en', link: '#news article a', page: '/en/news/working-in-the-heat' },
  { name: 'A policy', path: '/en/quote', link: 'footer a[href*="/policies/"]', page: '/en/policies/privacy' },
  {
    name: 'Recommend a Doctor',
    path: '/en/providers',
    link: 'a[href="/en/providers/recommend"]',
    page: '/en/providers/recommend',
  },
];

test('what is typed into the search before the page is interactive is not lost', async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto('/en/providers', { waitUntil: 'commit' });
  await page.getByLabel('Doctor name').fill('maria garcia lopes');
  await page.getByLabel('Specialty', { exact: true }).selectOption('Optometry');
  release();
  await untilInteractive(page);
  await expect(page.getByLabel('Doctor name')).toHaveValue('maria garcia lopes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 provider found' })).toBeVisible();
});

test('a press before the page is interactive is not lost, and counts once', async ({ page }) => {
  for (const { name, path, pressed } of [
    { name: 'the assistant', path: '/en', pressed: page.getByRole('button', { name: 'Open the assistant' }) },
    { name: 'the panel', path: '/en', pressed: page.getByRole('button', { name: 'Accessibility settings' }) },
    ...DIALOG_LINKS.map(({ name, path, link }) => ({ name, path, pressed: page.locator(link).first() })),
  ]) {
    await test.step(name, async () => {
      const release = await holdRequests(page, CODE);
      await page.goto(path, { waitUntil: 'commit' });
      await pressed.click();
      release();
      await expect(page.getByRole('dialog'), name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await untilInteractive(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('a[aria-busy]')).toHaveCount(0);
      await page.unroute(CODE);
    });
  }
});

test('the link of a dialog opens its page in a new tab with Control, and here when the code does not come', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, CODE);
  for (const { name, path, link, page: ownPage } of DIALOG_LINKS) {
    await test.step(name, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      const newTab = context.waitForEvent('page');
      await page
        .locator(link)
        .first()
        .click({ modifiers: ['Control'] });
      await expect(await newTab).toHaveURL(ownPage);
      await (await newTab).close();
      await expect(page).toHaveURL(path);

      await page.locator(link).first().click();
      await page.clock.fastForward(5000);
      await expect(page).toHaveURL(ownPage);
    });
  }
  release();
});

test('whoever scrolls before the page is interactive stays there', { tag: '@phone' }, async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const services = page.locator('#services');
  await services.scrollIntoViewIfNeeded();
  const place = await topOf(services);
  release();
  await untilInteractive(page);
  // The router scrolls when it has drawn the page.
  await untilIdle(page);
  await expectNear(services, place);
});

test('a step of the quote and a search do not wait for the code of the footer', async ({ page }) => {
  await holdRequests(page, '**/assets/site-footer-*.js');
  const { quote, directory } = ENGLISH.words;
  await openPage(page, '/en/quote?county=Broward');
  await page.locator('#quote-name').fill('Ana Ruiz');
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: quote.basicInfo.next }).click();
  await expect(page.getByRole('heading', { name: quote.packages.title })).toBeFocused();

  await openPage(page, '/en/providers');
  await page.getByRole('link', { name: directory.quick.pediatrics, exact: true }).click();
  await expect(countHeading(page)).toBeVisible();
});

test('the code of a page is asked for when the page has been painted; by a tab that paints nothing, at once', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/*.css');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // The last that the head of a page asks for.
  const fonts = page.waitForRequest(/bricolage.*\.woff2$/);
  await page.goto('/en', { waitUntil: 'commit' });
  await fonts;
  expect(scripts).toEqual([]);
  release();
  await untilInteractive(page);
  expect(scripts).not.toEqual([]);

  await test.step('a tab in the background', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    const entry = page.waitForRequest((request) => request.resourceType() === 'script');
    await page.goto('/en', { waitUntil: 'commit' });
    await entry;
  });
});
