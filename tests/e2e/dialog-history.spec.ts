import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, SPANISH } from '../support/languages.ts';
import { openFooter, openPage, untilInteractive, untilPartInteractive } from '../support/open-page.ts';

/*
 * Dialogs over a page in the browser's history and in addresses (docs/product/pages.md, Dialogs in addresses). Each kind
 * once: two on the desktop, two on the phone, whose footer is folded.
 */

const KINDS = [
  {
    name: 'a service',
    language: ENGLISH,
    path: '/en',
    place: 'service-pediatric',
    title: ENGLISH.words.services.pediatric.title,
    close: ENGLISH.words.services.close,
  },
  {
    name: 'an article',
    language: SPANISH,
    path: '/es',
    place: 'article-trabajar-bajo-el-calor',
    title: /Trabaja al aire libre/,
    close: SPANISH.words.news.dialog.close,
  },
  {
    name: 'the recommendation',
    language: ENGLISH,
    path: '/en/providers?city=Hialeah',
    place: 'recommend',
    title: ENGLISH.words.recommend.title,
    close: ENGLISH.words.shell.close,
  },
  {
    name: 'a policy',
    language: SPANISH,
    path: '/es/quote',
    place: 'policy-refund',
    title: SPANISH.words.site.policies.refunds,
    close: SPANISH.words.shell.close,
  },
];

const openerOf = (place: string) => `#${place} [aria-haspopup=dialog]`;

for (const { name, language, path, place, title, close } of KINDS) {
  const { tag, locale, code } = language;
  test.describe(name, { tag }, () => {
    test.use({ locale });

    test('Back closes its dialog, Forward and its address open it', async ({ page, context }) => {
      const address = `${path}#${place}`;
      const opener = (of: Page) => of.locator(openerOf(place));
      const dialog = (of: Page) => of.getByRole('dialog', { name: title });
      await openPage(page, `/${code}/privacy`);
      await openPage(page, path);
      if (place.startsWith('policy-')) await openFooter(page);
      await untilPartInteractive(page, openerOf(place));
      await opener(page).scrollIntoViewIfNeeded();
      const height = await page.evaluate(() => window.scrollY);
      const isWherePressed = async () => expect(await page.evaluate(() => window.scrollY)).toBe(height);

      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await isWherePressed();

      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(opener(page)).toBeFocused();
      await isWherePressed();

      await page.goForward();
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page).toHaveURL(address);

      await test.step('loaded again it is open, and closes to the page', async () => {
        await page.reload();
        await expect(dialog(page)).toBeVisible();
        await expect(page).toHaveURL(address);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(opener(page)).toBeFocused();
      });

      await test.step('closing leaves no entry that opens it once more', async () => {
        await page.goBack();
        await expect(page).toHaveURL(`/${code}/privacy`);
      });

      await test.step('in a tab of its own its address opens it, and closing leaves the page', async () => {
        const shared = await context.newPage();
        await shared.goto(address);
        await expect(dialog(shared)).toBeVisible();
        await dialog(shared).getByRole('button', { name: close }).click();
        await expect(dialog(shared)).toBeHidden();
        await expect(shared).toHaveURL(path);
        await expect(opener(shared)).toBeFocused();
        await expect(opener(shared)).toBeInViewport();
      });
    });
  });
}

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

test('the address of an article that only the other language lists opens it', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('site-language', 'es'));
  await page.goto('/#article-working-in-the-heat');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: SPANISH.words.news.dialog.openPage })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the address of an article that is no longer there leads to where its page was', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.goto('/en#article-taken-away');
  await expect(page).toHaveURL('/en/news/taken-away');
  await untilInteractive(page);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page behind a dialog that an address opens is at what opens it', async ({ page }) => {
    await page.goto('/en#service-diagnostics');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(openerOf('service-diagnostics'))).toBeInViewport();
    await expect(page.locator(openerOf('service-diagnostics'))).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a dialog leads to what opens it', async ({ page }) => {
    for (const { path, place } of KINDS) {
      await page.goto(`${path}#${place}`);
      await expect(page.locator(`#${place}`)).toBeInViewport();
    }
  });
});
