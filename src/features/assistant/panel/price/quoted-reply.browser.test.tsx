import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuotedPlan } from '#features/assistant/chat.ts';
import type { Locale } from '#i18n/locale.ts';
import { answerWith, panelIn } from '../../../../../tests/component/assistant-panel.ts';
import { expectAccessible } from '../../../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../../tests/support/languages.ts';
import { AssistantButton } from '../assistant-button.tsx';
import { tabConversation } from '../tab-conversation.ts';
import english from './messages/en.ts';
import spanish from './messages/es.ts';

/* The price of a plan as a small calculator in the conversation (docs/product/assistant.md, Prices). */

afterEach(() => tabConversation.clear());

const WORDS = { en: english, es: spanish };
const SAID = {
  en: {
    amount: '$96.00 a month.',
    plan: 'Couple, 31 to 45, no children, no packages.',
    kids: 'Couple and 2 children',
  },
  es: {
    amount: '$96.00 al mes.',
    plan: 'Pareja, 31 a 45 años, sin niños, sin paquetes.',
    kids: 'Pareja y 2 niños',
  },
};

const COUPLE: QuotedPlan = {
  planType: 'family',
  primaryAge: '31-45',
  numberOfChildren: 0,
  includeHospitalPackage: false,
  assumed: ['primaryAge', 'numberOfChildren'],
};

function quoted(language: Locale): Response {
  const { amount, plan } = SAID[language];
  const link = `[x](/${language}/quote?planType=family&age=31-45&children=0)`;
  const response = `${amount}\n${plan}\n\nPHC?\n\n${link}`;
  return Response.json({ response, kind: 'answer', language, links: [], quote: COUPLE });
}

describe.each(LANGUAGES)('in $code', ({ code }) => {
  const { log, open, ask } = panelIn(code);
  const t = WORDS[code];
  const openWithPrice = async () => {
    answerWith(() => quoted(code));
    const rendered = await renderOnPage(<AssistantButton />, { language: code, path: `/${code}` });
    await open();
    await ask('?');
    return rendered;
  };
  const form = log.getByRole('form', { name: t.label });
  const age = (range: keyof typeof t.ages) => form.getByRole('radio', { name: t.ages[range], exact: true });

  test('a control changes the one amount, which is read out, and the link to the calculator', async () => {
    await page.viewport(360, 780);
    const { router } = await openWithPrice();
    const amount = log.getByRole('status');
    await expect.element(form).toBeVisible();
    await expect.element(log).toMatchTextContent(SAID[code].plan);
    await expect.element(amount).toHaveTextContent('');
    expect(amount.element()).toHaveAttribute('aria-live', 'polite');
    expect(form.element().closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(log.getByText(`(${t.assumed})`).elements()).toHaveLength(2);
    await expectAccessible();

    await form.getByRole('combobox').first().selectOptions(SAID[code].kids);
    await expect.element(amount).toMatchTextContent('$127.50');
    await expect.element(log).not.toMatchTextContent('$96.00');
    expect(log.getByText(`(${t.assumed})`).elements()).toHaveLength(1);

    await age('31-45').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(age('46-55')).toBeChecked();
    await expect.element(amount).toMatchTextContent('$137.50');
    await form.getByRole('combobox', { name: t.core }).selectOptions('Bienestar Integral');
    await form.getByRole('checkbox').click();
    await expect.element(amount).toMatchTextContent('$177.00');
    expect(log.getByText(`(${t.assumed})`).elements()).toHaveLength(0);
    for (const control of form
      .element()
      .querySelectorAll('label:has([type=radio]), select, label:has([type=checkbox])'))
      expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const { scrollWidth, clientWidth } = log.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

    await log.getByRole('link', { name: t.calculator }).click();
    await expect
      .poll(() => router.state.location.href)
      .toBe(`/${code}/quote?who=family-2&age=46-55&core=package2&hospital=true`);
  });

  test('only the newest price has controls, and it keeps what was changed', async () => {
    await openWithPrice();
    await age('18-30').click();
    await expect.element(log.getByRole('status')).toMatchTextContent('$86.00');
    expect(tabConversation.current().messages.at(-1)).toMatchObject({
      quote: COUPLE,
      changedQuote: { ...COUPLE, primaryAge: '18-30', assumed: ['numberOfChildren'] },
    });
    await ask('?');
    await expect.poll(() => log.getByText(SAID[code].plan).elements().length).toBe(2);
    await expect.element(age('31-45')).toBeChecked();
    expect(log.getByRole('form').elements()).toHaveLength(1);
    await expect.element(log).not.toMatchTextContent('$86.00');
  });
});
