import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../../tests/support/languages.ts';
import HomePrice from './home-price.tsx';

/*
 * The price in the hero (docs/product/home.md, Price). A couple with two children, 46-55, is 106.00 + 2 × 15.75 = 137.50;
 * every combination is priced in src/features/quote/quote.test.ts.
 */

const CHOICES = {
  en: { who: 'Couple and 2 children', age: '46 to 55' },
  es: { who: 'Pareja y 2 niños', age: '46 a 55' },
} as const;

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { price } = words.home;
  const { quotePlan } = words.site;

  test('two choices give the price of a family, which is read out, and lead to the calculator with them', async () => {
    await page.viewport(360, 780);
    const { router } = await renderOnPage(<HomePrice />, { language: code, path: `/${code}` });
    const form = page.getByRole('form', { name: price.label });
    const amount = form.getByCss('[aria-live=polite]');
    await expect.element(form.getByRole('radio', { name: price.ages['31-45'] })).toBeChecked();
    await expect.element(form).toMatchTextContent(price.monthly.replace('{from}', '$5.95'));
    await expect.element(form).toMatchTextContent(quotePlan.unconfirmed);
    await expect.element(amount).toHaveTextContent('$56.00');

    await form.getByLabelText(price.who).selectOptions(CHOICES[code].who);
    await expect.element(amount).toHaveTextContent('$127.50');
    await expect.element(form).toMatchTextContent(price.monthly.replace('{from}', '$9.95'));
    await form.getByRole('radio', { name: CHOICES[code].age, exact: true }).click();
    await expect.element(amount).toHaveTextContent('$137.50');
    await expect.element(form.getByText(price.unpriced)).not.toBeVisible();
    for (const chip of form.element().querySelectorAll('label:has([type=radio])')) {
      expect(chip.getBoundingClientRect().height, chip.textContent ?? '').toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();

    await form.getByRole('button', { name: price.lines }).click();
    await expect.poll(() => router.state.location.href).toBe(`/${code}/quote?who=family-2&age=46-55`);
  });

  test('on a phone what is extra takes two lines, and a price of three digits stands beside its button', async () => {
    await page.viewport(360, 740);
    // As wide as it is between the page's margins.
    await renderOnPage(
      <div style={{ width: '19.5rem' }}>
        <HomePrice />
      </div>,
      { language: code },
    );
    const form = page.getByRole('form', { name: price.label });
    await form.getByLabelText(price.who).selectOptions(CHOICES[code].who);
    const amount = form.getByCss('[aria-live=polite]');
    await expect.element(amount).toHaveTextContent('$127.50');
    await document.fonts.ready;
    const button = form.getByRole('button', { name: price.lines }).element().getBoundingClientRect();
    expect(button.top).toBeLessThan(amount.element().getBoundingClientRect().bottom);
    const extra = form.getByText(price.monthly.replace('{from}', '$9.95')).element();
    const lines = extra.clientHeight / Number.parseFloat(getComputedStyle(extra).lineHeight);
    expect(Math.round(lines)).toBe(2);
  });

  test.each([
    ['phc', quotePlan.clinic],
    ['dpo', quotePlan.discountPlan],
  ] as const)('an operator who knows whose price it is says so: %s', async (plan, sentence) => {
    await renderOnPage(<HomePrice />, { language: code, site: { quotePlan: plan } });
    await expect.element(page.getByRole('form', { name: price.label })).toMatchTextContent(sentence);
  });
});
