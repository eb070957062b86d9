import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { SPANISH } from '../support/languages.ts';
import { followLink, openPage, untilPartInteractive } from '../support/open-page.ts';

/* A word that is wider than a phone, wherever visitors, providers and articles bring theirs: it breaks. */

const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelch';
const { words } = SPANISH;
const tag = '@phone';

test('in a name, on the page of the quote', { tag }, async ({ page }) => {
  await openPage(page, '/es/quote?county=Broward');
  await page.locator('#quote-name').fill(WORD);
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: words.quote.basicInfo.next }).click();
  await page.getByRole('button', { name: words.quote.packages.submit }).click();
  await expect(page.locator('#calculator').getByText(WORD).locator('visible=true')).toBeVisible();
  await expectNothingWider(page);
});

test('in a filter and in what the directory answers', { tag }, async ({ page }) => {
  await page.route('**/api/providers/search*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.providers[0], { doctor: WORD, center: WORD, address: WORD, city: WORD });
    await route.fulfill({ response, json: answer });
  });
  await openPage(page, `/es/providers?doctor=${WORD}`);
  await expect(page.getByRole('button', { name: WORD })).toBeVisible();
  await expectNothingWider(page);
  await openPage(page, '/es/providers?county=Orange');
  await page.locator('#filter-county').selectOption('Broward');
  await page.getByRole('button', { name: words.directory.form.search, exact: true }).click();
  await expect(page.getByRole('heading', { name: WORD })).toBeVisible();
  await expectNothingWider(page);
});

test('in an article’s card, dialog and page', { tag }, async ({ page }) => {
  await page.route('**/api/articles**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const content = { sections: [{ title: WORD, content: WORD, items: [WORD] }] };
    for (const article of [answer].flat()) {
      Object.assign(article, { title: `${WORD} ${WORD}`, excerpt: WORD, category: WORD, content });
    }
    await route.fulfill({ response, json: answer });
  });
  await openPage(page, '/es/member-portal');
  await followLink(page, '/es');
  await expect(page.locator('#news article h3').first()).toHaveText(`${WORD} ${WORD}`);
  await untilPartInteractive(page, '#news h2');
  const card = page.locator('#news article').first();
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(320);
  await card.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('region');
  await expect(dialog.getByRole('heading', { level: 3, name: WORD })).toBeVisible();
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole('link', { name: words.news.dialog.openPage }).click();
  await expect(page.getByRole('heading', { level: 1, name: WORD })).toBeVisible();
  await expectNothingWider(page);
});

async function expectNothingWider(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
