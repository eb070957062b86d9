import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../../tests/support/chromium.ts';
import { disableContentVisibility } from '../../tests/support/open-page.ts';
import { ADMINISTRATION_VIEWS } from './administration-views.ts';
import { PUBLIC_VIEWS } from './public-views.ts';
import { watchForTwins } from './twin-pictures.ts';
import type { View } from './view.ts';

/*
 * npm run screenshots [address] [name]: pictures of every page and open dialog, in both languages at four widths, from a
 * running server, into the ignored folder screenshots/. A name takes only the views whose name begins with it. Ends with
 * code 1 if a state was not reached or two views are the same picture, and says which.
 */
const WIDTHS = [360, 768, 1280, 1920];
const LOCALES = ['en', 'es'];
const [address = 'http://localhost:3000', only = ''] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '../..', 'screenshots');

const views = [...PUBLIC_VIEWS, ...ADMINISTRATION_VIEWS].filter(({ name }) => name.startsWith(only));
const twinOf = watchForTwins();
const faults: string[] = [];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS });
for (const view of views) {
  for (const language of view.isAdministration ? ['es'] : LOCALES) {
    for (const width of WIDTHS) {
      const name = `${view.name}-${language}-${width}`;
      try {
        const png = await takePicture(browser, view, language, width);
        const twin = twinOf({ view: view.name, language, width, png });
        if (twin) faults.push(`${name} is the same picture as ${twin}`);
      } catch (problem) {
        faults.push(`${name} was not reached: ${problem instanceof Error ? problem.message : problem}`);
      }
    }
  }
  console.log(view.name);
}
await browser.close();
for (const fault of faults) console.error(fault);
if (views.length === 0) console.error(`No view has a name that begins with ${only}.`);
process.exitCode = faults.length > 0 || views.length === 0 ? 1 : 0;

async function takePicture(from: Browser, view: View, language: string, width: number): Promise<Buffer> {
  const page = await from.newPage({
    baseURL: address,
    viewport: { width, height: width < 700 ? 780 : 900 },
    reducedMotion: 'reduce',
  });
  try {
    // Before signing in: with a session, a form counts only from a page of the site.
    const viewPath = typeof view.path === 'string' ? view.path : await view.path(page);
    if (view.isAdministration && view.name !== 'admin-login') await signIn(page);
    const prefix = view.isAdministration ? '' : `/${language}`;
    // The home page's address ends with its language.
    const ownPath = viewPath.startsWith('/?') || viewPath === '/' ? viewPath.slice(1) : viewPath;
    await page.goto(prefix + ownPath, { waitUntil: 'networkidle' });
    await bringEverythingNear(page);
    await view.reach?.(page);
    await page.locator(view.shows).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const file = path.join(folder, `${view.name}-${language}-${width}.png`);
    return await page.screenshot({ path: file, fullPage: !view.isWindowOnly });
  } finally {
    await page.close();
  }
}

async function signIn(page: Page): Promise<void> {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password } = process.env;
  const headers = { Origin: new URL(address).origin };
  const response = await page.request.post('/api/auth/login', { headers, data: { username, password } });
  if (!response.ok()) throw new Error(`signing in as ${username} with ADMIN_PASSWORD: ${response.status()}`);
}

/** Scrolls once through the page, so that parts and pictures that come when they are near are on the picture. */
async function bringEverythingNear(page: Page): Promise<void> {
  await disableContentVisibility(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    // A picture that is hidden at this width is never asked for, and would be waited for without end.
    Promise.all(Array.from(document.images, (image) => image.complete && image.decode().catch(() => {}))),
  );
}
