import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/*
 * Ways on from the sections of the home page (docs/product/home.md). What stands in them:
 * src/features/home/home-page.browser.test.tsx.
 */

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { preventiveCare, locations } = words;

    test('the film of the panels is there on request, and the address of an office can be copied', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openPage(page, `/${code}`);
      await untilPartInteractive(page, '#preventive-care h2');

      await test.step('the film of the panels has controls and captions, and is not downloaded by itself', async () => {
        const { play, pause, captions, captionsEn, captionsEs } = preventiveCare.video;
        const section = page.locator('#preventive-care');
        const film = section.locator('video');
        await expect(film).toHaveAttribute('poster', /preventive-care/);
        await expect(film).not.toHaveAttribute('controls');
        expect(asked.filter((url) => /preventive-care\.(webm|mp4)/.test(url))).toEqual([]);
        await expect(film.locator('track[default]')).toHaveAttribute('srclang', code);

        const control = (name: string) => section.getByRole('button', { name, exact: true });
        await control(play).focus();
        await page.keyboard.press('Enter');
        await expect(control(pause)).toBeFocused();
        expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
        await page.keyboard.press('Enter');
        await expect(control(play)).toBeFocused();

        const shown = () =>
          film.evaluate((video: HTMLVideoElement) =>
            [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
          );
        const [own, other] = code === 'en' ? [captionsEn, captionsEs] : [captionsEs, captionsEn];
        await expect(section.getByRole('group', { name: captions }).getByRole('button')).toHaveCount(2);
        await expect(control(own)).toHaveAttribute('aria-pressed', 'true');
        expect(await shown()).toEqual([code]);
        await control(other).click();
        await expect.poll(shown).toEqual([code === 'en' ? 'es' : 'en']);
        await control(other).click();
        await expect.poll(shown).toEqual([]);
      });

      await test.step('the address of an office can be copied, which is said', async () => {
        await untilPartInteractive(page, '#locations h2');
        const office = page.locator('#locations').getByRole('listitem').nth(1);
        await office.getByRole('button').click();
        await expect(office).toContainText(locations.copied);
        await expect(page.getByRole('status').filter({ hasText: locations.copied })).toBeAttached();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
          '12250 Menta St 103, Orlando, FL 32837',
        );
      });
    });
  });
}

for (const { code, tag, locale, words } of LANGUAGES) {
  test(`the way to an office is two presses from the top of the home page, in ${code}`, {
    tag: [tag, '@phone'],
  }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      locale,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    await openPage(page, `/${code}`);
    const links = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: words.shell.nav.locations })
      .first();
    expect((await links.boundingBox())?.height).toBeLessThanOrEqual(64);
    await expect(links.getByRole('link', { name: words.shell.nav.findDoctor })).toHaveAttribute(
      'href',
      `/${code}/providers`,
    );
    await links.getByRole('link', { name: words.shell.nav.locations }).click();
    const directions = page
      .locator('#locations')
      .getByRole('link', { name: words.locations.directions })
      .first();
    await expect(directions).toBeInViewport();
    await expect(directions).toHaveAttribute('href', /^https:.*Miami/);
    await page.close();
  });
}

test('a press anywhere on a service opens it; its dialog leads to a doctor', async ({ page }) => {
  const { services } = ENGLISH.words;
  await openPage(page, '/en');
  await untilPartInteractive(page, '#services h2');
  const card = page
    .locator('#services')
    .getByRole('listitem')
    .filter({ hasText: services.pediatric.description });
  await card.click({ position: { x: 40, y: 40 } });
  const dialog = page.getByRole('dialog', { name: services.pediatric.title });
  await dialog.getByRole('link', { name: services.findDoctor }).click();
  await expect(page).toHaveURL('/en/providers?specialty=Pediatrics');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a service pressed before the code of its part is there opens when it comes', async ({ page }) => {
  const { promise: isAllowed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/services-*.js', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await openPage(page, '/en');
  const { title, description } = ENGLISH.words.services.pediatric;
  const card = page.locator('#services').getByRole('listitem').filter({ hasText: description });
  await card.getByRole('button').click();
  release();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});
