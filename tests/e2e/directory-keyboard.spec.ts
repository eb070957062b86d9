import { expect, type Page } from '@playwright/test';
import { cards, countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/open-page.ts';

/* From the home page to a doctor's phone number, with nothing but the keyboard. */

test('a visitor finds a doctor by keyboard alone', async ({ page }) => {
  await openPage(page, '/en');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const needs = page.locator('summary', { hasText: 'Specific Needs' });
  await tabTo(page, needs);
  await page.keyboard.press('Enter');
  await tabTo(page, needs.locator('..').getByRole('link', { name: 'Find a doctor' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/providers');
  await expect(page.getByLabel('Doctor name')).toBeVisible();

  await tabTo(page, page.getByLabel('Specialty', { exact: true }));
  await page.keyboard.type('Opt');
  await tabTo(page, page.getByLabel('Doctor name'));
  await page.keyboard.type('maria garcia lopes');
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toHaveText('1 provider found');
  await expect(countHeading(page)).toBeFocused();

  await tabTo(
    page,
    cards(page)
      .first()
      .getByRole('link', { name: /555-01/ }),
  );
  await expectVisibleFocus(page);
});

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline).toMatchObject({ outlineStyle: 'solid' });
  expect(outline.width).toBeGreaterThanOrEqual(2);
}
