import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { MemberPortalPage } from './member-portal-page.tsx';

/*
 * The preview of the member portal (docs/product/pages.md): the promised sample values, said to be samples, and nothing
 * that acts. That it stands whole without JavaScript: tests/http/first-html.test.ts.
 */

describe.each(LANGUAGES)('in $code', ({ code, words: { memberPortal: portal } }) => {
  const show = () => renderOnPage(<MemberPortalPage />, { language: code, path: `/${code}/member-portal` });

  test('the sample values are shown, and said to be samples', async () => {
    await show();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(portal.title);
    await expect.element(page.getByText(portal.subtitle, { exact: true })).toBeVisible();
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const policy = card(portal.policy.title);
    const virtualCare = card(portal.virtualCare.title);
    for (const [own, values] of [
      [policy, [portal.policy.status, portal.policy.claimsValue, portal.policy.deductibleValue]],
      [virtualCare, ['$5', portal.virtualCare.priceNote, portal.virtualCare.consultations]],
      [
        virtualCare,
        [portal.virtualCare.messaging, portal.virtualCare.phone, portal.virtualCare.prescriptions],
      ],
      [card(portal.wellness.title), ['2,450', '+200', '+150', '+50']],
      [card(portal.actions.title), []],
      [card(portal.activity.title), []],
    ] as const) {
      for (const value of [...values, portal.sample]) {
        await expect.element(own.getByText(value, { exact: true })).toBeVisible();
      }
    }
    await expect
      .element(policy.getByRole('progressbar', { name: portal.policy.deductible }))
      .toHaveAttribute('aria-valuenow', '65');
    await expect.element(page.getByText(portal.sampleText)).toBeVisible();
    const activity = card(portal.activity.title).getByRole('listitem');
    await expect.element(activity.first()).toMatchTextContent(portal.activity.checkupStatus);
    await expect.element(activity.last()).toMatchTextContent(portal.activity.claimStatus);
  });

  test('one button opens the outside sign-in in a new tab; all others are disabled and say why', async () => {
    const { router } = await show();
    await expect.element(page.getByRole('heading', { level: 1, name: portal.title })).toBeVisible();
    await expect.element(page.getByText(portal.subtitle)).toBeVisible();
    const login = page.getByRole('link', { name: new RegExp(`^${portal.login}`) });
    await expect.element(login).toHaveAttribute('target', '_blank');
    await expect.element(login).toHaveAttribute('href', expect.stringMatching(/^https:/));
    for (const name of [
      portal.policy.button,
      portal.virtualCare.button,
      portal.wellness.button,
      portal.actions.findProvider,
      portal.actions.schedule,
      portal.actions.documents,
      portal.actions.support,
    ]) {
      const button = page.getByRole('button', { name, exact: true });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button).toHaveAccessibleDescription(portal.sampleText);
      (button.element() as HTMLElement).click();
    }
    expect(router.state.location.pathname).toBe(`/${code}/member-portal`);
  });
});
