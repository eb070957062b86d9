import { expect } from '@playwright/test';
import { SERVICES } from '#features/services/services.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';

/* The home page without JavaScript; with it: src/features/home/home-page.browser.test.tsx. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the starting points give their guidance one at a time, and every service tells all it has', async ({
    page,
  }) => {
    const { home, services } = ENGLISH.words;
    await page.goto('/en');
    const region = page.getByRole('region', { name: home.starting.title });
    for (const [name, guidance] of [
      [home.starting.newTitle, home.starting.newGuidance],
      [home.starting.haveTitle, home.starting.haveGuidance],
      [home.starting.needsTitle, home.starting.needsGuidance],
    ] as const) {
      await region.getByText(name, { exact: true }).click();
      await expect(region.getByText(guidance)).toBeVisible();
      await expect(region.locator('details[open]')).toHaveCount(1);
    }

    for (const { id } of SERVICES) {
      const { description, expandedDescription, fact } = services[id];
      const card = page.locator('#services li').filter({ hasText: description });
      await card.locator('summary').click();
      await expect(card.getByText(expandedDescription)).toBeVisible();
      await expect(card.getByText(fact)).toBeVisible();
    }

    await region.getByRole('link', { name: home.starting.needsLink }).click();
    await expect(page).toHaveURL('/en/providers');
  });
});
