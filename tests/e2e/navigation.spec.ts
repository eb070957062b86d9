import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES, SPANISH } from '../support/languages.ts';
import { followLink, openFooter, openPage, waitForFonts } from '../support/open-page.ts';

/* Header and footer of every page (docs/product/pages.md). */

const ADDRESSES = {
  memberLogin: 'https://members.example.com/login',
  agents: 'https://agents.example.com',
  authorizations: 'https://www.example.com/authorizations',
};

/** Sections to which an entry leads, besides the services. */
const SECTIONS = [
  ['preventiveCare', 'preventive-care'],
  ['about', 'about'],
  ['locations', 'locations'],
  ['contact', 'contact'],
] as const;

const FOOTER = [
  '7350 NW 7th St Suite 204',
  'Miami, FL 33126',
  '12250 Menta St 103',
  'Orlando, FL 32837',
  '8:00 AM',
];
const FOOTER_WORDS = {
  en: [
    'Monday to Friday, 8:00 AM to 5:00 PM',
    'Licensed in Florida since 2002',
    'This plan is not insurance.',
  ],
  es: [/lunes a viernes/i],
};

/** Common windows, and the narrowest of each step of the header with a scroll bar of 15 px. */
const OPEN_WIDTHS = [1015, 1024, 1263, 1280, 1366, 1440, 1536, 1600, 1920, 2560];

const CLOSED = { en: /^Closed/, es: /^Cerrado/ };

