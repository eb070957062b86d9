import { expect } from '@playwright/test';
import { countHeading } from '../support/directory-page.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openFooter, openPage, untilPartInteractive } from '../support/open-page.ts';
import { fillForm } from '../support/sent-form.ts';

/*
 * The browser is offline: the page says so, keeps what was typed, and goes on by itself when the connection is back.
 * Nothing that was not loaded before can come. A form and a question to the assistant: src/forms/site-form.browser.test.tsx,
 * src/features/assistant/panel/assistant-failures.browser.test.tsx.
 */

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Unable to preload/),
);

const { shell, directory, site } = ENGLISH.words;

test('in the directory searches and dialogs say so, keep what was typed, and go on when the line is back', async ({
  page,
  context,
}) => {
  const { form, results } = directory;
  const notice = page.getByText(shell.offline.notice);
  await openPage(page, '/en/providers');
  await openFooter(page);
  const policy = page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.policies.privacy, exact: true });
  const recommendation = page.getByRole('search').getByRole('link', { name: form.recommend });

  await test.step('the first search, whose code cannot come, and the next', async () => {
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

  await test.step('a dialog is not opened for who went on to something else', async () => {
    await context.setOffline(true);
    await recommendation.click();
    await page.getByLabel(form.doctor).fill('Ana');
    const loaded = page.waitForResponse(/recommend-dialog/);
    await context.setOffline(false);
    await loaded;
    await expect(page.getByLabel(form.doctor)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await context.setOffline(true);
  await policy.click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: site.policies.privacy })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en/providers?city=Miami');
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

test('another page and the other language wait for the line, and come by themselves', {
  tag: '@es',
}, async ({ page, context }) => {
  const { words } = SPANISH;
  const title = page.getByRole('heading', { level: 1 });
  await openPage(page, '/en/join-network');
  await untilPartInteractive(page, '#join-network-form');
  const { npi } = await fillForm(page, 'join-network');
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[hreflang=es]:visible').click();
  await expect(page.getByText(shell.offline.waiting)).toBeAttached();
  await expect(title).toHaveText(ENGLISH.words.joinNetwork.title);
  await context.setOffline(false);
  await expect(title).toHaveText(words.joinNetwork.title);
  await expect(page.locator('#join-network-npi')).toHaveValue(String(npi));

  await openFooter(page);
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words.shell.footer.memberPortalPage })
    .click();
  await expect(page.getByRole('main')).toContainText(words.shell.error.offline);
  await context.setOffline(false);
  await expect(title).toHaveText(words.memberPortal.title);
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
