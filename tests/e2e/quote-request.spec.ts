import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openPage, untilIdle, untilPartInteractive } from '../support/open-page.ts';

/*
 * The quote request below the calculator. Its texts are those of both languages; what does not depend on them is seen
 * once.
 */

const API = '**/api/quote-requests';

for (const { code, tag, words } of LANGUAGES) {
  const { quoteRequest, quote, forms } = words;

  test.describe(`in ${code}`, { tag }, () => {
    test('the calculator fills it, leaving what was typed; it is sent and stored', async ({ page }) => {
      const release = await holdRequests(page, API);
      await openPage(page, `/${code}/quote?planType=family&children=2&county=Broward`);
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
      const sent = page.waitForRequest(API);
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(page.getByRole('button', { name: quoteRequest.submitting })).toBeVisible();
      release();
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({ planType: 'DPO', adults: 2, children: 2, dateOfBirth: '1985-02-28' });
      await expect(page.getByRole('heading', { name: quoteRequest.success.title })).toBeVisible();
      await expectStored(page, body);
    });

    test('what is wrong or empty is said at its field; without a connection nothing is lost', async ({
      page,
      guard,
    }) => {
      guard.allow(/Failed to load resource|request failed/);
      await page.route(API, (route) => route.abort('internetdisconnected'));
      await openPage(page, `/${code}/quote`);
      await openForm(page);
      await field(page, 'dateOfBirth').fill('2999-01-01');
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(field(page, 'firstName')).toBeFocused();
      await expect(page.locator('#quote-request-dateOfBirth-error')).toHaveText(forms.errors.date.future);
      await expect(page.locator('#quote-request-planType-error')).toHaveText(quoteRequest.errors.planType);
      await page.getByRole('radio', { name: quoteRequest.planTypes.phc }).check();
      await expect(page.locator('#quote-request-planType-error')).toHaveCount(0);

      await fillFields(page);
      await page.getByRole('button', { name: quoteRequest.submit }).click();
      await expect(page.getByText(forms.failure.network)).toBeVisible();
      await page.reload();
      await openForm(page);
      await expect(field(page, 'lastName')).toHaveValue('Gómez Núñez');
      await expect(page.getByRole('radio', { name: quoteRequest.planTypes.phc })).toBeChecked();
    });
  });
}

const { quoteRequest, quote, forms } = ENGLISH.words;

test('asked again, it follows the calculator but not what was chosen since, nor another person', async ({
  page,
}) => {
  await openPage(page, '/en/quote?planType=family&children=2&county=Broward');
  await test.step('what another person typed does not meet the quote’s name', async () => {
    await openForm(page);
    await field(page, 'firstName').fill('Luis');
    await field(page, 'email').fill('luis@example.com');
    await quoteFor(page, 'José Gómez');
    await askForCall(page);
    await expect(field(page, 'firstName')).toHaveValue('José');
    await expect(field(page, 'email')).toHaveValue('');
  });

  await test.step('the same person again keeps what was chosen in the form', async () => {
    await field(page, 'county').selectOption('Palm Beach');
    await page.goBack();
    await page.goBack();
    await page.locator('#quote-children').selectOption('3');
    await quoteFor(page, 'jose  gomez');
    await askForCall(page);
    await expect(field(page, 'children')).toHaveValue('3');
    await expect(field(page, 'county')).toHaveValue('Palm Beach');
  });

  await test.step('of the first person nothing is left for another, not even what was typed', async () => {
    await field(page, 'dateOfBirth').fill('1985-02-28');
    await page.goBack();
    await page.goBack();
    await quoteFor(page, 'Ana Ruiz');
    await askForCall(page);
    await expect(field(page, 'firstName')).toHaveValue('Ana');
    await expect(field(page, 'lastName')).toHaveValue('Ruiz');
    await expect(field(page, 'county')).toHaveValue('Broward');
    await expect(field(page, 'dateOfBirth')).toHaveValue('');
  });
});

test('its own address keeps what the tab knows, and fills the form with it', async ({ page }) => {
  await openPage(page, '/en/quote?planType=family&children=2&county=Broward');
  await page.locator('#quote-name').fill('José Gómez');
  await openPage(page, '/en/quote?request=1#quote-request');
  await expect(field(page, 'firstName')).toHaveValue('José');
  await expect(field(page, 'county')).toHaveValue('Broward');
  await expect(field(page, 'children')).toHaveValue('2');
  await expect(page.locator('#quote-children')).toHaveValue('2');
});