for (const { code, tag, locale, words } of LANGUAGES) {
  test.describe(`in ${code}`, { tag }, () => {
    test.use({ locale });
    const { nav, topBar } = words.shell;

    test('the skip link is the first stop of the keyboard and leads past the header', async ({ page }) => {
      await openPage(page, '/quote');
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: words.shell.skipToContent });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      await page.keyboard.press('Tab');
      const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(isInMain, 'the next stop lies in the content').toBe(true);
    });

    test('the navigation of the home page leads to other sites and to its sections', async ({
      page,
      hasTouch,
    }) => {
      await openPage(page, '/');
      await test.step('the main navigation has its entries in order, other sites in a new tab, own pages in this', async () => {
        const entries = await openNavigation(page, nav, hasTouch);
        const texts = (await entries.getByRole('link').allInnerTexts()).map(firstLine);
        // What people come for is first in the phone's menu, and ends the first row of a wide screen.
        const tasks = [nav.quote, nav.findDoctor, nav.memberPortal, nav.contact];
        const sections = [
          nav.home,
          nav.services,
          nav.preventiveCare,
          nav.about,
          nav.locations,
          nav.faq,
          nav.news,
        ];
        expect(texts).toEqual(
          hasTouch
            ? [...tasks, ...sections, nav.agent, nav.joinNetwork, nav.requestAuthorizations]
            : [...tasks.toReversed(), ...sections, nav.agent],
        );
        await expectNewTab(entryOf(entries, nav.agent), ADDRESSES.agents);
        await expectNewTab(entryOf(entries, nav.memberPortal), ADDRESSES.memberLogin);
        await expectOwnPage(entryOf(entries, nav.findDoctor), '/providers');
        await expectOwnPage(entryOf(entries, nav.quote), '/quote');
        // In an own tab, and said in words for those who do not see the arrow.
        await expect(entryOf(entries, nav.agent)).toHaveAccessibleName(
          `${nav.agent} ${words.site.opensInNewTab}`,
        );
        await entryOf(entries, nav.locations).click();
      });

      await test.step('a section scrolls into view on the home page', async () => {
        await expect(page).toHaveURL('/#locations');
        await expect(page.locator('#locations').getByRole('heading').first()).toBeInViewport();
        await entryOf(await openNavigation(page, nav, hasTouch), nav.contact).click();
        await expect(page).toHaveURL('/#contact');
        await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
        await entryOf(await openNavigation(page, nav, hasTouch), nav.home).click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      });

      await test.step('the focus goes along to a section: the next Tab goes on inside it', async () => {
        await entryOf(await openNavigation(page, nav, hasTouch), nav.services).focus();
        await page.keyboard.press('Enter');
        await expectKeyboardIn(page, 'services');
      });
    });

    test('from another page a section goes to the home page with its name as hash, and the focus along', async ({
      page,
      hasTouch,
    }) => {
      await openPage(page, `/${code}/quote`);
      await entryOf(await openNavigation(page, nav, hasTouch), nav.services).focus();
      await page.keyboard.press('Enter');
      await expectKeyboardIn(page, 'services');
      await expect(page.getByText(words.home.hero.titlePlace, { exact: true })).toBeAttached();

      for (const [label, id] of SECTIONS) {
        await followLink(page, `/${code}/quote`);
        await expect(page.locator('#calculator'), 'another page').toBeVisible();
        await entryOf(await openNavigation(page, nav, hasTouch), nav[label]).click();
        await expect(page, label).toHaveURL(`/${code}#${id}`);
        await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
        await expect
          .poll(() => distanceFromTop(page, id), `the section begins at the top: ${label}`)
          .toBeLessThan(60);
      }
    });

    test('the header of a wide window has room for all of its words', { tag: '@desktop' }, async ({
      page,
    }) => {
      await openPage(page, '/quote');
      await test.step('the top bar has two phone numbers, three ways on and the languages', async () => {
        const phones = page.getByRole('list', { name: words.site.phones.label }).getByRole('link');
        await expect(phones).toContainText(['(305) 555-0100', '(800) 555-0100']);
        await expect(phones.first()).toHaveAttribute('href', 'tel:+13055550100');
        const buttons = page.getByRole('list', { name: topBar.label });
        await expectNewTab(entryOf(buttons, topBar.memberLogin), ADDRESSES.memberLogin);
        await expectOwnPage(entryOf(buttons, topBar.findDoctor), '/providers');
        await expectOwnPage(entryOf(buttons, topBar.getQuote), '/quote');
        const languages = page.getByRole('banner').getByRole('link', { name: /^(English|Español)$/ });
        await expect(languages).toHaveCount(2);
      });

      await test.step('brand and tasks stand in one row, the sections in a second, both in the column of the page', async () => {
        const brand = page.getByRole('banner').getByRole('link', { name: /Costa Clara/ });
        const navigation = page.getByRole('navigation', { name: nav.label });
        await expect(navigation.getByRole('button', { name: nav.providers, exact: true })).toBeVisible();
        for (const width of OPEN_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const column = await page.getByRole('contentinfo').evaluate(columnOf);
          const brandBox = await brand.evaluate((link) => link.getBoundingClientRect().toJSON());
          const [tasks, sections] = await navigation.locator(':scope > ul').evaluateAll(placesOfRows);
          expect([tasks?.tops.length, sections?.tops.length], `whole rows at ${width} px`).toEqual([1, 1]);
          expect(Math.round(brandBox.left), `the brand begins the column at ${width} px`).toBe(column.left);
          expect(tasks?.right, `the tasks end the column at ${width} px`).toBe(column.right);
          expect(tasks?.left, `beside the brand at ${width} px`).toBeGreaterThan(brandBox.right);
          expect(tasks?.tops[0], `beside the brand at ${width} px`).toBeLessThan(brandBox.bottom);
          expect(sections, `the second row at ${width} px`).toMatchObject(column);
          expect(sections?.tops[0]).toBeGreaterThan(brandBox.bottom);
        }
      });

      await test.step('none of its rows leads to one place twice', async () => {
        for (const row of await page.locator('header ul:visible').all()) {
          const addresses = await row
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
          expect(new Set(addresses).size, addresses.join(' ')).toBe(addresses.length);
        }
      });
    });

    test('a person is one tap away, and at other hours what to do instead', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await waitForFonts(page);
      const phones = page.getByRole('list', { name: words.site.phones.label }).getByRole('link');
      const hours = page.getByRole('banner').getByText('8:00 AM');
      const message = page.getByRole('banner').getByText(CLOSED[code]);
      await test.step('on a Monday morning two numbers to press and the hours', async () => {
        await page.clock.setFixedTime(new Date('2026-11-23T10:00:00-05:00'));
        await openPage(page, `/${code}`);
        await expect(phones).toHaveCount(2);
        for (const [index, number] of ['+13055550100', '+18005550100'].entries()) {
          const phone = phones.nth(index);
          await expect(phone).toBeInViewport({ ratio: 1 });
          await expect(phone).toHaveAttribute('href', `tel:${number}`);
          await expect(phone).toHaveAccessibleName(new RegExp(`^${topBar.call} `));
          // Nothing lies over it: the tap arrives.
          await phone.click({ trial: true });
        }
        await expect(hours).toBeVisible();
        await expect(message).toBeHidden();
      });

      await test.step('on a Saturday the form and the number for emergencies, in the same place', async () => {
        const header = page.getByRole('banner');
        const height = await header.evaluate((element) => element.getBoundingClientRect().height);
        await page.clock.setFixedTime(new Date('2026-11-28T10:00:00-05:00'));
        await openPage(page, `/${code}/quote`);
        await expect(message).toBeVisible();
        await expect(hours).toBeHidden();
        expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
        await expect(header.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
        await message.getByRole('link').first().click();
        await expect(page).toHaveURL(`/${code}#contact`);
        await expect(page.locator('#contact-title')).toBeInViewport();
      });
    });

    test('the menu of a phone begins with what people come for, and ends with the accessibility settings', {
      tag: '@phone',
    }, async ({ page }) => {
      await openPage(page, `/${code}`);
      const menu = await openNavigation(page, nav, true);
      for (const name of [nav.quote, nav.findDoctor, nav.memberPortal, nav.contact]) {
        await expect(entryOf(menu, name)).toBeInViewport({ ratio: 1 });
      }
      await menu.getByRole('button', { name: words.accessibilityPanel.open }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('dialog', { name: words.accessibilityPanel.title })).toBeVisible();
      await page.keyboard.press('Escape');

      await entryOf(await openNavigation(page, nav, true), nav.findDoctor).click();
      await expect(page).toHaveURL(`/${code}/providers`);
      await expect(menu).toBeHidden();
    });

    test('the footer names the company and leads to its profiles and the pages of this site', async ({
      page,
    }) => {
      await openPage(page, `/${code}/quote`);
      await openFooter(page);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveAttribute('id', 'contact');
      await test.step('the footer names phones, both offices, the hours and the licences', async () => {
        for (const text of [...FOOTER, ...FOOTER_WORDS[code]]) await expect(footer).toContainText(text);
        await expect(footer).toContainText(words.shell.footer.licensed);
        for (const phone of ['(305) 555-0101', '(800) 555-0100']) {
          await expect(footer.getByRole('link', { name: phone })).toBeVisible();
        }
      });

      await test.step('the footer leads to the social profiles, the company and the pages of this site', async () => {
        const { followTitle, socialImages, socialNetwork, company } = words.shell.footer;
        const outside = footer.getByRole('list', { name: followTitle });
        for (const name of [socialImages, socialNetwork, company]) {
          const link = entryOf(outside, name);
          await expect(link).toHaveAttribute('href', /^https:/);
          await expect(link).toHaveAttribute('target', '_blank');
        }
        for (const path of ['quote', 'providers', 'member-portal', 'join-network']) {
          await expect(footer.locator(`a[href="/${code}/${path}"]`)).toBeVisible();
        }
      });

      await test.step('the disclosures of the discount plan stand there at 12 points or more', async () => {
        const disclosures = footer.locator('p', { hasText: words.site.disclosures.title });
        await expect(disclosures).toBeVisible();
        const pixels = await disclosures.evaluate((text) =>
          Number.parseFloat(getComputedStyle(text).fontSize),
        );
        expect(pixels).toBeGreaterThanOrEqual(16);
      });
    });
  });
}

