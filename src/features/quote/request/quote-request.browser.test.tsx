import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderQuote } from '../../../../tests/component/render-quote.tsx';
import { fillForm, formField, submitButton } from '../../../../tests/component/site-forms.tsx';
import { ENGLISH } from '../../../../tests/support/languages.ts';

/*
 * What the quote request takes from the calculator above it (docs/product/forms.md, Quote request), and of whom. The form
 * itself: src/forms/site-form.browser.test.tsx; sent to its end: tests/e2e/quote-request.spec.ts.
 */

const { quote, quoteRequest } = ENGLISH.words;
const KIND = 'quote-request';
const FAMILY = '?planType=family&children=2&county=Broward';

const field = (name: string) => formField(KIND, name);
const thanks = () => page.getByRole('heading', { name: quoteRequest.success.title });

test('asked again, it follows the calculator but not what was chosen since, nor another person', async () => {
  const { router } = await renderQuote('en', FAMILY);
  // What another person typed does not meet the quote's name.
  await page.getByRole('heading', { name: quote.request.title }).click();
  await fillForm(KIND, { firstName: 'Luis', email: 'luis@example.com' });
  await quoteFor('José Gómez');
  await expectRequest({ firstName: 'José', email: '' });

  // The same person again keeps what was chosen in the form.
  await field('county').selectOptions('Palm Beach');
  router.history.go(-2);
  await page.getByCss('#quote-children').selectOptions('3');
  await quoteFor('jose  gomez');
  await expectRequest({ children: '3', county: 'Palm Beach' });

  // Of the first person nothing is left for another, not even what was typed.
  await field('dateOfBirth').fill('1985-02-28');
  router.history.go(-2);
  await quoteFor('Ana Ruiz');
  await expectRequest({ firstName: 'Ana', lastName: 'Ruiz', county: 'Broward', dateOfBirth: '' });
});

test('a new quote leaves nothing of the last one in it, neither words nor thanks', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'CC-7F3K-92QD' }));
  const { unmount } = await renderQuote('en', '?county=Broward');
  await quoteFor('José Gómez');
  await fillForm(KIND, { email: 'jose@example.com', dateOfBirth: '1985-02-28' });
  await unmount();
  await renderQuote('en', '?county=Broward');
  await quoteFor('José Gómez');
  await expectRequest({ email: 'jose@example.com' });

  await newQuote();
  await expectRequest({ email: '' });
  await page.getByCss('#quote-county').selectOptions('Palm Beach');
  await quoteFor('Ana Ruiz');
  await expectRequest({ firstName: 'Ana', email: '', dateOfBirth: '' });

  await fillForm(KIND, { email: 'ana@example.com', dateOfBirth: '1990-02-28', planType: 'PHC' });
  await submitButton(KIND).click();
  await expect.element(thanks()).toBeVisible();
  await askForCall();
  await expect.element(thanks()).toBeVisible();

  // Thanks for one quote are none for the next.
  await newQuote();
  await page.getByCss('#quote-county').selectOptions('Broward');
  await quoteFor('Luz Ortiz');
  await expectRequest({ firstName: 'Luz', email: '' });
});

test('its own address keeps what the tab knows, and fills the form with it', async () => {
  const { unmount } = await renderQuote('en', FAMILY);
  await page.getByCss('#quote-name').fill('José Gómez');
  await unmount();
  await renderQuote('en', '?request=1');
  await expectRequest({ firstName: 'José', county: 'Broward', children: '2' });
  await expect.element(page.getByCss('#quote-children')).toHaveValue('2');
});

/** From step 1, with its county chosen, to the price, and "Ask us to call". */
async function quoteFor(name: string): Promise<void> {
  await page.getByCss('#quote-name').fill(name);
  await page.getByCss('#quote-phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: quote.basicInfo.next }).click();
  await page.getByRole('button', { name: quote.packages.submit }).click();
  await askForCall();
}

/** Opens the form or its thanks, and leads there. */
async function askForCall(): Promise<void> {
  await page.getByRole('button', { name: quote.result.askForCall }).click();
  await expect.element(page.getByCss('#quote-request')).toHaveFocus();
}

function newQuote() {
  return page.getByRole('button', { name: quote.result.newQuote }).click();
}

async function expectRequest(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect.element(field(name)).toHaveValue(value);
}
