import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/expect-accessible.ts';
import { passTime } from '../../../tests/component/pass-time.ts';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { ENGLISH, LANGUAGES, SPANISH } from '../../../tests/support/languages.ts';
import { Footer } from './footer.tsx';
import { Header, SkipLink } from './header.tsx';

/* What stands in the header, its Providers dropdown and the menu of a phone (docs/product/pages.md, Navigation). */

const header = <Header onSwitchLocale={() => {}} menuEnd={null} />;

const ADDRESSES = {
  memberLogin: 'https://members.example.com/login',
  agents: 'https://agents.example.com',
};

/** Common windows, and the narrowest of each step of the header with a scroll bar of 15 px. */
const OPEN_WIDTHS = [1015, 1024, 1263, 1280, 1366, 1440, 1536, 1600, 1920, 2560];

const CLOSED = { en: /^Closed/, es: /^Cerrado/ };

describe.each(LANGUAGES)('in $code', ({ code, words }) => {
  const { nav, topBar } = words.shell;
  const navigation = page.getByRole('navigation', { name: nav.label });
  const phones = page.getByRole('list', { name: words.site.phones.label }).getByRole('link');
  const render = (content = header, path = `/${code}/quote`) =>
    renderOnPage(content, { language: code, path });

  test.each([
    { width: 1280, order: 'what people come for ends the first row' },
    { width: 360, order: 'what people come for is first' },
  ])('the thirteen entries stand in order at $width px: $order', async ({ width }) => {
    await page.viewport(width, 780);
    await render();
    const isWide = width > 1000;
    if (!isWide) await page.getByCss('header summary').click();
    await expect.element(navigation).toBeVisible();
    const tasks = [nav.quote, nav.findDoctor, nav.memberPortal, nav.contact];
    const others = [
      nav.home,
      nav.services,
      nav.preventiveCare,
      nav.about,
      nav.locations,
      nav.faq,
      nav.news,
      nav.agent,
    ];
    const links = navigation.getByRole('link').elements();
    expect(links.map((link) => link.firstChild?.textContent?.trim())).toEqual(
      isWide
        ? [...tasks.toReversed(), ...others]
        : [...tasks, ...others, nav.joinNetwork, nav.requestAuthorizations],
    );
    // In a new tab, and said in words for those who do not see the arrow.
    await expectNewTab(startingWith(navigation, nav.agent), ADDRESSES.agents);
    await expect
      .element(startingWith(navigation, nav.agent))
      .toHaveAccessibleName(`${nav.agent} ${words.site.opensInNewTab}`);
    await expectNewTab(startingWith(navigation, nav.memberPortal), ADDRESSES.memberLogin);
    await expectOwnPage(startingWith(navigation, nav.findDoctor), `/${code}/providers`);
    await expectOwnPage(startingWith(navigation, nav.quote), `/${code}/quote`);
    await expectOwnPage(startingWith(navigation, nav.services), `/${code}#services`);
    if (isWide) return;
    for (const name of tasks) {
      await expect.element(startingWith(navigation, name)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the skip link is first; the top bar has two phone numbers, three ways on and the languages', async () => {
    await render(
      <>
        <SkipLink />
        {header}
      </>,
    );
    await userEvent.tab();
    const skipLink = page.getByRole('link', { name: words.shell.skipToContent });
    await expect.element(skipLink).toHaveFocus();
    await expect.element(skipLink).toBeInViewport();

    await expect.element(phones).toHaveLength(2);
    for (const [index, number] of ['(305) 555-0100', '(800) 555-0100'].entries()) {
      await expect.element(phones.nth(index)).toMatchTextContent(number);
      await expect
        .element(phones.nth(index))
        .toHaveAttribute('href', `tel:+1${number.replaceAll(/\D/g, '')}`);
    }
    const ways = page.getByRole('list', { name: topBar.label });
    await expectNewTab(startingWith(ways, topBar.memberLogin), ADDRESSES.memberLogin);
    await expectOwnPage(startingWith(ways, topBar.findDoctor), `/${code}/providers`);
    await expectOwnPage(startingWith(ways, topBar.getQuote), `/${code}/quote`);
    await expect.element(page.getByRole('link', { name: /^(English|Español)$/ })).toHaveLength(2);
    for (const row of document.querySelectorAll('header ul')) {
      const addresses = [...row.querySelectorAll('a')]
        .filter((link) => link.checkVisibility())
        .map(({ href }) => href);
      expect(new Set(addresses).size, `each place once in ${addresses.join(' ')}`).toBe(addresses.length);
    }
  });

  test('brand and tasks stand in one row, the sections in a second, both in the column of the page', async () => {
    await render(
      <>
        {header}
        <Footer isHome={false} policies={null} />
      </>,
    );
    const brand = page.getByCss('header').getByRole('link', { name: /Costa Clara/ });
    await expect.element(navigation.getByRole('button', { name: nav.providers, exact: true })).toBeVisible();
    for (const width of OPEN_WIDTHS) {
      await page.viewport(width, 800);
      const column = columnOf(page.getByCss('footer').element());
      const brandBox = brand.element().getBoundingClientRect();
      const [tasks, sections] = [...navigation.element().querySelectorAll(':scope > ul')].map(placeOfRow);
      expect([tasks?.tops.length, sections?.tops.length], `whole rows at ${width} px`).toEqual([1, 1]);
      expect(Math.round(brandBox.left), `the brand begins the column at ${width} px`).toBe(column.left);
      expect(tasks?.right, `the tasks end the column at ${width} px`).toBe(column.right);
      expect(tasks?.left, `beside the brand at ${width} px`).toBeGreaterThan(brandBox.right);
      expect(tasks?.tops[0], `beside the brand at ${width} px`).toBeLessThan(brandBox.bottom);
      expect(sections, `the second row at ${width} px`).toMatchObject(column);
      expect(sections?.tops[0]).toBeGreaterThan(brandBox.bottom);
    }
  });

  test('on a phone a person is one tap away, and at other hours what to do instead, in the same place', async () => {
    await page.viewport(360, 740);
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00-05:00') });
    const { router } = await render();
    const hours = page.getByText(/8:00\sAM/);
    const message = page.getByText(CLOSED[code]);
    await expect.element(phones).toHaveLength(2);
    for (const phone of phones.all()) {
      await expect.element(phone).toBeInViewport({ ratio: 1 });
      await expect.element(phone).toHaveAccessibleName(new RegExp(`^${topBar.call} `));
    }
    await expect.element(hours).toBeVisible();
    await expect.element(message).not.toBeVisible();

    const header = page.getByCss('header').element();
    const height = header.getBoundingClientRect().height;
    vi.setSystemTime(new Date('2026-11-28T10:00:00-05:00'));
    await passTime(60_000);
    await expect.element(message).toBeVisible();
    await expect.element(hours).not.toBeVisible();
    expect(header.getBoundingClientRect().height).toBe(height);
    const emergency = page.getByRole('link', { name: '911' });
    await expect.element(emergency).toHaveAttribute('href', 'tel:911');
    const target = emergency.element().getBoundingClientRect();
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(24);
    await message.getByRole('link').first().click();
    await expect.poll(() => router.state.location.href).toBe(`/${code}#contact`);
  });
});

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

/** The link in a part whose name begins with this one; what follows says that it opens a new tab. */
function startingWith(part: Locator, name: string): Locator {
  return part.getByRole('link', { name: new RegExp(`^${name}`) });
}

/** A place of this site in the same tab, in the page's language. */
async function expectOwnPage(link: Locator, address: string): Promise<void> {
  await expect.element(link).toHaveAttribute('href', address);
  await expect.element(link).not.toHaveAttribute('target');
}

async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect.element(link).toHaveAttribute('href', address);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
}

/** Where a row of entries begins and ends, and the different heights at which its entries stand. */
function placeOfRow(row: Element): { left: number; right: number; tops: number[] } {
  const boxes = Array.from(row.children, (entry) => entry.getBoundingClientRect());
  return {
    left: Math.round(boxes[0]?.left ?? 0),
    right: Math.round(boxes.at(-1)?.right ?? 0),
    tops: [...new Set(boxes.map(({ top }) => Math.round(top)))],
  };
}

/** Where the page's column begins and ends: that of the footer. */
function columnOf(footer: Element): { left: number; right: number } {
  const column = footer.firstElementChild;
  if (!column) throw new Error('The footer has no column');
  const { left, right } = column.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(column).paddingLeft);
  return { left: Math.round(left + padding), right: Math.round(right - padding) };
}
