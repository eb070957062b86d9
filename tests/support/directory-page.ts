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
