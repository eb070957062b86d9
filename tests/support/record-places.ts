import type { Page } from '@playwright/test';

/** Notes every place to which the page scrolls; gives them without the top, each once. */
export async function recordPlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    document.addEventListener('scroll', () => places.add(Math.round(window.scrollY)));
  });
  return () =>
    page.evaluate(() => {
      const { places } = window as unknown as { places: Set<number> };
      return [...places].filter((place) => place !== 0);
    });
}
