import { expect, type Locator } from '@playwright/test';

/** How far below the window's upper edge an element begins, in pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((part) => part.getBoundingClientRect().top);
}

/**
 * Waits until an element is about where it was in the window. A font that came at another moment may move it by a line or
 * two; a place that was lost is off by a section or the whole page.
 *
 * @param top how far below the window's upper edge it was, in pixels
 */
export async function expectNear(element: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(element)) - top)).toBeLessThan(80);
  await expect(element).toBeInViewport();
}
