import { expect, type Page } from '@playwright/test';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The quote request below the calculator. */

for (const { code, words } of LANGUAGES) {
  const { quoteRequest, quote, forms } = words;

  test.describe(`in ${code}`, () => {
    test('the calculator fills it, leaving what was typed, and it is stored', async ({ page }) => {
      await openPage(page, `/${code}/quote?planType=family&children=2&county=Broward`);
      await bringNear(page);
      await field(page, 'email').fill('ya@example.com');
      await page.locator('#quote-name').fill('José Gómez');
      await page.locator('#quote-phone').fill('(305) 555-0142');
      await page.locator('#quote-email').fill('otro@example.com');
      await page.getByRole('button', { name: quote.basicInfo.next }).click();
      await page.getByRole('button', { name: quote.packages.submit }).click();
      await page.getByRole('button', { name: quote.result.askForCall }).click();
      await expect(page.locator('#quote-request')).toBeFocused();
      await expect(page.locator('#quote-request')).toBeInViewport();

      await expect(field(page, 'firstName')).toHaveValue('José');
      await expect(field(page, 'lastName')).toHaveValue('Gómez');
      await expect(field(page, 'phone')).toHaveValue('(305) 555-0142');
      await expect(field(page, 'county')).toHaveValue('Broward');
      await expect(field(page, 'adults')).toHaveValue('2');
      await expect(field(page, 'children')).toHaveValue('2');
      await expect(field(page, 'email')).toHaveValue('ya@example.com');

      await field(page, 'dateOfBirth').fill('1985-02-28');
      await page.getByRole('radio', { name: quoteRequest.planTypes.discountPlan }).check();
      await field(page, 'specialRequirements').fill(crypto.randomUUID());
      const sent = page.waitForRequest('**/api/quote-requests');
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({ planType: 'DPO', adults: 2, children: 2, dateOfBirth: '1985-02-28' });
      await expect(page.getByRole('heading', { name: quoteRequest.success.title })).toBeVisible();
      await expectStored(page, body);
    });

    test('while it is under way the button says so', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/quote-requests', async (route) => {
        await held;
        await route.continue();
      });
      await openPage(page, `/${code}/quote`);
      await fillIn(page);
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(page.getByRole('button', { name: quoteRequest.submitting })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: quoteRequest.success.title })).toBeVisible();
    });

    test('asked again, it follows the calculator but not what was chosen since', async ({ page }) => {
      await openPage(page, `/${code}/quote?planType=family&children=2&county=Broward`);
      const ask = page.getByRole('button', { name: quote.result.askForCall });
      await page.locator('#quote-name').fill('José Gómez');
      await page.locator('#quote-phone').fill('(305) 555-0142');
      await page.getByRole('button', { name: quote.basicInfo.next }).click();
      await page.getByRole('button', { name: quote.packages.submit }).click();
      await ask.click();
      await expect(field(page, 'firstName')).toHaveValue('José');
      await field(page, 'county').selectOption('Palm Beach');

      await page.goBack();
      await page.goBack();
      await page.locator('#quote-name').fill('Ana Ruiz');
      await page.getByRole('button', { name: quote.basicInfo.next }).click();
      await page.getByRole('button', { name: quote.packages.submit }).click();
      await ask.click();
      await expect(field(page, 'firstName')).toHaveValue('Ana');
      await expect(field(page, 'lastName')).toHaveValue('Ruiz');
      await expect(field(page, 'county')).toHaveValue('Palm Beach');
    });

    test('a change of language later does not lead there again', async ({ page }) => {
      const other = code === 'en' ? 'Español' : 'English';
      await openPage(page, `/${code}/quote?county=Broward`);
      await page.locator('#quote-name').fill('José Gómez');
      await page.locator('#quote-phone').fill('(305) 555-0142');
      await page.getByRole('button', { name: quote.basicInfo.next }).click();
      await page.getByRole('button', { name: quote.packages.submit }).click();
      await page.getByRole('button', { name: quote.result.askForCall }).click();
      await expect(page.locator('#quote-request')).toBeFocused();

      await page.locator('header').getByRole('link', { name: other }).first().click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', code);
      await expect(field(page, 'firstName')).toHaveValue('José');
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await expect(page.locator('#quote-request')).not.toBeFocused();
    });

    test('wrong dates and empty fields are said at their fields', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
      await bringNear(page);
      await field(page, 'dateOfBirth').fill('2999-01-01');
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(field(page, 'firstName')).toBeFocused();
      await expect(page.locator('#quote-request-dateOfBirth-error')).toHaveText(forms.errors.date.future);
      await expect(page.locator('#quote-request-planType-error')).toHaveText(quoteRequest.errors.planType);
      await page.getByRole('radio', { name: quoteRequest.planTypes.phc }).check();
      await expect(page.locator('#quote-request-planType-error')).toHaveCount(0);
    });

    test('without a connection and after a reload nothing is lost', async ({ page, guard }) => {
      guard.allow(/Failed to load resource|request failed/);
      await openPage(page, `/${code}/quote`);
      await fillIn(page);
      await page.route('**/api/quote-requests', (route) => route.abort('internetdisconnected'));
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(page.getByText(forms.failure.network)).toBeVisible();
      await page.reload();
      await bringNear(page);
      await expect(field(page, 'lastName')).toHaveValue('Gómez Núñez');
      await expect(page.getByRole('radio', { name: quoteRequest.planTypes.phc })).toBeChecked();
    });

    test('sent before the script was there, it is thanked for once', async ({ page }) => {
      const posted = await page.request.post(`/${code}/quote?children=2`, {
        form: {
          form: 'quote-request',
          ...GOOD_FORMS['quote-request'](1),
          specialRequirements: crypto.randomUUID(),
        },
        maxRedirects: 0,
      });
      await page.goto(posted.headers()['location'] ?? '');
      const thanks = page.getByRole('heading', { name: quoteRequest.success.title });
      await expect(thanks).toBeVisible();
      await expect(page).toHaveURL(/quote\?children=2#quote-request-form$/);
      await expect(thanks).toBeVisible();
      await page.reload();
      await expect(field(page, 'phone')).toBeVisible();
    });

    test('a reference that somebody made up is not thanked for', async ({ page }) => {
      await openPage(page, `/${code}/quote?sent=CC-2222-3333`);
      await bringNear(page);
      await expect(field(page, 'phone')).toHaveValue('');
      await expect(page.getByText('CC-2222-3333')).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('it is refused with its fields filled, then sent', async ({ page, guard }) => {
        guard.allow(/status of 422/);
        await page.goto(`/${code}/quote?children=2`);
        await fillFields(page);
        await field(page, 'phone').fill('12');
        await page.getByRole('button', { name: quoteRequest.submit }).click();
        await expect(page.locator('#quote-request-phone-error')).toHaveText(forms.errors.phone.format);
        await expect(page.getByRole('radio', { name: quoteRequest.planTypes.phc })).toBeChecked();
        await expect(field(page, 'dateOfBirth')).toHaveValue('1985-02-28');

        await field(page, 'phone').fill('(305) 555-0142');
        await page.getByRole('button', { name: quoteRequest.submit }).click();
        await expect(page.getByRole('heading', { name: quoteRequest.success.title })).toBeVisible();
        await expect(page).toHaveURL(/children=2&sent=CC-\w{4}-\w{4}#quote-request-form$/);

        await page.getByRole('link', { name: quoteRequest.success.again }).click();
        await expect(field(page, 'phone')).toHaveValue('');
        await expect(page).toHaveURL(/quote\?children=2#quote-request-form$/);
      });
    });
  });
}

function field(page: Page, name: string) {
  return page.locator(`#quote-request-${name}`);
}

async function bringNear(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('#quote-request-form');
    form?.scrollIntoView();
    return Object.keys(form ?? {}).some((key) => key.startsWith('__reactProps'));
  });
}

async function fillIn(page: Page): Promise<void> {
  await bringNear(page);
  await fillFields(page);
}

async function fillFields(page: Page): Promise<void> {
  await field(page, 'firstName').fill('José');
  await field(page, 'lastName').fill('Gómez Núñez');
  await field(page, 'email').fill('jose@example.com');
  await field(page, 'phone').fill('(305) 555-0142');
  await field(page, 'dateOfBirth').fill('1985-02-28');
  await page.locator('input[name=planType][value=PHC]').check();
  await field(page, 'county').selectOption('Palm Beach');
  await field(page, 'specialRequirements').fill(crypto.randomUUID());
}

/** The same body without a key gives the reference of the row that is stored. */
async function expectStored(page: Page, data: unknown): Promise<void> {
  const reference = await page.locator('#quote-request-form dd').first().textContent();
  const again = await page.request.post('/api/quote-requests', {
    data,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(await again.json()).toEqual({ reference });
}
