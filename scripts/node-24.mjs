import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem, root } from './run-command.mjs';

const neededMajor = 24;

/**
 * The Node that runs the server: the one npm installed for this machine, else the machine's own when it is
 * new enough.
 *
 * @returns {string} path of the program
 * @throws {Problem} when there is none
 */
export function findNode24() {
  const installed = installedNode();
  if (installed !== null) return installed;
  const ownMajor = Number(process.versions.node.split('.')[0]);
  if (ownMajor >= neededMajor) return process.execPath;
  throw new Problem(
    `This site runs on Node ${neededMajor}. npm has no copy of it for ${process.platform} on ${process.arch}, ` +
      `and this machine's own is ${process.version}. Install Node ${neededMajor} or newer from nodejs.org ` +
      'and start again.',
  );
}

/**
 * The environment for tools: Node 24 and the project's own programs come first on PATH.
 *
 * @param {string} node24 as `findNode24` found it
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(node24) {
  const folders = [path.dirname(node24), path.join(root, 'node_modules', '.bin'), process.env.PATH];
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

function installedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  // npm's copies for Linux need glibc; on musl systems (Alpine) they do not run.
  if (system === 'linux' && !usesGlibc()) return null;
  const program = system === 'win' ? 'node.exe' : 'node';
  const file = path.join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program);
  return existsSync(file) ? file : null;
}

function usesGlibc() {
  return !existsSync('/etc/alpine-release');
}
