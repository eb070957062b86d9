/*
 * Mutation tests (npm run test:mutation): StrykerJS changes a line, and some test has to notice. One run for each part,
 * named in MUTATION_PART; scripts/mutation.mjs runs them one after the other.
 */
import { MUTATION_PARTS } from './scripts/mutation-parts.mjs';

const name = process.env.MUTATION_PART ?? 'quote';

/** Where results of earlier runs lie: what did not change since is not tried again. */
const cache = `.cache/mutation/${name}`;

export default {
  mutate: MUTATION_PARTS[name]?.mutate ?? [],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Not `related`: some tests reach a file only through the API.
  vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A busy machine is no endless loop.
  timeoutMS: 10_000,
  concurrency: 1,
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: `${cache}/mutation.json` },
  htmlReporter: { fileName: `${cache}/mutation.html` },
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/data', '/dist', '/docs', '/public', '/screenshots', '/test-results'],
};
