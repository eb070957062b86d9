import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilIdle, untilInteractive, waitForFonts } from '../support/open-page.ts';
import { calculator, expectStep, fillStep1, shownAmount } from '../support/quote-page.ts';
import { WORDS } from '../support/quote-words.ts';

/*
 * The quote calculator as visitors use it (docs/product/quote.md), in English on a desktop and in Spanish on a phone; and
 * what a reload, a return and the server's page do. Its states: src/features/quote/quote-page.browser.test.tsx; the first
 * HTML: tests/http/first-html.test.ts.
 */

const PACKAGES = [/Protección Total Plus/, /Bienestar Integral/, /Sonrisa Perfecta/, /Salud Preventiva/];

const words = WORDS.en;

test('prices a plan in three steps and sends nothing', async ({ page }) => {
  // With a value that is none, for which the usual choice is shown.
  await openPage(page, '/en/quote?age=30');
  const notice = page.getByText(ENGLISH.words.site.unknownValue);
  await expect(notice).toBeVisible();
  await untilIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Files of the site itself may still arrive, and the browser looks its icon up when the address changes.
    const { pathname, search } = new URL(request.url());
    const isFile = request.method() === 'GET' && search === '' && /^\/(assets|favicon)/.test(pathname);
    if (!isFile) requests.push(`${request.method()} ${request.url()}`);
  });

  const own = calculator(page);
  await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect(own.getByRole('radio', { name: 'Individual' })).toBeChecked();
  await expect(own.getByLabel(words.age)).toHaveValue('31-45');
  await expect(own.getByLabel(words.age).locator('option')).toHaveCount(6);
  await expect(own.getByLabel(words.children)).toHaveValue('0');
  await expect(own.getByLabel(words.children).locator('option')).toHaveCount(5);
  await expect(own.getByLabel(words.county, { exact: true }).locator('option:not([value=""])')).toHaveCount(
    13,
  );
  for (const name of [words.name, words.phone, words.email]) {
    await expect(own.getByLabel(name, { exact: true })).toHaveValue('');
  }
  await expect(shownAmount(page, '56.00')).toBeVisible();
  await fillStep1(page, 'en');
  await expect(notice).toHaveCount(0);
  await expect(shownAmount(page, '111.75')).toBeVisible();
  await page.getByRole('button', { name: words.next }).click();

  await expectStep(page, 'en', 2);
  await expect(own.getByRole('radio')).toHaveCount(5);
  for (const name of PACKAGES) await expect(own.getByRole('radio', { name })).not.toBeChecked();
  await expect(own.getByRole('radio', { name: words.noPackage })).toBeChecked();
  await expect(own.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).not.toBeChecked();
  await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
  await expect(shownAmount(page, '131.50')).toBeVisible();
  await page.getByRole('checkbox', { name: /Respaldo Hospitalario/ }).check();
  await page.getByRole('button', { name: words.submit }).click();

  await expectStep(page, 'en', 3);
  await expect(page.getByText(words.total).first()).toBeVisible();
  await expect(shownAmount(page, '151.25')).toBeVisible();
  await expect(page.getByText(words.perPerson)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.wantCall })).toBeVisible();
  await expect(page.getByText(words.followUp).locator('visible=true')).toBeVisible();
  const enroll = page.getByRole('link', { name: words.enroll });
  await expect(enroll).toHaveAttribute('href', 'https://enroll.example.com');
  await expect(enroll).toHaveAttribute('target', '_blank');
  expect(requests, 'what was sent').toEqual([]);
});

