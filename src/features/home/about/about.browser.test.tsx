import { describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import About from './about.tsx';

/* What a visitor can check about the company (docs/product/home.md, About). */

const LOOKUP = 'https://lookup.example/companies';

describe.each(LANGUAGES)('in $code', ({ code, words: { about } }) => {
  test('what can be checked is shown where it is named', async () => {
    await renderOnPage(<About />, {
      language: code,
      site: {
        licenses: {
          clinicNumber: 'PHC-12345',
          discountPlanNumber: 'DPO-67890',
          lookup: LOOKUP,
          accreditation: 'Example Accreditation Council',
        },
      },
    });
    for (const text of [
      about.licenses.clinicNumber.replace('{number}', 'PHC-12345'),
      about.licenses.discountPlanNumber.replace('{number}', 'DPO-67890'),
      about.experience.accredited.replace('{name}', 'Example Accreditation Council'),
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    const link = page.getByRole('link', { name: new RegExp(`^${about.licenses.lookup}`) });
    await expect.element(link).toHaveAttribute('href', LOOKUP);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expectAccessible();
  });

  test('nothing is shown of what is not named, and no lookup without a number', async () => {
    await renderOnPage(<About />, {
      language: code,
      site: { licenses: { ...inject('site').licenses, lookup: LOOKUP } },
    });
    await expect.element(page.getByText(about.licenses.text)).toBeVisible();
    expect(document.querySelectorAll('#about a')).toHaveLength(0);
    const text = document.querySelector('#about')?.textContent ?? '';
    expect(text).not.toMatch(/number|número|Accreditation:|Acreditación:/);
  });
});
