import type { Page, Response } from '@playwright/test';
import { CONTENT_VISIBILITY_DISABLED } from '#client/disable-content-visibility.ts';
import type { Guard } from './guarded-page.ts';

/** Opens a path and waits until the page answers to clicks and keys: React has hydrated the server's HTML. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilInteractive(page);
  return response;
}

/**
 * Waits until the page answers to clicks and keys: header, content and corner buttons, and each part in the window whose
 * code comes later, say so themselves (`data-hydrated`). By then it is decided which font texts keep (`waitForFonts`). What
 * is further down comes later still (`untilPartInteractive`, `openFooter`).
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const marks = [...document.querySelectorAll('[data-hydrated]')];
    const isWaitedFor = ({ parentElement: part }: Element) => {
      const { top, bottom } = (part ?? document.body).getBoundingClientRect();
      return part?.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    return (
      marks.length > 0 &&
      marks.every((mark) => mark.getAttribute('data-hydrated') === 'true' || !isWaitedFor(mark))
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * From now on a page is shown in its own font, however late that comes, so that measures are the same each time. For
 * visitors a font that comes late stays away (`font-display: optional`).
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', 'font-display:block') });
  });
}

/** From now on the site's fonts do not come, and the page is shown in what the device has, which is wider. */
export async function loseFonts(page: Page, guard: Guard): Promise<void> {
  // The console names no file, but every file that is lost is reported by its address too.
  guard.allow(/request failed \(net::ERR_FAILED\): .*\.woff2$|Failed to load resource: net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Waits until the page has loaded and the browser has nothing to do for it: what a page loads or does by itself has been
 * begun by then, and what it has drawn is on the screen.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Scrolls to an element in a part of the page whose code comes later, and waits until that part is hydrated. */
export async function untilPartInteractive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((inPart) => {
    const element = document.querySelector(inPart);
    // Again and again: a page that is still loading may put itself back to its beginning.
    element?.scrollIntoView({ block: 'nearest' });
    const part = element?.closest(':has(> [data-hydrated])');
    return part?.querySelector(':scope > [data-hydrated=false]') === null;
  }, selector);
}

/** Follows a link of the page without scrolling to it or opening the menu it is in, and waits for its page. */
export async function followLink(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await page.waitForURL(`**${path}`);
}

/** Scrolls to the footer, waits until it is hydrated, and opens its groups, which are folded on phones. */
export async function openFooter(page: Page): Promise<void> {
  await untilPartInteractive(page, 'footer');
  await page.locator('footer details').evaluateAll((groups: HTMLDetailsElement[]) => {
    for (const group of groups) group.open = true;
  });
}

/** Lays out also what is far from the viewport, as the page itself does before it scrolls to a place in it. */
export async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(
    (attribute) => document.documentElement.setAttribute(attribute, ''),
    CONTENT_VISIBILITY_DISABLED,
  );
}
