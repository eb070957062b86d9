import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilIdle } from '../support/open-page.ts';

/* The sunrise over the hero's picture (docs/product/home.md, Hero: by itself, without sound, once). */

const FILM = /\/media\/hero-sunrise\./;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { code, tag, words } of LANGUAGES) {
  test(`in ${code} it plays once without sound, can be paused, and ends in the picture`, { tag }, async ({
    page,
  }) => {
    const { pauseVideo, playVideo, playVideoAgain } = words.home.hero;
    await openPage(page, `/${code}`);
    // On a phone the picture lies below the first screen.
    await page.locator('#home img').first().scrollIntoViewIfNeeded();
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

test('it begins and ends as the picture beneath, and is never far from it', async ({ page }) => {
  await openPage(page, '/');
  const film = page.locator('#home video');
  await expect(film).toHaveCSS('opacity', '1');
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  const { duration } = await film.evaluate(({ duration }: HTMLVideoElement) => ({ duration }));
  for (const [second, most] of [
    [0, 6],
    [1, 10],
    [duration / 2, 15],
    [duration - 0.1, 6],
  ] as const) {
    // "seeked" says that the moment was found; on a busy machine its picture is drawn a little later.
    await expect
      .poll(() => film.evaluate(differenceFromPicture, second), { message: `at ${second} s` })
      .toBeLessThan(most);
  }
});

test('it is loaded after the page, and on a phone only when its picture is in sight', {
  tag: '@phone',
}, async ({ page }) => {
  const asked = filmRequests(page);
  await openPage(page, '/');
  await untilIdle(page);
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
    await untilIdle(page);
    expect(asked).toEqual([]);
    await expect(page.locator('#home video')).toHaveCount(0);
  });
}

/** How far a moment of the film is from the picture beneath, from 0 to 255 in the mean. Runs in the page. */
async function differenceFromPicture(film: Element, second: number): Promise<number> {
  const [video, picture] = [
    film as HTMLVideoElement,
    document.querySelector('#home img') as HTMLImageElement,
  ];
  const hasArrived = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  video.currentTime = second;
  await hasArrived;
  const [shown, drawn] = [video, picture].map((source) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 78 });
    const context = canvas.getContext('2d');
    context?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  });
  const differences = Array.from(shown ?? [], (value, index) => Math.abs(value - (drawn?.[index] ?? 0)));
  return differences.reduce((sum, difference) => sum + difference, 0) / ((differences.length / 4) * 3);
}

/** The requests for the film that a page makes from now on. */
function filmRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FILM.test(request.url())) asked.push(request.url());
  });
  return asked;
}
