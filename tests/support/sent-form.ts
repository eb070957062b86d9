import { expect, type Page } from '@playwright/test';
import { formOf, type SubmissionKind } from '#forms/all-forms.ts';
import { fieldId, formId } from '#forms/form-definition.ts';
import { GOOD_FORMS } from './good-forms.ts';

const REFERENCE = /^CC-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

/**
 * Types and chooses good values in a form that is on the page, different ones each time.
 *
 * @param changed values to take instead
 * @returns what is in the form now
 */
export async function fillForm(
  page: Page,
  kind: SubmissionKind,
  changed: Readonly<Record<string, string>> = {},
): Promise<Record<string, string | number>> {
  const values = { ...GOOD_FORMS[kind](Math.floor(Math.random() * 1e9)), ...changed };
  const { fields } = formOf(kind);
  for (const [name, value] of Object.entries(values)) {
    const type = fields[name]?.type;
    const field = page.locator(`#${fieldId(kind, name)}`);
    if (type === 'given') continue;
    if (type === 'select') await field.selectOption(String(value));
    else if (type === 'cards') await page.locator(`#${formId(kind)} [name=${name}][value=${value}]`).check();
    else await field.fill(String(value));
  }
  return values;
}

/** What is thanked for is stored: the same form once more, without a key, has the reference that is shown. */
export async function expectStored(
  page: Page,
  kind: SubmissionKind,
  values: Record<string, string | number>,
): Promise<void> {
  const shown = page.locator('main dd').filter({ hasText: REFERENCE });
  await expect(shown).toHaveText(REFERENCE);
  const again = await page.request.post(formOf(kind).apiPath, {
    data: values,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(again.status()).toBe(200);
  expect(await again.json()).toEqual({ reference: await shown.textContent() });
}
