import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';
import { shownAmount } from '../support/quote-page.ts';

/*
 * The price in the hero (docs/product/home.md, Price). A couple with two children, 46-55, is 106.00 + 2 × 15.75 = 137.50;
 * every combination is priced in src/features/quote/quote.test.ts.
 */

for (const { code, tag, locale, words } of LANGUAGES) {
  const { price } = words.home;
  const choices = {
    en: { who: 'Couple and 2 children', age: '46 to 55' },
    es: { who: 'Pareja y 2 hijos', age: '46 a 55' },
  }[code];

  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });

    test('the price of a family takes two choices, and leads into the calculator', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, `/${code}`);
      await untilPriced(page);
      const form = page.getByRole('form', { name: price.label });
      await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(price.ages['31-45']);
      await expect(form).toContainText(price.monthly);
      await expect(shownAmount(page, '56.00')).toHaveText('$56.00');

      await test.step('the list (two taps), an age (one), and the price is there', async () => {
        await form.getByLabel(price.who).selectOption({ label: choices.who });
        await expect(shownAmount(page, '127.50')).toBeVisible();
        await form.getByText(choices.age, { exact: true }).click();
        await expect(shownAmount(page, '137.50')).toHaveText('$137.50');
        await expect(form.locator('[aria-live=polite]')).toHaveText('$137.50');
      });

      await test.step('all of it is within one and a half screens of a phone', async () => {
        const place = await shownAmount(page, '137.50').evaluate(
          (amount) => amount.getBoundingClientRect().bottom + window.scrollY,
        );
        expect(place).toBeLessThan(1.5 * 740);
        for (const chip of await form.locator('label:has([type=radio])').all()) {
          expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });

      await test.step('the calculator has the same choices and the same price', async () => {
        await form.getByRole('button', { name: price.lines }).click();
        await expect(page).toHaveURL(`/${code}/quote?who=family-2&age=46-55`);
        await expect(shownAmount(page, '137.50')).toBeVisible();
        await expect(shownAmount(page, '31.50'), 'the children’s line').toBeVisible();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the price of a family is on the next page, and no wrong one before', async ({ page }) => {
        await page.goto(`/${code}`);
        await expect(shownAmount(page, '56.00')).toBeVisible();
        const form = page.getByRole('form', { name: price.label });
        await form.getByLabel(price.who).selectOption({ label: choices.who });
        await expect(shownAmount(page, '56.00')).toBeHidden();
        await expect(form.getByText(price.unpriced)).toBeVisible();
        await form.getByText(choices.age, { exact: true }).click();
        await form.getByRole('button', { name: price.lines }).click();
        await expect(page).toHaveURL(`/${code}/quote?who=family-2&age=46-55`);
        await expect(shownAmount(page, '137.50')).toBeVisible();
      });
    });
  });
}

test('what is chosen before the code comes is kept, with no wrong price beside it', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByLabel('Who is the plan for?').selectOption({ label: 'Me and 1 child' });
  await page.getByText('65+', { exact: true }).click();
  await expect(shownAmount(page, '56.00')).toBeHidden();
  chosen.resolve();
  // 85.00 + 15.75
  await expect(shownAmount(page, '100.75')).toBeVisible();
  await expect(page.getByRole('radio', { name: '65+' })).toBeChecked();
});

/** Waits until the price's own code is there. */
async function untilPriced(page: Page): Promise<void> {
  await expect(page.locator('#home-price')).toHaveAttribute('data-live');
}
