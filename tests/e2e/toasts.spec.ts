import { expect, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { openPage, untilPartInteractive } from '../support/open-page.ts';

/* Messages that come and go by themselves (docs/product/accessibility.md, Toasts), shown by the network application. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { code, tag, words } of LANGUAGES) {
  test(`a toast is alone, leaves after five seconds, and F8 leads to it, in ${code}`, { tag }, async ({
    page,
  }) => {
    await page.clock.install();
    await openApplication(page, code);
    await showToast(page);
    await showToast(page);
    await expect(toasts(page)).toHaveCount(1);

    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: new RegExp(words.shell.toast.region) });
    await expect(region.getByRole('list')).toBeFocused();
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();

    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await expect(toasts(page)).toHaveCount(0);
    await showToast(page);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('a toast is swiped away to the right', { tag: '@phone' }, async ({ page }) => {
  await openApplication(page, 'en');
  await showToast(page);
  await swipe(page, 40);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

function toasts(page: Page) {
  return page.locator('li[data-state=open]');
}

async function openApplication(page: Page, code: string): Promise<void> {
  await openPage(page, `/${code}/join-network`);
  await untilPartInteractive(page, '#join-network-form');
}

/** Sends the empty form, which is answered with a toast. */
async function showToast(page: Page): Promise<void> {
  await page.locator('#join-network-form [type=submit]').click();
  await expect(toasts(page)).toBeVisible();
}

/** Drags the toast to the right by this many pixels. */
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 3 });
  await page.mouse.move(x + pixels, y, { steps: 3 });
  await page.mouse.up();
}
