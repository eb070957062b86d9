import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setOnline } from '../../../tests/component/connection.ts';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';

/* What every page says about the connection. What it does then needs a whole page: tests/e2e/offline.spec.ts. */

test.each(LANGUAGES)(
  'without a connection a page says so until it is back, in $code',
  async ({
    code,
    words: {
      shell: { offline },
    },
  }) => {
    await renderOnPage(<p>elsewhere</p>, { language: code });
    const notice = page.getByText(offline.notice, { exact: true });
    await expect.element(notice).not.toBeVisible();
    setOnline(false);
    await expect.element(notice).toBeVisible();
    await expectAccessible();
    setOnline(true);
    await expect.element(notice).not.toBeVisible();
    await expect.element(page.getByText(offline.back)).toBeInTheDocument();
  },
);
