import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import type { BrowserTestTime, StepKind } from '../../scripts/slowest-tests.ts';

/**
 * A Playwright reporter that writes how long each journey took and what it spent that time on, for the report of
 * scripts/slowest-tests.ts. The file to write is in STEP_TIMES_OUTPUT_FILE.
 */
export default class StepTimesReporter implements Reporter {
  readonly #tests: BrowserTestTime[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    const [, project = '', file = '', ...titles] = test.titlePath();
    const seconds: BrowserTestTime['seconds'] = {};
    for (const step of result.steps) addTimes(step, seconds);
    this.#tests.push({ project, file, title: titles.join(' › '), total: result.duration / 1000, seconds });
  }

  async onEnd(): Promise<void> {
    const file = process.env['STEP_TIMES_OUTPUT_FILE'];
    if (file) writeFileSync(file, JSON.stringify(this.#tests));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** What a step is about, by its title as Playwright writes it. The first pattern that matches counts. */
const KINDS: readonly (readonly [StepKind, RegExp])[] = [
  ['axe', /^axe$/],
  ['load', /^(Navigate|Reload|Go back|Go forward|Wait for navigation|Wait for load|Set content)/i],
  ['sign-in', /auth\/login/],
  ['hydration', /^Wait for function/i],
  ['screenshots', /screenshot/i],
  ['API calls', /^(GET|POST|PUT|PATCH|DELETE|HEAD) /],
  ['waiting for a state', /^(Expect|Wait for)/i],
  ['clicks and typing', /^(Click|Tap|Check|Uncheck|Hover|Focus|Fill|Type|Press|Select)/],
  ['browser and context', /^(Launch|Connect|Create (context|page)|Close)|^Fixture/i],
];

const GROUPS = ['hook', 'fixture', 'test.step'];

/** Adds the time of a step to its kind; a group that is no kind of its own counts by what it holds. */
function addTimes(step: TestStep, seconds: BrowserTestTime['seconds']): void {
  const isOwnKind = step.title === 'axe';
  if (GROUPS.includes(step.category) && step.steps.length > 0 && !isOwnKind) {
    for (const inner of step.steps) addTimes(inner, seconds);
    return;
  }
  const kind =
    KINDS.find(([, pattern]) => pattern.test(step.title))?.[0] ?? 'scripts in the page, and the rest';
  seconds[kind] = (seconds[kind] ?? 0) + step.duration / 1000;
}