test('a new quote leaves nothing of the last one in it, neither words nor thanks', async ({ page }) => {
  await openPage(page, '/en/quote?county=Broward');
  await quoteFor(page, 'José Gómez');
  await askForCall(page);
  await field(page, 'email').fill('jose@example.com');
  await field(page, 'dateOfBirth').fill('1985-02-28');
  await page.reload();
  await askForCall(page);
  await expect(field(page, 'email')).toHaveValue('jose@example.com');

  await page.getByRole('button', { name: quote.result.newQuote }).click();
  await expect(field(page, 'email')).toHaveValue('');
  await page.locator('#quote-county').selectOption('Palm Beach');
  await quoteFor(page, 'Ana Ruiz');
  await askForCall(page);
  await expect(field(page, 'firstName')).toHaveValue('Ana');
  await expect(field(page, 'email')).toHaveValue('');
  await expect(field(page, 'dateOfBirth')).toHaveValue('');

  await field(page, 'email').fill('ana@example.com');
  await field(page, 'dateOfBirth').fill('1990-02-28');
  await page.getByRole('radio', { name: quoteRequest.planTypes.phc }).check();
  await page.getByRole('button', { name: quoteRequest.submit }).click();
  const thanks = page.getByRole('heading', { name: quoteRequest.success.title });
  await expect(thanks).toBeVisible();
  await askForCall(page);
  await expect(thanks).toBeVisible();

  // Thanks for one quote are none for the next.
  await page.getByRole('button', { name: quote.result.newQuote }).click();
  await page.locator('#quote-county').selectOption('Broward');
  await quoteFor(page, 'Luz Ortiz');
  await askForCall(page);
  await expect(field(page, 'firstName')).toHaveValue('Luz');
  await expect(field(page, 'email')).toHaveValue('');
});

test('a change of language later does not lead there again', async ({ page }) => {
  await openPage(page, '/en/quote?county=Broward');
  await quoteFor(page, 'José Gómez');
  await askForCall(page);
  await expect(page.locator('#quote-request')).toBeFocused();

  await page.locator('header').getByRole('link', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
  await expect(field(page, 'firstName')).toHaveValue('José');
  await expect(page.locator('#quote-request')).not.toBeFocused();
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
  await fillFields(page);
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

  for (const { code, tag, words } of LANGUAGES) {
    test(`it is open at its own address, where errors and thanks come back to (${code})`, { tag }, async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 422/);
      await page.goto(`/${code}/quote?request=1#quote-request`);
      await expect(page.locator('#quote-request')).toBeInViewport();
      await expect(field(page, 'firstName')).toBeVisible();
      await page.getByRole('button', { name: words.quoteRequest.submit }).click();
      await expect(page.locator('#quote-request-firstName-error')).toHaveText(
        words.quoteRequest.errors.firstName,
      );
      await expect(page).toHaveURL(/quote\?request=1#quote-request-form$/);
      await fillFields(page);
      await page.getByRole('button', { name: words.quoteRequest.submit }).click();
      await expect(page.getByRole('heading', { name: words.quoteRequest.success.title })).toBeVisible();
      await expect(page).toHaveURL(/request=1&sent=CC-/);
    });
  }
});

test('its code is not loaded before it is opened; its address opens it, filled with what the tab knows', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/en/quote?planType=family&children=2&county=Broward');
  await page.locator('#quote-name').fill('José Gómez');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await untilIdle(page);
  expect(asked.filter((path) => path.includes('quote-request'))).toEqual([]);

  await openPage(page, '/en/quote?planType=family&children=2&county=Broward&request=1');
  await expect(field(page, 'firstName')).toBeVisible();
  await expect(field(page, 'firstName')).toHaveValue('José');
  await expect(field(page, 'county')).toHaveValue('Broward');
  await expect(field(page, 'children')).toHaveValue('2');
});

function field(page: Page, name: string) {
  return page.locator(`#quote-request-${name}`);
}

/** From step 1, with its county chosen, to the price. */
async function quoteFor(page: Page, name: string): Promise<void> {
  await page.locator('#quote-name').fill(name);
  await page.locator('#quote-phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: quote.basicInfo.next }).click();
  await page.getByRole('button', { name: quote.packages.submit }).click();
}

/** Presses "Ask us to call", which opens the form or its thanks, and waits for their code. */
async function askForCall(page: Page): Promise<void> {
  await page.getByRole('button', { name: quote.result.askForCall }).click();
  await untilPartInteractive(page, '#quote-request-form');
}

/** Opens the form, and waits for its code. */
async function openForm(page: Page): Promise<void> {
  const details = page.locator('#quote-request details');
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) {
    await details.locator('summary').click();
  }
  await untilPartInteractive(page, '#quote-request-form');
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
