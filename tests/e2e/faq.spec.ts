import { expect, type Page } from '@playwright/test';
import { FAQ_ENTRIES } from '#features/faq/faq.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* Links to questions of the home page. All else about them: src/features/faq/faq-section.browser.test.tsx. */

test('a link to a question opens it, and so does the next', async ({ page }) => {
  await openPage(page, '/en#faq-tier-status');
  await expect(answer(page, 'tier-status')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#faq-licensed';
  });
  await expect(answer(page, 'licensed')).toBeInViewport();
  await expect(answer(page, 'tier-status')).toBeVisible();

  // Neither was among the first four: closed again, they stay where they are.
  await untilPartInteractive(page, '#faq-search');
  for (const id of ['licensed', 'tierStatus'] as const) {
    const { question } = ENGLISH.words.faq.questions[id];
    await page.locator('#faq summary', { hasText: question }).click();
  }
  const questions = page.locator('#faq details:not([data-more])');
  await expect(questions.filter({ visible: true })).toHaveCount(FAQ_ENTRIES.length);
});

function answer(page: Page, id: string) {
  return page.locator(`#faq-${id}`);
}
