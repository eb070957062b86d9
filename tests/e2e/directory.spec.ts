import { expect, type Locator, type Page } from '@playwright/test';
import { cards, countFound, countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { tabTo } from '../support/keyboard.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage, untilIdle, untilInteractive, waitForFonts } from '../support/open-page.ts';

/*
 * Looking for a doctor in the demonstration directory, from the home page to a phone number, and what a whole page does:
 * history, addresses, a list that grows. States of the page: src/features/directory/*.browser.test.tsx; what each filter
 * finds: search-providers.server.test.ts there.
 */

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

test('a suggestion is chosen by keyboard, and searched for as what it is', async ({ page }) => {
  await openPage(page, '/en/providers');
  await page.getByLabel(ENGLISH.words.directory.need.label).focus();
  const combobox = page.getByRole('combobox', { name: ENGLISH.words.directory.need.label });
  await expect(combobox).toBeFocused();
  await page.keyboard.type('jupi');
  await expect(page.getByRole('option', { name: 'Jupiter', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toBeFocused();
  await expect(page).toHaveURL('/en/providers?query=Jupiter');
  await expect(combobox).toHaveValue('Jupiter');
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
});

test('the phone of the nearest Spanish-speaking pediatrician is three taps from the home page, beside the typing', {
  tag: '@es',
}, async ({ page }) => {
  const { form, need, results } = SPANISH.words.directory;
  const field = page.getByRole('search').getByLabel(need.label, { exact: true });
  const zipCode = page.getByRole('search').getByLabel(form.zipCode, { exact: true });
  const remove = (filter: string) =>
    page.getByRole('button', { name: `${results.removeFilter} ${filter}`, exact: true });
  const unfold = (filters: string) => page.getByText(form.folded.replace('{filters}', filters));
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  await waitForFonts(page);
  await openPage(page, '/es');
  await tap(page.getByRole('main').locator('a[href="/es/providers"]:visible').first());
  await tap(field);
  await page.keyboard.type('pediatra 33012 que hable español');
  await tap(page.getByRole('button', { name: need.search, exact: true }));
  const address = '/es/providers?query=pediatra+33012+que+hable+espa%C3%B1ol';
  await expect(page).toHaveURL(address);
  await expect.poll(() => countFound(page)).toBeGreaterThan(0);
  const first = cards(page).first();
  for (const text of ['En esta zona postal', 'Pediatría', 'español']) await expect(first).toContainText(text);
  await expect(first.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'one screen').toBe(0);
  expect(taps, 'taps from the home page to the phone').toBe(3);

  await test.step('details that are open, focus and place are there again after Back', async () => {
    const details = cards(page).nth(4).locator('details').last();
    await details.locator('summary').tap();
    await expect(details.getByText(', FL 33')).toBeVisible();
    const place = await topInWindow(cards(page).nth(4));
    const expectAsLeft = async () => {
      await expect(page).toHaveURL(address);
      await untilInteractive(page);
      await expect(details).toHaveAttribute('open', '');
      await expect.poll(() => topInWindow(cards(page).nth(4))).toBeCloseTo(place, 0);
    };
    await page.goto('/es');
    await page.goBack();
    await expectAsLeft();
    await expect(details.locator('summary')).toBeFocused();
    await page.getByRole('banner').locator('a[href="/es"]:visible').first().dispatchEvent('click');
    await expect(page).toHaveURL('/es');
    await page.goBack();
    await expectAsLeft();
    await expect(details.locator('summary')).toBeFocused();
  });

  await test.step('loaded again, one line unfolds what was understood, to be taken off, and the filters', async () => {
    await page.reload();
    await untilInteractive(page);
    await expect(field).toHaveValue('pediatra 33012 que hable español');
    await unfold('Pediatría · 33012 · Español').tap();
    await expect(zipCode).toBeVisible();
    await remove('Español').tap();
    await expect(page).toHaveURL('/es/providers?specialty=Pediatrics&zipCode=33012');
    await expect(countHeading(page)).toBeFocused();
    await unfold('Pediatría · 33012').tap();
    await expect(zipCode).toHaveValue('33012');
  });

  // A search of one touch that is touched again is taken off.
  const speaksSpanish = page.getByRole('link', { name: form.spanish, exact: true });
  await speaksSpanish.tap();
  await expect(page).toHaveURL('/es/providers?specialty=Pediatrics&zipCode=33012&languages=Spanish');
  await unfold('Pediatría · 33012 · Español').tap();
  await speaksSpanish.tap();
  await expect(page).toHaveURL('/es/providers?specialty=Pediatrics&zipCode=33012');

  await test.step('the first card stands in the first screen, half of the cards are at most 245 px high', async () => {
    await openPage(page, '/es/providers?query=pediatra+en+Hialeah+que+hable+espa%C3%B1ol');
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        bottom: card.getBoundingClientRect().bottom + scrollY,
        height: card.clientHeight,
      })),
    );
    expect(boxes[0]?.bottom, 'end of the first card').toBeLessThanOrEqual(740);
    const heights = boxes.map(({ height }) => height);
    const [median = 0] = heights.toSorted((a, b) => a - b).slice(heights.length / 2);
    expect(median, `heights of the cards: ${heights}`).toBeLessThanOrEqual(245);
  });
});

