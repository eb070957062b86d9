import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { measureAssistant } from './assistant.ts';
import { measureLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { measurePageBytes } from './page-bytes.ts';
import { measureRendering } from './page-rendering.ts';
import { measureSearch } from './search.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { measureStartUp } from './start-up.ts';
import { overBudget, printTable, type Table } from './table.ts';

const PARTS = ['startup', 'search', 'assistant', 'pages', 'lighthouse'] as const;
type Part = (typeof PARTS)[number];
/** Those that need the site to run. */
const PARTS_ON_SITE: readonly Part[] = ['search', 'assistant', 'pages', 'lighthouse'];
const HELP = `Measures the built site on this machine, each figure beside its budget.

  npm run bench -- [${PARTS.join('] [')}] [options]

  --port N              port of the site under test (default 4600)
  --data-dir DIR        use the data in DIR instead of new demonstration data; leaves out 'startup'
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
      'lighthouse-runs': { type: 'string', default: '5' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.filter((part) => !PARTS.some((known) => known === part));
  const [port, lighthouseRuns] = [Number(values.port), Number(values['lighthouse-runs'])];
  const isUsable = unknown.length === 0 && port > 0 && lighthouseRuns > 0;
  if (values.help || !isUsable) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const includes = (part: Part) => positionals.length === 0 || positionals.includes(part);
  const givenDataDir = values['data-dir'];
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
  if (PARTS_ON_SITE.some(includes)) {
    tell('Starting the site');
    const site = await start();
    await measureSite(site, includes, add, lighthouseRuns);
    await site.stop();
  }
  tell(`Written to ${writeResults(machine, tables)}`);
  return tables.some(({ columns, rows }) => rows.some((row) => overBudget(columns, row).length > 0)) ? 1 : 0;
}

async function measureSite(
  site: SiteProcess,
  includes: (part: Part) => boolean,
  add: (table: Table) => void,
  lighthouseRuns: number,
): Promise<void> {
  const whenStopped = (stop: () => Promise<void>) => stops.push(stop);
  if (includes('search')) add(await measureSearch(site, tell));
  if (includes('assistant')) add(await measureAssistant(site, tell));
  if (includes('pages')) {
    add(await measureRendering(site, tell));
    add(await measurePageBytes(site, whenStopped));
  }
  if (includes('lighthouse')) add(await measureLighthouse(site, lighthouseRuns, tell, whenStopped));
}

function writeResults(machine: string, tables: Table[]): string {
  const folder = path.join(checkoutDir, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const measuredAt = new Date().toISOString();
  const file = path.join(folder, `${measuredAt.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ measuredAt, machine, tables }, null, 2)}\n`);
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
