import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { shownAmount } from '../support/quote-page.ts';

/*
 * The price in the hero (docs/product/home.md, Price), on a phone. A couple with two children, 46-55, is 106.00 + 2 × 15.75
 * = 137.50. With JavaScript: src/features/home/price/home-price.browser.test.tsx; what is chosen before that arrives:
 * contact.spec.ts.
 */

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const { price } = ENGLISH.words.home;

  test('the price of a family is on the next page, and no wrong one before', async ({ page }) => {
    await page.goto('/es');
    await expectNearTop(page);
    await page.goto('/en');
    await expect(shownAmount(page, '56.00')).toBeVisible();
    await expectNearTop(page);
    const form = page.getByRole('form', { name: price.label });
    await form.getByLabel(price.who).selectOption({ label: 'Couple and 2 children' });
    await expect(shownAmount(page, '56.00')).toBeHidden();
    await expect(form.getByText(price.unpriced)).toBeVisible();
    await form.getByRole('radio', { name: '46 to 55', exact: true }).click();
    await form.getByRole('button', { name: price.lines }).click();
    await expect(page).toHaveURL('/en/quote?who=family-2&age=46-55');
    await expect(shownAmount(page, '137.50')).toBeVisible();
  });
});

/** All of the price is within one and a half screens of a phone. */
async function expectNearTop(page: Page): Promise<void> {
  const box = await page.locator('#home-price').boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(1.5 * PHONE.height);
}
