/* Prints "N passed, N failed" over the summaries that npm test, the package, the fresh start, the browsers, the faults and the load left. */
import { existsSync, readFileSync } from 'node:fs';

const total = { passed: 0, failed: 0 };
for (const name of [
  'summary.json',
  'package.json',
  'fresh-start.json',
  'browsers.json',
  'faults-and-load.json',
]) {
  const file = new URL(`../test-results/${name}`, import.meta.url);
  if (existsSync(file)) {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
    total.passed += passed;
    total.failed += failed;
  } else {
    console.log(`${name} is missing: its run did not end.`);
    total.failed += 1;
  }
}
// Once more at the end, where it is found.
for (const name of ['flaky.md', 'failed.md']) {
  const file = new URL(`../test-results/${name}`, import.meta.url);
  if (existsSync(file)) console.log(readFileSync(file, 'utf8'));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
