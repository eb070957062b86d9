import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { ENGLISH } from '../support/languages.ts';
import { newsCards, newsSection, untilNewsInteractive } from '../support/news-section.ts';
import { openPage } from '../support/open-page.ts';

/* The news carousel (docs/product/articles.md, Carousel). Its rules are tested beside use-carousel.ts. */

const words = ENGLISH.words.news;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
