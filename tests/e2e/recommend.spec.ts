import { expect, type Page } from '@playwright/test';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* Recommending a doctor: the dialog of the directory, and the page that replaces it without JavaScript. */

const API = '**/api/providers/recommend';
const REFERENCE = /CC-[2-9A-Z]{4}-[2-9A-Z]{4}/;
const field = (page: Page, name: string) => page.locator(`#recommendation-${name}`);
const toast = (page: Page) => page.locator('li[data-state=open]');

/** The words that are fixed (docs/product/forms.md), and ours in Spanish. */
const FIXED = {
  en: {
    open: 'Recommend a Doctor',
    errors: {
      doctorName: 'Doctor name is required',
      doctorPhone: 'Valid phone number is required',
      doctorAddress: 'Complete address is required',
      specialty: 'Specialty is required',
      referrerName: 'Your name is required',
      referrerEmail: 'Valid email is required',
      referrerPhone: 'Valid phone number is required',
    },
    failed: 'There was an error submitting your recommendation. Please try again.',
  },
  es: {
    open: 'Recomendar a un médico',
    errors: {
      doctorName: 'El nombre del médico es obligatorio',
      doctorPhone: 'Se necesita un número de teléfono válido',
      doctorAddress: 'La dirección completa es obligatoria',
      specialty: 'La especialidad es obligatoria',
      referrerName: 'Su nombre es obligatorio',
      referrerEmail: 'Se necesita un correo electrónico válido',
      referrerPhone: 'Se necesita un número de teléfono válido',
    },
    failed: 'Hubo un error al enviar su recomendación. Por favor inténtelo de nuevo.',
  },
} as const;

async function fillIn(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  const good = GOOD_FORMS.recommendation(Math.floor(Math.random() * 1e9));
  for (const [name, value] of Object.entries(good)) values[name] = String(value);
  for (const [name, value] of Object.entries(values)) {
    if (name === 'specialty') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
  return values;
}

for (const { code, tag, words } of LANGUAGES) {
  const fixed = FIXED[code];
  const { recommend } = words;
  const opener = (page: Page) => page.getByRole('search').getByRole('link', { name: fixed.open });
  const dialog = (page: Page) => page.getByRole('dialog', { name: recommend.title });
  const submit = (page: Page) => dialog(page).locator('[type=submit]');

  test.describe(`recommending a doctor in ${code}`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await openPage(page, `/${code}/providers`);
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
    });

    test('each field says what it needs; a failure or Escape loses nothing that was typed', async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 500/);
      await page.route(API, (route) => route.fulfill({ status: 500, body: 'fault' }));
      await submit(page).click();
      for (const [name, message] of Object.entries(fixed.errors)) {
        await expect(page.locator(`#recommendation-${name}-error`)).toHaveText(message);
      }
      await expect(field(page, 'doctorName')).toBeFocused();
      for (const optional of ['doctorEmail', 'notes']) {
        await expect(page.locator(`#recommendation-${optional}-error`)).toHaveCount(0);
      }
      await expect(field(page, 'specialty').locator('option')).toHaveCount(25);

      const values = await fillIn(page);
      await test.step('a failure is shown and the dialog stays open', async () => {
        await submit(page).click();
        await expect(toast(page)).toContainText(fixed.failed);
        await expect(dialog(page)).toBeVisible();
        await expect(field(page, 'doctorName')).toHaveValue(values['doctorName'] ?? '');
        // The toast is beside it, and the button to try again stays in sight.
        await expect
          .poll(async () => doOverlap(await dialog(page).boundingBox(), await toast(page).boundingBox()))
          .toBe(false);
        await expect(submit(page)).toBeInViewport({ ratio: 1 });
      });
      await test.step('Escape closes it, and what was typed is there again', async () => {
        await field(page, 'doctorName').press('Escape');
        await expect(dialog(page)).toBeHidden();
        await opener(page).click();
        await expect(field(page, 'doctorName')).toHaveValue(values['doctorName'] ?? '');
      });
    });

    test('is sent with the nine fields; the dialog closes and the reference stays', async ({ page }) => {
      const release = await holdRequests(page, API);
      const values = await fillIn(page);
      const sent = page.waitForRequest(API);
      await submit(page).click();
      await expect(submit(page)).toHaveText(recommend.submitting);
      release();
      expect((await sent).postDataJSON()).toEqual(values);
      await expect(dialog(page)).toBeHidden();
      await expect(toast(page)).toContainText(recommend.success.title);
      await expect(toast(page)).toContainText(recommend.success.text);
      await expect(opener(page)).toBeFocused();
      await expect(page.getByRole('main').getByText(REFERENCE)).toBeVisible();

      await opener(page).click();
      await expect(field(page, 'doctorName')).toHaveValue('');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the form on a page, which refuses and stores', async ({ page, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/en/providers');
    await page.getByRole('search').getByRole('link', { name: FIXED.en.open }).click();
    await expect(page).toHaveURL(/\/en\/providers\/recommend$/);
    await fillIn(page);
    await field(page, 'doctorPhone').fill('555');
    await page.locator('#recommendation-form [type=submit]').click();
    await expect(page.locator('#recommendation-doctorPhone-error')).toHaveText(FIXED.en.errors.doctorPhone);
    await field(page, 'doctorPhone').fill('(305) 555-0142');
    await page.locator('#recommendation-form [type=submit]').click();
    await expect(page.locator('#recommendation-form')).toContainText(REFERENCE);
  });
});

type Box = { x: number; y: number; width: number; height: number } | null;

function doOverlap(a: Box, b: Box): boolean {
  if (!a || !b) return true;
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}
