import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toolEnvironment } from './node-24.mjs';
import { root, runCommand, showProgress } from './run-command.mjs';

/** What pages and program are made of; tests and generated files change nothing in them. */
const sources = [
  'package-lock.json',
  'package.json',
  'public',
  'scripts/compile-messages.ts',
  'scripts/compress-assets.ts',
  'scripts/inline-scripts.ts',
  'scripts/train-assistant.ts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
const ignored = /\.test\.tsx?$|\.gen\.ts$/;

/** Says from which sources pages and program were built. */
const stamp = path.join(root, 'dist', 'sources.sha256');

/**
 * Builds pages and program when a source changed since the last complete build. Shows its progress.
 *
 * @param {string} node24
 */
export async function buildWhenNeeded(node24) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return;
  await buildPages(node24);
}

/**
 * Builds pages and program whatever was built before. Shows its progress. While it runs, and after a build that failed or
 * was interrupted, there is no stamp: the next start builds again.
 *
 * @param {string} node24
 */
export async function buildPages(node24) {
  const hash = hashSources();
  rmSync(stamp, { force: true });
  await showProgress('Building the site', async () => {
    const options = { quiet: true, env: { ...toolEnvironment(node24), NODE_ENV: 'production' } };
    const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
    await runCommand(node24, [vite, 'build'], options);
    await runCommand(node24, [vite, 'build', '--config', 'vite.server.config.ts'], options);
    await runCommand(node24, [path.join('scripts', 'compress-assets.ts')], options);
    await runCommand(node24, [path.join('scripts', 'train-assistant.ts')], options);
  });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place a file or folder that may be missing
 * @returns {string[]} the files in it, in a stable order
 */
function listFiles(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