test('the place of the device is asked for when that is pressed, refused without a loss, and never sent', {
  tag: '@es',
}, async ({ page, context }) => {
  const { form, place, results } = SPANISH.words.directory;
  const use = page.getByRole('button', { name: place.use, exact: true });
  const name = page.getByRole('search').getByLabel(form.doctor, { exact: true });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.setGeolocation({ latitude: 25.8601, longitude: -80.3002 });
  await context.grantPermissions([]);
  // Opened first, another page does not allow it to be asked for.
  await openPage(page, '/es');
  await page.getByRole('main').locator('a[href="/es/providers"]:visible').first().tap();
  await page.getByText(form.more, { exact: true }).tap();
  await name.fill('garcia');
  await use.tap();
  await expect(page.getByRole('search').getByText(place.problems.refused)).toBeVisible();
  await expect(name).toHaveValue('garcia');
  await expect(page).toHaveURL('/es/providers');

  await context.grantPermissions(['geolocation']);
  await use.tap();
  await expect(page).toHaveURL('/es/providers?doctor=garcia&zipCode=33012');
  await expect(page.getByText(results.nearestFirst.replace('{zipCode}', '33012'))).toBeVisible();
  await expect(cards(page).first()).toContainText(/García/);
  expect(sent.filter((request) => /25\.86|80\.30/.test(request))).toEqual([]);
});

test('Back, forward, reload and a shared address keep filters and results', async ({ page, context }) => {
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

  await test.step('what the server has found is not searched for again', async () => {
    const shared = await context.newPage();
    let asked = 0;
    shared.on('request', (sent) => {
      if (sent.url().endsWith('/api/providers/search')) asked += 1;
    });
    await openPage(shared, page.url());
    expect(await countFound(shared)).toBe(inBoth);
    await untilIdle(shared);
    expect(asked, 'searches that were sent').toBe(0);
  });
});

test('more providers are added without losing the place, each exactly once', async ({ page }) => {
  await openPage(page, '/en/providers?specialty=Cardiology&county=Orange');
  const total = await countFound(page);
  expect(total, 'the search of this test has several pages').toBeGreaterThan(24);
  const more = page.getByRole('button', { name: 'Show more providers' });
  for (let shown = 24; shown < total; ) {
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.getByText(`Showing ${shown} of ${total}`)).toBeVisible();
    const lastRead = cards(page).nth(shown - 1);
    await more.scrollIntoViewIfNeeded();
    const place = await topInWindow(lastRead);
    await more.click();
    shown = Math.min(shown + 24, total);
    await expect(cards(page)).toHaveCount(shown);
    // The first new card takes the focus: to show it the page may move a little, by less than a card.
    await expect
      .poll(async () => Math.abs((await topInWindow(lastRead)) - place), 'how far the page has moved')
      .toBeLessThan(100);
    await expect(lastRead).toBeInViewport();
  }
  await expect(more).toHaveCount(0);
  const texts = await cards(page).allInnerTexts();
  expect(new Set(texts).size).toBe(total);
});

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function topInWindow(card: Locator): Promise<number> {
  return card.evaluate((element) => element.getBoundingClientRect().top);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(outline).toMatchObject({ outlineStyle: 'solid' });
  expect(outline.width).toBeGreaterThanOrEqual(2);
}
