import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * npm run check: everything that needs no database and no browser, at the same time. Prints one line for each
 * check, the output of those that fail, and ends with code 1 if any did.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

type Check = { name: string; program: string; args: string[] };
type Result = Check & { passed: boolean; seconds: number; output: string };

const checks: Check[] = [
  { name: 'format and lint', program: '@biomejs/biome/bin/biome', args: ['ci', '--colors=off'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'import arrows',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', '.dependency-cruiser.mjs', 'src', 'scripts', 'tests'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'unit tests',
    program: 'vitest/vitest.mjs',
    args: [
      'run',
      '--project=unit',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
  },
];

mkdirSync(path.join(root, 'test-results'), { recursive: true });
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
      const result = { ...check, passed: code === 0, seconds: secondsSince(start), output };
      console.log(`${result.passed ? '✓' : '✗'} ${check.name} (${result.seconds} s)${summaryOf(check)}`);
      resolve(result);
    });
  });
}

function summaryOf(check: Check): string {
  const reportArgument = check.args.find((argument) => argument.startsWith('--outputFile.json='));
  if (reportArgument === undefined) return '';
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
    readFileSync(path.join(root, reportArgument.split('=')[1] ?? ''), 'utf8'),
  );
  return `: ${report.numPassedTests} passed, ${report.numFailedTests} failed`;
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 100) / 10;
}
