import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';
import { expectStored, fillForm } from '../support/sent-form.ts';

/*
 * Recommending a doctor: the dialog of the directory, and the page that replaces it without JavaScript. Its states:
 * src/features/directory/recommend/recommend-dialog.browser.test.tsx.
 */

const { recommend, directory } = ENGLISH.words;

test('a recommendation is sent; the dialog closes and the reference stays', async ({ page }) => {
  await openPage(page, '/en/providers');
  const opener = page.getByRole('search').getByRole('link', { name: directory.form.recommend });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: recommend.title });
  await expect(dialog).toBeVisible();
  await fillForm(page, 'recommendation');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('li[data-state=open]')).toContainText(recommend.success.title);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('main').getByText(/CC-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the form on a page, which refuses and stores', async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/en/providers');
    await page.getByRole('search').getByRole('link', { name: directory.form.recommend }).click();
    await expect(page).toHaveURL(/\/en\/providers\/recommend$/);
    const values = await fillForm(page, 'recommendation', { doctorPhone: '555' });
    const submit = page.locator('#recommendation-form [type=submit]');
    await submit.click();
    await expect(page.locator('#recommendation-doctorPhone-error')).toHaveText(
      recommend.errors.phone.required,
    );
    await page.locator('#recommendation-doctorPhone').fill('(305) 555-0142');
    await submit.click();
    await expectStored(page, 'recommendation', { ...values, doctorPhone: '(305) 555-0142' });
  });
});