test('on a phone a plan is priced in three steps, with the price in the window and over no field that is filled in', {
  tag: '@es',
}, async ({ page }) => {
  const spanish = WORDS.es;
  await page.setViewportSize({ width: 360, height: 740 });
  await waitForFonts(page);
  await openPage(page, '/es/quote?planType=family&children=1&county=Palm+Beach');
  const next = page.getByRole('button', { name: spanish.next });
  expect(await bottomOnPage(next), 'the first step ends within two screens').toBeLessThanOrEqual(1480);
  // Nothing is filled in yet: the focus goes up to the name, whose label is under the price.
  await next.click();
  const name = calculator(page).getByLabel(spanish.name);
  await expect(name).toBeFocused();
  await expectPriceInWindow(page, '111.75');
  expect(await topInWindow(name)).toBeGreaterThan(await bottomInWindow(priceBar(page)));

  const lines = calculator(page).getByText(spanish.perPersonLine).locator('visible=true');
  const before = await bottomOnPage(name);
  await priceBar(page).click();
  await expect(lines).toBeVisible();
  expect(await bottomOnPage(name), 'nothing moves when the lines open').toBe(before);
  await name.fill('Ana Gómez');
  await expect(lines).toHaveCount(0);
  await priceBar(page).click();
  await expect(lines).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lines).toHaveCount(0);
  await expect(priceBar(page)).toBeFocused();
  await calculator(page).getByLabel(spanish.phone, { exact: true }).fill('(305) 555-0123');
  await page.keyboard.press('Enter');

  await expectStep(page, 'es', 2);
  const hospital = page.getByRole('checkbox', { name: /Respaldo Hospitalario/ });
  await hospital.check();
  await expectPriceInWindow(page, '131.50');
  const card = page.locator('label', { has: hospital });
  const prices = card.locator('data');
  expect(await topInWindow(prices)).toBeGreaterThanOrEqual(
    await bottomInWindow(card.getByText('Respaldo Hospitalario')),
  );
  await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
  await page.getByRole('button', { name: spanish.submit }).click();

  await expectStep(page, 'es', 3);
  for (const text of [spanish.total, spanish.perPerson, spanish.wantCall, spanish.followUp]) {
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible();
  }
  await expectPriceInWindow(page, '151.25');
  await page.getByRole('button', { name: spanish.copyLink }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expectPriceInWindow(page, '151.25');
});

test('what is typed before the script arrives stays, and everything after a reload, in its tab, until enrolling', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/enroll\.example\.com/);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/quote?core=package2', { waitUntil: 'commit' });
  await calculator(page).getByLabel(words.name).fill('Ana Gómez');
  await page.getByRole('radio', { name: words.family }).check();
  await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Lee');
  release();
  await untilInteractive(page);
  await expect(shownAmount(page, '115.75')).toBeVisible();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('Ana Gómez');
  await expect(calculator(page).getByLabel(words.county, { exact: true })).toHaveValue('Lee');
  await fillStep1(page, 'en');
  await page.reload();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('Ana Gómez');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByText(words.step(2), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.step(2), { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Bienestar Integral/ })).toBeChecked();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(calculator(page).getByText(words.followUp).locator('visible=true')).toBeVisible();
  await page.reload();
  await expect(calculator(page).getByText(words.followUp).locator('visible=true')).toBeVisible();
  await expect(shownAmount(page, '131.50')).toBeVisible();

  const otherTab = await context.newPage();
  await openPage(otherTab, page.url());
  await expect(calculator(otherTab).getByLabel(words.name)).toHaveValue('');
  await otherTab.close();

  const enrollment = context.waitForEvent('page');
  await page.getByRole('link', { name: words.enroll }).click();
  await (await enrollment).close();
  await expect(calculator(page).getByText(words.followUp).locator('visible=true')).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
  await expect(shownAmount(page, '131.50')).toBeVisible();
});

test('a return to a later step, whose code is still on its way, shows no other price before', async ({
  page,
}) => {
  await openPage(page, '/en/quote');
  await fillStep1(page, 'en');
  await page.getByRole('button', { name: words.next }).click();
  await expectStep(page, 'en', 2);
  await page.getByRole('contentinfo').getByRole('link').filter({ hasText: 'Privacy note' }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.reload();
  await untilInteractive(page);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/later-parts-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(calculator(page)).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-quote-returns');
  code.resolve();
  await expect(page.getByText(words.step(2), { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-quote-returns');
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
    await expect(page.getByText('Nothing is sent').first()).toBeHidden();
    await page.getByRole('radio', { name: words.family }).check();
    await calculator(page).getByLabel(words.name).fill('Ana Gómez');
    await page.getByRole('button', { name: words.next }).click();
    // 96.00 + 19.75 + 14.75 for a couple
    await expect(shownAmount(page, '130.50')).toBeVisible();
    await calculator(page).getByLabel(words.children).selectOption('1');
    await page.getByRole('button', { name: words.next }).click();
    // and 15.75 + 5.00 with a child
    await expect(shownAmount(page, '151.25')).toBeVisible();
    expect(page.url()).toContain('children=1');
    expect(page.url()).not.toContain('Ana');
  });
});

/** The line with the price that opens, on phones. */
function priceBar(page: Page): Locator {
  return calculator(page).locator('details > summary').filter({ hasText: '$' }).first();
}

async function expectPriceInWindow(page: Page, amount: string): Promise<void> {
  const prices = page.locator(`#calculator data[value="${amount}"]:visible`);
  const isInSight = (elements: Element[]) =>
    elements.some((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && (seen === element || element.contains(seen) || seen.contains(element));
    });
  await expect.poll(() => prices.evaluateAll(isInSight), `${amount} in the window`).toBe(true);
}

async function topInWindow(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

async function bottomInWindow(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().bottom));
}

async function bottomOnPage(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().bottom + window.scrollY));
}
