/* npm run build: builds the pages again, whatever was built before. */
import { buildPages } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { findNode24 } from './node-24.mjs';
import { runMain } from './run-command.mjs';

await runMain(async () => {
  await installWhenNeeded();
  await buildPages(findNode24());
});
