/*
 * npm run test:cluster: builds the pages when a source changed, then runs the site on several servers with a database that
 * has a replica, and breaks parts of it (tests/cluster/run.ts).
 */
import { buildWhenNeeded } from './build.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await buildWhenNeeded(findNode24());
  await import('../tests/cluster/run.ts');
});
