import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { newsCards, newsSection, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';

/* The news carousel (docs/product/articles.md, Carousel). Its rules are tested beside use-carousel.ts. */

const words = ENGLISH.words.news;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it moves every four seconds and from the end to the beginning; the pointer over it stops it', async ({
    page,
  }) => {
    await openCarousel(page);
    const list = slides(page);
    for (const shown of [1, 2, 0]) {
      await page.clock.runFor(3999);
      await expectShown(list, (shown + 2) % 3);
      await page.clock.runFor(1);
      await expectShown(list, shown);
    }

    await test.step('the pointer over it stops it', async () => {
      await newsCards(page).first().hover();
      await page.clock.runFor(60_000);
      await expectShown(list, 0);
      await page.mouse.move(0, 0);
      await page.clock.runFor(4000);
      await expectShown(list, 1);
    });
  });

  test('previous and next move one step and hold it for five seconds', async ({ page }) => {
    await openCarousel(page);
    const list = slides(page);
    await control(page, 'next').click();
    await page.mouse.move(0, 0);
    await expectShown(list, 1);
    await page.clock.runFor(8999);
    await expectShown(list, 1);
    await page.clock.runFor(1);
    await expectShown(list, 2);
    for (const shown of [1, 0, 2]) {
      await control(page, 'previous').click();
      await expectShown(list, shown);
    }
  });

  test('it stops by its button, and with the keyboard inside', async ({ page }) => {
    await openCarousel(page);
    const list = slides(page);
    await control(page, 'pause').click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expectShown(list, 0);

    await page.keyboard.press('Enter');
    await expect(control(page, 'pause'), 'it may move again').toBeFocused();
    await page.clock.runFor(60_000);
    await expectShown(list, 0);
  });

  test('an open dialog holds the carousel', async ({ page }) => {
    await openCarousel(page);
    await newsCards(page).first().getByRole('link', { name: words.card.readMore }).click();
    await expect(async () => {
      await page.clock.runFor(300);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 });
    }).toPass();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expectShown(slides(page), 0);
  });
});

test('it does not move for visitors who want no motion; it shows as many as have room', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.clock.install();
  await openPage(page, '/en');
  await untilNewsInteractive(page);
  await expect(control(page, 'pause')).toBeHidden();
  await page.clock.runFor(60_000);
  await expectShown(slides(page), 0);
  await control(page, 'next').click();
  await expectShown(slides(page), 1);
  await control(page, 'previous').click();
  await expectShown(slides(page), 0);

  for (const [width, perView] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await test.step(`at ${width} px ${perView} stand beside each other`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => visibleSlides(slides(page))).toEqual([0, 1, 2].slice(0, perView));
    });
  }
});

/** Opens the home page in a window of one slide with a clock that stands still, and goes to the news. */
async function openCarousel(page: Page): Promise<void> {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.clock.install();
  await openPage(page, '/en');
  await untilNewsInteractive(page);
  await control(page, 'pause').click();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const list = slides(page);
  await list.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expectShown(list, 0);
  // The four seconds begin here.
  await control(page, 'play').click();
  await page.mouse.move(0, 0);
}

function slides(page: Page): Locator {
  return newsSection(page).getByRole('list', { name: words.carousel.label });
}

function control(page: Page, name: 'pause' | 'play' | 'next' | 'previous'): Locator {
  return newsSection(page).getByRole('button', { name: words.carousel[name] });
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
