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
 * Waits until React has hydrated header, content and the assistant's button, each of which is a task of its own, and what
 * can be pressed or filled in in the window: it may belong to a part whose code comes later. By then it is decided which
 * font texts keep (`waitForFonts`). What is further down comes later still (`untilPartInteractive`, `openFooter`).
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    const isInWindow = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return (
      ['header a', 'main h1', '.corner-button'].every((place) => isHydrated(document.querySelector(place))) &&
      controls.every((control) => isHydrated(control) || !isInWindow(control))
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

/** Scrolls to a part of the page whose code comes later, and waits until it is hydrated. */
export async function untilPartInteractive(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (inPart) =>
      Object.keys(document.querySelector(inPart) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
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
