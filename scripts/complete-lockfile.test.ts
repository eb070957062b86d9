import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingEntries } from './complete-lockfile.ts';

test('package-lock.json has an entry for every platform, as npm ci demands (else: npm run lockfile)', () => {
  const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(findMissingEntries(lockfile)).toEqual([]);
});

test('a platform package that the lockfile lacks is described from its name', () => {
  const lockfile = {
    packages: {
      'node_modules/tool': {
        optionalDependencies: { '@tool/cli-linux-x64-musl': '1.2.3', '@tool/present': '1.0.0' },
      },
      'node_modules/@tool/present': { version: '1.0.0' },
    },
  };
  expect(findMissingEntries(lockfile)).toEqual([
    {
      key: 'node_modules/@tool/cli-linux-x64-musl',
      entry: { version: '1.2.3', cpu: ['x64'], libc: ['musl'], optional: true, os: ['linux'] },
    },
  ]);
});
