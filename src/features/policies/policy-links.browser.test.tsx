import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH, LANGUAGES } from '../../../tests/support/languages.ts';
import { POLICIES } from './policies.ts';
import { PolicyLinks } from './policy-links.tsx';

/*
 * The five policies and their dialogs (docs/product/pages.md, Policies). Their pages are read over HTTP:
 * tests/http/statements.test.ts.
 */

test.each(LANGUAGES)(
  'each policy opens in a dialog that scrolls, closes, gives the focus back and leads to its page, in $code',
  async ({ code, words }) => {
    const { router } = await renderOnPage(<PolicyLinks />, { language: code, path: `/${code}/quote` });
    const dialog = page.getByRole('dialog');
    const heading = dialog.getByRole('heading', { level: 2 });
    const ownPage = dialog.getByRole('link', { name: words.policies.asPage });
    for (const { id, key, parts } of POLICIES) {
      const name = words.site.policies[key];
      const link = page.getByRole('link', { name, exact: true });
      await link.click();
      await expect.element(dialog).toHaveAccessibleName(name);
      await expect.element(heading).toHaveFocus();
      // Paragraphs in capitals are headings.
      await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveLength(parts.length);
      await expect.element(ownPage).toHaveAttribute('href', `/${code}/policies/${id}`);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(link).toHaveFocus();
    }
    await expect.poll(() => router.state.location.href).toBe(`/${code}/quote`);

    const privacy = page.getByRole('link', { name: words.site.policies.privacy, exact: true });
    privacy.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(ownPage).not.toBeInViewport();
    dialog.getByRole('region').element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(ownPage).toBeInViewport();
    await dialog.getByRole('button', { name: words.shell.close }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(privacy).toHaveFocus();
  },
);

test.each([
  { window: 'a desktop', width: 1280, height: 800 },
  { window: 'a phone', width: 360, height: 780 },
])('on $window the dialog is at most 80 % of the window high, and its text scrolls inside', async (size) => {
  await page.viewport(size.width, size.height);
  await renderOnPage(<PolicyLinks />, { path: '/en/quote' });
  await page.getByRole('link', { name: ENGLISH.words.site.policies.privacy, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(size.height * 0.8);
  const { scrollHeight, clientHeight } = dialog.getByRole('region').element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
});
