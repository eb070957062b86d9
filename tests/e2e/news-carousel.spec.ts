import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { newsCards, newsSection, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';

/* The news carousel (specification, sections 4 and 9). It is told the widths of its window, so one project walks it. */

test.skip(({ viewport }) => viewport?.width === 360, 'sets its own widths');

for (const { code, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, () => {
    test.use({ locale });
    const t = words.news;

    const slides = (page: Page) => newsSection(page).getByRole('list', { name: t.carousel.label });

    /** Opens the home page in a window of this width with a clock that stands still, and goes to the news. */
    async function openCarousel(page: Page, width: number): Promise<void> {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      await openPage(page, `/${code}`);
      await untilNewsInteractive(page);
      await newsSection(page).getByRole('button', { name: t.carousel.pause }).click();
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      const list = slides(page);
      await list.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
      await expectShown(list, 0);
      // The four seconds begin here.
      await newsSection(page).getByRole('button', { name: t.carousel.play }).click();
      await page.mouse.move(0, 0);
    }

    for (const [width, perView] of [
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      test(`at ${width} px ${perView} stand beside each other`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${code}`);
        await expect(newsCards(page)).toHaveCount(3);
        expect(await visibleSlides(slides(page))).toEqual(
          Array.from({ length: perView }, (_, index) => index),
        );
      });
    }

    test('it moves every four seconds and from the end to the beginning', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      for (const shown of [1, 2, 0]) {
        await page.clock.runFor(3999);
        await expectShown(list, (shown + 2) % 3);
        await page.clock.runFor(1);
        await expectShown(list, shown);
      }
    });

    test('the pointer over it stops it', async ({ page }) => {
      await openCarousel(page, 768);
      const list = slides(page);
      await newsCards(page).first().hover();
      await page.clock.runFor(60_000);
      await expectShown(list, 0);
      await page.mouse.move(0, 0);
      await page.clock.runFor(4000);
      await expectShown(list, 1);
    });

    test('previous and next move one step and hold it for five seconds', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      await newsSection(page).getByRole('button', { name: t.carousel.next }).click();
      await page.mouse.move(0, 0);
      await expectShown(list, 1);
      await page.clock.runFor(8999);
      await expectShown(list, 1);
      await page.clock.runFor(1);
      await expectShown(list, 2);
      for (const shown of [1, 0, 2]) {
        await newsSection(page).getByRole('button', { name: t.carousel.previous }).click();
        await expectShown(list, shown);
      }
    });

    test('it stops by its button, and with the keyboard inside', async ({ page }) => {
      await openCarousel(page, 500);
      const list = slides(page);
      await newsSection(page).getByRole('button', { name: t.carousel.pause }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(60_000);
      await expectShown(list, 0);

      await page.keyboard.press('Enter');
      await expect(newsSection(page).getByRole('button', { name: t.carousel.pause })).toBeFocused();
      await page.clock.runFor(60_000);
      await expectShown(list, 0);
    });

    test('it does not move for visitors who want no motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 500, height: 800 });
      await page.clock.install();
      await openPage(page, `/${code}`);
      await untilNewsInteractive(page);
      await expect(newsSection(page).getByRole('button', { name: t.carousel.pause })).toBeHidden();
      await page.clock.runFor(60_000);
      await expectShown(slides(page), 0);
      await newsSection(page).getByRole('button', { name: t.carousel.next }).click();
      await expectShown(slides(page), 1);
    });

    test('an open dialog holds the carousel', async ({ page }) => {
      await openCarousel(page, 500);
      await newsCards(page).first().getByRole('link', { name: t.card.readMore }).click();
      await expect(async () => {
        await page.clock.runFor(300);
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 });
      }).toPass();
      await page.mouse.move(0, 0);
      await page.clock.runFor(60_000);
      await expectShown(slides(page), 0);
    });
  });
}

/** Which slides of the row stand wholly in its window. */
function visibleSlides(list: Locator): Promise<number[]> {
  return list.evaluate((row) => {
    const window = row.getBoundingClientRect();
    return [...row.children].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= window.left - 1 && right <= window.right + 1 ? [index] : [];
    });
  });
}

/** Expects that the row has come to rest with this slide first. */
async function expectShown(list: Locator, first: number): Promise<void> {
  await expect.poll(async () => (await visibleSlides(list))[0]).toBe(first);
}
