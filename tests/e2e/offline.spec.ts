import { expect, type Page, type Request } from '@playwright/test';
import { countHeading, unfoldFilters } from '../support/directory-page.ts';
import { GOOD_FORMS } from '../support/good-forms.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';
import { openFooter, openPage, untilPartInteractive } from '../support/open-page.ts';

/*
 * The browser is offline: the page says so, keeps what was typed, and goes on by itself when the connection is back.
 * Nothing that was not loaded before can come.
 */

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Unable to preload/),
);

/** What an application that fails says (docs/product/forms.md), and ours in Spanish. */
const JOIN_NETWORK_FAILED = {
  en: ['Submission Error', 'There was an error submitting your application. Please try again.'],
  es: ['Error al enviar', 'Hubo un error al enviar su solicitud. Por favor inténtelo de nuevo.'],
};

/** What draws toasts, which cannot come once the connection is gone: without it they are plain. */
const isToastCode = (request: Request) => /\/assets\/toast-viewport-/.test(request.url());

const toast = (page: Page) => page.locator('li[data-state=open]');

for (const { code, tag, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    const { form, results } = words.directory;
    const { offline } = words.shell;
    const notice = (page: Page) => page.getByRole('status').filter({ hasText: offline.notice });

    test('the first search and later ones say it, keep what was typed, and go on', async ({
      page,
      context,
    }) => {
      await openPage(page, `/${code}/providers`);
      await unfoldFilters(page);
      await context.setOffline(true);
      await expect(notice(page)).toBeVisible();
      for (const city of ['Hialeah', 'Miami']) {
        await page.getByLabel(form.city, { exact: true }).fill(city);
        await page.getByRole('button', { name: form.search, exact: true }).click();
        const alert = page.getByRole('main').getByRole('alert').filter({ hasText: results.offline });
        await expect(alert).toContainText(results.empty);
        await expect(page).toHaveURL(`/${code}/providers?city=${city}`);
        await expect(page.getByLabel(form.city, { exact: true })).toHaveValue(city);
      }
      await context.setOffline(false);
      await expect(countHeading(page)).toBeFocused();
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByText(offline.back)).toBeAttached();
    });

    test('on the network application the language changes, and it is sent, when the line is back', async ({
      page,
      context,
    }) => {
      const toastCode = page.waitForEvent('requestfinished', isToastCode);
      await openPage(page, `/${code}/join-network`);
      await untilPartInteractive(page, '#join-network-form');
      const other = LANGUAGES.find((language) => language.code !== code) ?? LANGUAGES[0];
      await fillIn(page, 'join-network', ['specialty', 'state', 'county'], ['multipleCounties']);
      await toastCode;
      await context.setOffline(true);
      await page.getByRole('banner').locator(`a[hreflang=${other.code}]:visible`).click();
      await expect(page.getByText(offline.waiting)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.joinNetwork.title);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.words.joinNetwork.title);
      await expect(page.locator('#join-network-npi')).toHaveValue('1234567893');

      await context.setOffline(true);
      await page.locator('#join-network-form [type=submit]').click();
      for (const text of JOIN_NETWORK_FAILED[other.code]) await expect(toast(page)).toContainText(text);
      await expect(page.locator('#join-network-form')).toContainText(other.words.forms.failure.offline);
      await expect(page.locator('#join-network-npi')).toHaveValue('1234567893');
      await context.setOffline(false);
      await expect(toast(page)).toContainText(other.words.joinNetwork.success.title);
      await expect(page.locator('#join-network-form-sent')).toBeFocused();
    });
  });
}

const { shell, directory, recommend, site, assistant, forms } = ENGLISH.words;

