import { expect, type Page } from '@playwright/test';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* The inquiry of providers: the checks in their order with their toasts, sending, failing, no script. */

const API = '**/api/join-network';
const REFERENCE = /CC-[2-9A-Z]{4}-[2-9A-Z]{4}/;
const field = (page: Page, name: string) => page.locator(`#join-network-${name}`);
const summary = (page: Page) => page.locator('#join-network-form section').first();
const toast = (page: Page) => page.locator('li[data-state=open]');

/** The words that are fixed (docs/product/forms.md), and ours in Spanish. */
const FIXED = {
  en: {
    submit: 'SUBMIT INFORMATION',
    submitting: 'Submitting...',
    back: 'Back to Home',
    missing: (name: string) => ['Required Field Missing', `Please fill in the ${name} field.`],
    mismatch: ['Email Mismatch', 'Email and confirmation email do not match.'],
    invalid: ['Invalid Email', 'Please enter a valid email address.'],
    failed: ['Submission Error', 'There was an error submitting your application. Please try again.'],
    sent: [
      'Application Submitted!',
      'Thank you for your interest. Our Provider Relations Department will review your application and contact you soon.',
    ],
    names: { providerName: 'provider name', confirmEmail: 'confirm email' },
  },
  es: {
    submit: 'ENVIAR INFORMACIÓN',
    submitting: 'Enviando...',
    back: 'Volver al inicio',
    missing: (name: string) => ['Falta un campo obligatorio', `Por favor, llene el campo ${name}.`],
    mismatch: ['Los correos no coinciden', 'El correo y su confirmación no coinciden.'],
    invalid: ['Correo no válido', 'Por favor, escriba un correo electrónico válido.'],
    failed: ['Error al enviar', 'Hubo un error al enviar su solicitud. Por favor inténtelo de nuevo.'],
    sent: [
      '¡Solicitud enviada!',
      'Gracias por su interés. Nuestro Departamento de Relaciones con Proveedores revisará su solicitud y se comunicará pronto con usted.',
    ],
    names: {
      providerName: 'del nombre del proveedor',
      confirmEmail: 'de la confirmación del correo',
    },
  },
} as const;

async function openForm(page: Page, code: string) {
  await openPage(page, `/${code}/join-network`);
  await untilPartInteractive(page, '#join-network-form');
}

async function fillIn(page: Page, changed: Record<string, string> = {}): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  const good = GOOD_FORMS['join-network'](Math.floor(Math.random() * 1e9));
  for (const [name, value] of Object.entries({ ...good, ...changed })) values[name] = String(value);
  for (const [name, value] of Object.entries(values)) {
    if (name === 'multipleCounties') continue;
    if (['specialty', 'state', 'county'].includes(name)) await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
  return values;
}

