import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Header } from '#features/shell/header.tsx';
import { PhoneLink } from '#site/operator-links.tsx';
import { renderOnPage } from '../../tests/component/render-on-page.tsx';
import { renderQuote } from '../../tests/component/render-quote.tsx';
import { fieldError, fillForm, SITE_FORMS, submitButton } from '../../tests/component/site-forms.tsx';
import { GOOD_FORMS } from '../../tests/support/good-forms.ts';
import { ENGLISH } from '../../tests/support/languages.ts';
import { translateAsChrome } from '../../tests/support/translate-as-chrome.ts';

/* Forms and quote on a page that the browser translates all the time (docs/product/languages.md, Translated by the browser). */

let end = () => {};

beforeEach(() => {
  end = translateAsChrome();
});

afterEach(() => {
  end();
});

test.each(SITE_FORMS)('$kind is corrected, sent and thanked for on a translated page', async (form) => {
  const { kind, Form } = form;
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  await renderOnPage(<Form />);
  await submitButton(kind).click();
  const [missing = '', message = ''] = Object.entries(form.missing(ENGLISH.words))[0] ?? [];
  await expect.element(fieldError(kind, missing)).toHaveTextContent(message);
  await fillForm(kind, GOOD_FORMS[kind](1));
  await expect.element(fieldError(kind, missing)).not.toBeInTheDocument();
  await submitButton(kind).click();
  await expect.element(submitButton(kind)).toHaveTextContent(form.busy(ENGLISH.words));
  answered.resolve(Response.json({ reference: 'CC-7F3K-92QD' }, { status: 201 }));
  await expect.element(page.getByText(form.success(ENGLISH.words).title, { exact: true })).toBeVisible();
  const reference = page.getByText('CC-7F3K-92QD');
  await expect.element(reference).toBeVisible();
  expect(reference.element().closest('font')).toBeNull();
});

test('every figure of a translated quote follows what is chosen', async () => {
  await renderQuote('en', '?planType=family&age=31-45&county=Lake');
  const calculator = page.getByCss('#calculator');
  await expect.element(calculator).toMatchTextContent(/\$48\.00 per person/);
  await page.getByCss('#quote-children').selectOptions('1');
  await expect.element(calculator).toMatchTextContent(/\$111\.75/);
  await expect.element(calculator).toMatchTextContent(/\$37\.25 per person/);
  await expect.element(calculator).not.toMatchTextContent(/\$48\.00/);
});

test('the operator’s name and numbers are not translated', async () => {
  const { brandName, phones } = inject('site');
  await renderOnPage(
    <>
      <Header onSwitchLocale={() => {}} menuEnd={null} />
      <p>
        Call <PhoneLink phone={phones.customerService} />
      </p>
    </>,
  );
  for (const text of [brandName, phones.customerService]) {
    const shown = page.getByText(text, { exact: true }).first();
    await expect.element(shown).toBeInTheDocument();
    expect(shown.element().closest('[translate=no]')).not.toBeNull();
  }
  await expect.element(page.getByCss('p font font').last()).toHaveTextContent('Call');
});
