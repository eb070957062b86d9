import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toastStore } from '#ui/toast/toasts.ts';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { FAILING_CALLS } from '../../../../tests/component/failing-calls.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { fieldError, fillForm, formField, submitButton } from '../../../../tests/component/site-forms.tsx';
import { openWindowOf } from '../../../../tests/component/window-of.ts';
import { GOOD_FORMS } from '../../../../tests/support/good-forms.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import RecommendDialog from './recommend-dialog.tsx';

/* What is the recommendation's own: its texts to the letter, and the dialog around it. */

const KIND = 'recommendation';

/** The words that are fixed (docs/product/forms.md), and ours in Spanish. */
const FIXED = {
  en: {
    errors: {
      doctorName: 'Doctor name is required',
      doctorPhone: 'Valid phone number is required',
      doctorAddress: 'Complete address is required',
      specialty: 'Specialty is required',
      referrerName: 'Your name is required',
      referrerEmail: 'Valid email is required',
      referrerPhone: 'Valid phone number is required',
    },
    failed: ['Error', 'There was an error submitting your recommendation. Please try again.'],
  },
  es: {
    errors: {
      doctorName: 'El nombre del médico es obligatorio',
      doctorPhone: 'Se necesita un número de teléfono válido',
      doctorAddress: 'La dirección completa es obligatoria',
      specialty: 'La especialidad es obligatoria',
      referrerName: 'Su nombre es obligatorio',
      referrerEmail: 'Se necesita un correo electrónico válido',
      referrerPhone: 'Se necesita un número de teléfono válido',
    },
    failed: ['Error', 'Hubo un error al enviar su recomendación. Por favor inténtelo de nuevo.'],
  },
} as const;

describe.each(LANGUAGES)('in $code', ({ code, words: { recommend } }) => {
  const fixed = FIXED[code];
  const dialog = () => page.getByRole('dialog', { name: recommend.title });
  const toast = () => page.getByCss('li[data-state=open]');
  const open = async () => {
    await renderOnPage(<OpenedByButton />, { language: code });
    await page.getByRole('button', { name: 'open' }).click();
    await expect.element(dialog()).toBeVisible();
  };

  test('each field says what it needs, and the 24 specialties are offered', async () => {
    await openWindowOf(code);
    await open();
    await submitButton(KIND).click();
    for (const [name, message] of Object.entries(fixed.errors)) {
      await expect.element(fieldError(KIND, name)).toHaveTextContent(message);
    }
    expect(formField(KIND, 'specialty').element().querySelectorAll('option')).toHaveLength(25);
    await expectAccessible();
  });

  test.each(FAILING_CALLS)(
    'a failure leaves it open with its button in sight beside the toast; Escape keeps what was typed: $failure',
    async ({ fail }) => {
      await open();
      await fillForm(KIND, GOOD_FORMS[KIND](1));
      vi.stubGlobal('fetch', fail);
      await submitButton(KIND).click();
      for (const text of fixed.failed) {
        await expect.element(toast().getByText(text, { exact: true })).toBeVisible();
      }
      expect(toastStore.list()[0]?.variant).toBe('destructive');
      await expect.element(formField(KIND, 'doctorName')).toHaveValue('Dr. 1');
      await expect.poll(() => doOverlap(dialog().element(), toast().element())).toBe(false);
      await expect.element(submitButton(KIND)).toBeInViewport({ ratio: 1 });

      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await page.getByRole('button', { name: 'open' }).click();
      await expect.element(formField(KIND, 'doctorName')).toHaveValue('Dr. 1');
    },
  );

  test('sent with its nine fields it closes with a toast, and the reference stays on the page', async () => {
    await open();
    await fillForm(KIND, GOOD_FORMS[KIND](1));
    const fetch = vi.fn(async (_path: string, _init: RequestInit) =>
      Response.json({ reference: 'CC-7F3K-92QD' }),
    );
    vi.stubGlobal('fetch', fetch);
    await submitButton(KIND).click();
    for (const text of [recommend.success.title, recommend.success.text]) {
      await expect.element(toast()).toMatchTextContent(text);
    }
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus();
    await expect.element(page.getByText(/CC-7F3K-92QD/)).toBeVisible();
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual(GOOD_FORMS[KIND](1));
    await page.getByRole('button', { name: 'open' }).click();
    await expect.element(formField(KIND, 'doctorName')).toHaveValue('');
  });
});

function OpenedByButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <RecommendDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function doOverlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
