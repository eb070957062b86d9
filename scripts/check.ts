import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * npm run check: everything that needs no database and no browser, at the same time. Prints one line for each
 * check, the output of those that fail, and ends with code 1 if any did. With --changed=<commit> only the unit tests
 * that import what changed since then.
 */
const onlyChanged = process.argv.slice(2).filter((argument) => argument.startsWith('--changed'));
const root = fileURLToPath(new URL('..', import.meta.url));

type Check = {
  name: string;
  program: string;
  args: string[];
  /** Where it counts its tests; without that file it has not passed. */
  report?: string;
};
type Result = Check & { passed: boolean; seconds: number; output: string };

const unitReport = path.join(root, 'test-results', 'unit.json');

const checks: Check[] = [
  { name: 'format and lint', program: '@biomejs/biome/bin/biome', args: ['ci', '--colors=off'] },
  {
    name: 'types',
    program: 'typescript-7/bin/tsc',
    // What did not change since the last run is not checked again.
    args: ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  {
    name: 'import arrows',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', '.dependency-cruiser.mjs', 'src', 'scripts', 'tools', 'tests'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'unit tests',
    program: 'vitest/vitest.mjs',
    args: [
      'run',
      '--project=unit',
      ...onlyChanged,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: unitReport,
  },
];

mkdirSync(path.dirname(unitReport), { recursive: true });
rmSync(unitReport, { force: true });
const began = performance.now();
const results = await Promise.all(checks.map(run));
const failed = results.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output.trim()}`);
console.log(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${secondsSince(began)} s.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

function run(check: Check): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const program = path.join(root, 'node_modules', check.program);
    const child = spawn(process.execPath, [program, ...check.args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      const counts = check.report === undefined ? '' : countsOf(check.report);
      const result = {
        ...check,
        passed: code === 0 && counts !== null,
        seconds: secondsSince(start),
        output,
      };
      const mark = result.passed ? '✓' : '✗';
      console.log(`${mark} ${check.name} (${result.seconds} s)${counts ?? ': ended without a report'}`);
      resolve(result);
    });
  });
}

/** The counts of a test report in words; null when its run ended before it was written whole. */
function countsOf(report: string): string | null {
  try {
    const counts: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return `: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed`;
  } catch {
    return null;
  }
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 100) / 10;
}
