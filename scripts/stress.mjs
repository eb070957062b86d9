/*
 * npm run test:stress: the journeys many times in a row against one build, each time with a new data folder
 * (npm run test:stress -- 5 for five times). With --slow each file of the page's code comes 0.7 s later, and every other
 * answer up to that: what a journey does too early fails then. Every failure's output stays in test-results/stress; ends
 * with a table of the failures and code 1 if there was any. No journey is tried a second time.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24, toolEnvironment } from './node-24.mjs';
import { Problem, root, runCommand, runMain } from './run-command.mjs';
import { journeysThat } from './test-reports.mjs';

const results = path.join(root, 'test-results', 'stress');
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { slow: { type: 'boolean' } },
    allowPositionals: true,
  });
  const runs = Number(positionals[0] ?? 20);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Problem(`How many runs? "${positionals[0]}" is no number. Example: npm run test:stress -- 5`);
  }
  await installWhenNeeded();
  const node24 = findNode24();
  await buildWhenNeeded(node24);
  const env = {
    ...toolEnvironment(node24),
    CHROMIUM_PATH: await findChromium(),
    NO_COLOR: '1',
    ...(values.slow && { ANSWER_DELAY_MS: '700' }),
  };
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const failures = [];
  for (let run = 1; run <= runs; run += 1) {
    const name = `run-${String(run).padStart(2, '0')}`;
    const began = performance.now();
    const failed = await runJourneys(node24, env, name);
    failures.push(...failed.map((failure) => ({ run, ...failure })));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`Run ${run} of ${runs}: ${failed.length} failed (${seconds} s)`);
  }

  const table = failures.map(({ run, test, error }) => `| ${run} | ${cell(test)} | ${cell(error)} |`);
  const report = ['| run | journey | error |', '| ---: | --- | --- |', ...table].join('\n');
  if (failures.length > 0) {
    writeFileSync(path.join(results, 'failures.md'), `${report}\n`);
    console.log(`\n${report}\n\nTheir output: test-results/stress`);
    process.exitCode = 1;
  } else console.log(`\nNo journey failed in ${runs} runs.`);
});

/**
 * @param {string} node24
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @returns {Promise<{ test: string, error: string }[]>} what failed
 */
async function runJourneys(node24, env, name) {
  const report = path.join(results, `${name}.json`);
  const output = path.join(results, name);
  const args = [playwright, 'test', '--retries=0', '--reporter=list,json', `--output=${output}`];
  try {
    await runCommand(node24, args, { quiet: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
    for (const place of [report, output]) rmSync(place, { recursive: true, force: true });
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    writeFileSync(path.join(results, `${name}.txt`), error.message);
    const failed = journeysThat(report, 'unexpected');
    // A server that did not start fails the run without failing a journey.
    return failed.length > 0 ? failed : [{ test: 'the run itself', error: `see ${name}.txt` }];
  }
}

/** @param {string} text */
function cell(text) {
  return (text.split('\n')[0] ?? '').replaceAll('|', '\\|');
}
