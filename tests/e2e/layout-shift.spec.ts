import { expect, type Route, test } from '@playwright/test';
import { openPage, untilIdle } from '../support/open-page.ts';
import { calculator, expectStep, fillStep1 } from '../support/quote-page.ts';
import { WORDS } from '../support/quote-words.ts';

/* Nothing on a page moves by itself while it loads, with all that comes by itself: the film of the home page too. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Each layout in the language of the longer words; header and hero stand differently in each language. */
const PAGES = [
  '/en',
  '/es',
  '/es/quote',
  '/es/providers',
  '/es/providers?specialty=Cardiology&county=Orange',
];

test('no page shifts while it loads', { tag: '@everywhere' }, async ({ browser }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      // A browser that keeps nothing yet: fonts and styles come as late as at a first visit.
      const context = await browser.newContext();
      const page = await context.newPage();
      await openPage(page, path);
      await untilIdle(page);
      expect.soft(await page.evaluate(collectLayoutShifts), path).toEqual([]);
      await context.close();
    });
  }
});

test('what a browser has kept of the directory moves nothing when it is found', {
  tag: '@everywhere',
}, async ({ page, request }) => {
  const answer = await request.post('/api/providers/search', { data: { county: 'Orange', limit: 2 } });
  const { providers } = await answer.json();
  const ids = providers.map(({ id }: { id: string }) => id);
  await page.addInitScript((kept) => localStorage.setItem('shortlist', JSON.stringify(kept)), ids);
  const list = page.getByRole('main').locator('a[href="/es/providers/shortlist"]');
  for (const path of [
    '/es/providers',
    '/es/providers?specialty=Cardiology&county=Orange',
    `/es/providers/${ids[0]}`,
  ]) {
    await openPage(page, path);
    await expect(list).toHaveText(/2/);
    await untilIdle(page);
    expect.soft(await page.evaluate(collectLayoutShifts), path).toEqual([]);
  }
  await openPage(page, '/es/providers/shortlist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await untilIdle(page);
  expect(await page.evaluate(collectLayoutShifts)).toEqual([]);
});

test('a quote that is loaded again does not shift, nor show another step before its own', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openPage(page, '/en/quote');
  await fillStep1(page, 'en');
  await page.getByRole('button', { name: WORDS.en.next }).click();
  await page.getByRole('button', { name: WORDS.en.submit }).click();
  await expectStep(page, 'en', 3);
  await page.evaluate(() => window.scrollTo(0, 0));

  const seen = Promise.withResolvers<boolean>();
  const look = async (route: Route) => {
    seen.resolve(await calculator(page).getByText(WORDS.en.step(1), { exact: true }).isVisible());
    await route.continue();
  };
  // When the first script is asked for the page has been painted, and nothing of it runs yet.
  await page.route('**/assets/*.js', look, { times: 1 });
  await page.reload();
  await expect(page.getByText(WORDS.en.step(3), { exact: true })).toBeVisible();
  expect(await seen.promise).toBe(false);
  await untilIdle(page);
  expect(await page.evaluate(collectLayoutShifts)).toEqual([]);
});

/** Every layout shift so far: its score, and what moved from where to where. Runs in the page. */
function collectLayoutShifts(): string[] {
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return (observer.takeRecords() as Shift[]).map(({ value, sources }) => {
    const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 80);
      return `${name} [${from.x} ${from.y} ${from.width} ${from.height}] to [${to.x} ${to.y} ${to.width} ${to.height}]`;
    });
    return [value, ...moved].join('\n');
  });
}
