/*
 * npm run test:browsers: builds the pages when a source changed, then takes the same steps in Firefox and WebKit, as Debian
 * has them (tests/browsers/run.ts). One that is not installed is skipped.
 */
import { buildWhenNeeded } from './build.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await buildWhenNeeded(findNode24());
  await import('../tests/browsers/run.ts');
});
