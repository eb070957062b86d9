import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { disableContentVisibility } from './open-page.ts';
import { WCAG_RULES } from './wcag-rules.ts';

/** Expects that axe finds nothing against WCAG 2.2 AA or its best practices in the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe asks where elements are, also what was opened far below the viewport.
  await disableContentVisibility(page);
  const { violations } = await test.step('axe', () =>
    new AxeBuilder({ page })
      // Of what passes only the number is kept: collecting the rest takes time, and nobody reads it.
      .options({ runOnly: { type: 'tag', values: WCAG_RULES }, resultTypes: ['violations'] })
      // Results are put together in this page instead of one opened for it: there are no frames of other sites.
      .setLegacyMode()
      .analyze());
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found, 'what axe finds').toEqual([]);
}

/** What can be pressed or filled in. */
const TARGETS = 'a[href], button, input, select, textarea, summary';

/**
 * Expects that whatever can be pressed is at least 24 px wide and high, also within a line (WCAG 2.5.8, without its
 * exceptions). A label counts as part of its field.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate((targets) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      // What is 1 px large is there for screen readers, and shown with the focus.
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (isShown && Math.min(width, height) < 24) found.push(`${width} × ${height}: ${target.outerHTML}`);
    }
    return found;
  }, TARGETS);
  expect(small, 'targets under 24 px').toEqual([]);
}

/** Expects that the page is no wider than the window: nothing has to be scrolled sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(async () => {
    // What is shown before may be wider.
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { content: scrollWidth, window: clientWidth };
  });
  expect(widths.content, 'width of the content').toBeLessThanOrEqual(widths.window);
}
