import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES, SPANISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The preview of the member portal: the promised sample values, said to be samples, and nothing that acts. */

for (const { code, tag, words } of LANGUAGES) {
  const portal = words.memberPortal;

  test.describe(`the member portal preview in ${code}`, { tag }, () => {
    test('shows the sample values that are promised, says that they are samples, and does nothing', async ({
      page,
    }) => {
      await openPage(page, `/${code}/member-portal`);
      await expect(page).toHaveTitle(portal.pageTitle.replace('{brand}', 'Costa Clara'));
      const card = (title: string) => page.getByRole('article').filter({ hasText: title });

      const policy = card(portal.policy.cardName).or(card(portal.policy.claims));
      await expect(policy).toContainText(portal.policy.status);
      await expect(policy).toContainText(portal.policy.claimsValue);
      await expect(policy.getByRole('progressbar', { name: portal.policy.deductible })).toHaveAttribute(
        'aria-valuenow',
        '65',
      );
      await expect(policy).toContainText(portal.policy.deductibleValue);

      const virtualCare = card(portal.virtualCare.badge);
      await expect(virtualCare).toContainText('$5');
      await expect(virtualCare).toContainText(portal.virtualCare.priceNote);

      const wellness = card(portal.wellness.earn);
      for (const value of ['2,450', '+200', '+150', '+50']) await expect(wellness).toContainText(value);

      for (const own of [policy, virtualCare, wellness]) {
        await expect(own.getByText(portal.sample, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(portal.sampleText)).toBeVisible();
      const activity = page.getByRole('region', { name: portal.activity.title });
      await expect(activity.getByRole('listitem').first()).toContainText(portal.activity.checkupStatus);
      await expect(activity.getByRole('listitem').last()).toContainText(portal.activity.claimStatus);

      await test.step('opens the external sign-in in a new tab; all other buttons explain that they do nothing', () =>
        expectOnlySignIn(page));
    });

    async function expectOnlySignIn(page: Page): Promise<void> {
      const login = page.getByRole('main').getByRole('link', { name: portal.login });
      await expect(login).toHaveAttribute('target', '_blank');
      await expect(login).toHaveAttribute('href', /^https:/);

      const address = page.url();
      for (const name of [
        portal.policy.button,
        portal.virtualCare.button,
        portal.wellness.button,
        portal.actions.findProvider,
        portal.actions.schedule,
        portal.actions.documents,
        portal.actions.support,
      ]) {
        const button = page.getByRole('main').getByRole('button', { name, exact: true });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(portal.sampleText);
        await button.click({ force: true });
      }
      expect(page.url()).toBe(address);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the member portal preview stands whole', async ({ page }) => {
    await page.goto('/es/member-portal');
    await expect(page.getByText('2,450')).toBeVisible();
    await expect(page.getByText(SPANISH.words.memberPortal.sampleText)).toBeVisible();
  });
});
