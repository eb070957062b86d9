/*
 * npm run test:faults: builds the pages when a source changed, then breaks the site in many ways (tests/faults/run.ts).
 * The short form is npm run test:faults -- --rounds 3 --seconds 3.
 */
import { buildWhenNeeded } from './build.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await buildWhenNeeded(findNode24());
  await import('../tests/faults/run.ts');
});