test('a recommendation fails to the letter, stays, and is sent when the line is back', async ({
  page,
  context,
}) => {
  const toastCode = page.waitForEvent('requestfinished', isToastCode);
  await openPage(page, '/en/providers');
  await page.getByRole('search').getByRole('link', { name: directory.form.recommend }).click();
  const dialog = page.getByRole('dialog', { name: recommend.title });
  await expect(dialog).toBeVisible();
  await toastCode;
  await fillIn(page, 'recommendation', ['specialty'], []);
  await context.setOffline(true);
  await dialog.locator('[type=submit]').click();
  await expect(toast(page)).toContainText(
    'There was an error submitting your recommendation. Please try again.',
  );
  await expect(dialog).toContainText(forms.failure.offline);
  await expect(page.locator('#recommendation-doctorName')).not.toHaveValue('');

  // Changed meanwhile: it is the visitor's to send again.
  await page.locator('#recommendation-notes').fill('Speaks Spanish');
  await context.setOffline(false);
  await expect(page.getByText(shell.offline.back)).toBeAttached();
  await expect(dialog.locator('[type=submit]')).toBeEnabled();
  await dialog.locator('[type=submit]').click();
  await expect(toast(page)).toContainText(recommend.success.title);
});

test('a page that cannot come says so and loads by itself', { tag: '@es' }, async ({ page, context }) => {
  const { words } = SPANISH;
  await openPage(page, '/es');
  await openFooter(page);
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.shell.footer.memberPortalPage })
    .click();
  await expect(page.getByRole('main')).toContainText(words.shell.error.offline);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.memberPortal.title);
});

test('what opens over the page opens when the line is back, and does not leave the page', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/providers');
  await openFooter(page);
  const policy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.policies.privacy, exact: true });
  const recommendation = page.getByRole('search').getByRole('link', { name: directory.form.recommend });
  for (const { opener, title } of [
    { opener: recommendation, title: recommend.title },
    { opener: policy, title: site.policies.privacy },
  ]) {
    await context.setOffline(true);
    await opener.click();
    await expect(page.getByText(shell.offline.waiting)).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL('/en/providers');
});

test('what was wanted does not open in the way of something else', async ({ page, context }) => {
  await openPage(page, '/en/providers');
  await context.setOffline(true);
  await page.getByRole('search').getByRole('link', { name: directory.form.recommend }).click();
  await page.getByLabel(directory.form.doctor).fill('Ana');
  const loaded = page.waitForResponse(/recommend-dialog/);
  await context.setOffline(false);
  await loaded;
  await expect(page.getByLabel(directory.form.doctor)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a question to the assistant is asked again when the line is back', async ({ page, context }) => {
  await openPage(page, '/en/member-portal');
  await page.getByRole('button', { name: shell.assistant.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: assistant.title });
  await dialog.getByRole('textbox').fill('What does the plan cost for one person of 40?');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(assistant.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('$56.00').first()).toBeVisible();
});

test('a form whose code has not come stays on the page with what was typed, and is sent later', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_FAILED.*contact-section/);
  await page.route(/\/assets\/contact-section-[^/]*\.js$/, (route) => route.abort());
  await openPage(page, '/en');
  await page.locator('#contact-form').scrollIntoViewIfNeeded();
  await fillIn(page, 'contact', ['subject'], []);
  await context.setOffline(true);
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await expect(page.locator('#contact-fullName')).not.toHaveValue('');
  await context.setOffline(false);
  // The server lets a form wait until a person could have filled it in: three seconds.
  await expect(page.locator('#contact-form')).toContainText(/CC-[2-9A-Z]{4}-[2-9A-Z]{4}/);
});

async function fillIn(
  page: Page,
  kind: 'join-network' | 'recommendation' | 'contact',
  selects: readonly string[],
  skipped: readonly string[],
): Promise<void> {
  for (const [name, value] of Object.entries(GOOD_FORMS[kind](Math.floor(Math.random() * 1e9)))) {
    if (skipped.includes(name)) continue;
    const field = page.locator(`#${kind}-${name}`);
    if (selects.includes(name)) await field.selectOption(String(value));
    else await field.fill(String(value));
  }
}
