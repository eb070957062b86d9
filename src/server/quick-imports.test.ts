import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Loaded first, it sees only what quick-imports leaves to Node. */
const TELL_NODE_IS_ASKED = `
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    console.log('Node is asked for ' + specifier);
    return next(specifier, context);
  } });
`;

/** Two files of ours use a package; so does another package, which has its own version of it. */
const FILES = {
  'package.json': '{ "type": "module" }',
  'start.js': `
    import first from 'shared';
    import './second.js';
    import other from 'other';
    import { createRequire } from 'node:module';
    console.log('imported', first, '- of other', other, '- required', createRequire(import.meta.url)('shared'));
  `,
  'second.js': "import shared from 'shared'; console.log('second', shared);",
  'node_modules/shared/package.json': `{ "exports": { "import": "./module.mjs", "require": "./common.cjs" } }`,
  'node_modules/shared/module.mjs': "export default 'ours';",
  'node_modules/shared/common.cjs': "module.exports = 'ours for require';",
  'node_modules/other/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/other/index.js': "export { default } from 'shared';",
  'node_modules/other/node_modules/shared/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/other/node_modules/shared/index.js': "export default 'its own';",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'costa-clara-imports-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(): string[] {
  const hooks = [
    `data:text/javascript,${encodeURIComponent(TELL_NODE_IS_ASKED)}`,
    path.join(import.meta.dirname, 'quick-imports.ts'),
  ];
  const args = [...hooks.map((hook) => `--import=${hook}`), path.join(folder, 'start.js')];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
}

test('every file gets the package that Node would give it', () => {
  expect(run()).toEqual(
    expect.arrayContaining(['second ours', 'imported ours - of other its own - required ours for require']),
  );
});

test('where a package lies is looked up once for all our files', () => {
  const asked = run().filter((line) => line === 'Node is asked for shared');
  // Once for ours, once for the other package's, once for require().
  expect(asked).toHaveLength(3);
});
