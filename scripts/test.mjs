/*
 * npm test: everything. Installs when needed, then the checks with unit tests, the tests against a real
 * PostgreSQL, a production build within its budgets, and the end-to-end tests in a browser. Goes on after a
 * failure and ends with code 1. Leaves the counts in test-results/summary.json.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { Problem, root, runCommand, runMain } from './run-command.mjs';

const results = path.join(root, 'test-results');

await runMain(async () => {
  await installWhenNeeded();
  const node24 = findNode24();
  const env = toolEnvironment(node24);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const run = (/** @type {string[]} */ args, extra = {}) =>
    runCommand(node24, [path.join(root, args[0]), ...args.slice(1)], { env: { ...env, ...extra } });

  const passed = {
    checks: await attempt('Checks and unit tests', () => run(['scripts/check.ts'])),
    api: await attempt('Tests with PostgreSQL', () =>
      run(['node_modules/vitest/vitest.mjs', 'run', '--project=api', ...reporters('api')]),
    ),
    build: await attempt('Production build', () => buildWhenNeeded(node24)),
    budgets: await attempt('Budgets on bytes', () => run(['node_modules/size-limit/bin.js'])),
    browser: await attempt('End-to-end tests', async () =>
      run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'browser.json'),
      }),
    ),
  };

  const summary = count();
  // A step that failed without a failed test (a build, lint) is a failure too.
  const failedSteps = Object.values(passed).filter((ok) => !ok).length;
  if (failedSteps > 0 && summary.failed === 0) summary.failed = failedSteps;
  writeFileSync(path.join(results, 'summary.json'), JSON.stringify(summary));
  console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
  if (summary.failed > 0) process.exitCode = 1;
});

/** @param {string} name */
function reporters(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(results, `${name}.json`)}`];
}

/**
 * @param {string} title
 * @param {() => Promise<unknown>} step
 * @returns {Promise<boolean>} whether it passed
 */
async function attempt(title, step) {
  console.log(`\n=== ${title}`);
  try {
    await step();
    return true;
  } catch (error) {
    console.error(error instanceof Problem ? error.message.trim() : error);
    return false;
  }
}

/**
 * Adds up the reports of Vitest (numPassedTests …) and Playwright (stats.expected …). One that is missing, or was not
 * written to its end, counts as a failure: its run crashed.
 */
function count() {
  const summary = { passed: 0, failed: 0 };
  for (const name of ['unit.json', 'api.json', 'browser.json']) {
    const report = readReport(path.join(results, name));
    summary.passed += report ? (report.numPassedTests ?? report.stats.expected + report.stats.flaky) : 0;
    summary.failed += report ? (report.numFailedTests ?? report.stats.unexpected) : 1;
  }
  return summary;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
