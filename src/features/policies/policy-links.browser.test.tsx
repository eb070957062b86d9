import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
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
