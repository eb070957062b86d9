import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openFooter, openPage, untilInteractive, untilPartInteractive } from '../support/open-page.ts';

/*
 * Dialogs over a page in the browser's history and in addresses (docs/product/pages.md, Dialogs in addresses): one in every
 * way, the other kinds in short on the phone, whose footer is folded.
 */

const openerOf = (place: string) => `#${place} [aria-haspopup=dialog]`;

/** Opens the dialog of a place on the page, and closes it with Back. Everything stays where it was. */
async function openAndGoBack(page: Page, path: string, place: string): Promise<void> {
  const opener = page.locator(openerOf(place));
  const dialog = page.getByRole('dialog');
  await untilPartInteractive(page, openerOf(place));
  await opener.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${path}#${place}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(height);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(height);
}

/** Opens the address of a dialog, closes that, and expects the page at what opens it. */
async function expectAddressOpens(
  page: Page,
  { path, place, title, close }: { path: string; place: string; title: string | RegExp; close: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await page.goto(`${path}#${place}`);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(page.locator(openerOf(place))).toBeFocused();
  await expect(page.locator(openerOf(place))).toBeInViewport();
}

test('Back closes a dialog, Forward and its address open it', async ({ page, context }) => {
  const { services } = ENGLISH.words;
  const place = 'service-pediatric';
  const dialog = page.getByRole('dialog', { name: services.pediatric.title });
  await openPage(page, '/en/privacy');
  await openPage(page, '/en');
  await openAndGoBack(page, '/en', place);
  await page.goForward();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(`/en#${place}`);

  await test.step('loaded again it is open, and closes to the page', async () => {
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/en#${place}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/en');
    await expect(page.locator(openerOf(place))).toBeFocused();
  });

  await test.step('closing leaves no entry that opens it once more', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/en/privacy');
  });

  await test.step('in a tab of its own its address opens it, and closing leaves the page', async () => {
    const { title } = services.pediatric;
    await expectAddressOpens(await context.newPage(), { path: '/en', place, title, close: services.close });
  });
});

test('Back closes an article, the recommendation and a policy, and their addresses open them', {
  tag: '@es',
}, async ({ page, context }) => {
  const { site, shell, news, recommend, directory } = SPANISH.words;
  for (const kind of [
    {
      path: '/es',
      place: 'article-trabajar-bajo-el-calor',
      title: /Trabaja al aire libre/,
      close: news.dialog.close,
    },
    {
      path: '/es/providers?city=Hialeah',
      place: 'recommend',
      title: recommend.title,
      close: shell.close,
    },
    {
      path: '/es/quote',
      place: 'policy-refund',
      title: site.policies.refunds,
      close: shell.close,
    },
  ]) {
    await test.step(kind.place, async () => {
      await openPage(page, kind.path);
      if (kind.place.startsWith('policy-')) await openFooter(page);
      // With results the filters, and the link behind them, are folded on a phone.
      if (kind.place === 'recommend') {
        await untilPartInteractive(page, openerOf(kind.place));
        await page.getByText(directory.form.folded.replace('{filters}', 'Hialeah')).tap();
      }
      await openAndGoBack(page, kind.path, kind.place);
      await expectAddressOpens(await context.newPage(), kind);
    });
  }
});

test('two quick presses make one dialog and one entry', async ({ page }) => {
  await openPage(page, '/en/privacy');
  await openPage(page, '/en');
  await untilPartInteractive(page, openerOf('service-vision'));
  await page.evaluate(
    (openers) => {
      for (const opener of openers) document.querySelector<HTMLElement>(opener)?.click();
    },
    [openerOf('service-dental'), openerOf('service-vision'), openerOf('service-vision')],
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(ENGLISH.words.services.vision.title);
  await expect(page).toHaveURL('/en#service-vision');
  // As a press on the close button and one beside the dialog, before the browser has gone back.
  await dialog.getByRole('button', { name: ENGLISH.words.services.close }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/en');
  await expect(page.locator(openerOf('service-vision'))).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en/privacy');
});

test('Back leaves the page where it was, also when it was scrolled in the moment of the press', async ({
  page,
}) => {
  await openPage(page, '/en');
  await untilPartInteractive(page, openerOf('service-diagnostics'));
  const opener = page.locator(openerOf('service-diagnostics'));
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  // Before the browser has told anybody of the scrolling.
  const height = await opener.evaluate((button: HTMLElement) => {
    window.scrollBy(0, 200);
    button.click();
    return window.scrollY;
  });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(height);
});

test('the address of another dialog opens that one instead, and Back returns to the first', async ({
  page,
}) => {
  const { services, site } = ENGLISH.words;
  await openPage(page, '/en#service-dental');
  await expect(page.getByRole('dialog', { name: services.dental.title })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#policy-refund';
  });
  await expect(page.getByRole('dialog')).toHaveAccessibleName(site.policies.refunds);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(services.dental.title);
});

test('from a page that a dialog led to, Back returns to the dialog', async ({ page }) => {
  const { services } = ENGLISH.words;
  await openPage(page, '/en');
  await untilPartInteractive(page, openerOf('service-pediatric'));
  await page.locator(openerOf('service-pediatric')).click();
  await page.getByRole('dialog').getByRole('link', { name: services.findDoctor }).click();
  await expect(page).toHaveURL('/en/providers?specialty=Pediatrics');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(services.pediatric.title);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en');
  await expect(page.locator(openerOf('service-pediatric'))).toBeInViewport();
});

test('an open dialog changes its language with the page', async ({ page }) => {
  await openPage(page, '/en');
  await untilPartInteractive(page, openerOf('service-dental'));
  await page.locator(openerOf('service-dental')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(ENGLISH.words.services.dental.title);
  // Nobody can press it behind the dialog; a press that was under way can arrive then.
  await page
    .locator('header a[hreflang=es]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(dialog).toHaveAccessibleName(SPANISH.words.services.dental.title);
  await expect(page).toHaveURL('/es#service-dental');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/es');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(dialog, 'is not opened again').toBeHidden();
});

test('the address of an article that only the other language lists opens it; of one that is gone it leads to where its page was', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await openPage(page, '/es/quote');
  await page.goto('/#article-working-in-the-heat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: SPANISH.words.news.dialog.openPage })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.goto('/en#article-taken-away');
  await expect(page).toHaveURL('/en/news/taken-away');
  await untilInteractive(page);
});
