import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, showProgress } from './run-command.mjs';

/** Installs the packages of the lockfile, unless exactly these are there. Shows its progress. */
export async function installWhenNeeded() {
  if (isInstalled()) return;
  await showProgress('Installing packages (npm ci)', async () => {
    // The build needs development packages, also where NODE_ENV=production makes npm leave them out.
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];
    const npm = process.env.npm_execpath;
    // npm is a script: run it with this Node, wherever it lies. Without npm around us it must be on PATH.
    if (npm?.endsWith('.js')) await runCommand(process.execPath, [npm, ...args], { quiet: true });
    else await runCommand('npm', args, { quiet: true, shell: process.platform === 'win32' });
  });
}

/**
 * npm writes what it installed to node_modules/.package-lock.json, as its last act. The lockfile's packages
 * must be in there in the same version; those for other platforms may be missing.
 */
function isInstalled() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(record);
  return Object.entries(wanted).every(([place, { version, optional = false, link = false }]) => {
    if (place === '' || link) return true;
    const found = present[place];
    return found === undefined ? optional : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
