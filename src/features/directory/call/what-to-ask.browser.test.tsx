import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import { provider } from '../../../../tests/support/provider.ts';
import { WhatToAsk } from './what-to-ask.tsx';

/* What to ask on the phone (docs/product/directory.md, What to ask). */

const ENGLISH = 'Hello. I’d like an appointment with Ana Ruiz. Do you take patients with a Costa Clara plan?';
const SPANISH = 'Hola. Quisiera una cita con Ana Ruiz. ¿Atienden a pacientes con un plan de Costa Clara?';

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { ask } = words.shortlist;
  const plain = (text: string) => text.replaceAll(/<\/?en>/g, '');
  const open = async (given: Parameters<typeof provider>[0]) => {
    await renderOnPage(<WhatToAsk provider={provider(given)} />, { language: code });
    await page.getByText(ask.label).click();
  };

  test('a key opens three sentences in both languages, the page’s first, each marked as what it is', async () => {
    await renderOnPage(<WhatToAsk provider={provider()} />, { language: code });
    await expect.element(page.getByText(ENGLISH)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sentences = page.getByCss('ol p');
    await expect.element(sentences).toHaveLength(6);
    const [first, second] = code === 'en' ? [ENGLISH, SPANISH] : [SPANISH, ENGLISH];
    await expect.element(sentences.nth(0)).toHaveTextContent(first);
    await expect.element(sentences.nth(1)).toHaveTextContent(second);
    await expect.element(page.getByText(ENGLISH)).toHaveAttribute('lang', 'en');
    await expect.element(page.getByText(SPANISH)).toHaveAttribute('lang', 'es');
    await expect.element(page.getByText('Are you taking new patients?')).toBeVisible();
    await expectAccessible();
  });

  test('an office is asked for an appointment there', async () => {
    await open({ doctor: 'Bayside Clinic', center: 'Bayside Clinic' });
    await expect.element(page.getByText(/an appointment at Bayside Clinic\./)).toBeVisible();
    await expect.element(page.getByText(/una cita en Bayside Clinic\./)).toBeVisible();
  });

  test.each([
    ['listed', ['English', 'Spanish']],
    ['notListed', ['English']],
    ['unknown', null],
  ] as const)('of Spanish no more is said than the list says: %s', async (known, languages) => {
    await open({ languages: languages && [...languages] });
    await expect.element(page.getByCss('details')).toMatchTextContent(plain(ask.spanish[known]));
  });
});
