import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';
import { shownAmount } from '../support/quote-page.ts';
import { expectStored, fillForm } from '../support/sent-form.ts';

/* The contact form, from a visitor's first word to the stored row. Its states: src/forms/site-form.browser.test.tsx. */

test('a message is sent, stored, and its reference stays', async ({ page }) => {
  const { contact } = ENGLISH.words;
  await openPage(page, '/en');
  await untilPartInteractive(page, '#contact-form');
  const values = await fillForm(page, 'contact');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
  await expect(page.locator('#contact-form')).toBeFocused();
  await expectStored(page, 'contact', values);
  await page.getByRole('button', { name: contact.success.again }).click();
  await expect(page.getByLabel(contact.message)).toHaveValue('');
});

test('what is chosen and typed before the script arrives stays, in the other language and after a reload too', async ({
  page,
}) => {
  const name = (words: typeof ENGLISH.words | typeof SPANISH.words) =>
    page.getByLabel(words.contact.fullName, { exact: true });
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en', { waitUntil: 'commit' });
  await test.step('the price in the hero is of no other choices', async () => {
    await page.getByLabel(ENGLISH.words.home.price.who).selectOption({ label: 'Me and 1 child' });
    await page.getByRole('radio', { name: '65+', exact: true }).click();
    await expect(shownAmount(page, '56.00')).toBeHidden();
  });
  await name(ENGLISH.words).fill('Ana Early');
  release();
  await untilPartInteractive(page, '#contact-form');
  await expect(name(ENGLISH.words)).toHaveValue('Ana Early');
  await page.getByLabel(ENGLISH.words.contact.subject).selectOption('Billing Questions');

  await page.evaluate(() => window.scrollTo(0, 0));
  // 85.00 + 15.75
  await expect(shownAmount(page, '100.75')).toBeVisible();
  await expect(page.getByRole('radio', { name: '65+' })).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(name(SPANISH.words)).toHaveValue('Ana Early');
  await page.reload();
  await untilPartInteractive(page, '#contact-form');
  await expect(name(SPANISH.words)).toHaveValue('Ana Early');
  await expect(page.getByLabel(SPANISH.words.contact.subject)).toHaveValue('Billing Questions');
});

test.describe('without JavaScript', { tag: '@es' }, () => {
  test.use({ javaScriptEnabled: false });

  const { contact, forms } = SPANISH.words;

  test('a message is refused with its fields filled, then sent', async ({ page, context, guard }) => {
    guard.allow(/status of 422/);
    await page.goto('/es');
    const message = `Siete <b>${crypto.randomUUID()}</b>`;
    const values = await fillForm(page, 'contact', { message, phone: '12', email: '' });
    const send = page.getByRole('button', { name: contact.send });
    await send.click();
    await expect(page.locator('#contact-phone-error')).toHaveText(forms.errors.phone.format);
    await expect(page.locator('#contact-email-error')).toHaveText(contact.errors.email);
    await expect(page.getByLabel(contact.message)).toHaveValue(message);
    await expect(page.getByLabel(contact.subject)).toHaveValue('Billing Questions');
    await expect(page).toHaveURL(/\/es#contact-form$/);

    const corrected = { phone: '3055550142', email: 'ana@example.com' };
    await page.getByLabel(contact.phone, { exact: true }).fill(corrected.phone);
    await page.getByLabel(contact.email, { exact: true }).fill(corrected.email);
    await send.click();
    await expect(page.getByRole('heading', { name: contact.success.title })).toBeVisible();
    await expectStored(page, 'contact', { ...values, ...corrected });

    await test.step('without the cookie of its page it comes back as it was typed, and goes the second time', async () => {
      await page.goto('/es');
      const another = await fillForm(page, 'contact');
      await context.clearCookies({ name: 'form-opened' });
      await send.click();
      await expect(page.locator('#contact-form')).toContainText(forms.failure.unproved);
      await expect(page.getByLabel(contact.message)).toHaveValue(String(another['message']));
      await send.click();
      await expectStored(page, 'contact', another);
    });
  });
});
