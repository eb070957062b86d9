import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';

/* Nothing on a page moves by itself while it loads. */

for (const path of ['/', '/quote', '/providers', '/providers?specialty=Cardiology&county=Orange', '/es']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(collectLayoutShifts)).toEqual([]);
  });
}

/** Every layout shift so far: its score, and what moved from where to where. Runs in the page. */
function collectLayoutShifts(): Promise<string[]> {
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  return new Promise((resolve) => {
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80);
          return `${name} [${from.x} ${from.y} ${from.width} ${from.height}] to [${to.x} ${to.y} ${to.width} ${to.height}]`;
        });
        found.push([value, ...moved].join('\n'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Two frames: buffered entries are handed over before the second.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
  });
}
