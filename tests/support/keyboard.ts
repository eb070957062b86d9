import type { Locator, Page } from '@playwright/test';

/**
 * Presses Tab until `target` has the focus; fails when a whole round does not meet it. Waits for the target first: a Tab
 * before the dialog opens moves the focus on, and the dialog gives it back there when it closes.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reached the target');
}
