import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';

declare global {
  interface Window {
    formattersMade: string[];
  }
}

/** Every page, for counts, prices, dates and times may be on any. */
const PAGES = [
  '/en',
  '/en/quote',
  '/en/providers?specialty=Cardiology&county=Orange',
  '/en/providers/recommend',
  '/en/providers/shortlist',
  '/en/join-network',
  '/en/member-portal',
  '/en/news/working-in-the-heat',
  '/en/policies/refund',
  '/en/accessibility',
  '/es/privacy',
];

/*
 * The first number or date that a browser's own formatter writes takes a slow phone a tenth of a second, in which the
 * page answers to nothing (decision 6). How long hydration takes is measured by the bench; a fast machine hides it.
 */
test('no page keeps a slow phone waiting for the browser to learn how numbers and dates are written', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.formattersMade = [];
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
      const construct: ProxyHandler<typeof Intl.Collator>['construct'] = (own, values, derived) => {
        window.formattersMade.push(name);
        return Reflect.construct(own, values, derived);
      };
      Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], { construct }) });
    }
  });
  for (const path of PAGES) {
    await openPage(page, path);
    expect(await page.evaluate(() => window.formattersMade), path).toEqual([]);
  }
});
