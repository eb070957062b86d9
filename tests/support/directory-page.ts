import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The address that the directory searches at. */
export const SEARCH_API = '**/api/providers/search';

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

/** What the next search sends, once `start` has set it off. */
export async function payloadOf(page: Page, start: () => Promise<unknown>): Promise<unknown> {
  const isSearch = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/api/providers/search';
  const [request] = await Promise.all([page.waitForRequest(isSearch), start()]);
  return request.postDataJSON();
}

/** Unfolds the filters that a phone folds away: the name and the city. */
export async function unfoldFilters(page: Page): Promise<void> {
  const more = page.getByRole('search').locator('summary');
  const isFolded = await more.evaluate((summary) => !summary.closest('details')?.open);
  if (isFolded && (await more.isVisible())) await more.click();
}
