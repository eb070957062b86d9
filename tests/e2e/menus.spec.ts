import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';

/* Without JavaScript; with it: src/features/shell/header.browser.test.tsx. */

test.use({ javaScriptEnabled: false });

test('menu and dropdown open', { tag: '@everywhere' }, async ({ page, hasTouch }) => {
  await page.goto('/');
  if (hasTouch) await page.locator('header summary').tap();
  else await page.getByRole('button', { name: 'Providers', exact: true }).hover();
  await expect(page.getByRole('link', { name: /^Request authorizations/ })).toBeVisible();
});
