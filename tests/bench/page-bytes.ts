import { type Browser, chromium, type Request } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../support/chromium.ts';
import { PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE } from './page-list.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

/** Kinds of files as Playwright names them, in the order of the columns. */
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/**
 * Loads each page in a new browser profile on a phone's screen and adds up the bodies of all answers as they come
 * over the wire, until the network is quiet. The home page has a budget on JavaScript.
 */
export async function measurePageBytes(
  site: SiteProcess,
  onLaunch: (stop: () => Promise<void>) => void,
): Promise<Table> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  onLaunch(() => browser.close());
  const rows: Table['rows'] = [];
  for (const { name, path } of [...PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE]) {
    const loads = await loadPage(browser, `${site.address}${path}`);
    const kilobytes = (kind?: string) =>
      loads.reduce((sum, load) => sum + (kind === undefined || load.kind === kind ? load.bytes : 0), 0) /
      1000;
    rows.push({
      name,
      values: [...KINDS.map(kilobytes), kilobytes(), loads.length],
      onlyInforms: !name.startsWith('home'),
    });
  }
  await browser.close();
  return {
    title: 'First load of a page',
    columns: [
      { name: 'HTML', unit: 'kB', digits: 1 },
      { name: 'JavaScript', unit: 'kB', digits: 1, atMost: 120 },
      { name: 'CSS', unit: 'kB', digits: 1 },
      { name: 'fonts', unit: 'kB', digits: 1 },
      { name: 'pictures', unit: 'kB', digits: 1 },
      { name: 'all', unit: 'kB', digits: 1, atMost: 300 },
      { name: 'requests', unit: '' },
    ],
    rows,
    notes: [
      'Bodies as transferred (brotli), without headers; 1 kB is 1000 bytes. The budgets are the home page’s; the film comes later than all of it.',
    ],
  };
}

type FileLoad = { kind: string; bytes: number };

async function loadPage(browser: Browser, address: string): Promise<FileLoad[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const loads: Promise<FileLoad>[] = [];
  page.on('requestfinished', (request) => loads.push(readLoad(request)));
  await page.goto(address, { waitUntil: 'networkidle' });
  const finished = await Promise.all(loads);
  await context.close();
  return finished;
}

async function readLoad(request: Request): Promise<FileLoad> {
  const { responseBodySize } = await request.sizes();
  return { kind: request.resourceType(), bytes: responseBodySize };
}
