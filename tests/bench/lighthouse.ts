import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from '../support/chromium.ts';
import { median } from './http-load.ts';
import { PAGES_IN_BOTH_LANGUAGES } from './page-list.ts';
import type { SiteProcess } from './site-process.ts';
import type { Table } from './table.ts';

/**
 * Scores in hundredths, with the budgets of the project; the timings behind the first score inform, as does
 * Lighthouse's own index of the machine's speed, taken at the start of each audit.
 */
const columns = [
  { name: 'performance', unit: '', atLeast: 97 },
  { name: 'accessibility', unit: '', atLeast: 100 },
  { name: 'best practices', unit: '', atLeast: 100 },
  { name: 'SEO', unit: '', atLeast: 100 },
  { name: 'layout shift', unit: '', atMost: 0, digits: 3 },
  { name: 'FCP', unit: 'ms' },
  { name: 'LCP', unit: 'ms' },
  { name: 'TBT', unit: 'ms' },
  { name: 'machine', unit: '' },
];

/**
 * Runs Lighthouse's phone profile (slow 4G, processor four times slower) several times on each page, in a new
 * browser each time, and takes the median of every figure.
 *
 * @param runs how many times each page is measured
 * @param onLaunch receives what ends the browsers, for an interrupted bench
 */
export async function measureLighthouse(
  site: SiteProcess,
  runs: number,
  tell: (message: string) => void,
  onLaunch: (stop: () => Promise<void>) => void,
): Promise<Table> {
  const interruption = new AbortController();
  onLaunch(async () => {
    interruption.abort();
    killAll();
  });
  const rows: Table['rows'] = [];
  const notes: string[] = [];
  for (const { name, path } of PAGES_IN_BOTH_LANGUAGES) {
    const results: Result[] = [];
    for (let run = 1; run <= runs; run += 1) {
      tell(`Lighthouse: ${name} (${run} of ${runs})`);
      results.push(await audit(`${site.address}${path}`, interruption.signal));
    }
    const figures = results.map(readFigures);
    rows.push({
      name,
      values: columns.map((_, index) => median(figures.map((each) => each[index] ?? Number.NaN))),
    });
    notes.push(...new Set(results.flatMap(describeFailures).map((failure) => `${name}: ${failure}`)));
  }
  return { title: `Lighthouse, phone, median of ${runs}`, columns, rows, notes };
}

/** One audit of a page. A browser that loses its recording now and then is asked again, twice at most. */
async function audit(address: string, interruption: AbortSignal): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    interruption.throwIfAborted();
    const result = await auditOnce(address);
    if (!result.runtimeError) return result;
    if (attempt === 3) throw new Error(`${address}: ${result.runtimeError.message}`);
  }
}

/**
 * Starts the browser as Lighthouse's own command does. Playwright would keep a second connection to the page, whose
 * listening costs a busy machine time that no visitor's browser spends.
 */
async function auditOnce(address: string): Promise<Result> {
  const browser = await launch({
    chromePath: CHROMIUM_PATH,
    chromeFlags: ['--headless', ...CHROMIUM_ARGUMENTS],
    handleSIGINT: false,
  });
  try {
    const run = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse gave no result for ${address}`);
    return run.lhr;
  } finally {
    browser.kill();
  }
}

function readFigures({ categories, audits, environment }: Result): number[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
    Math.round((categories[category]?.score ?? Number.NaN) * 100),
  );
  const timings = [
    'cumulative-layout-shift',
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
  ].map((id) => audits[id]?.numericValue ?? Number.NaN);
  // Lighthouse itself reports layout shift to three digits.
  const [layoutShift = Number.NaN, ...paints] = timings;
  return [...scores, Math.round(layoutShift * 1000) / 1000, ...paints, environment.benchmarkIndex];
}

/** Audits that cost points in the three categories that must be perfect, with the first things they name. */
function describeFailures({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = '', details } = audits[id] ?? {};
      if (weight === 0 || score === null || score === 1) return [];
      const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 400) : '';
      return [`${category}, ${id}: ${title} ${items}`];
    }),
  );
}
