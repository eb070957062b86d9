import type { Page } from '@playwright/test';

/** Requests to the address wait until the returned function is called, then go on. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
