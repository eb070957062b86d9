import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The Providers dropdown of the large screen and the menu of the small one. */

for (const { code, locale, words } of LANGUAGES) {
  const { nav } = words.shell;

  test.describe(`the Providers dropdown in ${code}`, () => {
    test.use({ locale });
    test.skip(({ viewport }) => (viewport?.width ?? 0) < 1024, 'the dropdown belongs to the large screen');

    test.beforeEach(({ page }) => openPage(page, '/quote'));

    const button = (page: Page) => page.getByRole('button', { name: nav.providers, exact: true });
    const entry = (page: Page) =>
      page.getByRole('link', { name: new RegExp(`^${nav.requestAuthorizations}`) });

    const joinNetwork = (page: Page) => page.getByRole('banner').getByRole('link', { name: nav.joinNetwork });

    test('opens and closes by a press and leads to the authorizations in a new tab', async ({ page }) => {
      await expect(entry(page)).toBeHidden();
      await button(page).click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page)).toBeVisible();
      await expect(entry(page)).toHaveAttribute('href', 'https://www.example.com/authorizations');
      await expect(entry(page)).toHaveAttribute('target', '_blank');

      await page.getByRole('heading', { level: 1 }).click();
      await expect(entry(page)).toBeHidden();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('leads providers to the page of the network, in the same tab', async ({ page }) => {
      await button(page).click();
      await joinNetwork(page).click();
      await expect(page).toHaveURL('/join-network');
      await expect(joinNetwork(page)).toHaveCount(0);
    });

    test('opens by keyboard; Escape closes it and gives the focus back', async ({ page }) => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(joinNetwork(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(entry(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entry(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('closes 200 ms after the focus has left, not before', async ({ page }) => {
      await page.clock.install();
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(entry(page)).toBeFocused();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

      await page.keyboard.press('Tab');
      await expect(entry(page)).not.toBeFocused();
      await page.clock.runFor(199);
      await expect(entry(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(entry(page)).toBeHidden();
    });
  });

  test.describe(`the menu in ${code}`, () => {
    test.use({ locale });
    test.skip(({ viewport }) => (viewport?.width ?? 0) >= 1024, 'the menu belongs to the small screen');

    const summary = (page: Page) => page.locator('header summary');
    const list = (page: Page) => page.getByRole('navigation', { name: nav.label, exact: true });

    test('opens and closes by touch and closes when a section is chosen', async ({ page }) => {
      await openPage(page, '/');
      await expect(list(page)).toBeHidden();
      await summary(page).tap();
      await expect(list(page)).toBeVisible();
      await expect(summary(page)).toContainText(nav.closeMenu);
      await summary(page).tap();
      await expect(list(page)).toBeHidden();

      await summary(page).tap();
      await list(page).getByRole('link', { name: nav.contact }).tap();
      await expect(list(page)).toBeHidden();
      await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
    });

    test('opens by keyboard; Escape closes it and gives the focus back', async ({ page }) => {
      await openPage(page, '/quote');
      await summary(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(list(page).getByRole('link', { name: nav.home, exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(summary(page)).toBeFocused();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and dropdown open', async ({ page }, { project }) => {
    await page.goto('/');
    if (project.name === 'phone') await page.locator('header summary').tap();
    else await page.getByRole('button', { name: 'Providers', exact: true }).hover();
    await expect(page.getByRole('link', { name: /^Request authorizations/ })).toBeVisible();
  });
});
