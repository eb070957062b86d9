import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../support/chromium.ts';
import { PAGES_IN_BOTH_LANGUAGES, RESULTS_PAGE } from './page-list.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

/**
 * Loads each page in a new browser profile on a phone's screen and adds up what came over the wire, response
 * headers included, until the network is quiet. The home page has a budget on JavaScript.
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
    const { bytes, requests } = await loadPage(browser, `${site.address}${path}`);
    const all = [...bytes.values()].reduce((sum, each) => sum + each, 0);
    const kilobytes = KINDS.map((kind) => (bytes.get(kind) ?? 0) / 1000);
    rows.push({
      name,
      values: [...kilobytes, all / 1000, requests],
      onlyInforms: !name.startsWith('home'),
    });
  }
  await browser.close();
  return {
    title: 'First load of a page',
    columns: [
      { name: 'HTML', unit: 'kB', digits: 1 },
      { name: 'JavaScript', unit: 'kB', digits: 1, atMost: 130 },
      { name: 'CSS', unit: 'kB', digits: 1 },
      { name: 'fonts', unit: 'kB', digits: 1 },
      { name: 'pictures', unit: 'kB', digits: 1 },
      { name: 'all', unit: 'kB', digits: 1 },
      { name: 'requests', unit: '' },
    ],
    rows,
    notes: [
      "Transferred with brotli, with response headers; 1 kB is 1000 bytes. The budget is the home page's.",
    ],
  };
}

type PageLoad = { bytes: Map<string, number>; requests: number };

async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const load = await watchNetwork(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return load;
}

async function watchNetwork(session: CDPSession): Promise<PageLoad> {
  const load: PageLoad = { bytes: new Map(), requests: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    load.bytes.set(kind, (load.bytes.get(kind) ?? 0) + encodedDataLength);
    load.requests += 1;
  });
  await session.send('Network.enable');
  return load;
}
