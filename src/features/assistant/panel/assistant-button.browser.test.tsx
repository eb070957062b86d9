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

test('it steps aside on the way down and over text, and is whole on the way up, at the end and with the focus', async () => {
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
  // It moves a moment after the page has come to rest.
  const isWhole = () =>
    button.element().getBoundingClientRect().right <= document.documentElement.clientWidth;
  const expectWhole = (is: boolean, where: string) => expect.poll(isWhole, { message: where }).toBe(is);
  await expectWhole(true, 'at the beginning');
  window.scrollTo(0, 500);
  await expectWhole(false, 'on the way down');
  await expect.element(button, { message: 'it can still be pressed' }).toBeInViewport();
  window.scrollTo(0, 300);
  await expectWhole(true, 'on the way up');
  window.scrollTo(0, 400);
  await expectWhole(false, 'on the way down again');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expectWhole(true, 'at the end');
  window.scrollTo(0, 1700);
  await expectWhole(false, 'on the way up, over text');

  button.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.element(button).toHaveFocus();
  await expectWhole(true, 'with the focus of the keyboard');
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
