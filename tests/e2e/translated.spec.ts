import { expect, type Page } from '@playwright/test';
import { cards, countFound } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';
import { calculator, expectStep, fillStep1, shownAmount } from '../support/quote-page.ts';
import { WORDS } from '../support/quote-words.ts';
import { expectStored, fillForm } from '../support/sent-form.ts';
import { translateAsChrome } from '../support/translate-as-chrome.ts';

/* Pages that the browser translates from before they are hydrated (docs/product/languages.md, Translated by the browser). */

const { contact, joinNetwork, recommend, quoteRequest, quote, directory } = ENGLISH.words;
const words = WORDS.en;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${translateAsChrome})())`);
});

test('each form is sent and thanked for on a translated page', async ({ page, guard }) => {
  guard.allow(/status of 422/);
  await test.step('contact', async () => {
    await openPage(page, '/en');
    await untilPartInteractive(page, '#contact-form');
    const send = page.getByRole('button', { name: contact.send });
    await send.click();
    await expect(page.locator('#contact-fullName-error')).toBeVisible();
    const values = await fillForm(page, 'contact');
    await send.click();
    await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
    await expectStored(page, 'contact', values);
    await page.getByRole('button', { name: contact.success.again }).click();
    await expect(page.getByLabel(contact.message)).toHaveValue('');
  });
  await test.step('join network', async () => {
    await openPage(page, '/en/join-network');
    await untilPartInteractive(page, '#join-network-form');
    const submit = page.getByRole('button', { name: joinNetwork.submit });
    await submit.click();
    await expect(page.locator('#join-network-npi-error')).toBeVisible();
    const values = await fillForm(page, 'join-network');
    await submit.click();
    await expect(page.locator('#join-network-form-sent')).toBeFocused();
    await expectStored(page, 'join-network', values);
  });
  await test.step('recommend, in a dialog', async () => {
    await openPage(page, '/en/providers');
    await page.getByRole('search').getByRole('link', { name: directory.form.recommend }).click();
    const dialog = page.getByRole('dialog', { name: recommend.title });
    await expect(dialog).toBeVisible();
    await fillForm(page, 'recommendation');
    await dialog.locator('[type=submit]').click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(/CC-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  });
  await test.step('quote request', async () => {
    await openPage(page, '/en/quote');
    await page.locator('#quote-request summary').click();
    await untilPartInteractive(page, '#quote-request-form');
    const values = await fillForm(page, 'quote-request');
    await page.getByRole('button', { name: quoteRequest.submit }).click();
    await expect(page.getByRole('heading', { name: quoteRequest.success.title })).toBeVisible();
    await expectStored(page, 'quote-request', values);
  });
});

test('on a translated page all prices of a quote agree and lists grow', async ({ page }) => {
  await test.step('quote', async () => {
    await openPage(page, '/en/quote');
    await expect(shownAmount(page, '56.00')).toHaveText('$56.00');
    await fillStep1(page, 'en');
    await expectPrices(page, '111.75', '37.25');
    await page.getByRole('button', { name: words.next }).click();
    await expectStep(page, 'en', 2);
    await page.getByRole('radio', { name: /Bienestar Integral/ }).check();
    await expectPrices(page, '131.50', '43.83');
    await page.getByRole('button', { name: words.submit }).click();
    await expectStep(page, 'en', 3);
    await expectPrices(page, '131.50', '43.83');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { name: WORDS.es.steps[3] })).toBeVisible();
    await expectPrices(page, '131.50', '43.83');
    await expect(calculator(page)).not.toContainText(quote.receipt.perMonth);
  });
  await test.step('directory', async () => {
    await openPage(page, '/en/providers?specialty=Cardiology&county=Orange');
    const total = await countFound(page);
    await page.getByRole('button', { name: directory.results.more }).click();
    await expect(cards(page)).toHaveCount(Math.min(48, total));
    await expect(page.getByText(`Showing ${Math.min(48, total)} of ${total}`)).toBeVisible();
    await page.getByLabel('Specialty', { exact: true }).selectOption('Optometry');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => countFound(page)).not.toBe(total);
    await expect(cards(page).first()).toContainText('Optometry');
  });
});

test.describe('in Spanish without it in the address', () => {
  test.use({ locale: 'es-US' });

  test('a page that is translated into a third language leads to a page in Spanish', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ht');
    const name = SPANISH.words.shell.footer.quotePage;
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL('/quote');
    await expect(page.getByRole('heading', { name: WORDS.es.steps[1] })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: WORDS.es.steps[1] })).toBeVisible();
  });
});

/** The total and the price per person, wherever they are shown. */
async function expectPrices(page: Page, total: string, perPerson: string): Promise<void> {
  await expect(shownAmount(page, total)).toHaveText(`$${total}`);
  const lines = calculator(page)
    .getByText(/per person|por persona/)
    .locator('visible=true');
  await expect(lines.first()).toContainText(`$${perPerson}`);
}
