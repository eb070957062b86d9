import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH, SPANISH } from '../../../tests/support/languages.ts';
import { Header } from './header.tsx';

/* The Providers dropdown of the large screen and the menu of the small one (docs/product/pages.md, Header). */

const header = <Header onSwitchLocale={() => {}} menuEnd={null} />;

describe('the Providers dropdown', () => {
  const { nav } = ENGLISH.words.shell;
  const button = page.getByRole('button', { name: nav.providers });
  const authorizations = page.getByRole('link', { name: new RegExp(`^${nav.requestAuthorizations}`) });
  const joinNetwork = page.getByRole('link', { name: nav.joinNetwork });

  test('opens and closes by a press and leads to the authorizations in a new tab, to the network in the same', async () => {
    const { router } = await renderOnPage(
      <>
        {header}
        <p>elsewhere</p>
      </>,
      { path: '/quote' },
    );
    await expect.element(authorizations).not.toBeInTheDocument();
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(authorizations).toHaveAttribute('href', 'https://www.example.com/authorizations');
    await expect.element(authorizations).toHaveAttribute('target', '_blank');
    await expectAccessible();

    await page.getByText('elsewhere').click();
    await expect.element(authorizations).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await joinNetwork.click();
    await expect.poll(() => router.state.location.pathname).toBe('/join-network');
    await expect.element(joinNetwork).not.toBeInTheDocument();
  });

  test('Escape closes it and gives the focus back; it closes 200 ms after the focus has left', async () => {
    vi.useFakeTimers();
    await renderOnPage(header);
    const goToLastEntry = async () => {
      await userEvent.keyboard('{Enter}{Tab}');
      await expect.element(joinNetwork).toHaveFocus();
      await userEvent.keyboard('{Tab}');
      await expect.element(authorizations).toHaveFocus();
    };
    button.element().focus();
    await goToLastEntry();
    await userEvent.keyboard('{Escape}');
    await expect.element(authorizations).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();

    await goToLastEntry();
    await userEvent.keyboard('{Tab}');
    await expect.element(authorizations).not.toHaveFocus();
    await passTime(199);
    expect(authorizations.elements()).toHaveLength(1);
    await passTime(1);
    expect(authorizations.elements()).toHaveLength(0);
  });
});

describe('the menu of a phone', () => {
  const { nav } = SPANISH.words.shell;
  const menu = page.getByRole('navigation', { name: nav.label });
  const summary = page.getByCss('header summary');

  beforeEach(async () => {
    await page.viewport(360, 780);
    await renderOnPage(header, { language: 'es', path: '/es' });
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('opens by keyboard; Escape closes it and gives the focus back', async () => {
    summary.element().focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect.element(menu.getByRole('link', { name: nav.quote })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(summary).toHaveFocus();
  });

  test('opens and closes by a press, and closes when a section is chosen', async () => {
    await summary.click();
    await expect.element(menu).toBeVisible();
    await expect.element(summary).toMatchTextContent(nav.closeMenu);
    await expectAccessible();
    await summary.click();
    await expect.element(menu).not.toBeInTheDocument();
    await summary.click();
    await menu.getByRole('link', { name: nav.contact }).click();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
