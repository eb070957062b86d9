import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const house = mkdtempSync(path.join(tmpdir(), 'costa-clara-arrows-'));

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** A source tree in which every forbidden kind of import happens once; the file's name says what is wrong with it. */
const files: Record<string, string> = {
  'src/ui/button.ts': 'export const button = 1;',
  'src/server/limits.ts': "export * from '../rights/can.ts';",
  'src/rights/can.ts': 'export const can = 1;',
  'src/rights/knows-the-server.ts': "export * from '../server/limits.ts';",
  'src/features/quote/quote.ts': 'export const quote = 1;',
  'src/features/quote/allowed.ts': "export * from './quote.ts'; export * from '../../ui/button.ts';",
  'src/features/quote/verb.server.ts': "export * from '../../server/limits.ts'; export * from './quote.ts';",
  'src/features/home/allowed.ts': "export * from '../quote/quote.ts';",
  'src/forms/allowed.server.ts': "export * from '../server/limits.ts'; export * from '../ui/button.ts';",
  'src/forms/knows-a-feature.ts': "export * from '../features/quote/quote.ts';",
  'src/features/quote/quote-form.ts': 'export const quoteForm = 1;',
  'src/forms/all-forms.ts': "export * from '../features/quote/quote-form.ts';",
  'src/forms/knows-a-form.ts': "export * from '../features/quote/quote-form.ts';",
  'src/forms/takes-plumbing.ts': "export * from '../server/limits.ts';",
  'src/features/quote/uses-forms.ts': "export * from '../../forms/allowed.ts';",
  'src/forms/allowed.ts': "export * from '../ui/button.ts';",
  'src/ui/knows-a-feature.ts': "export * from '../features/quote/quote.ts';",
  'src/i18n/knows-a-feature.ts': "export * from '../features/quote/quote.ts';",
  'src/features/directory/knows-another-feature.ts': "export * from '../quote/quote.ts';",
  'src/features/quote/takes-server-code.ts': "export * from './verb.server.ts';",
  'src/features/quote/takes-plumbing.ts': "export * from '../../server/limits.ts';",
  'src/features/quote/takes-node.ts': "export * from 'node:fs';",
  'src/server/knows-a-feature.ts': "export * from '../features/quote/verb.server.ts';",
  'src/app/server-half.ts': "export * from '../server/limits.ts';",
  'src/app/router.tsx': "export * from './server-half.ts';",
  'src/site/one-of-a-circle.ts':
    "import type { Two } from './two-of-a-circle.ts'; export type One = Two | 1;",
  'src/site/two-of-a-circle.ts':
    "import type { One } from './one-of-a-circle.ts'; export type Two = One | 2;",
  'tools/allowed.ts': "export * from '../src/ui/button.ts';",
  'tools/takes-a-script.ts': "export * from '../scripts/build.ts';",
  'scripts/build.ts': 'export const build = 1;',
  'scripts/takes-a-tool.ts': "export * from '../tools/allowed.ts';",
};

test('imports against the arrows fail, imports along them pass', () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    writeFileSync(path.join(house, name), content);
  }
  writeFileSync(path.join(house, 'package.json'), '{"type":"module"}');
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'), 'junction');
  symlinkSync(path.join(root, 'tsconfig.json'), path.join(house, 'tsconfig.json'));
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'src', 'scripts', 'tools'],
    { cwd: house, encoding: 'utf8' },
  );
  const report: { summary: { violations: { from: string; rule: { severity: string } }[] } } =
    JSON.parse(stdout);
  const wrong = new Set(report.summary.violations.map(({ from, rule }) => `${rule.severity}: ${from}`));
  expect([...wrong].sort()).toEqual([
    'error: scripts/takes-a-tool.ts',
    'error: src/app/router.tsx',
    'error: src/features/directory/knows-another-feature.ts',
    'error: src/features/quote/takes-node.ts',
    'error: src/features/quote/takes-plumbing.ts',
    'error: src/features/quote/takes-server-code.ts',
    'error: src/forms/knows-a-feature.ts',
    'error: src/forms/knows-a-form.ts',
    'error: src/forms/takes-plumbing.ts',
    'error: src/i18n/knows-a-feature.ts',
    'error: src/rights/knows-the-server.ts',
    'error: src/server/knows-a-feature.ts',
    'error: src/site/one-of-a-circle.ts',
    'error: src/ui/knows-a-feature.ts',
    'error: tools/takes-a-script.ts',
  ]);
}, 20_000);
