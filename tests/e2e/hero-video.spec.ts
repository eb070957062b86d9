import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage } from '../support/open-page.ts';

/* The sunrise over the hero's picture (specification, section 2: autoplaying, muted, not looping). */

const FILM = /\/media\/hero-sunrise\./;

for (const { code, words } of LANGUAGES) {
  test(`in ${code} it plays once without sound, can be paused, and ends in the picture`, async ({ page }) => {
    test.skip(test.info().project.name === 'phone', 'its picture lies below the first screen (next test)');
    const { pauseVideo, playVideo, playVideoAgain } = words.home.hero;
    await openPage(page, `/${code}`);
    await page.getByRole('button', { name: pauseVideo }).click();
    const film = page.locator('#home video');
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.paused])).toEqual(
      [true, false, true],
    );

    await page.getByRole('button', { name: playVideo, exact: true }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect(page.getByRole('button', { name: playVideoAgain })).toBeVisible();
    await expect(film).toHaveCSS('opacity', '0');
  });
}

test('it is loaded after the page, and on a phone only when its picture is in sight', async ({ page }) => {
  test.skip(test.info().project.name === 'desktop', 'a desktop shows the picture at once');
  const asked = filmRequests(page);
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator('#home img').first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

const WISHES: Record<string, (page: Page) => Promise<unknown>> = {
  'when the system asks for less motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'when the accessibility panel was asked for less motion': (page) =>
    page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"reducedMotion":true}')),
  'when the browser saves data': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
};

for (const [wish, express] of Object.entries(WISHES)) {
  test(`nothing of it is downloaded ${wish}`, async ({ page }) => {
    await express(page);
    const asked = filmRequests(page);
    await openPage(page, '/');
    await page.locator('#home img').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('#home video')).toHaveCount(0);
  });
}

/** The requests for the film that a page makes from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FILM.test(request.url())) asked.push(request.url());
  });
  return asked;
}
