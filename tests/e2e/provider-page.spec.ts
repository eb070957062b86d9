import { expect } from '@playwright/test';
import { cards } from '../support/directory-page.ts';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScrolling,
} from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { SPANISH } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';
import { expectStored } from '../support/sent-form.ts';
import { openAdminPage, signIn } from '../support/signed-in.ts';

/*
 * From a card to the provider's page, and what is wrong there into the inbox. What is refused:
 * src/features/directory/report/provider-report.api.test.ts.
 */

const { directory, provider } = SPANISH.words;
const SEARCH = '/es/providers?specialty=Cardiology&county=Miami-Dade';

test('on a phone a card leads to the provider’s page, and a report from there into the inbox', {
  tag: '@es',
}, async ({ page }) => {
  await openPage(page, SEARCH);
  const name = await cards(page).first().getByRole('heading').getByRole('link').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('main').getByRole('link', { name: /^Llamar al/ })).toBeInViewport();
  await expectAccessible(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScrolling(page);

  const details = `El número es de otra persona ${Date.now()}`;
  await page.getByLabel(provider.problems.wrongPhone).check();
  await page.locator('#provider-report-details').fill(details);
  await page.locator('#provider-report-form [type=submit]').click();
  const sent = page.locator('#provider-report-form');
  await expect(sent).toContainText(provider.report.success.title);
  const reference = /CC-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  const address = new URL(page.url()).pathname;

  await signIn(page);
  await openAdminPage(page, `/admin/inbox?solicitud=${reference}`);
  const dialog = page.getByRole('dialog', { name: `Solicitud ${reference}` });
  await expect(dialog).toContainText(details);
  await expect(dialog).toContainText(name ?? '');
  await dialog.getByRole('link', { name: 'Abrir en el sitio' }).click();
  await expect(page).toHaveURL(new RegExp(`${address.replace('/es', '')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the card’s link leads to the form, which refuses and stores', { tag: '@es' }, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 422/);
    await page.goto(SEARCH);
    await cards(page).first().getByText(directory.card.details).tap();
    await cards(page).first().getByRole('link', { name: directory.card.report }).click();
    await expect(page).toHaveURL(/\/es\/providers\/[0-9a-f-]{36}#report$/);
    const providerId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const details = `Se mudaron ${Date.now()}`;
    await page.locator('#provider-report-details').fill(details);
    const submit = page.locator('#provider-report-form [type=submit]');
    await submit.click();
    await expect(page.locator('#provider-report-problem-error')).toHaveText(provider.errors.problem);
    await page.locator('[name=problem][value=moved]').check();
    await submit.click();
    await expectStored(page, 'provider-report', { providerId, problem: 'moved', details });
  });
});
