import type { Locator, Page } from '@playwright/test';
import { untilPartInteractive } from './open-page.ts';

/** The news of the home page. */
export function newsSection(page: Page): Locator {
  return page.locator('#news');
}

/** Its articles, in order. */
export function newsCards(page: Page): Locator {
  return newsSection(page).getByRole('article');
}

/** Goes to the news and waits until they answer. */
export function untilNewsInteractive(page: Page): Promise<void> {
  return untilPartInteractive(page, '#news');
}
