/*
 * npm run bench: builds the pages when a source changed, then measures the site (tests/bench/bench.ts).
 * npm puts the project's own Node 24 first on PATH.
 */
import { buildWhenNeeded } from './build.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await buildWhenNeeded(findNode24());
  await import('../tests/bench/bench.ts');
});
