import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/*
 * The code of what is below the first screen of the home page comes when it is near. What stands there and opens:
 * src/features/home/home-page.browser.test.tsx.
 */

test('what is pressed and typed in a part before its code is there is done when that comes', async ({
  page,
}) => {
  const releaseServices = await holdRequests(page, '**/assets/services-*.js');
  const releaseQuestions = await holdRequests(page, '**/assets/faq-section-*.js');
  await openPage(page, '/en');
  await page.locator('#faq-search').fill('qqqq');
  const { title, description } = ENGLISH.words.services.pediatric;
  const card = page.locator('#services').getByRole('listitem').filter({ hasText: description });
  await card.getByRole('button').click();
  releaseServices();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.locator('#faq details:visible')).not.toHaveCount(0);
  releaseQuestions();
  await untilPartInteractive(page, '#faq-search');
  await expect(page.locator('#faq details:visible')).toHaveCount(0);
  await expect(page.locator('#faq-search')).toHaveValue('qqqq');
});
