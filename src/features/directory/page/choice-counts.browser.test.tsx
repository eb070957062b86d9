import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { field, openDirectory } from '../../../../tests/component/directory.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';

const NAMES = {
  en: { cardiology: 'Cardiology', creole: 'Haitian Creole' },
  es: { cardiology: 'Cardiología', creole: 'Criollo haitiano' },
} as const;

const EVERYWHERE = {
  specialty: { Cardiología: 1148, Dental: 3 },
  county: { Lake: 12 },
  languages: { 'Haitian Creole': 2 },
};

describe.each(LANGUAGES)('in $code', ({ code, words: { directory } }) => {
  const { form } = directory;
  const names = NAMES[code];
  const choices = (name: string) =>
    field(name)
      .getByRole('option', { includeHidden: true })
      .elements()
      .map(({ textContent }) => textContent);

  test('each choice says how many it would find, nobody too, once the form is touched', async () => {
    const count = vi.fn(() => EVERYWHERE);
    await openDirectory('', { language: code, count });
    expect(choices(form.specialty)).toContain(names.cardiology);
    expect(count).not.toHaveBeenCalled();
    await field(form.doctor).click();
    await expect.poll(() => choices(form.specialty)).toContain(`${names.cardiology} (1,148)`);
    expect(choices(form.specialty)).toContain('Dental (3)');
    expect(choices(form.county)).toEqual(expect.arrayContaining([form.any, 'Lake (12)', 'Orange (0)']));
    expect(choices(form.languages)).toContain(`${names.creole} (2)`);
    expect(count).toHaveBeenCalledExactlyOnceWith({});
    // It can be chosen all the same.
    await field(form.county).selectOptions('Orange');
    await expect.element(field(form.county)).toHaveValue('Orange');
  });
});

test('they follow the fields, and leave a half-typed ZIP code alone', async () => {
  const count = vi.fn(({ zipCode, county }: Record<string, unknown>) => ({
    ...EVERYWHERE,
    specialty: { Dental: zipCode ? 5 : county ? 6 : 7 },
  }));
  await openDirectory('', { count });
  await field('Doctor name').click();
  const dental = page.getByRole('option', { name: /^Dental/, includeHidden: true });
  await field('County').selectOptions('Lake');
  await expect.element(dental).toHaveTextContent('Dental (6)');
  await field('ZIP code').fill('330');
  await field('County').selectOptions('');
  await field('ZIP code').fill('33012');
  await expect.element(dental).toHaveTextContent('Dental (5)');
  expect(count.mock.calls.map(([{ zipCode }]) => zipCode ?? '')).not.toContain('330');
});
