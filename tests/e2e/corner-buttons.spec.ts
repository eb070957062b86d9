import { expect, type Locator, type Page } from '@playwright/test';
import { assistantButton, assistantPanel, openAssistant } from '../support/assistant-panel.ts';
import { expectNoSidewaysScrolling } from '../support/expect-accessible.ts';
import { test } from '../support/guarded-page.ts';
import { disableContentVisibility, openPage } from '../support/open-page.ts';

/* The two buttons that stay in the window's corners: the accessibility panel's on the left, the assistant's on the right. */

const accessibilityButton = (page: Page) => page.locator('button[aria-haspopup=dialog][aria-expanded]');

/** One page of each layout. */
const PAGES = [
  '/',
  '/quote',
  '/providers?specialty=Cardiology',
  '/join-network',
  '/member-portal',
  '/policies/privacy',
  '/news/working-in-the-heat',
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
];

for (const path of PAGES) {
  test(`on ${path} neither button covers a text, a price or a control wherever a scroll comes to rest`, async ({
    page,
  }) => {
    // Every screen of a long page, down and up, at three widths and two sizes of text.
    test.slow();
    await openPage(page, `/es${path}`);
    await disableContentVisibility(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const largeText of [false, true]) {
        await page.evaluate((on) => document.documentElement.classList.toggle('large-text', on), largeText);
        await expectNoSidewaysScrolling(page);
        if (size.width >= 768) {
          const covered = await contentUnder(accessibilityButton(page), 'anywhere');
          expect({ ...size, largeText, covered }).toEqual({ ...size, largeText, covered: [] });
        }
        for (const y of await placesToRest(page)) {
          await scrollAndRest(page, y);
          // After a change of the window it takes a moment until the button has looked again.
          await expect
            .poll(
              () => contentUnder(assistantButton(page), 'where it is'),
              JSON.stringify({ size, largeText, y }),
            )
            .toEqual([]);
        }
      }
    }
  });
}

test('the button of the assistant steps aside on the way down and comes back on the way up and at the end', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/es/policies/privacy');
  const button = assistantButton(page);
  const isWhole = async () => {
    const box = await button.boundingBox();
    return (
      box !== null && box.x + box.width <= (await page.evaluate(() => document.documentElement.clientWidth))
    );
  };
  // It moves a moment after the page has come to rest.
  const expectWhole = (is: boolean, where: string) => expect.poll(isWhole, where).toBe(is);
  await scrollAndRest(page, 300);
  await expectWhole(false, 'after the way down');
  await expect(button, 'it can still be pressed').toBeInViewport();

  await test.step('at the end of the page', async () => {
    await scrollAndRest(page, 1e6);
    await expectWhole(true, 'at the end');
  });

  await test.step('on the way up, where nothing lies under it', async () => {
    // The first half of the page is left empty.
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('main *')) text.textContent = '';
      document.querySelector<HTMLElement>('main')?.style.setProperty('height', '3000px');
    });
    await scrollAndRest(page, 1500);
    await expectWhole(true, 'on the way up');
    await scrollAndRest(page, 1800);
    await expectWhole(false, 'on the way down');
  });

  await test.step('with the focus of the keyboard, wherever it is', async () => {
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expectWhole(true, 'focused');
  });
});

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

test('neither button is printed, nor is the assistant; the administration has none of it', async ({
  page,
}) => {
  await openPage(page, '/en/quote');
  const buttons = [accessibilityButton(page), assistantButton(page)];
  for (const button of buttons) await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const button of buttons) await expect(button).toBeHidden();
  await page.emulateMedia({ media: null });
  const panel = await openAssistant(page);
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto('/admin-login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(assistantButton(page)).toHaveCount(0);
  await expect(assistantPanel(page)).toHaveCount(0);
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

/** Where a page of this length is looked at: screen by screen down to its end, and back up. */
function placesToRest(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const down: number[] = [];
    for (let y = 0; y < end; y += Math.round(innerHeight * 0.8)) down.push(y);
    return [...down, end, ...down.reverse().map((y) => Math.max(0, y - 90))];
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
      /** Not cut off, as the slides are that wait beside the one that is shown. */
      const isSeen = (box: DOMRect, parent: Element) => {
        if (height === 'anywhere') return true;
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
