import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBuiltSite } from '../support/start-built-site.ts';
import { type Browser, type BrowserKind, missingPackages } from './browser.ts';
import { FIREFOX } from './firefox.ts';
import { STEPS } from './steps.ts';
import { Visitor } from './visitor.ts';
import { WEBKIT } from './webkit.ts';

/*
 * The same steps in every browser that is installed, against the built site on empty data. Leaves its counts in
 * test-results/browsers.json and ends with 1 when a step failed.
 */

const KINDS = [FIREFOX, WEBKIT];
const counts = { passed: 0, failed: 0 };
/** What ends each thing that was started, or is being started. */
const endings: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;
/** What did not start has said so where it was waited for. */
const told = () => {};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(130)));
}
const kinds = KINDS.filter(isInstalled);
try {
  if (kinds.length > 0) {
    const starting = startBuiltSite();
    endings.push(() => starting.then((site) => site.stop(), told));
    const { address } = await starting;
    for (const kind of kinds) await tryAll(kind, address);
  }
} finally {
  await endAll();
}
mkdirSync('test-results', { recursive: true });
writeFileSync(path.join('test-results', 'browsers.json'), JSON.stringify(counts));
const skipped = KINDS.length - kinds.length;
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function isInstalled(kind: BrowserKind): boolean {
  const missing = missingPackages(kind);
  if (missing.length === 0) return true;
  const are = missing.length > 1 ? 'are' : 'is';
  console.log(
    `– ${kind.name}: skipped: ${missing.join(' and ')} ${are} not installed (apt-get install ${missing.join(' ')})`,
  );
  return false;
}

async function tryAll(kind: BrowserKind, address: string): Promise<void> {
  let browser: Browser | undefined;
  await attempt(`${kind.name}: starts`, async () => {
    const launching = kind.launch(kind);
    endings.push(() => launching.then((started) => started.close(), told));
    browser = await launching;
  });
  if (!browser) return;
  const visitor = new Visitor(browser, address);
  const person = { ...kind.language, isPhone: kind.isPhone };
  for (const { name, take } of STEPS) {
    await attempt(`${kind.name}: ${name}`, async () => {
      await take(visitor, person);
      const problems = await visitor.problems();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  }
}

/** Takes one step and prints its line; none any more once a signal came. */
async function attempt(name: string, step: () => Promise<void>): Promise<void> {
  if (ending) return;
  const began = performance.now();
  let failure: unknown;
  try {
    await step();
    counts.passed += 1;
  } catch (error) {
    failure = error;
    counts.failed += 1;
  }
  if (ending) return;
  console.log(`${failure ? '✗' : '✓'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (failure) console.error(failure);
}

/** Ends everything, the last first; whoever asks a second time waits for the same. */
function endAll(): Promise<void> {
  ending ??= (async () => {
    for (const end of endings.toReversed()) await end().catch(console.error);
  })();
  return ending;
}
