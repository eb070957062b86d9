import { expect, type Locator, type Page } from '@playwright/test';
import { assistantButton } from '../support/assistant-panel.ts';
import { expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { disableContentVisibility, openPage } from '../support/open-page.ts';

/*
 * The two buttons that stay in the window's corners, over whole pages: the accessibility panel's on the left, the
 * assistant's on the right. When that is small: src/features/assistant/panel/assistant-button.browser.test.tsx.
 */

const accessibilityButton = (page: Page) => page.locator('button[aria-haspopup=dialog][aria-expanded]');

/** One page of each layout. */
const PAGES = [
  ['/'],
  ['/quote', '/providers?specialty=Cardiology', '/join-network'],
  ['/member-portal', '/policies/privacy', '/news/working-in-the-heat'],
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
];

for (const paths of PAGES) {
  test(`neither button covers a text, a price or a control wherever a scroll comes to rest: ${paths.join(', ')}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await openPage(page, `/es${path}`);
      await disableContentVisibility(page);
      for (const size of SIZES) {
        for (const largeText of [false, true]) {
          await test.step(`${path} ${JSON.stringify({ ...size, largeText })}`, async () => {
            await page.setViewportSize(size);
            await page.evaluate(
              (on) => document.documentElement.classList.toggle('large-text', on),
              largeText,
            );
            await expectNoSidewaysScrolling(page);
            await expectNothingCovered(page, size);
          });
        }
      }
    }
  });
}

async function expectNothingCovered(page: Page, { width }: { width: number }): Promise<void> {
  const buttons = [accessibilityButton(page), assistantButton(page)];
  // On a phone the first stands in the header.
  const inGutter = width < 768 ? buttons.slice(1) : buttons;
  await scrollAndRest(page, 1);
  // On the way down it is in the gutter.
  await expect.poll(() => isInCorner(page)).toBe(false);
  for (const button of inGutter) expect(await contentUnder(button, 'anywhere')).toEqual([]);
  await expectWhole(page);
  for (const y of await placesOnTheWayUp(page)) {
    await scrollAndRest(page, y);
    // After a change of the window it takes a moment until the button has looked again.
    await expect.poll(() => contentUnder(assistantButton(page), 'where it is'), `at ${y} px`).toEqual([]);
    await expectWhole(page);
  }
}

/** Round, at least 24 px, nothing of it outside of the window. */
async function expectWhole(page: Page): Promise<void> {
  await expect(assistantButton(page)).toBeInViewport({ ratio: 1 });
  const box = await assistantButton(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(24);
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 1);
}

function isInCorner(page: Page): Promise<boolean> {
  return assistantButton(page).evaluate((button) => button.hasAttribute('data-in-corner'));
}

test('below 768 px the accessibility button stands in the header, from there on at the left middle', async ({
  page,
}) => {
  await openPage(page, '/en');
  const button = accessibilityButton(page);
  for (const { width, height } of [...SIZES, { width: 767, height: 700 }]) {
    await page.setViewportSize({ width, height });
    const box = await button.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!box || !header) throw new Error('They are not shown');
    if (width < 768) {
      expect(box.y + box.height, `in the header at ${width} px`).toBeLessThan(header.y + header.height);
      const covered = await contentUnder(button, 'where it is', 'header');
      expect(covered, `${width} px`).toEqual([]);
    } else {
      expect(box.x, `at the left at ${width} px`).toBe(0);
      expect(box.y + box.height / 2, `in the middle at ${width} px`).toBeCloseTo(height / 2, 0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('neither button is there', async ({ page }) => {
    await page.goto('/en');
    await expect(page.locator('h1')).toBeVisible();
    await expect(accessibilityButton(page)).toBeHidden();
    await expect(assistantButton(page)).toBeHidden();
  });
});

/** Where a page of this length is looked at: from its end up, screen by screen. On the way down the button is small. */
function placesOnTheWayUp(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const places: number[] = [];
    for (let y = end; y > 0; y -= Math.round(innerHeight * 0.8)) places.push(y);
    return [...places, 0];
  });
}

/** Scrolls to a height and waits until the browser says that the scroll has ended. */
async function scrollAndRest(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = scrollY;
        document.addEventListener('scrollend', () => resolve(), { once: true });
        scrollTo({ top, behavior: 'instant' });
        if (scrollY === before) resolve();
      }),
    y,
  );
}

/**
 * Texts and controls of the page that lie under a button.
 *
 * @param height `where it is` now, or `anywhere` the page may be scrolled to
 * @param parts of the page that are looked at
 */
async function contentUnder(
  button: Locator,
  height: 'where it is' | 'anywhere',
  parts = 'main, footer',
): Promise<string[]> {
  return button.evaluate(
    (element, { height, parts }) => {
      const own = element.getBoundingClientRect();
      const isUnder = (box: DOMRect) =>
        box.width > 1 &&
        box.left < own.right &&
        box.right > own.left &&
        (height === 'anywhere' || (box.top < own.bottom && box.bottom > own.top));
      /** Cut off by what it scrolls in, as the slides are that wait beside the one that is shown. */
      const isCutOff = (box: DOMRect, parent: Element) => {
        for (let around: Element | null = parent; around !== document.body; around = around.parentElement) {
          if (!around) break;
          const { left, right } = around.getBoundingClientRect();
          const isWithin = Math.max(box.left, own.left) < right && Math.min(box.right, own.right) > left;
          if (!isWithin && getComputedStyle(around).overflowX !== 'visible') return true;
        }
        return false;
      };
      const isSeen = (box: DOMRect, parent: Element) => {
        if (height === 'anywhere') return !isCutOff(box, parent);
        const x = (Math.max(box.left, own.left) + Math.min(box.right, own.right, innerWidth)) / 2;
        const y = (Math.max(box.top, own.top) + Math.min(box.bottom, own.bottom)) / 2;
        return document.elementsFromPoint(x, y).includes(parent);
      };
      const found: string[] = [];
      for (const root of document.querySelectorAll(parts)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          if (!textContent?.trim() || !parentElement) continue;
          // Only read out.
          if (parentElement.getBoundingClientRect().width <= 1) continue;
          if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const boxes = [...range.getClientRects()];
          if (boxes.some((box) => isUnder(box) && isSeen(box, parentElement))) found.push(textContent.trim());
        }
        for (const control of root.querySelectorAll('a, button, input, select, textarea, summary')) {
          const box = control.getBoundingClientRect();
          // A bar across the window is pressed anywhere else; its words are looked at above.
          const isBar = box.left <= 0 && box.width > innerWidth * 0.9;
          const isShown = !isBar && control.checkVisibility({ visibilityProperty: true });
          if (isShown && isUnder(box) && isSeen(box, control)) found.push(control.outerHTML);
        }
      }
      return found;
    },
    { height, parts },
  );
}
