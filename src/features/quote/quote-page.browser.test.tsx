import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '#i18n/locale.ts';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderQuote } from '../../../tests/component/render-quote.tsx';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import { WORDS } from '../../../tests/support/quote-words.ts';
import { UNSERVED_COUNTIES } from './quote.ts';
import { STORED_QUOTE_KEY } from './quote-return.ts';

/*
 * The states of the quote calculator (docs/product/quote.md). A quote from page to price, print, reload and the bar on a
 * phone are journeys (tests/e2e/quote.spec.ts). Figures as there: family, 31-45, one child is 111.75.
 */

/** Those that visitors call with a question. */
const PHONES = [
  ['(305) 555-0100', 'tel:+13055550100'],
  ['(800) 555-0100', 'tel:+18005550100'],
] as const;

describe.each(LANGUAGES)('in $code', ({ code, words: { quote, site } }) => {
  const words = WORDS[code];

  test('title and subtitle stand there; what is missing is said, the first of it takes the focus, and what was typed stays', async () => {
    await renderQuote(code);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(quote.title);
    await expect.element(page.getByText(quote.subtitle, { exact: true })).toBeVisible();
    await field('quote-email').fill('not an address');
    await press(words.next);
    for (const error of words.errors) {
      await expect.element(page.getByText(error, { exact: true })).toBeVisible();
      await expect.element(page.getByRole('alert').first()).toMatchTextContent(error);
    }
    await expect.element(field('quote-county')).toHaveFocus();
    await expectAccessible();

    await field('quote-county').selectOptions('Lee');
    await expect.element(page.getByText(words.errors[0], { exact: true })).not.toBeInTheDocument();
    await press(words.next);
    await expect.element(field('quote-name')).toHaveFocus();
    await expect.element(field('quote-email')).toHaveValue('not an address');
  });

  test('at every step what is chosen so far is printed', async () => {
    const { notIncluded, waiting } = quote.facts;
    const { notInsurance, discounts, noPayments, memberPays } = site.disclosures;
    await renderQuote(code);
    await emulateMedia({ media: 'print' });
    await expectAmount('56.00');
    await expect.element(page.getByText(words.printedFollowUp)).toBeVisible();
    for (const fact of [
      notIncluded.fee,
      waiting.noCopay,
      waiting.panels,
      waiting.specialists,
      waiting.dental,
      site.plans.clinicHospital,
      site.quotePlan.unconfirmed,
    ]) {
      await expect.element(page.getByCss(`:text-is(${JSON.stringify(fact)}):visible`)).toHaveLength(1);
    }
    await expect
      .element(page.getByCss(`p:text-is("${quote.print.refundTo}"):visible + p`))
      .toMatchTextContent(/Suite 204, Miami, FL\s33126$/);
    const disclosed = page.getByCss('p:visible').filter({ hasText: notInsurance });
    for (const sentence of [notInsurance, discounts, noPayments, memberPays]) {
      await expect.element(disclosed).toMatchTextContent(sentence);
    }
    // 12 points at least, by Florida Statutes 636.212.
    expect(Number.parseFloat(getComputedStyle(disclosed.element()).fontSize)).toBeGreaterThanOrEqual(16);
    await expect.element(page.getByText(words.preparedFor)).not.toBeInTheDocument();
    await emulateMedia({});
    await toPackages(code);
    await emulateMedia({ media: 'print' });
    await expectAmount('111.75');
    await expect.element(page.getByText(words.preparedFor)).toBeVisible();
    await expect.element(page.getByText('Ana Gómez', { exact: true })).toBeVisible();
    // Nothing that is on the screen only is spoken of.
    await expect
      .element(page.getByCss(`:text-matches("form below|formulario de abajo"):visible`))
      .toHaveLength(0);

    await emulateMedia({});
    await page.getByRole('radio', { name: /Bienestar Integral/ }).click();
    await press(words.submit);
    await expectStep(code, 3);
    await emulateMedia({ media: 'print' });
    await expectAmount('131.50');
    await expect.element(page.getByCss('dd:visible').filter({ hasText: 'Bienestar Integral' })).toBeVisible();
    await expect.element(page.getByCss('p:visible').filter({ hasText: words.followUp })).toBeVisible();
  });

  test('beside the result are the numbers for questions and their hours', async () => {
    await renderQuote(code);
    await toPackages(code);
    await press(words.submit);
    await expectStep(code, 3);
    const own = page.getByCss('#calculator');
    await expect.element(own.getByRole('heading', { name: quote.result.questions })).toBeVisible();
    for (const [name, address] of PHONES) {
      await expect.element(own.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expect
      .element(own.getByCss('p:visible').filter({ hasText: '8:00 AM' }))
      .toMatchTextContent('5:00 PM');
  });

  test('axe finds nothing at any step, nor at the open request and facts', async () => {
    await renderQuote(code);
    await expectAccessible();
    await toPackages(code);
    await expectAccessible();
    await press(words.submit);
    await expectStep(code, 3);
    await expectAccessible();
    for (const { textContent } of document.querySelectorAll('details > summary h2, details > summary h3')) {
      await page.getByRole('heading', { name: textContent ?? '', exact: true }).click();
    }
    await expect.element(field('quote-request-firstName')).toHaveValue('Ana');
    await expectAccessible();
  });

  test('what to know before deciding: what each plan does not do, and the rest folded by topic', async () => {
    const { facts } = quote;
    const { plans, disclosures } = site;
    await page.viewport(360, 780);
    await renderQuote(code);
    const topics = page.getByRole('region', { name: facts.title });
    await expect.element(topics.getByText(`${plans.doesNot}:`, { exact: true })).toHaveLength(2);
    for (const text of [plans.clinicHospital, plans.clinicWaits, disclosures.notInsurance]) {
      await expect.element(topics.getByText(text, { exact: true })).toBeVisible();
    }
    for (const [title, fact] of [
      [facts.notIncluded.title, facts.notIncluded.fee],
      [facts.waiting.title, facts.waiting.panels],
      [facts.changeMind.title, facts.changeMind.request],
    ] as const) {
      await expect.element(topics.getByText(fact, { exact: true })).not.toBeVisible();
      await topics.getByRole('heading', { name: title }).click();
      await expect.element(topics.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test('beside every price is what is not in it, and the way to what the plan does not do and to refunds', async () => {
    const { facts, receipt, result } = quote;
    await page.viewport(360, 780);
    await renderQuote(code);
    const own = page.getByCss('#calculator');
    const shown = (text: string) => page.getByCss(`:text(${JSON.stringify(text)}):visible`);
    await expect.element(shown(receipt.notIn.replace('{from}', '$5.95'))).toHaveLength(1);
    await page.getByRole('radio', { name: new RegExp(`^${WORDS[code].family}`) }).click();
    await expect.element(shown(receipt.notIn.replace('{from}', '$9.95'))).toHaveLength(1);
    await toPackages(code);
    await page.getByRole('radio', { name: /Bienestar Integral/ }).click();
    await expect.element(shown(receipt.notInWithPackages)).toHaveLength(1);
    await press(WORDS[code].submit);
    await expectStep(code, 3);
    await expect.element(own.getByText(result.enrollHint)).toBeVisible();
    await expect
      .element(own.getByRole('link', { name: receipt.limits }))
      .toHaveAttribute('href', '#quote-facts');
    const refund = shown(facts.changeMind.clinic);
    await expect.element(refund).toHaveLength(0);
    await own.getByRole('link', { name: /\.$/ }).click();
    await expect.element(refund).toHaveLength(1);
    // Still the result.
    await expect.element(page.getByText(WORDS[code].step(3), { exact: true })).toBeVisible();
  });

  test('a county that we do not serve is said to be none, with whom to call', async () => {
    await renderQuote(code);
    const calls = () => document.querySelectorAll('#calculator form a[href^="tel:"]');
    expect(calls()).toHaveLength(0);
    for (const county of UNSERVED_COUNTIES) {
      await field('quote-county').selectOptions(county);
      await expect.poll(calls).toHaveLength(1);
    }
    await field('quote-county').selectOptions('Polk');
    await expect.poll(calls).toHaveLength(0);
  });
});

const words = WORDS.en;

test('it works by keyboard alone', async () => {
  await renderQuote('en');
  page
    .getByRole('radio', { name: /^Individual/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${words.family}`) })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}1{Tab}Palm{Tab}Ana Gómez{Tab}3055550123{Enter}');
  await expectStep('en', 2);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: /Protección Total Plus/ })).toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('checkbox', { name: /Respaldo Hospitalario/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expectStep('en', 3);
  await expectAmount('161.25');
});

test('an address with wrong values keeps what is correct and shows the usual choice for the rest', async () => {
  const { router } = await renderQuote('en', '?planType=family&age=30&core=none&county=Lake');
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${words.family}`) })).toBeChecked();
  await expect.element(field('quote-age')).toHaveValue('31-45');
  await expectAmount('96.00');
  await field('quote-age').selectOptions('18-30');
  await expect
    .poll(() => router.state.location.searchStr)
    .toBe('?planType=family&age=18-30&children=0&county=Lake');
});

test('it copies a link that opens step 1 with every choice and nobody’s name', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const { router, unmount } = await renderQuote('en');
  await toPackages('en');
  await page.getByRole('radio', { name: /Bienestar Integral/ }).click();
  const { copied: said } = ENGLISH.words.quote.result;
  await press(words.submit);
  await expectStep('en', 3);
  // The address keeps the choices, and only those.
  const choices = '?planType=family&age=31-45&children=1&county=Palm+Beach&core=package2';
  expect(router.state.location.searchStr).toBe(choices);
  await press(words.copyLink);
  await expect.element(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  expect(copied).toEqual([`${window.location.origin}/en/quote${choices}`]);

  // Somebody else's tab.
  await unmount();
  sessionStorage.clear();
  await renderQuote('en', choices);
  await expect.element(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expectAmount('131.50');
  await expect.element(field('quote-county')).toHaveValue('Palm Beach');
  await expect.element(field('quote-name')).toHaveValue('');
});

test('on a phone the lines of the price are open for whoever asked for them on the home page', async () => {
  await page.viewport(360, 780);
  const children = page.getByCss('data[value="31.50"]:visible');
  const { unmount } = await renderQuote('en', '?planType=family&age=46-55&children=2');
  await expectAmount('137.50');
  await expect.element(children).toHaveLength(0);
  await unmount();
  await renderQuote('en', '?who=family-2&age=46-55');
  await expectAmount('137.50');
  await expect.element(children).toHaveLength(1);
});

test('the steps have more room than the receipt when the text is large', async () => {
  await page.viewport(1024, 800);
  document.documentElement.classList.add('large-text');
  await renderQuote('es');
  const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
  const receipt = page
    .getByText('Su precio hasta ahora')
    .elements()
    .find((title) => widthOf(title) > 0);
  expect(widthOf(receipt?.parentElement?.parentElement)).toBeGreaterThan(0);
  expect(widthOf(field('quote-basic-info').element())).toBeGreaterThan(
    widthOf(receipt?.parentElement?.parentElement),
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
});

test('Back goes back a step, and a new quote leaves nothing behind', async () => {
  const { router } = await renderQuote('en');
  await toPackages('en');
  await page.getByRole('radio', { name: /Sonrisa Perfecta/ }).click();
  router.history.back();
  await expectStep('en', 1);
  await expect.element(field('quote-name')).toHaveValue('Ana Gómez');
  router.history.forward();
  await expectStep('en', 2);
  await expect.element(page.getByRole('radio', { name: /Sonrisa Perfecta/ })).toBeChecked();
  await press(words.previous);
  await expectStep('en', 1);
  await press(words.next);
  await press(words.submit);
  await expectStep('en', 3);

  await press(words.newQuote);
  await expectStep('en', 1);
  await expect.element(field('quote-name')).toHaveValue('');
  await expect.element(field('quote-county')).toHaveValue('');
  await expectAmount('56.00');
  await expect.poll(() => sessionStorage.getItem(STORED_QUOTE_KEY), { message: 'in the tab' }).toBeNull();
  const { key } = router.state.location.state;
  router.history.back();
  await expect.poll(() => router.state.location.state.key).not.toBe(key);
  await expect.element(page.getByText(words.step(1), { exact: true })).toBeVisible();
  await expect.element(field('quote-name')).toHaveValue('');
  await expect.element(page.getByText('Ana Gómez')).not.toBeInTheDocument();
});

/** From the start to step 2: family, 31-45, one child, Palm Beach, Ana Gómez with her phone. */
async function toPackages(language: Locale) {
  await page.getByRole('radio', { name: new RegExp(`^${WORDS[language].family}`) }).click();
  await field('quote-children').selectOptions('1');
  await field('quote-county').selectOptions('Palm Beach');
  await field('quote-name').fill('Ana Gómez');
  await field('quote-phone').fill('(305) 555-0123');
  await press(WORDS[language].next);
  await expectStep(language, 2);
}

/** The step is shown, and its heading has the focus. */
async function expectStep(language: Locale, step: 1 | 2 | 3) {
  await expect.element(page.getByText(WORDS[language].step(step), { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: WORDS[language].steps[step] })).toHaveFocus();
}

async function expectAmount(amount: string) {
  await expect.element(page.getByCss(`data[value="${amount}"]:visible`).first()).toBeVisible();
}

function field(id: string) {
  return page.getByCss(`#${id}`);
}

function press(name: string) {
  return page.getByRole('button', { name, exact: true }).click();
}
