import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { showUnlessClosed } from './closed-notice.ts';
import { NoticeBar } from './notice-bar.tsx';

const notice = (version: number, level: 'info' | 'warning' | 'urgent' = 'urgent') => ({
  version,
  level,
  words: { en: 'Closed for the storm.', es: 'Cerrado por la tormenta.' },
  href: '/quote',
});

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-notice-closed');
});

test.each(LANGUAGES)(
  'it says its level in a word, its text and where more is told, in $code',
  async ({ code, words }) => {
    const t = words.shell.notice;
    for (const level of ['info', 'warning', 'urgent'] as const) {
      const { unmount } = await renderOnPage(<NoticeBar />, {
        language: code,
        site: { notice: notice(1, level) },
      });
      const bar = page.getByRole('region', { name: t.label });
      await expect
        .element(bar.getByRole('paragraph'))
        .toHaveTextContent(`${t[level]}: ${notice(1).words[code]} ${t.more}`);
      await expect.element(bar.getByRole('link', { name: t.more })).toHaveAttribute('href', '/quote');
      await expectAccessible();
      await unmount();
    }
  },
);

test('closed it is gone, the focus is on the page, and it comes back when it is changed', async () => {
  const closed = await renderOnPage(<NoticeBar />, { site: { notice: notice(1) } });
  const text = page.getByRole('region', { name: 'Notice' });
  await expect.element(text).toBeVisible();
  await page.getByRole('button', { name: 'Close the notice' }).click();
  await expect.element(text).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  // The next page that is loaded: before its first paint, and when it is hydrated.
  document.documentElement.removeAttribute('data-notice-closed');
  expect(showUnlessClosed('1')).toBe(false);
  await closed.unmount();
  const again = await renderOnPage(<NoticeBar />, { site: { notice: notice(1) } });
  await expect.element(text).not.toBeInTheDocument();
  await again.unmount();
  await renderOnPage(<NoticeBar />, { site: { notice: notice(2) } });
  await expect.element(text).toBeVisible();
});

test('where no notice stands there is nothing', async () => {
  await renderOnPage(<NoticeBar />);
  await expect.element(page.getByRole('region', { name: 'Notice' })).not.toBeInTheDocument();
});
