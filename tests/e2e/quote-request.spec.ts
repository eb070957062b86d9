import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage, untilIdle, untilPartInteractive } from '../support/open-page.ts';
import { expectStored, fillForm } from '../support/sent-form.ts';

/*
 * The quote request below the calculator, from its price to the stored row. Whom it is about:
 * src/features/quote/request/quote-request.browser.test.tsx.
 */

const KIND = 'quote-request';
const { quoteRequest, quote, forms } = ENGLISH.words;

test('its code comes when it is opened; the calculator fills it, leaving what was typed; in the other language it is sent and stored', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/en/quote?planType=family&children=2&county=Broward');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await untilIdle(page);
  expect(asked.filter((path) => path.includes('quote-request'))).toEqual([]);
  await openForm(page);
  await field(page, 'email').fill('ya@example.com');
  await page.locator('#quote-name').fill('José Gómez');
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await page.locator('#quote-email').fill('otro@example.com');
  await page.getByRole('button', { name: quote.basicInfo.next }).click();
  await page.getByRole('button', { name: quote.packages.submit }).click();
  await page.getByRole('button', { name: quote.result.askForCall }).click();
  await expect(page.locator('#quote-request')).toBeFocused();
  await expect(page.locator('#quote-request')).toBeInViewport();
  const known = {
    firstName: 'José',
    lastName: 'Gómez',
    email: 'ya@example.com',
    phone: '(305) 555-0142',
    county: 'Broward',
    adults: '2',
    children: '2',
  };
  await expectFilled(page, known);

  const { words } = SPANISH;
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectFilled(page, known);
  // The calculator stays at its step, with whom it is for.
  await expect(page.getByRole('heading', { name: words.quote.result.title })).toBeVisible();
  await expect(page.getByText(/^José Gómez, /).locator('visible=true')).toBeVisible();
  // A change of language does not lead there again.
  await expect(page.locator('#quote-request')).not.toBeFocused();

  const typed = { dateOfBirth: '1985-02-28', specialRequirements: crypto.randomUUID() };
  await untilPartInteractive(page, '#quote-request-form');
  await field(page, 'dateOfBirth').fill(typed.dateOfBirth);
  await page.getByRole('radio', { name: words.quoteRequest.planTypes.discountPlan }).check();
  await field(page, 'specialRequirements').fill(typed.specialRequirements);
  await page.getByRole('button', { name: words.quoteRequest.submit }).click();
  await expect(page.getByRole('heading', { name: words.quoteRequest.success.title })).toBeVisible();
  await expectStored(page, KIND, { ...known, ...typed, planType: 'DPO', adults: 2, children: 2 });
});

test('sent before the script was there, it is thanked for once; a made-up reference is not', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|dynamically imported module/);
  const modules = /\/assets\/.*\.js$/;
  await page.route(modules, (route) => route.abort());
  await page.goto('/en/quote?children=2');
  await page.locator('#quote-request summary').click();
  await fillForm(page, KIND);
  await page.unroute(modules);
  await page.getByRole('button', { name: quoteRequest.submit }).click();
  const thanks = page.getByRole('heading', { name: quoteRequest.success.title });
  // The server lets a form wait until a person could have filled it in: three seconds.
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL(/quote\?children=2#quote-request-form$/);
  await expect(thanks).toBeVisible();
  await page.reload();
  await openForm(page);
  await expect(field(page, 'phone')).toBeVisible();

  await openPage(page, '/en/quote?sent=CC-2222-3333');
  await openForm(page);
  await expect(field(page, 'phone')).toHaveValue('');
  await expect(page.getByText('CC-2222-3333')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is refused with its fields filled, then sent', async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/en/quote?children=2');
    await expect(field(page, 'phone')).toBeHidden();
    await page.locator('#quote-request summary').click();
    await fillForm(page, KIND, { phone: '12' });
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

  test('it is open at its own address, where errors and thanks come back to', { tag: '@es' }, async ({
    page,
    guard,
  }) => {
    // This browser has a calendar, which takes dates in one spelling alone.
    guard.allow(/status of 422|does not conform to the required format/);
    const { words } = SPANISH;
    await page.goto('/es/quote?request=1#quote-request');
    await expect(page.locator('#quote-request')).toBeInViewport();
    await page.getByRole('button', { name: words.quoteRequest.submit }).click();
    await expect(page.locator('#quote-request-firstName-error')).toHaveText(
      words.quoteRequest.errors.firstName,
    );
    await expect(page).toHaveURL(/quote\?request=1#quote-request-form$/);
    await fillForm(page, KIND);

    // A browser without a calendar makes a plain text of it.
    const dateOfBirth = page.locator('#quote-request-dateOfBirth');
    await expect(page.locator('label[for=quote-request-dateOfBirth]')).toContainText(words.forms.dateOrder, {
      useInnerText: true,
    });
    for (const date of ['30/30/1990', '25/12/1990']) {
      await dateOfBirth.evaluate((input: HTMLInputElement) => {
        input.type = 'text';
      });
      await dateOfBirth.fill(date);
      await page.getByRole('button', { name: words.quoteRequest.submit }).click();
      if (date !== '30/30/1990') continue;
      await expect(page.locator('#quote-request-dateOfBirth-error')).toHaveText(
        words.forms.errors.date.format,
      );
    }
    await expect(page.getByRole('heading', { name: words.quoteRequest.success.title })).toBeVisible();
    await expect(page).toHaveURL(/request=1&sent=CC-/);
  });
});

function field(page: Page, name: string) {
  return page.locator(`#quote-request-${name}`);
}

async function expectFilled(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Opens the form, and waits for its code. */
async function openForm(page: Page): Promise<void> {
  const details = page.locator('#quote-request details');
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) {
    await details.locator('summary').click();
  }
  await untilPartInteractive(page, '#quote-request-form');
}
