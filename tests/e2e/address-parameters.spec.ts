import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* What somebody may do at an address with a wrong value. What each page makes of it: tests/http/address-parameters.test.ts. */

const { words } = ENGLISH;

test('the quote keeps what is correct and shows the usual choice for the rest', async ({ page }) => {
  await openPage(page, '/en/quote?planType=family&age=30&core=none&county=Lake');
  await expect(page.getByRole('status').filter({ hasText: words.site.unknownValue })).toBeVisible();
  await expect(page.getByRole('radio', { name: words.quote.basicInfo.family })).toBeChecked();
  await expect(page.getByLabel(words.quote.basicInfo.age)).toHaveValue('31-45');
  await expect(page.getByRole('main')).toContainText('$96.00');

  await page.getByLabel(words.quote.basicInfo.age).selectOption('18-30');
  await expect(page).toHaveURL('/en/quote?planType=family&age=18-30&children=0&county=Lake');
  await expect(page.getByText(words.site.unknownValue)).toHaveCount(0);
});

test('the directory searches with what is correct, from the start', async ({ page }) => {
  await openPage(page, '/en/providers?county=Lake&specialty=Alchemy&cursor=abc');
  await expect(page.getByRole('status').filter({ hasText: words.site.unknownValue })).toBeVisible();
  await expect(page.getByLabel(words.directory.form.county, { exact: true })).toHaveValue('Lake');
  await expect(page.getByLabel(words.directory.form.specialty, { exact: true })).toHaveValue('');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});
