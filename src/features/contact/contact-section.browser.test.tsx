import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import ContactSection from './contact-section.tsx';

/* What stands beside the contact form. The form: src/forms/site-form.browser.test.tsx. */

const HOURS = {
  en: 'Monday to Friday, 8:00 AM to 5:00 PM',
  es: 'De lunes a viernes, de 8:00 AM a 5:00 PM',
} as const;

test.each(LANGUAGES)('the numbers and hours are beside the form in $code', async ({ code, words }) => {
  await renderOnPage(<ContactSection />, { language: code });
  const details = page.getByRole('complementary');
  const { customerService, appointments, authorizations, tollFree, tty, fax } = words.site.phones;
  const texts = (tag: string) => [...details.element().querySelectorAll(tag)].map((part) => part.textContent);
  expect(texts('dt')).toEqual([customerService, appointments, authorizations, tollFree, tty, fax]);
  expect(texts('dd')).toEqual(Array(6).fill(expect.stringMatching(/^\(\d{3}\) 555-01\d\d$/)));
  // A fax is not called.
  await expect.element(details.getByRole('link')).toHaveLength(5);
  await expect.element(details).toMatchTextContent(HOURS[code]);
});
