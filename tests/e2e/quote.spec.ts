import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';
import {
  calculator,
  expectStep,
  fillStep1,
  type Language,
  shownAmount,
  WORDS,
} from '../support/quote-page.ts';

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
      await page.waitForLoadState('networkidle');
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
      await expect(page.getByRole('heading', { name: words.followUp })).toBeVisible();
      const enroll = page.getByRole('link', { name: words.enroll });
      await expect(enroll).toHaveAttribute('target', '_blank');
      expect(requests, 'what was sent').toEqual([]);
    });

    test('says what is missing, goes to the first of it and keeps what was typed', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await calculator(page).getByLabel(words.email).fill('not an address');
      await page.getByRole('button', { name: words.next }).click();
      for (const error of words.errors) await expect(page.getByText(error, { exact: true })).toBeVisible();
      await expect(calculator(page).getByLabel(words.county, { exact: true })).toBeFocused();
      for (const error of words.errors) await expect(page.getByRole('alert').first()).toContainText(error);

      await calculator(page).getByLabel(words.county, { exact: true }).selectOption('Lee');
      await expect(page.getByText(words.errors[0], { exact: true })).toBeHidden();
      await page.getByRole('button', { name: words.next }).click();
      await expect(calculator(page).getByLabel(words.name)).toBeFocused();
      await expect(calculator(page).getByLabel(words.email)).toHaveValue('not an address');
    });

    test('prints what is chosen so far at every step', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await page.emulateMedia({ media: 'print' });
      await expect(shownAmount(page, '56.00')).toBeVisible();
      await expect(page.getByText(words.printedFollowUp)).toBeVisible();
      await expect(page.getByText(words.preparedFor)).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await toPackages(page, language);
      await page.emulateMedia({ media: 'print' });
      await expect(shownAmount(page, '111.75')).toBeVisible();
      await expect(page.getByText(words.preparedFor)).toBeVisible();
      await expect(page.getByText('Ana Gómez', { exact: true })).toBeVisible();
      // Nothing that is on the screen only is spoken of.
      await expect(page.getByText(/form below|formulario de abajo/).locator('visible=true')).toHaveCount(0);
    });

    test('axe finds nothing at the packages and at the price', async ({ page }) => {
      await openPage(page, `/${language}/quote`);
      await toPackages(page, language);
      await expectAccessibleAtRest(page);
      await page.getByRole('button', { name: words.submit }).click();
      await expectStep(page, language, 3);
      await expectAccessibleAtRest(page);
    });
  });
}

const words = WORDS.en;

test('works by keyboard alone', async ({ page }) => {
  await openPage(page, '/en/quote');
  await page.getByRole('radio', { name: 'Individual' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: words.family })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Palm');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Gómez');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3055550123');
  await page.keyboard.press('Enter');

  await expectStep(page, 'en', 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Protección Total Plus/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).toBeChecked();
  await page.keyboard.press('Enter');

  await expectStep(page, 'en', 3);
  await expect(shownAmount(page, '161.25')).toBeVisible();
});

test('goes back a step in the browser, and a new quote leaves nothing behind', async ({ page }) => {
  await openPage(page, '/en/quote');
  await toPackages(page, 'en');
  await page.getByRole('radio', { name: /Sonrisa Perfecta/ }).check();
  await page.goBack();
  await expectStep(page, 'en', 1);
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('Ana Gómez');
  await page.goForward();
  await expectStep(page, 'en', 2);
  await expect(page.getByRole('radio', { name: /Sonrisa Perfecta/ })).toBeChecked();
  await page.getByRole('button', { name: words.previous }).click();
  await expectStep(page, 'en', 1);
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: words.submit }).click();
  await expectStep(page, 'en', 3);

  await page.getByRole('button', { name: words.newQuote }).click();
  await expectStep(page, 'en', 1);
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
  await expect(calculator(page).getByLabel(words.county, { exact: true })).toHaveValue('');
  await expect(shownAmount(page, '56.00')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
  await page.reload();
  await untilInteractive(page);
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
  await expect(page.getByText('Ana Gómez')).toHaveCount(0);
});

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
  await expect(page.getByRole('heading', { name: words.followUp })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words.followUp })).toBeVisible();
  await expect(shownAmount(page, '131.50')).toBeVisible();

  const otherTab = await context.newPage();
  await openPage(otherTab, page.url());
  await expect(calculator(otherTab).getByLabel(words.name)).toHaveValue('');
  await otherTab.close();

  const enrollment = context.waitForEvent('page');
  await page.getByRole('link', { name: words.enroll }).click();
  await (await enrollment).close();
  await expect(page.getByRole('heading', { name: words.followUp })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect(calculator(page).getByLabel(words.name)).toHaveValue('');
  await expect(shownAmount(page, '131.50')).toBeVisible();
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
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
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

/** From the start to step 2, with family, one child and a name. */
async function toPackages(page: Page, language: Language) {
  await fillStep1(page, language);
  await page.getByRole('button', { name: WORDS[language].next }).click();
  await expectStep(page, language, 2);
}

/** Below the calculator the bar on phones rests in its own place; above, axe takes what it half covers for small. */
async function expectAccessibleAtRest(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
}
