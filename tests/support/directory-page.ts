import { expect, type Locator, type Page } from '@playwright/test';

/** The heading with the number of providers found. */
export function countHeading(page: Page): Locator {
  return page.getByRole('heading', { name: /providers? found|proveedor(es)? encontrados?/ });
}

/** The number that the heading gives, once it is shown. */
export async function countFound(page: Page): Promise<number> {
  await expect(countHeading(page)).toBeVisible();
  return Number((await countHeading(page).textContent())?.replaceAll(/\D/g, ''));
}

/** The cards on the page, in order. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Unfolds the filters that a phone folds away: the name and the city. */
export async function unfoldFilters(page: Page): Promise<void> {
  const more = page.getByRole('search').locator('summary');
  const isFolded = await more.evaluate((summary) => !summary.closest('details')?.open);
  if (isFolded && (await more.isVisible())) await more.click();
}
