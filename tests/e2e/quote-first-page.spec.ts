import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { untilInteractive } from '../support/open-page.ts';
import { calculator, shownAmount } from '../support/quote-page.ts';

/* The quote before its script has come, or without it. As the server sends it: tests/http/first-html.test.ts. */

test('keeps what was typed before the script arrived', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/quote?core=package2', { waitUntil: 'commit' });
  await calculator(page).getByLabel('Full name').fill('Ana Gómez');
  await page.getByRole('radio', { name: 'Family' }).check();
  await calculator(page).getByLabel('County', { exact: true }).selectOption('Lee');
  release();
  await untilInteractive(page);
  await expect(shownAmount(page, '115.75')).toBeVisible();
  await expect(calculator(page).getByLabel('Full name')).toHaveValue('Ana Gómez');
  await expect(calculator(page).getByLabel('County', { exact: true })).toHaveValue('Lee');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // On a phone the price stands in a bar at the top.
  test('step 1 still prices the choices, keeps the packages of a link, and personal fields stay out of the address', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/en/quote?core=package2&hospital=true');
    await expect(shownAmount(page, '77.50')).toBeVisible();
    await expect(calculator(page).locator('noscript')).toBeVisible();
    const note = await calculator(page).locator('noscript').innerHTML();
    expect(note).toContain('JavaScript is off');
    expect(note).toContain('You can’t choose packages this way');
    expect(note).toContain('href="tel:');
    expect(note).toMatch(/request=1#quote-request"/);
    await expect(page.getByText('nothing is sent')).toBeHidden();
    await expect(page.getByText('Worked out right here').first()).toBeHidden();
    await page.getByRole('radio', { name: 'Family' }).check();
    await calculator(page).getByLabel('Full name').fill('Ana Gómez');
    await page.getByRole('button', { name: 'Next' }).click();
    // 96.00 + 19.75 + 14.75 for a couple
    await expect(shownAmount(page, '130.50')).toBeVisible();
    await calculator(page).getByLabel('Number of children').selectOption('1');
    await page.getByRole('button', { name: 'Next' }).click();
    // and 15.75 + 5.00 with a child
    await expect(shownAmount(page, '151.25')).toBeVisible();
    expect(page.url()).toContain('children=1');
    expect(page.url()).not.toContain('Ana');
  });
});
