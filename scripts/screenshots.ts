import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../tests/support/chromium.ts';

/*
 * npm run screenshots [address] [name]: pictures of every page and open dialog, in both languages at four widths, from a
 * running server, into the ignored folder screenshots/. A name takes only the views whose name begins with it.
 */
const WIDTHS = [360, 768, 1280, 1920];
const LOCALES = ['en', 'es'];
const [address = 'http://localhost:3000', only = ''] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '..', 'screenshots');

type View = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', prepare: openMenu },
  {
    name: 'home-starting-point',
    path: '/',
    prepare: (page) => page.locator('details[name] summary').first().click(),
  },
  { name: 'quote-step-1', path: '/quote' },
  { name: 'quote-errors', path: '/quote', prepare: (page) => submitStep(page) },
  { name: 'quote-step-2', path: '/quote?planType=family&children=1&core=package2', prepare: toStep2 },
  {
    name: 'quote-step-3',
    path: '/quote?planType=family&children=1&core=package2&hospital=yes',
    prepare: async (page) => {
      await toStep2(page);
      await submitStep(page);
    },
  },
  { name: 'providers', path: '/providers' },
  { name: 'providers-results', path: '/providers?specialty=Cardiology&county=Miami-Dade' },
  { name: 'providers-name', path: '/providers?doctor=maria+garcia+lopes' },
  { name: 'providers-expanded', path: '/providers?specialty=Urology&zipCode=33126' },
  { name: 'providers-empty', path: '/providers?doctor=qqqqqqqqqq' },
  { name: 'providers-invalid', path: '/providers?zipCode=00000' },
  { name: 'not-found', path: '/nothing/here' },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
for (const view of VIEWS.filter(({ name }) => name.startsWith(only))) {
  for (const locale of LOCALES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: width < 700 ? 780 : 900 },
        reducedMotion: 'reduce',
      });
      await page.goto(`${address}/${locale}${view.path === '/' ? '' : view.path}`, {
        waitUntil: 'networkidle',
      });
      await view.prepare?.(page);
      await page.screenshot({
        path: path.join(folder, `${view.name}-${locale}-${width}.png`),
        fullPage: true,
      });
      await page.close();
    }
  }
  console.log(view.name);
}
await browser.close();

async function openMenu(page: Page): Promise<void> {
  const small = page.locator('header details summary');
  if (await small.isVisible()) await small.click();
  else await page.locator('header button[aria-expanded]').click();
}

async function submitStep(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
}

async function toStep2(page: Page): Promise<void> {
  await page.locator('main select[name=county]').selectOption('Miami-Dade');
  await page.locator('main input[autocomplete=name]').fill('María José González-Pérez');
  await page.locator('main input[autocomplete=tel]').fill('(305) 555-0142');
  await submitStep(page);
}
