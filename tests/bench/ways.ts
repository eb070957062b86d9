import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '#i18n/locale.ts';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../support/chromium.ts';
import { cards } from '../support/directory-page.ts';
import { LANGUAGES } from '../support/languages.ts';
import { disableContentVisibility, openPage, untilPartInteractive } from '../support/open-page.ts';
import { shownAmount } from '../support/quote-page.ts';
import type { SiteProcess } from './site-process.ts';
import type { Column, Table } from './table.ts';

const PHONE = { width: 360, height: 740 };
const WIDTHS = [360, 768, 1280, 1920];
/** A phone's and a small laptop's first screen. */
const FIRST_SCREENS = [PHONE, { width: 1280, height: 800 }];

/** What somebody types who looks for one. */
const PEDIATRICIAN = {
  en: { typed: 'pediatrician in Hialeah who speaks Spanish', shown: 'Pediatrics' },
  es: { typed: 'pediatra en Hialeah que hable español', shown: 'Pediatría' },
} as const;

/** One language: its code and its words. */
type Language = (typeof LANGUAGES)[number];

/** A thumb that counts its taps. */
class Thumb {
  taps = 0;

  async tap(place: Locator): Promise<void> {
    this.taps += 1;
    await place.tap();
  }

  /** Two taps: one opens the list, which is the phone's own, one chooses. Chromium without a screen shows no list. */
  async choose(list: Locator, value: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(value);
  }
}

/**
 * How many taps four wishes take on a phone, from the home page, how long pages are, and what the first screen shows.
 *
 * @returns the table of the ways (taps; how far down the price stands, in screens), that of the lengths (px) and that of
 *   the first screen (px)
 */
export async function measureWays(
  site: SiteProcess,
  onLaunch: (stop: () => Promise<void>) => void,
): Promise<Table[]> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  onLaunch(() => browser.close());
  const tables = [
    await measureTaps(browser, site),
    await measureLengths(browser, site),
    await measureFold(browser, site),
  ];
  await browser.close();
  return tables;
}

