import { expect, type Page } from '@playwright/test';
import { cards, countFound, countHeading, SEARCH_API } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { openPage, untilIdle } from '../support/open-page.ts';

/* The search lives in the address: Back, forward, reload and sharing keep it. More results keep the place. */

test('Back, forward and reload keep filters and results', async ({ page }) => {
  await openPage(page, '/en/providers');
  const county = page.getByLabel('County', { exact: true });
  await county.selectOption('Lake');
  await search(page);
  const inLake = await countFound(page);
  await expect(page).toHaveURL('/en/providers?county=Lake');

  await page.getByLabel('Specialty', { exact: true }).selectOption('Pulmonology');
  await search(page);
  await expect(page).toHaveURL('/en/providers?specialty=Pulmonology&county=Lake');
  await expect.poll(() => countFound(page)).toBeLessThan(inLake);
  const inBoth = await countFound(page);

  await page.goBack();
  await expect(page).toHaveURL('/en/providers?county=Lake');
  await expect.poll(() => countFound(page)).toBe(inLake);
  await expect(page.getByLabel('Specialty', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Start your search' })).toBeVisible();
  await expect(county).toHaveValue('');

  await page.goForward();
  await page.goForward();
  await expect.poll(() => countFound(page)).toBe(inBoth);
  await page.reload();
  await expect(county).toHaveValue('Lake');
  expect(await countFound(page)).toBe(inBoth);
});

test('a shared address shows its search at once, without asking again', async ({ page }) => {
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST') asked += 1;
  });
  await openPage(page, '/en/providers?doctor=maria+garcia+lopes');
  await expect(countHeading(page)).toHaveText('2 providers found');
  await untilIdle(page);
  expect(asked, 'searches that were sent').toBe(0);
});

test('more providers are added without losing the place, each exactly once, also after a failure', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 500/);
  await openPage(page, '/en/providers?specialty=Cardiology&county=Orange');
  const total = await countFound(page);
  expect(total, 'the search of this test has several pages').toBeGreaterThan(24);
  const more = page.getByRole('button', { name: 'Show more providers' });

  await test.step('when they cannot be loaded, what is shown stays', async () => {
    await page.route(SEARCH_API, (route) => route.fulfill({ status: 500, body: 'fault' }));
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(SEARCH_API);
  });

  let shown = 24;
  while (shown < total) {
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.getByText(`Showing ${shown} of ${total}`)).toBeVisible();
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await more.click();
    shown = Math.min(shown + 24, total);
    await expect(cards(page)).toHaveCount(shown);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
  await expect(more).toHaveCount(0);
  await expect(page.getByText('couldn’t load')).toHaveCount(0);
  const texts = await cards(page).allInnerTexts();
  expect(new Set(texts).size).toBe(total);
});

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
