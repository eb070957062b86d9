import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { disableContentVisibility, waitForFonts } from '../support/open-page.ts';

/*
 * Text at 200 % on a phone: the browser's own size is doubled (WCAG 1.4.4). One page of each layout is looked at, on the
 * narrowest phones and on a usual one, whose scroll bar takes no room.
 */

const PAGES = [
  '',
  '/quote?request=1',
  '/providers?specialty=Cardiology',
  '/providers/recommend',
  '/providers/shortlist',
  '/join-network',
  '/member-portal',
  '/policies/grievance',
  '/accessibility',
  '/news/working-in-the-heat',
  '/nothing',
];

test.use({ isMobile: true });

for (const { code } of LANGUAGES) {
  test(`text of twice the size fits on a phone, in ${code}`, { tag: '@phone' }, async ({ page, guard }) => {
    guard.allow(/status of 404/);
    await waitForFonts(page);
    for (const size of [16, 32]) {
      await setTextSize(page, size);
      // Of the usual size all pages are looked at in accessibility.spec.ts; what the header has is the same on each.
      for (const path of size === 16 ? PAGES.slice(0, 1) : PAGES) {
        await page.goto(`/${code}${path}`);
        await disableContentVisibility(page);
        for (const width of [320, 375]) {
          await test.step(`${path} at ${width} px with text of ${size} px`, async () => {
            await page.setViewportSize({ width, height: 780 });
            await expectNoSidewaysScrolling(page);
            expect(await linksUnderAccessibilityButton(page), 'under the accessibility button').toEqual([]);
          });
        }
      }
    }
  });
}

/** The size of text that a visitor sets in the browser, in pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What of the header touches the button that stands in it. */
function linksUnderAccessibilityButton(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.querySelector('#accessibility-button')?.getBoundingClientRect() ?? new DOMRect();
    const touches = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= own.right && right >= own.left && top <= own.bottom && bottom >= own.top;
    };
    const links = [...document.querySelectorAll('header :is(a, summary)')];
    return links
      .filter((link) => link.checkVisibility() && touches(link))
      .map((link) => link.textContent ?? '');
  });
}
