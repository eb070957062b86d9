import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* The contact form, from a visitor's first word to the stored row, and back from every error. */

const API = '**/api/contact';

for (const { code, tag, words } of LANGUAGES) {
  const { contact, forms } = words;

  test.describe(`in ${code}`, { tag }, () => {
    test('the numbers and hours are there; a message is sent once, stored, and its reference stays', async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let sentOften = 0;
      await page.route(API, async (route) => {
        sentOften += 1;
        await held;
        await route.continue();
      });
      await openPage(page, `/${code}`);
      await test.step('the details beside the form name every number and the hours', async () => {
        const details = page.locator('#contact aside');
        const { customerService, appointments, authorizations, tollFree, tty, fax } = words.site.phones;
        await expect(details.getByRole('term')).toHaveText([
          customerService,
          appointments,
          authorizations,
          tollFree,
          tty,
          fax,
        ]);
        await expect(details.getByRole('definition')).toHaveText(Array(6).fill(/^\(\d{3}\) 555-01\d\d$/));
        await expect(details.getByRole('link')).toHaveCount(5);
        await expect(details).toContainText(
          code === 'en' ? 'Monday to Friday, 8:00 AM to 5:00 PM' : 'De lunes a viernes, de 8:00 AM a 5:00 PM',
        );
      });

      await fillIn(page, `Uno ${crypto.randomUUID()}`);
      const sent = page.waitForRequest(API);
      await page.getByRole('button', { name: contact.send }).dblclick();
      const request = await sent;
      await expect(page.getByRole('button', { name: contact.sending })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
      await expect(page.locator('#contact-form')).toBeFocused();
      expect(sentOften, 'how often it was sent').toBe(1);
      const reference = await shownReference(page);

      // The same body without a key gives the reference of the stored row.
      const again = await page.request.post('/api/contact', {
        data: request.postDataJSON(),
        headers: { Origin: new URL(page.url()).origin },
      });
      expect(again.status()).toBe(200);
      expect(await again.json()).toEqual({ reference });

      await page.getByRole('button', { name: contact.success.again }).click();
      await expect(page.getByLabel(contact.message)).toHaveValue('');
    });

    test('what is missing or wrong is said at its field, by the page and by the server', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 4(22|29)/);
      await openPage(page, `/${code}`);
      await untilPartInteractive(page, '#contact-form');
      const email = page.getByLabel(contact.email, { exact: true });
      const phone = page.getByLabel(contact.phone, { exact: true });
      const send = page.getByRole('button', { name: contact.send });
      await page.getByLabel(contact.fullName, { exact: true }).fill('Ana');
      await email.fill('ana');
      await send.click();
      await expect(email).toBeFocused();
      await expect(page.locator('#contact-email-error')).toHaveText(forms.errors.email.format);
      await expect(page.locator('#contact-subject-error')).toHaveText(contact.errors.subject);
      await expect(page.locator('#contact-fullName-error')).toHaveCount(0);
      await page.getByRole('link', { name: contact.errors.message }).click();
      await expect(page.getByLabel(contact.message)).toBeFocused();
      await email.fill('ana@example.com');
      await expect(page.locator('#contact-email-error')).toHaveCount(0);

      await test.step('one error alone is said once, at its field', async () => {
        await fillIn(page, 'Dos');
        await phone.fill('12');
        await send.click();
        await expect(page.getByText(forms.errors.phone.format)).toHaveCount(1);
        await expect(phone).toBeFocused();
      });

      await fillIn(page, 'Cuatro');
      await test.step('what the server refuses is marked at its field', async () => {
        const fields = [{ field: 'phone', key: 'phone.format' }];
        await answerWith(page, { status: 422, code: 'invalid-input', message: 'x', fields });
        await send.click();
        await expect(page.locator('#contact-phone-error')).toHaveText(forms.errors.phone.format);
        await expect(phone).toBeFocused();
        await phone.fill('(305) 555-0143');
        await expect(page.locator('#contact-phone-error')).toHaveCount(0);
      });
      await test.step('who comes too often is told when to try again', async () => {
        await answerWith(page, {
          status: 429,
          code: 'too-many-requests',
          message: 'x',
          retryAfterSeconds: 42,
        });
        await send.click();
        await expect(page.locator('#contact-form').getByText('42')).toBeVisible();
      });
    });
  });
}

