import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { SPANISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';
import { expectStored, fillForm } from '../support/sent-form.ts';

/*
 * The inquiry of providers, from its first field to the stored row. Its checks and toasts:
 * src/features/join-network/join-network-page.browser.test.tsx.
 */

const { joinNetwork } = SPANISH.words;

test.describe('in es', { tag: '@es' }, () => {
  test('an application is sent with the 13 fields and thanked for; its reference stays', async ({ page }) => {
    await openPage(page, '/es/join-network');
    await untilPartInteractive(page, '#join-network-form');
    const values = await fillForm(page, 'join-network');
    await page.getByRole('button', { name: joinNetwork.submit }).click();
    await expect(page.locator('li[data-state=open]')).toContainText(joinNetwork.success.title);
    await expect(page.locator('#join-network-form-sent')).toBeFocused();
    await expectStored(page, 'join-network', values);
    await page.getByRole('link', { name: joinNetwork.backHome }).click();
    await expect(page).toHaveURL(/\/es$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application is refused with its fields marked and filled, then stored', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await page.goto('/es/join-network');
    const values = await fillForm(page, 'join-network', { npi: '1234567890' });
    const submit = page.getByRole('button', { name: joinNetwork.submit });
    await submit.click();
    await expect(page.locator('#join-network-npi-error')).toHaveText(joinNetwork.errors.npi.checkDigit);
    await expect(page.locator('#join-network-address')).toHaveValue('7350 NW 7th St');
    await expect(page.locator('#join-network-county')).toHaveValue('Miami-Dade');
    await page.locator('#join-network-npi').fill('1234567893');
    await submit.click();
    await expect(page.getByText(joinNetwork.success.title)).toBeVisible();
    await expectStored(page, 'join-network', { ...values, npi: '1234567893' });
  });
});
