import { expect, type Page, type Request } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openFooter, openPage, untilPartInteractive } from '../support/open-page.ts';
import { fillForm } from '../support/sent-form.ts';

/*
 * The browser is offline: the page says so, keeps what was typed, and goes on by itself when the connection is back.
 * Nothing that was not loaded before can come.
 */

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Unable to preload/),
);

/** What draws toasts, which cannot come once the connection is gone: without it they are plain. */
const isToastCode = (request: Request) => /\/assets\/toast-viewport-/.test(request.url());

const toast = (page: Page) => page.locator('li[data-state=open]');

const { shell, directory, site, assistant } = ENGLISH.words;

test('the first search and later ones say it, keep what was typed, and go on', async ({ page, context }) => {
  const { form, results } = directory;
  const notice = page.getByText(shell.offline.notice);
  await openPage(page, '/en/providers');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  for (const city of ['Hialeah', 'Miami']) {
    await page.getByLabel(form.city, { exact: true }).fill(city);
    await page.getByRole('button', { name: form.search, exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: results.offline });
    await expect(alert).toContainText(results.empty);
    await expect(page).toHaveURL(`/en/providers?city=${city}`);
    await expect(page.getByLabel(form.city, { exact: true })).toHaveValue(city);
  }
  await context.setOffline(false);
  await expect(countHeading(page)).toBeFocused();
  await expect(notice).toBeHidden();
  await expect(page.getByText(shell.offline.back)).toBeAttached();
});

test('an application that is sent before the page has its code stays, says so, and is sent later', {
  tag: '@es',
}, async ({ page, context }) => {
  // The code does not come while the browser is offline, nor after.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/es/join-network');
  const { npi } = await fillForm(page, 'join-network');
  await context.setOffline(true);
  await page.locator('#join-network-form [type=submit]').click();
  await expect(page.getByText(SPANISH.words.shell.offline.notice)).toBeVisible();
  await expect(page.locator('#join-network-npi')).toHaveValue(String(npi));
  await context.setOffline(false);
  // The server lets a form wait until a person could have filled it in: three seconds.
  await expect(page.locator('#join-network-form')).toContainText(/CC-[2-9A-Z]{4}-[2-9A-Z]{4}/);
});

test('on the network application the language changes, and it is sent, when the line is back', {
  tag: '@es',
}, async ({ page, context }) => {
  const { words } = SPANISH;
  const title = page.getByRole('heading', { level: 1 });
  const toastCode = page.waitForEvent('requestfinished', isToastCode);
  await openPage(page, '/en/join-network');
  await untilPartInteractive(page, '#join-network-form');
  await fillForm(page, 'join-network');
  await toastCode;
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[hreflang=es]:visible').click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await expect(title).toHaveText(ENGLISH.words.joinNetwork.title);
  await context.setOffline(false);
  await expect(title).toHaveText(words.joinNetwork.title);
  await expect(page.locator('#join-network-npi')).toHaveValue('1234567893');

  await context.setOffline(true);
  await page.locator('#join-network-form [type=submit]').click();
  await expect(toast(page)).toContainText(words.joinNetwork.toast.failed);
  await expect(page.locator('#join-network-form')).toContainText(words.forms.failure.offline);
  await expect(page.locator('#join-network-npi')).toHaveValue('1234567893');
  await context.setOffline(false);
  await expect(toast(page)).toContainText(words.joinNetwork.success.title);
  await expect(page.locator('#join-network-form-sent')).toBeFocused();
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

test('what opens over the page opens when the line is back, but not in the way of something else', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/providers');
  await openFooter(page);
  const policy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.policies.privacy, exact: true });
  const recommendation = page.getByRole('search').getByRole('link', { name: directory.form.recommend });

  await test.step('who went on to something else is left there', async () => {
    await context.setOffline(true);
    await recommendation.click();
    await page.getByLabel(directory.form.doctor).fill('Ana');
    const loaded = page.waitForResponse(/recommend-dialog/);
    await context.setOffline(false);
    await loaded;
    await expect(page.getByLabel(directory.form.doctor)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await context.setOffline(true);
  await policy.click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: site.policies.privacy })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en/providers');
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
  await fillForm(page, 'contact');
  await context.setOffline(true);
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await expect(page.locator('#contact-fullName')).not.toHaveValue('');
  await context.setOffline(false);
  // The server lets a form wait until a person could have filled it in: three seconds.
  await expect(page.locator('#contact-form')).toContainText(/CC-[2-9A-Z]{4}-[2-9A-Z]{4}/);
});
