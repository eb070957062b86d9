import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/*
 * What of the policies and the privacy note needs whole pages (docs/product/pages.md). The dialogs:
 * src/features/policies/policy-links.browser.test.tsx; the pages: tests/http/statements.test.ts.
 */

test('where the dialog cannot be loaded the link leads to the page, and that to the others', async ({
  page,
  guard,
}) => {
  guard.allow(/policy-dialog|Failed to (fetch|load)/);
  await page.route('**/assets/policy-dialog-*.js', (route) => route.abort());
  await openPage(page, '/en/quote');
  const { grievances, refunds } = ENGLISH.words.site.policies;
  await page.getByRole('contentinfo').getByRole('link', { name: grievances, exact: true }).click();
  await expect(page).toHaveURL('/en/policies/grievance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(grievances);
  await page.getByRole('main').getByRole('link', { name: refunds, exact: true }).click();
  await expect(page).toHaveURL('/en/policies/refund');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refunds);
});

test('the browser keeps nothing but what the privacy note names', async ({ page, context }) => {
  await openPage(page, '/en');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('button[aria-haspopup=dialog][aria-expanded]').click();
  await page.getByRole('switch').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nota de privacidad' }).click();
  await expect(page).toHaveURL('/es/privacy');

  expect((await context.cookies()).map(({ name }) => name)).toEqual(['site-language']);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
  }));
  expect(kept.local).toEqual(['accessibility-settings', 'site-language']);
  // The router keeps how far each page was scrolled.
  expect(kept.session.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([]);
});
