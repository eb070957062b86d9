import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWith, panelIn, reply } from '../../../../tests/component/assistant-panel.ts';
import { emulateMedia } from '../../../../tests/component/emulate-media.ts';
import { renderOnPage } from '../../../../tests/component/render-on-page.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { tabConversation } from './tab-conversation.ts';

/*
 * Where the assistant's button stands (docs/product/assistant.md). That it covers nothing of any page is a journey
 * (tests/e2e/corner-buttons.spec.ts).
 */

const { opener: button, panel, open } = panelIn('en');

afterEach(() => tabConversation.clear());

test('it is whole and round everywhere: small on the way down and over text, large on the way up and at both ends', async () => {
  await page.viewport(360, 780);
  await renderOnPage(
    <>
      <div style={{ height: 1500 }} />
      <div style={{ height: 1500 }} className="text-right">
        {'Everything that a visitor reads. '.repeat(40)}
      </div>
      <div style={{ height: 1500 }} />
      <AssistantButton />
    </>,
  );
  // It changes a moment after the page has come to rest.
  const expectSize = async (size: number, where: string) => {
    await expect.poll(() => button.element().getBoundingClientRect().width, { message: where }).toBe(size);
    await expect.element(button, { message: where }).toBeInViewport({ ratio: 1 });
    const { width, height } = button.element().getBoundingClientRect();
    expect(height, where).toBe(width);
    expect(getComputedStyle(button.element()).borderRadius, where).toBe('999px');
  };
  await expectSize(48, 'at the beginning');
  window.scrollTo(0, 500);
  await expectSize(24, 'on the way down');
  window.scrollTo(0, 300);
  await expectSize(48, 'on the way up');
  window.scrollTo(0, 400);
  await expectSize(24, 'on the way down again');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expectSize(48, 'at the end');
  // The middle of the text, whatever font it has by now.
  window.scrollTo(0, 1300);
  await expectSize(24, 'on the way up, over text');

  button.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(button).toHaveFocus();
  await expectSize(24, 'over text with the focus of the keyboard');
});

test('what scrolls by itself does not leave a text under it', async () => {
  await page.viewport(360, 780);
  await renderOnPage(
    <>
      <div data-testid="row" className="absolute inset-x-0 bottom-0 flex overflow-x-auto">
        <p className="w-full shrink-0" style={{ height: 160 }} />
        <p className="w-full shrink-0 text-right" style={{ height: 160 }}>
          {'News that are read. '.repeat(40)}
        </p>
      </div>
      <AssistantButton />
    </>,
  );
  const width = () => button.element().getBoundingClientRect().width;
  await expect.poll(width).toBe(48);
  page.getByTestId('row').element().scrollTo({ left: 360 });
  await expect.poll(width).toBe(24);
});

test('growing and shrinking again is no layout shift', async () => {
  await page.viewport(360, 780);
  await renderOnPage(
    <>
      <div style={{ height: 3000 }} />
      <AssistantButton />
    </>,
  );
  const width = () => button.element().getBoundingClientRect().width;
  await expect.poll(width).toBe(48);
  window.scrollTo(0, 500);
  await expect.poll(width).toBe(24);
  window.scrollTo(0, 300);
  await expect.poll(width).toBe(48);
  expect(layoutShiftsOf(button.element())).toEqual([]);
});

test('neither the button nor its panel is printed', async () => {
  answerWith(() => reply('Yes.'));
  await renderOnPage(<AssistantButton />);
  await expect.element(button).toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect.element(button).not.toBeInTheDocument();
  await emulateMedia({});
  await open();
  await emulateMedia({ media: 'print' });
  await expect.element(panel).not.toBeInTheDocument();
});

/** From where to where an element was shifted so far, as the browser counts it. */
function layoutShiftsOf(element: Element): string[] {
  type Shift = PerformanceEntry & {
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return (observer.takeRecords() as Shift[])
    .flatMap(({ sources }) => sources)
    .filter(({ node }) => node === element)
    .map(({ previousRect: from, currentRect: to }) => `${from.x} ${from.y} to ${to.x} ${to.y}`);
}