for (const { code, tag, words } of LANGUAGES) {
  const fixed = FIXED[code];
  const submit = (page: Page) => page.getByRole('button', { name: fixed.submit, exact: true });

  test.describe(`the network application in ${code}`, { tag }, () => {
    test('checks in order: empty fields, equal emails, their pattern, then ZIP code and NPI; a failure loses nothing', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 500|Failed to load resource|request failed/);
      await openForm(page, code);
      await submit(page).click();
      await expectRefusal(page, 'providerName', fixed.missing(fixed.names.providerName));
      // The toast says where to begin and each field what it lacks: no third list of the same.
      await expect(page.locator('#join-network-npi-error')).toHaveText(words.joinNetwork.errors.required.npi);
      await expect(summary(page)).toHaveCount(0);

      await fillIn(page, { zipCode: '3312', email: 'luz', confirmEmail: '', npi: '1' });
      await submit(page).click();
      await expectRefusal(page, 'confirmEmail', fixed.missing(fixed.names.confirmEmail));
      await field(page, 'confirmEmail').fill('ana');
      await submit(page).click();
      await expectRefusal(page, 'confirmEmail', fixed.mismatch);
      await field(page, 'confirmEmail').fill('luz');
      await submit(page).click();
      await expectRefusal(page, 'email', fixed.invalid);

      await field(page, 'email').fill('luz@example.com');
      await field(page, 'confirmEmail').fill('luz@example.com');
      await submit(page).click();
      await expect(field(page, 'zipCode')).toBeFocused();
      await expect(page.locator('#join-network-zipCode-error')).toHaveText(
        words.joinNetwork.errors.zipCode.format,
      );
      await expect(page.locator('#join-network-npi-error')).toHaveText(
        words.joinNetwork.errors.npi.checkDigit,
      );
      await expect(toast(page)).toHaveCount(0);
      await expect(summary(page).getByRole('link')).toHaveText([
        words.joinNetwork.errors.zipCode.format,
        words.joinNetwork.errors.npi.checkDigit,
      ]);

      await field(page, 'zipCode').fill('33126');
      await field(page, 'npi').fill('1234567893');
      for (const fail of ['fault', 'network'] as const) {
        await test.step(`keeps what was typed when it cannot be sent: ${fail}`, async () => {
          await page.unroute(API);
          await page.route(API, (route) =>
            fail === 'fault'
              ? route.fulfill({ status: 500, body: 'fault' })
              : route.abort('internetdisconnected'),
          );
          const tried = page.waitForRequest(API);
          await submit(page).click();
          await tried;
          for (const text of fixed.failed) await expect(toast(page)).toContainText(text);
          await expect(submit(page)).toBeEnabled();
          await expect(field(page, 'npi')).toHaveValue('1234567893');
          await expect(field(page, 'providerName')).toHaveValue(/^Clinic /);
        });
      }
    });

    test('is an inquiry for Florida, sent with the 13 fields, thanked for and cleared; its reference stays', async ({
      page,
    }) => {
      const release = await holdRequests(page, API);
      await openForm(page, code);
      await expect(field(page, 'state')).toHaveValue('FL');
      await expect(page.getByRole('radio', { name: words.joinNetwork.no })).toBeChecked();
      await expect(page.getByText(words.joinNetwork.inquiryText)).toBeVisible();
      const values = await fillIn(page);
      const sent = page.waitForRequest(API);
      await submit(page).dblclick();
      await expect(page.getByRole('button', { name: fixed.submitting })).toBeDisabled();
      release();
      expect((await sent).postDataJSON()).toEqual(values);

      for (const text of fixed.sent) await expect(toast(page)).toContainText(text);
      const sentView = page.locator('#join-network-form-sent');
      await expect(sentView).toBeFocused();
      const reference = REFERENCE.exec((await sentView.textContent()) ?? '')?.[0];
      for (const name of ['providerName', 'specialty', 'npi', 'email', 'confirmEmail']) {
        await expect(field(page, name)).toHaveValue('');
      }
      await expect(field(page, 'state')).toHaveValue('FL');

      const again = await page.request.post('/api/join-network', {
        data: values,
        headers: { Origin: new URL(page.url()).origin },
      });
      expect(again.status()).toBe(200);
      expect(await again.json()).toEqual({ reference });

      await page.getByRole('link', { name: fixed.back }).click();
      await expect(page).toHaveURL(new RegExp(`/${code}$`));
    });
  });
}

test('what was typed survives a reload and a change of language', async ({ page }) => {
  await openForm(page, 'en');
  await field(page, 'providerName').fill('Flagler Heart Center');
  await field(page, 'county').selectOption('Broward');
  await page.reload();
  await untilPartInteractive(page, '#join-network-form');
  await expect(field(page, 'providerName')).toHaveValue('Flagler Heart Center');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Únase a nuestra red');
  await expect(field(page, 'providerName')).toHaveValue('Flagler Heart Center');
  await expect(field(page, 'county')).toHaveValue('Broward');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application is refused with its fields marked and filled, then stored', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await page.goto('/es/join-network');
    await fillIn(page, { npi: '1234567890' });
    await page.getByRole('button', { name: FIXED.es.submit }).click();
    await expect(page.locator('#join-network-npi-error')).toBeVisible();
    await expect(field(page, 'address')).toHaveValue('7350 NW 7th St');
    await expect(field(page, 'county')).toHaveValue('Miami-Dade');
    await field(page, 'npi').fill('1234567893');
    await page.getByRole('button', { name: FIXED.es.submit }).click();
    await expect(page.getByText(FIXED.es.sent[0])).toBeVisible();
    await expect(page.locator('#join-network-form')).toContainText(REFERENCE);
  });
});

async function expectRefusal(page: Page, name: string, texts: readonly string[]) {
  for (const text of texts) await expect(toast(page)).toContainText(text);
  await expect(field(page, name)).toBeFocused();
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
}
