import { expect, type Page } from '@playwright/test';
import { cards } from '../support/directory-page.ts';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScrolling,
} from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openPage, untilInteractive } from '../support/open-page.ts';

/*
 * From cards to a list that is printed and sent. What a device may do to what it keeps:
 * src/features/directory/shortlist/kept-providers.test.ts.
 */

const { shortlist } = SPANISH.words;
const SEARCH = '/es/providers?specialty=Cardiology&county=Miami-Dade';

test('on a phone two are kept, found again, printed on one page, and sent in the other language', {
  tag: '@es',
}, async ({ page, context }) => {
  await openPage(page, SEARCH);
  const names: string[] = [];
  for (const index of [0, 2]) {
    const card = cards(page).nth(index);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    names.push(name.replace(/ \(.*/, ''));
    const keep = card.getByRole('button', { name: /^Guardar a / });
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
    await keep.tap();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Su lista\s+2 proveedores$/ })
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shortlist.own.title);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).locator('a')).toHaveText(names);
  await expectAccessible(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScrolling(page);

  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).locator('a')).toHaveText(names);

  await test.step('on paper: names, numbers and what the law asks of a discount plan, on one page', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const name of names) await expect(page.locator('li:visible', { hasText: name })).toHaveCount(1);
    await expect(
      page.getByText(SPANISH.words.site.disclosures.notInsurance).locator('visible=true'),
    ).toBeVisible();
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: null });
  });

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('English', { exact: true }).last().tap();
  await page.getByRole('button', { name: shortlist.send.copyLink, exact: true }).tap();
  await expect(page.getByRole('main').getByText(shortlist.send.copied, { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/providers\/shortlist\?ids=[0-9a-f-]{36},[0-9a-f-]{36}$/);
  await page.evaluate(() => localStorage.removeItem('shortlist'));
  await openPage(page, link);
  const { shared } = ENGLISH.words.shortlist;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.title);
  await page.getByRole('button', { name: shared.keepAll, exact: true }).tap();
  await expect(page.getByText(shared.allKept, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your list has 2 providers.' })).toHaveCount(1);
});

test('the longest list is one page of paper', { tag: '@desktop' }, async ({ page, request }) => {
  const answer = await request.post('/api/providers/search', { data: { county: 'Miami-Dade', limit: 24 } });
  const { providers } = await answer.json();
  const ids = providers.map(({ id }: { id: string }) => id).join(',');
  for (const language of ['en', 'es']) {
    await openPage(page, `/${language}/providers/shortlist?ids=${ids}`);
    expect(await countSheets(page)).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list that was sent shows, and what to ask opens on the card', { tag: '@es' }, async ({
    page,
    request,
  }) => {
    await page.goto(SEARCH);
    const card = cards(page).first();
    await expect(card.getByRole('button', { name: /^Guardar a / })).toBeHidden();
    await card.getByText(shortlist.ask.label).tap();
    await expect(card.getByText('Are you taking new patients?')).toBeVisible();

    const answer = await request.post('/api/providers/search', { data: { county: 'Orange', limit: 3 } });
    const { providers } = await answer.json();
    const ids = providers.map(({ id }: { id: string }) => id);
    await page.goto(`/es/providers/shortlist?ids=${ids.join(',')},00000000-0000-4000-8000-000000000000,1f8e`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await expect(page.getByText(shortlist.gone, { exact: true })).toBeVisible();
    await expect(page.getByText(shortlist.shared.cut, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.goto('/es/providers/shortlist');
    await expect(page.getByText(shortlist.own.noScript, { exact: true })).toBeVisible();
  });
});

/** How many sheets of paper the page is. */
async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