test('without a connection nothing is lost, and the second try is the same form', async ({ page, guard }) => {
  const { contact, forms } = ENGLISH.words;
  guard.allow(/Failed to load resource|request failed/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(API, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/en');
  const message = `Tres ${crypto.randomUUID()}`;
  await fillIn(page, message);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(forms.failure.network)).toBeVisible();
  await expect(page.getByLabel(contact.message)).toHaveValue(message);

  await page.unroute(API);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('what was typed survives a change of language and a reload', async ({ page }) => {
  await openPage(page, '/en');
  await fillIn(page, 'Seis');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByLabel(SPANISH.words.contact.message)).toHaveValue('Seis');

  await page.reload();
  await untilPartInteractive(page, '#contact-form');
  await expect(page.getByLabel(SPANISH.words.contact.message)).toHaveValue('Seis');
  await expect(page.getByLabel(SPANISH.words.contact.subject)).toHaveValue('Billing Questions');
});

test('what is typed before the script arrives stays', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en', { waitUntil: 'commit' });
  await page.getByLabel(ENGLISH.words.contact.fullName, { exact: true }).fill('Ana Early');
  release();
  await untilPartInteractive(page, '#contact-form');
  await expect(page.getByLabel(ENGLISH.words.contact.fullName, { exact: true })).toHaveValue('Ana Early');

  await page.reload();
  await untilPartInteractive(page, '#contact-form');
  await expect(page.getByLabel(ENGLISH.words.contact.fullName, { exact: true })).toHaveValue('Ana Early');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const { contact, forms } = SPANISH.words;

  test('a message is refused with its fields filled, then sent', { tag: '@es' }, async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/es');
    const message = `Siete <b>${crypto.randomUUID()}</b>`;
    await page.getByLabel(contact.fullName, { exact: true }).fill('Ana Ruiz');
    await page.getByLabel(contact.phone, { exact: true }).fill('12');
    await page.getByLabel(contact.subject).selectOption('File a Complaint');
    await page.getByLabel(contact.message).fill(message);
    await page.getByRole('button', { name: contact.send }).click();

    await expect(page.locator('#contact-phone-error')).toHaveText(forms.errors.phone.format);
    await expect(page.locator('#contact-email-error')).toHaveText(contact.errors.email);
    await expect(page.getByLabel(contact.message)).toHaveValue(message);
    await expect(page.getByLabel(contact.subject)).toHaveValue('File a Complaint');
    await expect(page).toHaveURL(/\/es#contact-form$/);

    await page.getByLabel(contact.phone, { exact: true }).fill('3055550142');
    await page.getByLabel(contact.email, { exact: true }).fill('ana@example.com');
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
    const reference = await shownReference(page);
    const stored = await page.request.post('/api/contact', {
      data: {
        fullName: 'Ana Ruiz',
        email: 'ana@example.com',
        phone: '3055550142',
        subject: 'File a Complaint',
        message,
      },
      headers: { Origin: new URL(page.url()).origin },
    });
    expect(await stored.json()).toEqual({ reference });
  });

  test('without the cookie of its page a message comes back as it was typed, and goes the second time', {
    tag: '@es',
  }, async ({ page, context, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/es');
    const message = `Sin cookie ${crypto.randomUUID()}`;
    await page.getByLabel(contact.fullName, { exact: true }).fill('Ana Ruiz');
    await page.getByLabel(contact.phone, { exact: true }).fill('3055550142');
    await page.getByLabel(contact.email, { exact: true }).fill('ana@example.com');
    await page.getByLabel(contact.subject).selectOption('Billing Questions');
    await page.getByLabel(contact.message).fill(message);
    await context.clearCookies({ name: 'form-opened' });
    await page.getByRole('button', { name: contact.send }).click();

    await expect(page.locator('#contact-form')).toContainText(forms.failure.unproved);
    await expect(page.getByLabel(contact.message)).toHaveValue(message);
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
  });
});

/** Fills in the whole form, in whichever language it is shown. */
async function fillIn(page: Page, message: string): Promise<void> {
  await untilPartInteractive(page, '#contact-form');
  await page.locator('#contact-fullName').fill('Ana María Ruiz');
  await page.locator('#contact-email').fill('ana@example.com');
  await page.locator('#contact-phone').fill('(305) 555-0142');
  await page.locator('#contact-subject').selectOption('Billing Questions');
  await page.locator('#contact-message').fill(message);
}

/** Refuses the form as the server would. */
async function answerWith(page: Page, problem: { status: number } & Record<string, unknown>): Promise<void> {
  await page.unroute(API);
  await page.route(API, (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    }),
  );
}

async function shownReference(page: Page): Promise<string> {
  const reference = page.locator('#contact-form dd').first();
  await expect(reference).toHaveText(/^CC-\w{4}-\w{4}$/);
  return (await reference.textContent()) ?? '';
}
