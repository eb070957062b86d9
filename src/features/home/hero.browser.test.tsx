import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { Hero } from './hero.tsx';

/*
 * The sunrise over the hero's picture (docs/product/home.md, Hero: by itself, without sound, once). That it is loaded after
 * the page, and on a phone when its picture is in sight, is a journey (tests/e2e/hero-video.spec.ts).
 */

const films = page.getByCss('#home video');
const film = () => films.element() as HTMLVideoElement;
const withMotion = () => emulateMedia({ 'prefers-reduced-motion': 'no-preference' });

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  test('it plays once without sound, can be paused, and ends in the picture', async () => {
    const { pauseVideo, playVideo, playVideoAgain } = words.home.hero;
    await withMotion();
    await renderOnPage(<Hero />, { language: code });
    await page.getByRole('button', { name: pauseVideo }).click();
    await expect.poll(() => film().paused).toBe(true);
    expect([film().muted, film().loop]).toEqual([true, false]);

    await page.getByRole('button', { name: playVideo, exact: true }).click();
    await expect.poll(() => film().paused).toBe(false);
    film().currentTime = film().duration - 0.2;
    await expect.element(page.getByRole('button', { name: playVideoAgain })).toBeVisible();
    await expect.element(films).toHaveStyle({ opacity: '0' });
  });
});

test('it begins and ends as the picture beneath, and is never far from it', async () => {
  await withMotion();
  await renderOnPage(<Hero />);
  await expect.element(films).toHaveStyle({ opacity: '1' });
  film().pause();
  for (const [second, most] of [
    [0, 6],
    [1, 10],
    [film().duration / 2, 15],
    [film().duration - 0.1, 6],
  ] as const) {
    // "seeked" says that the moment was found; on a busy machine its picture is drawn a little later.
    await expect.poll(() => differenceFromPicture(second), { message: `at ${second} s` }).toBeLessThan(most);
  }
});

describe('nothing of it is downloaded', () => {
  test.each<[string, () => unknown]>([
    ['when the system asks for less motion', () => emulateMedia({ 'prefers-reduced-motion': 'reduce' })],
    [
      'when the accessibility panel was asked for less motion',
      () => document.documentElement.classList.add('reduce-motion'),
    ],
    ['when the browser saves data', () => setConnection({ saveData: true })],
  ])('%s', async (_wish, express) => {
    vi.useFakeTimers();
    await withMotion();
    await express();
    await renderOnPage(<Hero />);
    await untilPictureIsSeen();
    await import('./hero-video.tsx');
    await passTime(0);
    expect(films.elements()).toEqual([]);
  });
});

/** Until the browser has told whoever asked for it, the hero first, that the picture is in sight. */
function untilPictureIsSeen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { threshold: 0.5 },
    );
    observer.observe(page.getByRole('img').first().element());
  });
}

function setConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

/** How far a moment of the film is from the picture beneath, from 0 to 255 in the mean. */
async function differenceFromPicture(second: number): Promise<number> {
  const hasArrived = new Promise((resolve) => film().addEventListener('seeked', resolve, { once: true }));
  film().currentTime = second;
  await hasArrived;
  const picture = page.getByRole('img').first().element() as HTMLImageElement;
  const [shown, drawn] = [film(), picture].map((source) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 78 });
    const context = canvas.getContext('2d');
    context?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  });
  const differences = Array.from(shown ?? [], (value, index) => Math.abs(value - (drawn?.[index] ?? 0)));
  return differences.reduce((sum, difference) => sum + difference, 0) / ((differences.length / 4) * 3);
}
