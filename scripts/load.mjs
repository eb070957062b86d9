/*
 * npm run test:load: builds the pages when a source changed, then lets fifty clients, and then three times what is allowed,
 * ask the site (tests/load/run.ts). The short form is npm run test:load -- --minutes 0.3 --any-time.
 */
import { buildWhenNeeded } from './build.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await buildWhenNeeded(findNode24());
  await import('../tests/load/run.ts');
});
