import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { button, countHeading, directoryIn, field, link } from '../../../../tests/component/directory.tsx';
import { problems } from '../../../../tests/component/problems.ts';
import { LANGUAGES } from '../../../../tests/support/languages.ts';

/* A search that finds nothing or fails: how it goes on (docs/product/directory.md, Results). */

const TEXTS = {
  en: {
    urology: 'Urology',
    wait: /wait 37 seconds/,
  },
  es: {
    urology: 'Urología',
    wait: /de nuevo en 37 segundos/,
  },
} as const;

describe.each(LANGUAGES)('in $code', (language) => {
  const { code, words } = language;
  const { open, without } = directoryIn(language);
  const { form, results } = words.directory;
  const texts = TEXTS[code];

  test('a search that finds nothing offers the whole county, one filter less, or a person', async () => {
    const { address, sent, find } = await open('?specialty=Urology&doctor=qq&city=hialeah&languages=Spanish');
    await sent(1);
    find(0);
    await expect.element(page.getByText(results.empty)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: '(305) 555-0101' }))
      .toHaveAttribute('href', 'tel:+13055550101');
    await expect
      .element(without('qq'))
      .toHaveAttribute('href', expect.stringMatching(/\?specialty=Urology&city=hialeah&languages=Spanish$/));
    await expect.element(without('hialeah')).toBeVisible();
    await expect.element(without(texts.urology)).toBeVisible();

    const wholeCounty = link(results.wholeCounty.replace('{county}', 'Miami-Dade'));
    await wholeCounty.click();
    await sent(2);
    expect(address()).toBe('?specialty=Urology&doctor=qq&county=Miami-Dade&languages=Spanish');
    find(0);
    await expect.element(countHeading()).toHaveFocus();
    // In a county that is asked for, only what else is asked for can go.
    await expect.element(wholeCounty).not.toBeInTheDocument();
    await without('qq').click();
    await sent(3);
    expect(address()).toBe('?specialty=Urology&county=Miami-Dade&languages=Spanish');
    find(4);
    await expect.element(countHeading()).toHaveFocus();
  });

  test('a failed search says so, loses nothing and can be tried again', async () => {
    problems.allow(/^(429|500)|^Failed to fetch$/);
    const { address, sent, find, answer, breakOff } = await open();
    const alert = page.getByRole('alert').filter({ hasText: results.failed });
    const expectFailed = async (city: string, says: Locator) => {
      await expect.element(alert).toMatchTextContent(results.empty);
      await expect.element(says).toBeVisible();
      await expect.element(field(form.city)).toHaveValue(city);
      expect(address()).toBe(`?city=${city}`);
    };
    const phone = alert.getByRole('link', { name: '(305) 555-0101' });
    await field(form.city).fill('Hialeah');
    await button(form.search).click();
    await sent(1);
    breakOff();
    await expectFailed('Hialeah', phone);
    await button(results.retry).click();
    await sent(2);
    find(3);
    await expect.element(countHeading()).toHaveFocus();
    await expect.element(alert).not.toBeInTheDocument();

    await field(form.city).fill('Miami');
    await button(form.search).click();
    await sent(3);
    answer(new Response('no JSON at all', { status: 500 }));
    await expectFailed('Miami', phone);
    // The same filters again: the button searches again, though the address stays the same.
    await button(form.search).click();
    await sent(4);
    answer(Response.json({ status: 429, message: 'Too many', retryAfterSeconds: 37 }, { status: 429 }));
    await expectFailed('Miami', alert.getByText(texts.wait));
    // For whoever looks for the fault.
    expect(problems.written().at(-1)).toMatch(/^429/);
    await button(form.search).click();
    await sent(5);
    find(3);
    await expect.element(countHeading()).toBeVisible();
  });
});
