import { spawnSync } from 'node:child_process';
import { PackageProblem } from './explain-failure.ts';

/**
 * Asks npm something about a folder that has a node_modules. Nothing is fetched.
 *
 * @returns what it printed
 * @throws {PackageProblem} with npm's words when it refuses, as when a package is missing or of a wrong version
 */
export function runNpm(args: readonly string[], folder: string): string {
  const npm = process.env['npm_execpath'];
  // npm is a script: run it with this Node, wherever it lies. Without npm around us it must be on PATH.
  const isScript = npm?.endsWith('.js') ?? false;
  const { status, stdout, stderr, error } = spawnSync(
    isScript ? process.execPath : 'npm',
    [...(isScript && npm ? [npm] : []), ...args, '--offline', '--loglevel=error', '--no-update-notifier'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: !isScript && process.platform === 'win32',
    },
  );
  if (error) throw new PackageProblem(`npm cannot be run (${error.message}).`);
  if (status !== 0)
    throw new PackageProblem(`"npm ${args.join(' ')}" ended with ${status}:\n${stderr.trim()}`);
  return stdout;
}
