import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../../../tests/component/connection.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { ErrorPage } from './error-pages.tsx';

/* A page that failed. The page that is not found is read over HTTP: tests/http/not-found.test.ts. */

test.each(LANGUAGES)(
  'a page that cannot be loaded says so, whom to call, and is tried again by a press, in $code',
  async ({ code, words }) => {
    const { error } = words.shell;
    const onRetry = vi.fn();
    await renderOnPage(<ErrorPage onRetry={onRetry} />, { language: code });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(error.title);
    await expect.element(page.getByRole('link', { name: '(305) 555-0101' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: error.home })).toHaveAttribute('href', '/');
    await expectAccessible();
    await page.getByRole('button', { name: error.retry }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);

    setOnline(false);
    await expect.element(page.getByText(error.offline)).toBeVisible();
    setOnline(true);
    await expect.element(page.getByText(error.offline)).not.toBeInTheDocument();
  },
);
