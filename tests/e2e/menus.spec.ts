import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The Providers dropdown of the large screen and the menu of the small one. */

test.describe('the Providers dropdown', () => {
  const { nav } = ENGLISH.words.shell;

  test('opens and closes by a press and leads to the authorizations in a new tab, to the network in the same', async ({
    page,
  }) => {
    await openPage(page, '/quote');
    const button = page.getByRole('button', { name: nav.providers, exact: true });
    const entry = page.getByRole('link', { name: new RegExp(`^${nav.requestAuthorizations}`) });
    await expect(entry).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('href', 'https://www.example.com/authorizations');
    await expect(entry).toHaveAttribute('target', '_blank');

    await page.getByRole('heading', { level: 1 }).click();
    await expect(entry).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    const joinNetwork = page.getByRole('banner').getByRole('link', { name: nav.joinNetwork });
    await joinNetwork.click();
    await expect(page).toHaveURL('/join-network');
    await expect(joinNetwork, 'closed on the new page').toHaveCount(0);
  });

  test('opens by keyboard; Escape closes it and gives the focus back; it closes 200 ms after the focus has left', async ({
    page,
  }) => {
    await openPage(page, '/quote');
    await page.clock.install();
    const button = page.getByRole('button', { name: nav.providers, exact: true });
    const entry = page.getByRole('link', { name: new RegExp(`^${nav.requestAuthorizations}`) });
    const goToLastEntry = async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: nav.joinNetwork })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
    };
    await button.focus();
    await goToLastEntry();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();

    await test.step('closes 200 ms after the focus has left, not before', async () => {
      await goToLastEntry();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.keyboard.press('Tab');
      await expect(entry).not.toBeFocused();
      await page.clock.runFor(199);
      await expect(entry).toBeVisible();
      await page.clock.runFor(1);
      await expect(entry).toBeHidden();
    });
  });
});

test('the menu opens and closes by touch and by keyboard, and closes when a section is chosen', {
  tag: '@phone',
}, async ({ page }) => {
  const { nav } = SPANISH.words.shell;
  await openPage(page, '/es');
  const summary = page.locator('header summary');
  const list = page.getByRole('navigation', { name: nav.label, exact: true });
  await expect(list).toBeHidden();

  await test.step('by keyboard; Escape gives the focus back', async () => {
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: nav.quote, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
  });

  await test.step('by touch', async () => {
    await summary.tap();
    await expect(list).toBeVisible();
    await expect(summary).toContainText(nav.closeMenu);
    await summary.tap();
    await expect(list).toBeHidden();
  });

  await summary.tap();
  await list.getByRole('link', { name: nav.contact }).tap();
  await expect(list).toBeHidden();
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and dropdown open', { tag: '@everywhere' }, async ({ page, hasTouch }) => {
    await page.goto('/');
    if (hasTouch) await page.locator('header summary').tap();
    else await page.getByRole('button', { name: 'Providers', exact: true }).hover();
    await expect(page.getByRole('link', { name: /^Request authorizations/ })).toBeVisible();
  });
});
