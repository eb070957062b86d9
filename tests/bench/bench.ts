import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { measureAssistant } from './assistant.ts';
import { measureLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { fillDirectory } from './many-rows.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measureNeeds } from './needs.ts';
import { measureAnswers } from './page-answers.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measurePageCache, measureRenders } from './page-cache.ts';
import { measureCounts, measureSearch } from './search.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { measureStartUp } from './start-up.ts';
import { overBudget, printTable, type Table } from './table.ts';
import { measureUnderstanding } from './understanding.ts';
import { measureWays } from './ways.ts';

/** Those that need the site to run. */
const PARTS_ON_SITE = [
  'search',
  'assistant',
  'understanding',
  'pages',
  'ways',
  'load',
  'lighthouse',
] as const;
const PARTS = ['startup', 'needs', ...PARTS_ON_SITE] as const;
type Part = (typeof PARTS)[number];
const HELP = `Measures the built site on this machine, each figure beside its budget.

  npm run bench -- [${PARTS.join('] [')}] [options]

  --port N              port of the site under test (default 4600)
  --data-dir DIR        use the data in DIR instead of new demonstration data; leaves out 'startup'
  --rows N              make N providers of the demonstration data, in data/bench-N, where they are kept; leaves out 'startup'
  --load-minutes N      how long everything is asked for at once (default 10)
  --lighthouse-runs N   runs per page, of which the median counts (default 5)

Without a part it runs all of them. Figures also go to bench-results/ as JSON. Ends with 1 when one is over
its budget. See docs/operations/bench.md.`;

const checkoutDir = path.resolve(import.meta.dirname, '..', '..');
const ownDir = makeTemporaryFolder('bench');
const stops: (() => Promise<void>)[] = [];
let cleaning: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    tell('Stopping what the bench started …');
    await cleanUp();
    process.exit(130);
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // What was under way when the bench was interrupted fails for that reason.
  if (cleaning === undefined) throw error;
} finally {
  await cleanUp();
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4600' },
      'data-dir': { type: 'string' },
      rows: { type: 'string' },
      'load-minutes': { type: 'string', default: '10' },
      'lighthouse-runs': { type: 'string', default: '5' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.filter((part) => !PARTS.some((known) => known === part));
  const port = Number(values.port);
  const lighthouseRuns = Number(values['lighthouse-runs']);
  const loadMinutes = Number(values['load-minutes']);
  const providers = values.rows === undefined ? undefined : Number(values.rows);
  const isUsable =
    unknown.length === 0 && (providers ?? 1) > 0 && port > 0 && lighthouseRuns > 0 && loadMinutes > 0;
  if (values.help || !isUsable) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const includes = (part: Part) => positionals.length === 0 || positionals.includes(part);
  const keptDir = providers === undefined ? undefined : path.join(checkoutDir, 'data', `bench-${providers}`);
  const givenDataDir = values['data-dir'] ?? keptDir;
  const dataDir = givenDataDir === undefined ? path.join(ownDir, 'data') : path.resolve(givenDataDir);
  const compileCacheDir = path.join(ownDir, 'compiled');
  const start = () => startSite({ dataDir, compileCacheDir, port, onSpawn: (stop) => stops.push(stop) });

  const machine = describeMachine();
  tell(machine);
  const tables: Table[] = [];
  const add = (table: Table) => {
    tables.push(table);
    console.log(printTable(table));
  };
  if (includes('startup') && givenDataDir === undefined) add(await measureStartUp(start, tell));
  if (includes('needs')) add(await measureBlindNeeds({ compileCacheDir, port }));
  if (providers !== undefined) {
    tell('Starting the site for the first rows');
    await (await start()).stop();
    await fillDirectory({ dataDir, checkoutDir, rows: providers, tell });
  }
  if (PARTS_ON_SITE.some(includes)) {
    tell('Starting the site');
    const site = await start();
    await measureSite(site, { includes, add, lighthouseRuns, loadMinutes, isLarge: providers !== undefined });
    await site.stop();
  }
  tell(`Written to ${writeResults(machine, tables)}`);
  return tables.some(({ columns, rows }) => rows.some((row) => overBudget(columns, row).length > 0)) ? 1 : 0;
}

/** On a site of its own, whose directory holds the invented providers alone. */
async function measureBlindNeeds(places: { compileCacheDir: string; port: number }): Promise<Table> {
  tell('Searching in own words');
  const dataDir = path.join(ownDir, 'needs');
  const settings = { DEMO_DATA: 'off' };
  const site = await startSite({ ...places, dataDir, settings, onSpawn: (stop) => stops.push(stop) });
  const misses: string[] = [];
  const table = await measureNeeds(site, dataDir, (miss) => misses.push(miss));
  await site.stop();
  tell(`Misses: ${writeResult('needs-misses.txt', `${misses.join('\n\n')}\n`)}`);
  return table;
}

type Measuring = {
  includes: (part: Part) => boolean;
  add: (table: Table) => void;
  lighthouseRuns: number;
  loadMinutes: number;
  /** Many more providers than the demonstration data are. */
  isLarge: boolean;
};

async function measureSite(site: SiteProcess, measuring: Measuring): Promise<void> {
  const { includes, add, lighthouseRuns, loadMinutes, isLarge } = measuring;
  const whenStopped = (stop: () => Promise<void>) => stops.push(stop);
  if (includes('search')) {
    add(await measureSearch(site, { tell, isLarge }));
    add(await measureCounts(site, tell));
  }
  if (includes('assistant')) add(await measureAssistant(site, tell));
  if (includes('understanding')) {
    const misses: string[] = [];
    for (const table of await measureUnderstanding(site, tell, (miss) => misses.push(miss))) add(table);
    tell(`Misses: ${writeResult('misses.txt', `${misses.join('\n\n')}\n`)}`);
  }
  if (includes('pages')) {
    add(await measureAnswers(site, tell));
    add(await measureRenders(site, tell));
    add(await measurePageCache(site, tell, whenStopped));
    add(await measurePageBytes(site, whenStopped));
  }
  if (includes('ways')) {
    for (const table of await measureWays(site, whenStopped)) add(table);
  }
  if (includes('load')) add(await measureMixedLoad(site, loadMinutes, tell));
  if (includes('lighthouse')) add(await measureLighthouse(site, lighthouseRuns, tell, whenStopped));
}

function writeResults(machine: string, tables: Table[]): string {
  const measuredAt = new Date().toISOString();
  const name = `${measuredAt.slice(0, 19).replaceAll(':', '-')}.json`;
  return writeResult(name, `${JSON.stringify({ measuredAt, machine, tables }, null, 2)}\n`);
}

/** @returns the file's path */
function writeResult(name: string, text: string): string {
  const folder = path.join(checkoutDir, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Stops the site and the browser, last started first, and removes the bench's own folder. */
function cleanUp(): Promise<void> {
  cleaning ??= (async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(ownDir, { recursive: true, force: true });
  })();
  return cleaning;
}

function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}
