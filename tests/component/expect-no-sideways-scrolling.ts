import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Expects that on a phone, too, nothing of what is rendered has to be scrolled sideways. The window is a desktop's again after it. */
export async function expectNoSidewaysScrolling(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 780);
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(innerWidth, innerHeight);
  expect(scrollWidth, 'width of the content').toBeLessThanOrEqual(clientWidth);
}
