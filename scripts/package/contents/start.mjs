/*
 * Starts the site of this package: node start.mjs. What it needs and how it is run: README.md.
 * Everything below the first check is loaded after it, so that an old Node can say that it is too old.
 */
import module from 'node:module';
import path from 'node:path';

const NEEDED_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED_MAJOR) {
  console.error(
    `\nThis site runs on Node ${NEEDED_MAJOR} or newer, and this is ${process.version}. Install a newer one from ` +
      'nodejs.org, or name it in full: /path/to/node start.mjs\n',
  );
  process.exit(1);
}

process.env.NODE_ENV ??= 'production';
// What was compiled once is kept for the next start; where that may not be written, each start compiles again.
module.enableCompileCache(path.join(import.meta.dirname, 'node_modules', '.cache', 'node'));
await import(new URL('dist/program/main.js', import.meta.url).href);
