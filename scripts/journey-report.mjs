import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @import { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter' */

/**
 * The journeys of a run that ended in a certain way.
 *
 * @param {string} report the file that Playwright's JSON reporter wrote, or did not
 * @param {JSONReportTest['status']} status 'unexpected' failed; 'flaky' passed when it was tried again
 * @returns {{ test: string, error: string }[]} each with its first failure; none without a report
 */
export function journeysThat(report, status) {
  return readSuites(report)
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => ({
          test: `[${test.projectName}] ${spec.file}: ${spec.title}`,
          error: stripVTControlCharacters(test.results[0]?.error?.message ?? test.results[0]?.status ?? ''),
        })),
    );
}

/**
 * @param {string} report
 * @returns {JSONReport['suites']} none where the run ended before it was written
 */
function readSuites(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).suites;
  } catch {
    return [];
  }
}

/**
 * @param {JSONReportSuite} suite
 * @returns {JSONReportSpec[]}
 */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
