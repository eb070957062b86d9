import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingEntries } from './complete-lockfile.ts';

type Entry = {
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

function readLockfile(): { packages: Record<string, Entry> } {
  return JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
}

test('package-lock.json has an entry for every platform, as npm ci demands (else: npm run lockfile)', () => {
  expect(findMissingEntries(readLockfile())).toEqual([]);
});

/** Tools that run on a developer's machine; a registry may not have their parts for other systems, nor their hashes. */
const PARTS_OF_BUILD_TOOLS = /^node_modules\/(?:@biomejs\/cli|@oxc-parser\/binding|@tailwindcss\/oxide)-/;

test('every package has a hash, but for parts of three build tools on other systems', () => {
  const { packages } = readLockfile();
  const withoutHash = Object.entries(packages).filter(([place, entry]) => place !== '' && !entry.integrity);
  const unexpected = withoutHash.filter(([place, { dev, optional, os, cpu }]) => {
    const isUsedByCi = os?.includes('linux') && cpu?.includes('x64') && !place.includes('musl');
    return !dev || !optional || isUsedByCi || !PARTS_OF_BUILD_TOOLS.test(place);
  });
  expect(unexpected.map(([place]) => place)).toEqual([]);
});

test('no address of a registry stands in the lockfile', () => {
  const { packages } = readLockfile();
  expect(Object.keys(packages).filter((place) => packages[place]?.resolved !== undefined)).toEqual([]);
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
