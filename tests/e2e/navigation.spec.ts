import { expect, type Locator, type Page } from '@playwright/test';
import { INDEXED_PAGES } from '#app/page-names.ts';
import { test } from '../support/guarded-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { followLink, openPage } from '../support/open-page.ts';

/* Header and footer of every page (docs/product/pages.md). */

const ADDRESSES = {
  memberLogin: 'https://members.example.com/login',
  findDoctor: 'https://www.example.com/find-a-doctor',
  newQuote: 'https://www.example.com/new-quote',
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
const OPEN_WIDTHS = [1015, 1024, 1263, 1366, 1440, 1536, 1583, 1600, 1679, 1743, 1920, 2560];
/** From here on both lines of the main navigation are beside each other. */
const ONE_LINE_WIDTH = 1583;

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
      await test.step('the main navigation has its entries in order, other sites in a new tab', async () => {
        const entries = await openNavigation(page, nav, hasTouch);
        const texts = (await entries.getByRole('link').allInnerTexts()).map(firstLine);
        const menuEntries = hasTouch ? [nav.joinNetwork, nav.requestAuthorizations] : [];
        expect(texts).toEqual([
          nav.home,
          nav.services,
          nav.preventiveCare,
          nav.about,
          nav.locations,
          nav.agent,
          nav.memberPortal,
          nav.findDoctor,
          nav.faq,
          nav.news,
          nav.quote,
          ...menuEntries,
          nav.contact,
        ]);
        await expectNewTab(entryOf(entries, nav.agent), ADDRESSES.agents);
        await expectNewTab(entryOf(entries, nav.memberPortal), ADDRESSES.memberLogin);
        await expectNewTab(entryOf(entries, nav.findDoctor), ADDRESSES.findDoctor);
        await expectNewTab(entryOf(entries, nav.quote), ADDRESSES.newQuote);
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
      await test.step('the top bar has two phone numbers, three buttons to other sites and the languages', async () => {
        const phones = page.getByRole('list', { name: words.site.phones.label }).getByRole('link');
        await expect(phones).toHaveText(['(305) 555-0100', '(800) 555-0100']);
        await expect(phones.first()).toHaveAttribute('href', 'tel:+13055550100');
        const buttons = page.getByRole('list', { name: topBar.label });
        await expectNewTab(entryOf(buttons, topBar.memberLogin), ADDRESSES.memberLogin);
        await expectNewTab(entryOf(buttons, topBar.findDoctor), ADDRESSES.findDoctor);
        await expectNewTab(entryOf(buttons, topBar.getQuote), ADDRESSES.newQuote);
        const languages = page.getByRole('banner').getByRole('link', { name: /^(English|Español)$/ });
        await expect(languages).toHaveCount(2);
      });

      await test.step('the main navigation stands in one line or in two, from which no entry falls', async () => {
        const brand = page.getByRole('banner').getByRole('link', { name: /Costa Clara/ });
        const navigation = page.getByRole('navigation', { name: nav.label });
        await expect(navigation.getByRole('button', { name: nav.providers, exact: true })).toBeVisible();
        const lines = navigation.locator(':scope > ul');
        for (const width of OPEN_WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const endOfBrand = await brand.evaluate((link) => link.getBoundingClientRect().right);
          const places = await lines.evaluateAll(placesOfLines);
          expect(
            places.map(({ tops }) => tops.length),
            `whole lines at ${width} px`,
          ).toEqual([1, 1]);
          const count = width < ONE_LINE_WIDTH ? 2 : 1;
          expect(new Set(places.flatMap(({ tops }) => tops)).size, `lines at ${width} px`).toBe(count);
          const left = Math.min(...places.map((place) => place.left));
          expect(left, `beside the brand at ${width} px`).toBeGreaterThan(endOfBrand);
        }
      });
    });

    test('the footer names the company and leads to its profiles and the pages of this site', async ({
      page,
    }) => {
      await page.goto(`/${code}/quote`);
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

test('the footer carries the anchor "contact", on the home page beside the section of that name', async ({
  request,
}) => {
  for (const path of [...INDEXED_PAGES, '/nope']) {
    const html = await (await request.get(`/en${path}`)).text();
    const ids = [...html.matchAll(/<(\w+)[^>]* id="(contact|contact-footer)"/g)].map(
      ([, element, id]) => `${element}#${id}`,
    );
    expect(ids, path).toEqual(
      path === '/' ? ['section#contact', 'footer#contact-footer'] : ['footer#contact'],
    );
  }
});

test('a link to another site opens a new tab and leaves this one where it is', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/request to another origin: https:\/\/www\.example\.com\/new-quote/);
  await context.route('https://www.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openPage(page, '/providers');
  const newTab = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Get Health Plan Quote/ }).click();
  await expect(await newTab).toHaveTitle('Elsewhere');
  await expect(page).toHaveURL('/providers');
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

async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}

/** Where lists of entries begin, and the different heights at which their entries stand. Runs in the page. */
function placesOfLines(lists: Element[]): { left: number; tops: number[] }[] {
  return lists.map((list) => {
    const tops = Array.from(list.children, (entry) => entry.getBoundingClientRect().top);
    return { left: list.getBoundingClientRect().left, tops: [...new Set(tops)] };
  });
}
