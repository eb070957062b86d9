import { expect } from '@playwright/test';
import { INDEXED_PAGES } from '#app/indexed-pages.ts';
import { POLICIES } from '#features/policies/policies.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The five policies of the footer (specification, section 2), the two statements, and the discount plan's disclosures. */

for (const { code, locale, words } of LANGUAGES) {
  const { policies, statements } = words;
  const names = words.site.policies;

  test.describe(`in ${code}`, () => {
    test.use({ locale });

    test('each policy opens in a dialog that scrolls, closes and gives the focus back', async ({ page }) => {
      await openPage(page, '/quote');
      for (const policy of POLICIES) {
        const name = names[policy.key];
        const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
        await link.click();
        const dialog = page.getByRole('dialog', { name, exact: true });
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
        // Paragraphs in capitals are headings.
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(policy.parts.length);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(link).toBeFocused();
      }
      await expect(page).toHaveURL('/quote');
    });

    test('a long policy scrolls inside, and the close button closes it', async ({ page }) => {
      await openPage(page, '/quote');
      const link = page.getByRole('contentinfo').getByRole('link', { name: names.privacy, exact: true });
      await link.press('Enter');
      const dialog = page.getByRole('dialog');
      const content = dialog.getByRole('region');
      const last = content.getByRole('link', { name: policies.asPage });
      await expect(last).not.toBeInViewport();
      await content.focus();
      await page.keyboard.press('End');
      await expect(last).toBeInViewport();
      await dialog.getByRole('button', { name: words.shell.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    });

    test('the dialog leads to the page of the policy, which names the others', async ({ page }) => {
      await openPage(page, `/${code}`);
      await page.getByRole('contentinfo').getByRole('link', { name: names.refunds, exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: policies.asPage }).click();
      await expect(page).toHaveURL(`/${code}/policies/refund`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.refunds);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('main')).toContainText('$25.00');
      await page.getByRole('main').getByRole('link', { name: names.grievances, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.grievances);
    });

    test('where the dialog cannot be loaded the link leads to the page', async ({ page, guard }) => {
      guard.allow(/policy-dialog|Failed to (fetch|load)/);
      await page.route('**/assets/policy-dialog-*.js', (route) => route.abort());
      await openPage(page, `/${code}/quote`);
      await page.getByRole('contentinfo').getByRole('link', { name: names.grievances, exact: true }).click();
      await expect(page).toHaveURL(`/${code}/policies/grievance`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.grievances);
    });

    test('the statements say the standard and all that is kept', async ({ page }) => {
      await openPage(page, `/${code}/quote`);
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

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('each policy is a page', async ({ page }) => {
        for (const policy of POLICIES) {
          await page.goto(`/${code}/quote`);
          const name = names[policy.key];
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
          await expect(page).toHaveURL(`/${code}/policies/${policy.id}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(page).toHaveTitle(new RegExp(name));
        }
      });
    });

    test('every page carries the five disclosures of the discount plan, at 12 points or more', async ({
      page,
    }) => {
      // A dozen pages.
      test.slow();
      const { title, notInsurance, discounts, noPayments, memberPays } = words.site.disclosures;
      for (const path of INDEXED_PAGES) {
        await page.goto(`/${code}${path}`);
        const paragraph = page.getByRole('contentinfo').locator('p', { hasText: title });
        await expect(paragraph, path).toBeVisible();
        for (const sentence of [
          notInsurance,
          discounts,
          noPayments,
          memberPays,
          '7350 NW 7th St Suite 204',
        ]) {
          await expect(paragraph, path).toContainText(sentence);
        }
        const pixels = await paragraph.evaluate((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
        expect(pixels, path).toBeGreaterThanOrEqual(16);
      }
    });
  });
}

test('a policy that does not exist is a page that is not found', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const response = await page.goto('/en/policies/nothing');
  expect(response?.status()).toBe(404);
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
