import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, type LANGUAGES, SPANISH } from '../support/languages.ts';
import { untilPartInteractive } from '../support/open-page.ts';
import { fillForm } from '../support/sent-form.ts';

/* A page that is read through Google's translator, which shows it under an address of its own. */

const TRANSLATOR = 'http://costaclara-example.translate.goog';

test.beforeEach(async ({ page, guard, baseURL }) => {
  guard.allow(/status of 403/);
  guard.allow(/translate\.goog/);
  // Without HTTPS, which the translator here does not speak.
  guard.allow(/Cross-Origin-Opener-Policy/);
  await page.route(`${TRANSLATOR}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: `${baseURL}${pathname}${search}`, maxRedirects: 0 }),
    });
  });
});

// What the page still asks for at the end has nobody left to answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a form says where to send it, and keeps what was typed', async ({ page }) => {
  await page.goto(`${TRANSLATOR}/en?_x_tr_sl=en&_x_tr_tl=ht`);
  await untilPartInteractive(page, '#contact-form');
  await sendInVain(page, ENGLISH);
});

test.describe('without JavaScript', { tag: '@es' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a form says where to send it, and keeps what was typed', async ({ page }) => {
    await page.goto(`${TRANSLATOR}/es?_x_tr_sl=es&_x_tr_tl=ht`);
    await sendInVain(page, SPANISH);
  });
});

async function sendInVain(page: Page, { code, words }: (typeof LANGUAGES)[number]) {
  const { failure } = words.forms;
  const values = await fillForm(page, 'contact');
  await page.getByRole('button', { name: words.contact.send }).click();
  const notice = page.locator('#contact-form [aria-live]');
  await expect(notice).toContainText(failure.elsewhere);
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  const link = notice.getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(`^https?://(?!.*translate).*/${code}#contact-form$`));
  await expect(page.getByLabel(words.contact.message)).toHaveValue(String(values['message']));
}
