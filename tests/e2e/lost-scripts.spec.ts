import { expect } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilIdle, untilPartInteractive } from '../support/open-page.ts';

/* A script that comes later can fail to come: no signal, or a page left open while a new version was put in place. */

test.beforeEach(({ guard }) => guard.allow(/net::ERR_FAILED/));

test.describe('with motion, which the film needs', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page stays when what it loads later does not come', async ({ page }) => {
    await page.route(
      /\/assets\/(hero-video|service-dialog|article-dialog|accessibility-panel)-[^/]*\.js$/,
      (route) => route.abort(),
    );
    const lostFilm = page.waitForRequest(/\/assets\/hero-video-/);
    await openPage(page, '/en');
    await page.locator('#home img').first().scrollIntoViewIfNeeded();
    await lostFilm;
    await expect(page.locator('h1')).toBeVisible();

    const panelButton = page.getByRole('button', { name: ENGLISH.words.accessibilityPanel.open });
    await panelButton.click();
    await expect(panelButton).toHaveAttribute('aria-expanded', 'false');

    const { generalMedicine, open } = ENGLISH.words.services;
    await untilPartInteractive(page, '#services');
    await page.getByRole('button', { name: `${open}: ${generalMedicine.title}` }).click();
    await expect(page.locator(':focus')).toContainText(generalMedicine.expandedDescription);

    await untilPartInteractive(page, '#news');
    await page.locator('#news').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/news\//);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a section whose script does not come keeps its text, and comes to life once it does', async ({
  page,
  context,
  guard,
}) => {
  // What else was on its way when the connection went.
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.route(/\/assets\/faq-section-[^/]*\.js$/, (route) => route.abort());
  await openPage(page, '/en');
  const lost = page.waitForRequest(/\/assets\/faq-section-/);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await lost;
  await expect(page.locator('#faq').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('h1')).toBeAttached();

  await page.unroute(/\/assets\/faq-section-[^/]*\.js$/);
  await context.setOffline(true);
  await context.setOffline(false);
  await untilPartInteractive(page, '#faq');
});

test('a search whose results’ script does not come loads the page, which has them, once', async ({
  page,
}) => {
  await page.route(/\/assets\/search-results-[^/]*\.js$/, (route) => route.abort());
  await openPage(page, '/en/providers');
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.getByLabel('Specialty', { exact: true }).selectOption('Urology');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(countHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/en/providers?specialty=Urology');
  await untilIdle(page);
  expect(pages).toBe(1);
  await expect(countHeading(page)).toBeVisible();
});