async function measureTaps(browser: Browser, site: SiteProcess): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const language of LANGUAGES) {
    /** Walks one way in a new browser profile, and counts. */
    const walk = async <Result>(way: (page: Page, thumb: Thumb) => Promise<Result>) => {
      const context = await browser.newContext({
        baseURL: site.address,
        locale: language.locale,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const thumb = new Thumb();
      await openPage(page, `/${language.code}`);
      const result = await way(page, thumb);
      await context.close();
      return { taps: thumb.taps, result };
    };
    const price = await walk((page, thumb) => priceOfFamily(page, thumb, language));
    const pediatrician = await walk((page, thumb) => pediatricianInHialeah(page, thumb, language));
    const person = await walk((page, thumb) =>
      thumb.tap(page.getByRole('banner').locator('a[href^="tel:"]').first()),
    );
    const directions = await walk((page, thumb) => directionsToMiami(page, thumb, language));
    rows.push({
      name: `from /${language.code}`,
      values: [price.taps, price.result, pediatrician.taps, person.taps, directions.taps],
    });
  }
  return {
    title: 'Ways on a phone',
    columns: [
      { name: 'price for a family', unit: 'taps', atMost: 3 },
      { name: 'down to it', unit: 'screens', digits: 2, atMost: 1.5 },
      { name: 'pediatrician in Hialeah', unit: 'taps', atMost: 4 },
      { name: 'a person', unit: 'taps', atMost: 1 },
      { name: 'directions', unit: 'taps', atMost: 2 },
    ],
    rows,
    notes: [
      `${PHONE.width} × ${PHONE.height} px. Opening a list and choosing in it are two taps; typing is none.`,
      'The price is a couple’s with two children; the pediatrician speaks Spanish; the directions lead to Miami.',
    ],
  };
}

/** @returns where the price ends, in screens from the page's beginning */
async function priceOfFamily(page: Page, thumb: Thumb, { words: { home } }: Language): Promise<number> {
  const { price } = home;
  await page.locator('#home-price[data-live]').waitFor();
  await thumb.choose(page.getByLabel(price.who), 'family-2');
  await thumb.tap(page.locator('#home-price label').filter({ hasText: price.ages['46-55'] }));
  const amount = shownAmount(page, '137.50');
  await amount.waitFor();
  return (await endOf(amount)) / PHONE.height;
}

async function pediatricianInHialeah(page: Page, thumb: Thumb, { code, words }: Language): Promise<void> {
  const { label, search } = words.directory.need;
  await thumb.tap(page.getByRole('main').getByRole('link', { name: words.shell.nav.findDoctor }).first());
  const field = page.getByRole('search').getByLabel(label, { exact: true });
  await thumb.tap(field);
  await field.pressSequentially(PEDIATRICIAN[code].typed);
  await thumb.tap(page.getByRole('search').getByRole('button', { name: search, exact: true }));
  await page.waitForURL('**/providers?query=*');
  const provider = cards(page).first();
  await provider.filter({ hasText: PEDIATRICIAN[code].shown }).waitFor();
  await thumb.tap(provider.locator('a[href^="tel:"]'));
}

async function directionsToMiami(page: Page, thumb: Thumb, { words }: Language): Promise<void> {
  await thumb.tap(page.getByRole('main').getByRole('link', { name: words.shell.nav.locations }).first());
  await untilPartInteractive(page, '#locations h2');
  await thumb.tap(page.locator('#locations').getByRole('link', { name: words.locations.directions }).first());
}

async function measureLengths(browser: Browser, site: SiteProcess): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const locale of LOCALES) {
    const lengths: number[] = [];
    for (const path of ['', '/quote', '/providers']) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: site.address,
          viewport: { width, height: PHONE.height },
        });
        lengths.push(await lengthOf(context, `/${locale}${path}`));
        await context.close();
      }
    }
    rows.push({ name: locale, values: lengths });
  }
  const columnsOf = (page: string, budgets: Record<number, number>): Column[] =>
    WIDTHS.map((width) => {
      const atMost = budgets[width];
      return { name: `${page} ${width}`, unit: 'px', ...(atMost === undefined ? {} : { atMost }) };
    });
  return {
    title: 'Lengths of pages',
    columns: [
      ...columnsOf('home', { 360: 8_000, 1280: 5_200 }),
      ...columnsOf('quote', { 360: 4_200 }),
      ...columnsOf('providers', {}),
    ],
    rows,
    notes: ['As a page opens, at the width behind its name; every part laid out, none estimated.'],
  };
}

async function lengthOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await openPage(page, path);
  await disableContentVisibility(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** How far down the home page a visitor finds the price, the button beside it and the way to a doctor. */
async function measureFold(browser: Browser, site: SiteProcess): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const { code, locale, words } of LANGUAGES) {
    const ends: number[] = [];
    for (const viewport of FIRST_SCREENS) {
      const context = await browser.newContext({
        baseURL: site.address,
        locale,
        viewport,
        isMobile: viewport === PHONE,
      });
      const page = await context.newPage();
      await openPage(page, `/${code}`);
      await page.locator('#home-price[data-live]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      ends.push(
        await endOf(page.locator('#home-price data')),
        await endOf(page.locator('#home-price [type=submit]')),
        await endOf(page.getByRole('link', { name: words.shell.nav.findDoctor }).first()),
      );
      await context.close();
    }
    rows.push({ name: `/${code}`, values: ends });
  }
  return {
    title: 'Fold of the home page',
    columns: FIRST_SCREENS.flatMap(({ width, height }) =>
      ['price', 'its button', 'find a doctor'].map((thing) => ({
        name: `${thing} ${width}`,
        unit: 'px',
        atMost: height,
      })),
    ),
    rows,
    notes: ['Where each ends, from the page’s beginning; the budget is the height of the window.'],
  };
}

/** @returns where a thing ends, in px from the page's beginning */
function endOf(thing: Locator): Promise<number> {
  return thing.evaluate((shown) => shown.getBoundingClientRect().bottom + window.scrollY);
}
