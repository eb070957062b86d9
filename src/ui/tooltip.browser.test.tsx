import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passTime, timeSince } from '../../tests/component/pass-time.ts';
import { Tooltip } from './tooltip.tsx';

/* When a tooltip opens and closes (docs/product/accessibility.md). Its rules are tested in tooltip.test.ts. */

const bubble = () => document.querySelector<HTMLElement>('[popover]');
const isOpen = () => bubble()?.matches(':popover-open');

async function renderTooltip() {
  vi.useFakeTimers();
  await render(
    <>
      <Tooltip content="Ask us which plan">?</Tooltip>
      <p>elsewhere</p>
    </>,
  );
  return page.getByRole('button', { name: '?' });
}

test('it opens after the pointer has rested for 700 ms', async () => {
  const button = await renderTooltip();
  const sinceEntered = timeSince(button.element(), 'pointerenter');
  const sinceLeft = timeSince(button.element(), 'pointerleave');
  await button.hover();
  await passTime(699 - sinceEntered());
  expect(isOpen()).toBe(false);
  await passTime(1);
  expect(isOpen()).toBe(true);
  await page.getByText('elsewhere').hover();
  await passTime(119 - sinceLeft());
  expect(isOpen()).toBe(true);
  await passTime(1);
  expect(isOpen()).toBe(false);
});

test('it opens at once by the keyboard, and Escape puts it away', async () => {
  const button = await renderTooltip();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  vi.advanceTimersByTime(0);
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
});

test('it opens at once by a press, and a press elsewhere puts it away', async () => {
  const button = await renderTooltip();
  await button.click();
  vi.advanceTimersByTime(0);
  await expect.poll(isOpen).toBe(true);
  await page.getByText('elsewhere').click();
  await expect.poll(isOpen).toBe(false);
});
