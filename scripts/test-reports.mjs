import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-command.mjs';

/** @import { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter' */
/** @import { JsonTestResults } from 'vitest/node' */

/**
 * Adds up the reports of Vitest (numPassedTests …) and Playwright (stats.expected …). One that is missing, or was not
 * written to its end, counts as a failure: its run crashed.
 *
 * @param {ReturnType<typeof readReport>[]} reports
 */
export function countTests(reports) {
  const summary = { passed: 0, failed: 0 };
  for (const report of reports) {
    const { expected = 0, flaky = 0, unexpected = 1 } = report?.stats ?? {};
    summary.passed += report?.numPassedTests ?? expected + flaky;
    summary.failed += report?.numFailedTests ?? unexpected;
  }
  return summary;
}

/**
 * @param {ReturnType<typeof readReport>} report of Vitest
 * @returns {{ test: string, error: string }[]} what failed in it; a file by itself where no test of it came to run
 */
export function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file}: ${fullName}`,
        error: stripVTControlCharacters(failureMessages?.join('\n') ?? ''),
      }));
    return tests.length === 0 && message ? [{ test: file, error: stripVTControlCharacters(message) }] : tests;
  });
}

/**
 * The journeys of a run that ended in a certain way.
 *
 * @param {string} report the file that Playwright's JSON reporter wrote, or did not
 * @param {JSONReportTest['status']} status 'unexpected' failed; 'flaky' passed when it was tried again
 * @returns {{ test: string, error: string }[]} each with its first failure; none without a report
 */
export function journeysThat(report, status) {
  return (readReport(report)?.suites ?? []).flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => ({
        test: `[${test.projectName}] ${spec.file}: ${spec.title}`,
        error: stripVTControlCharacters(test.results[0]?.error?.message ?? test.results[0]?.status ?? ''),
      })),
  );
}

/**
 * @param {string} file
 * @returns {Partial<JsonTestResults & JSONReport> | null} what Vitest or Playwright wrote; null where the run ended before
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {JSONReportSuite} suite
 * @returns {JSONReportSpec[]}
 */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
