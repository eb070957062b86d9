import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../tests/component/emulate-media.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { showToast } from './toasts.ts';

/* Messages that come and go by themselves (docs/product/accessibility.md, Toasts). */

const openToasts = () => document.querySelectorAll('li[data-state=open]');
const place = () => page.getByText('Application sent');

async function renderToast(language: 'en' | 'es' = 'en') {
  await renderOnPage(<button type="button">elsewhere</button>, { language });
  showToast({ title: 'Application sent', description: 'We answer within two days.' });
  await expect.element(place()).toBeVisible();
}

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  test('F8 leads to it, its cross closes it, and axe finds nothing', async () => {
    await renderToast(code);
    await userEvent.keyboard('{F8}');
    const region = page.getByRole('region', { name: new RegExp(words.shell.toast.region) });
    await expect.element(region.getByRole('list')).toHaveFocus();
    await expectAccessible();
    await page.getByRole('button', { name: words.shell.toast.close }).click();
    await expect.poll(openToasts).toHaveLength(0);
  });
});

test.for(['{Escape}', '{Tab}{Tab}{Enter}'])(
  'after F8 and %s the keyboard goes on where it was',
  async (keys) => {
    await renderToast();
    const elsewhere = page.getByRole('button', { name: 'elsewhere' });
    elsewhere.element().focus();
    await userEvent.keyboard('{F8}');
    await expect.element(elsewhere).not.toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.poll(openToasts).toHaveLength(0);
    await expect.element(elsewhere).toHaveFocus();
  },
);

test('the newest is alone, and leaves after five seconds without a pointer', async () => {
  vi.useFakeTimers();
  await renderToast();
  showToast({ title: 'Application sent', description: 'Once more' });
  await expect.element(page.getByText('Once more')).toBeVisible();
  expect(openToasts()).toHaveLength(1);
  await passTime(4999);
  expect(openToasts()).toHaveLength(1);
  await passTime(1);
  expect(openToasts()).toHaveLength(0);
});

test('what the page says in its own place is not read aloud again, and what failed so is at the top', async () => {
  await renderOnPage('');
  /** Where its words are put for screen readers. */
  const announcers = page.getByCss('[data-toasts] [role=status]');
  showToast({ title: 'A field is empty', variant: 'destructive', isOnPage: true });
  await expect.element(page.getByText('A field is empty')).toBeVisible();
  expect(announcers.elements()).toHaveLength(0);
  expect(openToasts()[0]?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2);

  showToast({ title: 'Application sent' });
  await expect.element(announcers).toMatchTextContent('Application sent');
  expect(openToasts()[0]?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
});

test('it is swiped away to the right by 50 px', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  await renderToast();
  await swipe(40);
  expect(openToasts()).toHaveLength(1);
  await swipe(60);
  await expect.poll(openToasts).toHaveLength(0);
});

/** Drags the toast to the right by this many pixels. */
async function swipe(pixels: number): Promise<void> {
  const box = openToasts()[0]?.getBoundingClientRect();
  if (!box) throw new Error('No toast to swipe');
  const frame = window.frameElement?.getBoundingClientRect();
  const [x, y] = [box.x + 100 + (frame?.x ?? 0), box.y + 20 + (frame?.y ?? 0)];
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', left: number) =>
    cdp().send('Input.dispatchMouseEvent', { type, x: left, y, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', x);
  await mouse('mouseMoved', x + pixels / 2);
  await mouse('mouseMoved', x + pixels);
  await mouse('mouseReleased', x + pixels);
}

test('one with a button stays for twenty seconds; by keyboard it does what it says, once, and closes', async () => {
  const onPress = vi.fn();
  const action = { label: 'Undo', heard: 'Press F8 to undo', onPress };
  const showDeleted = () => showToast({ title: 'Deleted', action });
  await renderOnPage(<button type="button">elsewhere</button>);
  const elsewhere = page.getByRole('button', { name: 'elsewhere' });
  elsewhere.element().focus();
  showDeleted();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expectAccessible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(openToasts).toHaveLength(0);
  await expect.element(elsewhere).toHaveFocus();
  expect(onPress).toHaveBeenCalledTimes(1);

  vi.useFakeTimers();
  showDeleted();
  await expect.element(undo).toBeVisible();
  await passTime(19_000);
  expect(openToasts()).toHaveLength(1);
  await passTime(1000);
  expect(openToasts()).toHaveLength(0);
});