test('a link to another site opens a new tab and leaves this one where it is', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/request to another origin: https:\/\/members\.example\.com\/login/);
  await context.route('https://members.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openPage(page, '/providers');
  const newTab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Member login/ }).click();
  await expect(await newTab).toHaveTitle('Elsewhere');
  await expect(page).toHaveURL('/providers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the groups of the footer are folded on a phone and open on paper; the law stands there at once', {
    tag: '@es',
  }, async ({ page }) => {
    await page.goto('/es/join-network');
    const footer = page.getByRole('contentinfo');
    const phone = footer.getByRole('link', { name: '(305) 555-0101' });
    await expect(footer).toContainText(SPANISH.words.shell.footer.licensed);
    await expect(footer.getByText(SPANISH.words.site.disclosures.title)).toBeVisible();
    await expect(phone).toBeHidden();
    await footer.getByText(SPANISH.words.shell.footer.contactTitle).filter({ visible: true }).tap();
    await expect(phone).toBeVisible();

    await page.reload();
    await expect(phone).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(footer.getByText('(305) 555-0101')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 640, height: 800 });
    await expect(phone, 'wide enough for all').toBeVisible();
    await expect(footer.locator('summary:visible')).toHaveCount(0);
  });
});

/** How far the beginning of a section is from the window's upper edge, in px. */
function distanceFromTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top));
}

/** The list of navigation entries, opened first where it hides behind the menu button. */
async function openNavigation(page: Page, nav: { label: string }, hasTouch: boolean): Promise<Locator> {
  if (hasTouch) await page.locator('header summary').click();
  return page.getByRole('navigation', { name: nav.label, exact: true });
}

/** Expects that a section has the focus, and that the next Tab goes on inside it. */
async function expectKeyboardIn(page: Page, section: string): Promise<void> {
  await expect(page.locator(`#${section}`)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id)).toBe(section);
}

/** The entry whose text begins with `name`; what follows says that it opens a new tab. */
function entryOf(entries: Locator, name: string): Locator {
  return entries.getByRole('link', { name: new RegExp(`^${name}`) });
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')[0]
      ?.replace(/\(.*\)/, '')
      .trim() ?? ''
  );
}

/** A page of this site in the same tab, in the language of the address it is followed from. */
async function expectOwnPage(link: Locator, path: string): Promise<void> {
  await expect(link).toHaveAttribute('href', path);
  await expect(link).not.toHaveAttribute('target');
}

async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

/** Where rows of entries begin and end, and the different heights at which their entries stand. Runs in the page. */
function placesOfRows(lists: Element[]): { left: number; right: number; tops: number[] }[] {
  return lists.map((list) => {
    const boxes = Array.from(list.children, (entry) => entry.getBoundingClientRect());
    return {
      left: Math.round(boxes[0]?.left ?? 0),
      right: Math.round(boxes.at(-1)?.right ?? 0),
      tops: [...new Set(boxes.map(({ top }) => Math.round(top)))],
    };
  });
}

/** Where the page's column begins and ends: that of the footer. Runs in the page. */
function columnOf(footer: Element): { left: number; right: number } {
  const column = footer.firstElementChild;
  if (!column) throw new Error('The footer has no column');
  const { left, right } = column.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(column).paddingLeft);
  return { left: Math.round(left + padding), right: Math.round(right - padding) };
}
