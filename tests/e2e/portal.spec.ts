import { expect } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The preview of the member portal: the specification's sample values, said to be samples, and nothing that acts. */

for (const { code, words } of LANGUAGES) {
  const portal = words.memberPortal;

  test.describe(`the member portal preview in ${code}`, () => {
    test('shows the sample values of the specification, and says that they are samples', async ({ page }) => {
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
      await expect(policy).toContainText('65%');

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
      await expectNoSidewaysScrolling(page);
    });

    test('opens the external sign-in in a new tab; all other buttons explain that they do nothing', async ({
      page,
    }) => {
      await openPage(page, `/${code}/member-portal`);
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
    });
  });
}

test('stands whole without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/es/member-portal');
  await expect(page.getByText('2,450')).toBeVisible();
  await expect(page.getByText(LANGUAGES[1].words.memberPortal.sampleText)).toBeVisible();
  await page.close();
});
