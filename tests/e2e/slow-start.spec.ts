import { expect, type Page } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { followLink, openPage, untilIdle, untilInteractive } from '../support/open-page.ts';

/* On a slow phone the page is read and filled in before its JavaScript has arrived. */

test('what is typed before the page is interactive is not lost', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/en/providers', { waitUntil: 'commit' });
  await page.getByLabel('Doctor name').fill('maria garcia lopes');
  await page.getByLabel('Specialty', { exact: true }).selectOption('Optometry');
  release();
  await untilInteractive(page);
  await expect(page.getByLabel('Doctor name')).toHaveValue('maria garcia lopes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 provider found' })).toBeVisible();
});

for (const name of ['Open the assistant', 'Accessibility settings']) {
  test(`a press on "${name}" before the page is interactive is not lost, and counts once`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('whoever scrolls before the page is interactive stays there, and comes back there', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const starting = page.getByRole('region', { name: 'What brings you here?' });
  await starting.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  release();
  await untilInteractive(page);
  // The router scrolls when it has drawn the page.
  await untilIdle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await followLink(page, '/en/quote');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a step of the quote and a search do not wait for the code of the footer', async ({ page }) => {
  await hold(page, '**/assets/site-footer-*.js');
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

test('the code of a page is asked for when the page has been painted', async ({ page }) => {
  const release = await hold(page, '**/assets/*.css');
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
});

test('a tab in the background, which paints nothing, gets its code at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  const entry = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/en', { waitUntil: 'commit' });
  await entry;
});

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

for (const { name, path, link } of DIALOG_LINKS) {
  test(`"${name}", pressed before the page is interactive, opens its dialog, once`, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(link).first().click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await untilInteractive(page);
    await expect(page).toHaveURL(path);
    await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  });
}

test('the link of a dialog opens its page in a new tab with Control, and here when the code does not come', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/assets/*.js');
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

/** Keeps files under way until what it returns is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}
