import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { FAILING_CALLS } from '../../../tests/component/failing-calls.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import {
  fieldError,
  fillForm,
  formField,
  submitButton,
  valuesIn,
} from '../../../tests/component/site-forms.tsx';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { JoinNetworkPage } from './join-network-page.tsx';

/* What is the network application's own: checks in their order with their toasts, and its texts to the letter. */

const KIND = 'join-network';

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
    mismatch: [
      'Los correos electrónicos no coinciden',
      'El correo electrónico y su confirmación no coinciden.',
    ],
    invalid: ['Correo electrónico no válido', 'Por favor, escriba un correo electrónico válido.'],
    failed: ['Error al enviar', 'Hubo un error al enviar su solicitud. Por favor inténtelo de nuevo.'],
    sent: [
      '¡Solicitud enviada!',
      'Gracias por su interés. Nuestro Departamento de Relaciones con Proveedores revisará su solicitud y se comunicará pronto con usted.',
    ],
    names: {
      providerName: 'del nombre del proveedor',
      confirmEmail: 'de la confirmación del correo electrónico',
    },
  },
} as const;

describe.each(LANGUAGES)('in $code', ({ code, words: { joinNetwork } }) => {
  const fixed = FIXED[code];
  const field = (name: string) => formField(KIND, name);

  test('it checks in order: empty fields, equal emails, their pattern, then ZIP code and NPI', async () => {
    await openPage(code);
    await submitButton(KIND).click();
    await expectRefusal('providerName', fixed.missing(fixed.names.providerName));
    await expectAccessible();

    await fillForm(KIND, {
      ...GOOD_FORMS[KIND](1),
      zipCode: '3312',
      email: 'luz',
      confirmEmail: '',
      npi: '1',
    });
    await submitButton(KIND).click();
    await expectRefusal('confirmEmail', fixed.missing(fixed.names.confirmEmail));
    await field('confirmEmail').fill('ana');
    await submitButton(KIND).click();
    await expectRefusal('confirmEmail', fixed.mismatch);
    await field('confirmEmail').fill('luz');
    await submitButton(KIND).click();
    await expectRefusal('email', fixed.invalid);

    await fillForm(KIND, { email: 'luz@example.com', confirmEmail: 'luz@example.com' });
    await submitButton(KIND).click();
    const { zipCode, npi } = joinNetwork.errors;
    await expect.element(field('zipCode')).toHaveFocus();
    await expect.element(fieldError(KIND, 'zipCode')).toHaveTextContent(zipCode.format);
    await expect.element(fieldError(KIND, 'npi')).toHaveTextContent(npi.checkDigit);
    // Closed by this try, and not seconds later by itself.
    expect(toast().elements()).toHaveLength(0);
    // Without a toast that says where to begin, a summary does.
    const summary = page.getByCss('#join-network-form section a');
    await expect.element(summary).toHaveLength(2);
    await expect.element(summary.first()).toHaveTextContent(zipCode.format);
  });

  test('on a phone the toast covers neither the wrong field nor what any field says', async () => {
    await page.viewport(360, 740);
    await openPage(code);
    await submitButton(KIND).click();
    await expectRefusal('providerName', fixed.missing(fixed.names.providerName));
    await expect.element(field('providerName')).toBeInViewport({ ratio: 1 });
    const { bottom } = toast().element().getBoundingClientRect();
    for (const one of document.querySelectorAll('[aria-invalid], [id$="-error"]')) {
      expect(one.getBoundingClientRect().top).toBeGreaterThan(bottom);
    }
  });

  test('it is an inquiry for Florida: what is sent is said in a toast, then the form is cleared', async () => {
    await openPage(code);
    await expect.element(page.getByText(joinNetwork.inquiryText)).toBeVisible();
    await expect.element(submitButton(KIND)).toHaveTextContent(fixed.submit);
    await expect.element(page.getByRole('link', { name: fixed.back })).toHaveAttribute('href', `/${code}`);
    const first = valuesIn(KIND);
    expect(first).toMatchObject({ state: 'FL', multipleCounties: 'no', providerName: '' });

    await fillForm(KIND, GOOD_FORMS[KIND](1));
    const answered = Promise.withResolvers<Response>();
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answered.promise);
    vi.stubGlobal('fetch', fetch);
    await submitButton(KIND).click();
    await expect.element(submitButton(KIND)).toHaveTextContent(fixed.submitting);
    answered.resolve(Response.json({ reference: 'CC-7F3K-92QD' }));
    await expectToast(fixed.sent);
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual(GOOD_FORMS[KIND](1));
    await expect.poll(() => valuesIn(KIND)).toEqual(first);
  });

  test.each(FAILING_CALLS)(
    'what fails is said in a toast, and what was typed stays: $failure',
    async ({ fail }) => {
      await openPage(code);
      await fillForm(KIND, GOOD_FORMS[KIND](1));
      const typed = valuesIn(KIND);
      vi.stubGlobal('fetch', fail);
      await submitButton(KIND).click();
      await expectToast(fixed.failed);
      expect(valuesIn(KIND)).toEqual(typed);
    },
  );
});

async function openPage(language: 'en' | 'es'): Promise<void> {
  await renderOnPage(<JoinNetworkPage />, { language, path: `/${language}/join-network` });
  // The form's code comes after the page.
  await expect.element(submitButton(KIND)).toBeVisible();
}

async function expectRefusal(name: string, texts: readonly string[]): Promise<void> {
  await expectToast(texts);
  await expect.element(formField(KIND, name)).toHaveFocus();
  await expect.element(formField(KIND, name)).toHaveAttribute('aria-invalid', 'true');
}

async function expectToast(texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect.element(toast()).toMatchTextContent(text);
}

function toast() {
  return page.getByCss('li[data-state=open]');
}
