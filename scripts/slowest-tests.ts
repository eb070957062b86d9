import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Where the time of a test run went: reads the reports that `npm test` left in test-results and writes
 * test-results/slowest.md.
 */

/** What a journey spends time on. */
export type StepKind =
  | 'axe'
  | 'load'
  | 'hydration'
  | 'sign-in'
  | 'screenshots'
  | 'API calls'
  | 'waiting for a state'
  | 'browser and context'
  | 'clicks and typing'
  | 'scripts in the page, and the rest';

/** One journey in one project, as tests/support/step-times-reporter.ts writes it. */
export type BrowserTestTime = {
  project: string;
  file: string;
  title: string;
  /** In seconds, as everything here. */
  total: number;
  seconds: Partial<Record<StepKind, number>>;
};

type TestTime = { kind: string; file: string; title: string; seconds: number };

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'test-results');
const LISTED = 30;

const journeys = read<BrowserTestTime[]>('browser-times.json') ?? [];
const tests: TestTime[] = [
  ...vitestTimes('unit'),
  ...vitestTimes('api'),
  ...vitestTimes('component'),
  ...vitestTimes('http'),
  ...journeys.map(({ project, file, title, total }) => ({
    kind: 'browser',
    file,
    title: `[${project}] ${title}`,
    seconds: total,
  })),
];

const steps = journeys.flatMap(({ seconds }) => Object.entries(seconds));
const report = [
  '# Where the time of the tests went',
  'Seconds are those of single tests added up; workers run side by side, so a run takes less.',
  section(
    'Kinds of tests',
    sumBy(tests, ({ kind }) => kind),
  ),
  section(
    'Journeys by project and language',
    sumBy(
      journeys.map(({ project, title, total }) => ({
        key: `${project}, ${languageOf(title)}`,
        seconds: total,
      })),
      ({ key }) => key,
    ),
  ),
  section(
    'What journeys spend their time on',
    sumBy(
      steps.map(([kind, seconds]) => ({ kind, seconds })),
      ({ kind }) => kind,
    ),
  ),
  section('Slowest files', sumBy(tests, ({ file }) => file).slice(0, LISTED)),
  [
    '## Slowest tests',
    '| seconds | kind | file | test |',
    '| ---: | --- | --- | --- |',
    ...[...tests]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, LISTED)
      .map(
        ({ kind, file, title, seconds }) => `| ${seconds.toFixed(1)} | ${kind} | ${file} | ${cell(title)} |`,
      ),
  ].join('\n'),
].join('\n\n');
writeFileSync(path.join(results, 'slowest.md'), `${report}\n`);

type Sum = { key: string; count: number; seconds: number };

function sumBy<T extends { seconds: number }>(items: readonly T[], keyOf: (item: T) => string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const item of items) {
    const key = keyOf(item);
    const sum = sums.get(key) ?? { key, count: 0, seconds: 0 };
    sum.count += 1;
    sum.seconds += item.seconds;
    sums.set(key, sum);
  }
  return [...sums.values()].sort((a, b) => b.seconds - a.seconds);
}

function section(title: string, sums: readonly Sum[]): string {
  const all = sums.reduce((total, { seconds }) => total + seconds, 0);
  return [
    `## ${title}`,
    '|  | number | seconds | share |',
    '| --- | ---: | ---: | ---: |',
    ...sums.map(
      ({ key, count, seconds }) =>
        `| ${cell(key)} | ${count} | ${seconds.toFixed(1)} | ${Math.round((100 * seconds) / (all || 1))}% |`,
    ),
  ].join('\n');
}

/** The language that a journey's title names ("in es"), if it names one. */
function languageOf(title: string): string {
  return /\bin (en|es)\b/.exec(title)?.[1] ?? 'no language named';
}

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

function vitestTimes(kind: 'unit' | 'api' | 'component' | 'http'): TestTime[] {
  const { testResults } = read<VitestReport>(`${kind}.json`) ?? { testResults: [] };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      kind,
      file: path.relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function read<T>(name: string): T | null {
  const file = path.join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
