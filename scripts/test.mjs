/*
 * npm test: everything. Installs when needed, then the checks with unit tests, the tests against a real
 * PostgreSQL, a production build within its budgets, the tests over HTTP and the end-to-end tests in a browser. Goes on
 * after a failure and ends with code 1. Leaves the counts in test-results/summary.json, and in slowest.md where the time went,
 * in failed.md what failed.
 *
 * npm test -- --changed [commit]: the same for what a change can reach, see scripts/changed.mjs. What lies between the
 * commit and the files as they are is the change; without a commit, what is not committed yet.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { findChange, findJourneys } from './changed.mjs';
import { findChromium } from './find-chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { Problem, root, runCommand, runMain } from './run-command.mjs';
import { countTests, failedTests, journeysThat, readReport } from './test-reports.mjs';

const results = path.join(root, 'test-results');
/** More journeys than this that pass only when they are tried again fail the run: then something is wrong. */
const FLAKY_ALLOWED = 3;
/** Characters of an error that are told again; all of it stands where the test ran. */
const LONGEST_ERROR = 3000;
const STEP_TIMES_REPORTER = './tests/support/step-times-reporter.ts';

await runMain(async () => {
  const [option, commit, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--changed') || more.length > 0) {
    throw new Problem('npm test runs everything; npm test -- --changed [commit] what a change can reach.');
  }
  await installWhenNeeded();
  const node24 = findNode24();
  const env = toolEnvironment(node24);
  const change = option === '--changed' ? await findChange(commit) : undefined;
  const onlyChanged = change ? [`--changed=${change.base}`] : [];
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const run = (/** @type {string[]} */ args, extra = {}) =>
    runCommand(node24, [path.join(root, args[0]), ...args.slice(1)], { env: { ...env, ...extra } });
  const vitest = (/** @type {string} */ project, /** @type {string[]} */ args = [], extra = {}) =>
    run(
      ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...args, ...reporters(project)],
      extra,
    );

  let journeysRan = true;
  const passed = {
    checks: await attempt('Checks and unit tests', () => run(['scripts/check.ts', ...onlyChanged])),
    api: await attempt('Tests with PostgreSQL', () => vitest('api', onlyChanged)),
    component: await attempt('Components in a browser', async () =>
      vitest('component', onlyChanged, { CHROMIUM_PATH: await findChromium() }),
    ),
    build: await attempt('Production build', () => buildWhenNeeded(node24)),
    budgets: await attempt('Budgets on bytes', () => run(['node_modules/size-limit/bin.js'])),
    // Whole after any change, too: which pages a file is part of, no import says, and all take seconds.
    http: await attempt('Tests over HTTP', () => vitest('http')),
    browser: await attempt('End-to-end tests', async () => {
      const journeys = change ? await tellJourneys(change, node24, env) : [];
      journeysRan = change === undefined || journeys.length > 0;
      if (!journeysRan) return;
      const command = ['node_modules/@playwright/test/cli.js', 'test', ...journeys.map(patternOf)];
      await run([...command, `--reporter=list,json,${STEP_TIMES_REPORTER}`], {
        CHROMIUM_PATH: await findChromium(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'browser.json'),
        STEP_TIMES_OUTPUT_FILE: path.join(results, 'browser-times.json'),
      });
    }),
  };

  const flaky = journeysThat(path.join(results, 'browser.json'), 'flaky');
  if (flaky.length > 0) tell('flaky.md', `Flaky journeys (at most ${FLAKY_ALLOWED})`, flaky);
  await attempt('Where the time went (test-results/slowest.md)', () => run(['scripts/slowest-tests.ts']));
  const kinds = ['unit', 'api', 'component', 'http', ...(journeysRan ? ['browser'] : [])];
  const reports = kinds.map((kind) => readReport(path.join(results, `${kind}.json`)));
  const failed = [
    ...reports.flatMap(failedTests),
    ...journeysThat(path.join(results, 'browser.json'), 'unexpected'),
  ];
  if (failed.length > 0) tell('failed.md', 'Failed tests', failed);
  const summary = countTests(reports);
  // A step that failed without a failed test (a build, lint) is a failure too.
  const failedSteps = [...Object.values(passed), flaky.length <= FLAKY_ALLOWED].filter((ok) => !ok).length;
  if (failedSteps > 0 && summary.failed === 0) summary.failed = failedSteps;
  writeFileSync(path.join(results, 'summary.json'), JSON.stringify(summary));
  if (change) {
    console.log(
      `\n${change.files.length} files changed: the checks and the tests over HTTP ran whole; of the others those ran that the change reaches by imports, ` +
        'and the journeys named above. What a test starts as a program or reads as a file is no import.',
    );
  }
  console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
  if (summary.failed > 0) process.exitCode = 1;
});

/**
 * Says which journeys a change can reach, and what nobody knows of it.
 *
 * @param {{ base: string, files: string[] }} change
 * @param {string} node24
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} their files
 */
async function tellJourneys(change, node24, env) {
  const { journeys, unknown } = await findJourneys(change, node24, env);
  console.log(
    journeys.length > 0
      ? `Files of journeys that the change reaches: ${journeys.join(', ')}`
      : 'No journey imports what changed or is about a feature that changed; none runs.',
  );
  if (unknown.length > 0) {
    console.log(
      `These are part of every page, so journeys that do not run may notice them too (npm test runs all):\n` +
        unknown.map((file) => `  ${file}`).join('\n'),
    );
  }
  return journeys;
}

/**
 * A file of journeys as Playwright takes it.
 *
 * @param {string} file
 */
function patternOf(file) {
  return `e2e/${file.replaceAll('.', '\\.')}$`;
}

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
 * Names tests here and in a file, which `.ci/run` prints once more before its last line: of a long output, the beginning is
 * what is cut where one reads it.
 *
 * @param {string} file in test-results
 * @param {string} title
 * @param {{ test: string, error: string }[]} tests
 */
function tell(file, title, tests) {
  const lines = tests.map(
    ({ test, error }) => `- ${test}\n\n      ${error.slice(0, LONGEST_ERROR).replaceAll('\n', '\n      ')}\n`,
  );
  const text = `# ${title}: ${tests.length}\n\n${lines.join('\n')}`;
  writeFileSync(path.join(results, file), text);
  console.log(`\n${text}`);
}
