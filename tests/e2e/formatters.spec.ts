import { expect } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { openPage } from '../support/open-page.ts';

/*
 * The first number or date that a browser's own formatter writes takes a slow phone a tenth of a second. No public page
 * asks for one while it is taken over (decision 6).
 */

declare global {
  interface Window {
    formattersMade: string[];
  }
}

const PAGES = [
  '/en',
  '/en/quote',
  '/en/providers?specialty=Cardiology&county=Orange',
  '/en/providers/recommend',
  '/en/join-network',
  '/en/member-portal',
  '/en/news/working-in-the-heat',
  '/en/policies/refund',
  '/en/accessibility',
  '/es/privacy',
];

for (const path of PAGES) {
  test(`${path} is taken over without the browser's formatters`, async ({ page }) => {
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
    await openPage(page, path);
    expect(await page.evaluate(() => window.formattersMade)).toEqual([]);
  });
}
