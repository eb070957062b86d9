import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { openPage, untilIdle, untilInteractive, waitForFonts } from '../support/open-page.ts';
import { calculator, expectStep, fillStep1, type Language, shownAmount } from '../support/quote-page.ts';
import { WORDS } from '../support/quote-words.ts';

/*
 * The quote calculator as visitors use it (docs/product/quote.md). Its texts are those of both languages; what does not
 * depend on them is seen once.
 */

const PACKAGES = [/Protección Total Plus/, /Bienestar Integral/, /Sonrisa Perfecta/, /Salud Preventiva/];

for (const language of ['en', 'es'] as const) {
  const words = WORDS[language];
  test.describe(`quote calculator (${language})`, { tag: `@${language}` }, () => {
    test('prices a plan in three steps and sends nothing', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
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
      await expect(
        own.getByLabel(words.county, { exact: true }).locator('option:not([value=""])'),
      ).toHaveCount(13);
      for (const name of [words.name, words.phone, words.email]) {
        await expect(own.getByLabel(name, { exact: true })).toHaveValue('');
      }
      await expect(shownAmount(page, '56.00')).toBeVisible();
      await fillStep1(page, language);
      await expect(shownAmount(page, '111.75')).toBeVisible();
      await page.getByRole('button', { name: words.next }).click();

      await expectStep(page, language, 2);
      await expect(own.getByRole('radio')).toHaveCount(5);
      for (const name of PACKAGES) await expect(own.getByRole('radio', { name })).not.toBeChecked();
      await expect(own.getByRole('radio', { name: words.noPackage })).toBeChecked();
      await expect(own.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).not.toBeChecked();
      await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
      await expect(shownAmount(page, '131.50')).toBeVisible();
      await page.getByRole('checkbox', { name: /Respaldo Hospitalario/ }).check();
      await page.getByRole('button', { name: words.submit }).click();

      await expectStep(page, language, 3);
      await expect(page.getByText(words.total).first()).toBeVisible();
      await expect(shownAmount(page, '151.25')).toBeVisible();
      await expect(page.getByText(words.perPerson)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.wantCall })).toBeVisible();
      await expect(page.getByText(words.followUp).locator('visible=true')).toBeVisible();
      const enroll = page.getByRole('link', { name: words.enroll });
      await expect(enroll).toHaveAttribute('target', '_blank');
      expect(requests, 'what was sent').toEqual([]);
    });

    test('on a phone the price stays in the window at every step, over no field that is filled in', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await waitForFonts(page);
      await openPage(page, `/${language}/quote?planType=family&children=1&county=Palm+Beach`);
      const next = page.getByRole('button', { name: words.next });
      expect(await bottomOnPage(next), 'the first step ends within two screens').toBeLessThanOrEqual(1480);
      // Nothing is filled in yet: the focus goes up to the name, whose label is under the price.
      await next.click();
      const name = calculator(page).getByLabel(words.name);
      await expect(name).toBeFocused();
      await expectPriceInWindow(page, '111.75');
      expect(await topInWindow(name)).toBeGreaterThan(await bottomInWindow(priceBar(page)));

      const lines = calculator(page).getByText(words.perPersonLine).locator('visible=true');
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
      await calculator(page).getByLabel(words.phone, { exact: true }).fill('(305) 555-0123');
      await page.keyboard.press('Enter');

      await expectStep(page, language, 2);
      const hospital = page.getByRole('checkbox', { name: /Respaldo Hospitalario/ });
      await hospital.check();
      await expectPriceInWindow(page, '131.50');
      const card = page.locator('label', { has: hospital });
      const prices = card.locator('data');
      expect(await topInWindow(prices)).toBeGreaterThanOrEqual(
        await bottomInWindow(card.getByText('Respaldo Hospitalario')),
      );
      await page.getByRole('button', { name: words.submit }).click();

      await expectStep(page, language, 3);
      await expectPriceInWindow(page, '131.50');
      await page.getByRole('button', { name: words.copyLink }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollBy(0, 200));
      await expectPriceInWindow(page, '131.50');
    });
  });
}

const words = WORDS.en;

test('a reload keeps everything in its tab, until a new quote or enrolling', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/enroll\.example\.com/);
  await openPage(page, '/en/quote');
  await fillStep1(page, 'en');
  await page.reload();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('Ana Gómez');
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
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

test('copies a link that opens step 1 with every choice and nobody’s name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/en/quote');
  await toPackages(page, 'en');
  await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
  // The address keeps the choices, and only those.
  await expect(page).toHaveURL(/core=package2/);
  expect(decodeURIComponent(page.url())).not.toMatch(/Ana|555/);
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('button', { name: words.copyLink }).click();
  await expect(page.getByRole('status').filter({ hasText: ENGLISH.words.quote.result.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?planType=family&age=31-45&children=1&county=Palm+Beach&core=package2');

  const other = await context.newPage();
  await openPage(other, link);
  await expect(other.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect(shownAmount(other, '131.50')).toBeVisible();
  await expect(calculator(other).getByLabel(words.county, { exact: true })).toHaveValue('Palm Beach');
});

test('keeps step and input when the language changes', async ({ page }) => {
  await openPage(page, '/en/quote');
  await toPackages(page, 'en');
  await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByRole('heading', { name: WORDS.es.steps[2] })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Bienestar Integral/ })).toBeChecked();
  await page.getByRole('button', { name: WORDS.es.previous }).click();
  await expect(calculator(page).getByLabel(WORDS.es.name)).toHaveValue('Ana Gómez');
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

/** From the start to step 2, with family, one child and a name. */
async function toPackages(page: Page, language: Language) {
  await fillStep1(page, language);
  await page.getByRole('button', { name: WORDS[language].next }).click();
  await expectStep(page, language, 2);
}
