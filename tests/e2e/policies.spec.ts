import { expect } from '@playwright/test';
import { POLICIES } from '#features/policies/policies.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES, SPANISH } from '../support/languages.ts';
import { openFooter, openPage } from '../support/open-page.ts';

/* The five policies of the footer (docs/product/pages.md) and the two statements. */

for (const { code, tag, locale, words } of LANGUAGES) {
  const { policies, statements } = words;
  const names = words.site.policies;

  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });

    test('each policy opens in a dialog that scrolls, closes and gives the focus back', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
      await openFooter(page);
      const linkOf = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      for (const policy of POLICIES) {
        const name = names[policy.key];
        await linkOf(name).click();
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
        // Paragraphs in capitals are headings.
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(policy.parts.length);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(linkOf(name)).toBeFocused();
      }
      await expect(page).toHaveURL(`/${code}/quote`);

      await test.step('a long policy scrolls inside, and the close button closes it', async () => {
        await linkOf(names.privacy).press('Enter');
        const dialog = page.getByRole('dialog');
        const content = dialog.getByRole('region');
        const last = content.getByRole('link', { name: policies.asPage });
        await expect(last).not.toBeInViewport();
        await content.focus();
        await page.keyboard.press('End');
        await expect(last).toBeInViewport();
        await dialog.getByRole('button', { name: words.shell.close }).click();
        await expect(dialog).toBeHidden();
        await expect(linkOf(names.privacy)).toBeFocused();
      });

      await test.step('the dialog leads to the page of the policy, which names the others', async () => {
        await linkOf(names.refunds).click();
        await page.getByRole('dialog').getByRole('link', { name: policies.asPage }).click();
        await expect(page).toHaveURL(`/${code}/policies/refund`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.refunds);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('main')).toContainText('$25.00');
        await page.getByRole('main').getByRole('link', { name: names.grievances, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.grievances);
      });
    });

    test('the statements say the standard and all that is kept', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
      await openFooter(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: words.shell.footer.accessibilityPage }).click();
      await expect(page.getByRole('main')).toContainText('(WCAG) 2.2');
      await expect(page.getByRole('main')).toContainText('2026');
      await footer.getByRole('link', { name: words.shell.footer.privacyPage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statements.privacy.title);
      for (const { what, howLong } of Object.values(statements.privacy.kept)) {
        await expect(page.getByRole('main')).toContainText(what);
        // The time that forms are kept is configured; without a setting it is two years.
        const said = howLong.replace(/\{days, plural, .* other \{# (.*?)\}\}/, '730 $1');
        await expect(page.getByRole('main')).toContainText(said);
      }
    });
  });
}

test('where the dialog cannot be loaded the link leads to the page', async ({ page, guard }) => {
  guard.allow(/policy-dialog|Failed to (fetch|load)/);
  await page.route('**/assets/policy-dialog-*.js', (route) => route.abort());
  await openPage(page, '/en/quote');
  const name = ENGLISH.words.site.policies.grievances;
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/en/policies/grievance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each policy of the footer is a page', async ({ page }) => {
    const names = SPANISH.words.site.policies;
    await page.goto('/es/quote');
    for (const { id, key } of POLICIES) {
      await page.getByRole('contentinfo').getByRole('link', { name: names[key], exact: true }).click();
      await expect(page).toHaveURL(`/es/policies/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[key]);
      await expect(page).toHaveTitle(new RegExp(names[key]));
    }
  });
});

test('the browser keeps nothing but what the privacy note names', async ({ page, context }) => {
  await openPage(page, '/en');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.locator('button[aria-haspopup=dialog][aria-expanded]').click();
  await page.getByRole('switch').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nota de privacidad' }).click();
  await expect(page).toHaveURL('/es/privacy');

  expect((await context.cookies()).map(({ name }) => name)).toEqual(['site-language']);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
  }));
  expect(kept.local).toEqual(['accessibility-settings', 'site-language']);
  // The router keeps how far each page was scrolled.
  expect(kept.session.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([]);
});
