import { expect } from '@playwright/test';
import { SERVICES } from '#features/services/services.ts';
import { test } from '../support/guarded-page.ts';
import { ENGLISH, LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* The home page below its hero: services, preventive care, about, locations (docs/product/home.md). */

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { services, preventiveCare, about, locations } = words;

    test('the sections stand in their order and say what they have to say', async ({ page }) => {
      await page.goto(`/${code}`);
      await test.step('the sections stand in their order', async () => {
        const sections = page.locator('main section[id]');
        expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
          'home',
          'services',
          'preventive-care',
          'about',
          'locations',
          'faq',
          'news',
          'contact',
        ]);
      });

      await test.step('the box below the services leads to the quote', async () => {
        const promo = page.locator('#services').getByRole('link', { name: services.promo.button });
        await expect(promo).toHaveAttribute('href', `/${code}/quote`);
      });

      await test.step('preventive care says when panels start and what is in them', async () => {
        const section = page.locator('#preventive-care');
        await expect(section).toContainText(preventiveCare.badge);
        await expect(section.getByRole('definition')).toHaveText([
          preventiveCare.startFigure,
          preventiveCare.everyFigure,
        ]);
        await expect(section.getByRole('heading', { level: 3 })).toHaveText([
          /A$/,
          /B, C, D, F$/,
          /H, I, J$/,
        ]);
        const { label: _, ...examples } = preventiveCare.examples;
        await expect(section.getByRole('listitem')).toHaveText(Object.values(examples));
      });

      await test.step('about has its four cards', async () => {
        await expect(page.locator('#about').getByRole('heading', { level: 3 })).toHaveText([
          about.licenses.title,
          about.mission.title,
          about.experience.title,
          about.membership.title,
        ]);
      });

      await test.step('both offices have address, hours and the way there', async () => {
        const offices = page.locator('#locations').getByRole('listitem');
        for (const [index, address] of [
          '7350 NW 7th St Suite 204, Miami, FL 33126',
          '12250 Menta St 103, Orlando, FL 32837',
        ].entries()) {
          const office = offices.nth(index);
          await expect(office).toContainText('8:00 AM');
          await expect(office.getByRole('img')).toHaveAccessibleName(/.{20}/);
          const directions = office.getByRole('link', { name: new RegExp(`^${locations.directions}`) });
          await expect(directions).toHaveAttribute(
            'href',
            `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
          );
          await expect(directions).toHaveAttribute('target', '_blank');
        }
      });

      await test.step('a band with two ways on is the last section of the home page', async () => {
        const last = page.getByRole('main').locator('section').last();
        const { title, quote, providers } = words.home.callToAction;
        await expect(last.getByRole('heading')).toHaveText(title);
        await expect(last.getByRole('link', { name: quote })).toHaveAttribute('href', `/${code}/quote`);
        await expect(last.getByRole('link', { name: providers })).toHaveAttribute(
          'href',
          `/${code}/providers`,
        );
      });
    });

    test('each of the nine services opens its dialog, and the focus comes back', async ({ page }) => {
      await openPage(page, `/${code}`);
      await untilPartInteractive(page, '#services h2');
      const section = page.locator('#services');
      await expect(section.getByRole('listitem')).toHaveCount(9);
      for (const { id } of SERVICES) {
        const { title, description, expandedDescription, fact } = services[id];
        const card = section.getByRole('listitem').filter({ hasText: description });
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        const button = card.getByRole('button');
        await button.focus();
        await page.keyboard.press('Enter');

        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toContainText(expandedDescription);
        await expect(dialog).toContainText(fact);
        const quote = dialog.getByRole('link', { name: new RegExp(`^${services.getQuote}`) });
        await expect(quote).toHaveAttribute('href', `/${code}/quote`);

        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }

      await test.step('a press anywhere on a service opens it; its dialog leads to a doctor', async () => {
        const { title, description } = services.pediatric;
        const card = section.getByRole('listitem').filter({ hasText: description });
        await card.click({ position: { x: 40, y: 40 } });
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.getByRole('link', { name: services.findDoctor }).click();
        await expect(page).toHaveURL(`/${code}/providers?specialty=Pediatrics`);
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    });

    test('on a phone two services share a row, and the last has its own', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      // With a fragment in its address the page is laid out completely.
      await page.goto(`/${code}#services`);
      const cards = await page
        .locator('#services li')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
      const rows = [...new Set(cards.map(({ top }) => top))];
      expect(rows.map((top) => cards.filter((card) => card.top === top).length)).toEqual([2, 2, 2, 2, 1]);
      for (const { id } of SERVICES) {
        const card = page.locator('#services li').filter({ hasText: services[id].description });
        await expect(card.getByRole('heading', { name: services[id].title })).toBeVisible();
        await expect(card.getByText(services.open, { exact: true }).locator('visible=true')).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

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
