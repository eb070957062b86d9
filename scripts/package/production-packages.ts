import path from 'node:path';
import { COPY_OF_NODE } from './package-manifest.ts';
import { runNpm } from './run-npm.ts';

/**
 * The packages that the running site needs, as `npm ci --omit=dev` would install them, from what is installed.
 *
 * @param root the folder that holds package.json
 * @returns their places in it ("node_modules/hono"), those of packages before those inside them
 */
export function listProductionPackages(root: string): string[] {
  // What a package can use but does not need (a peer) is there because of a development package.
  const list = runNpm(['ls', '--all', '--omit=dev', '--omit=peer', '--parseable'], root);
  const places = list
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => path.relative(root, line))
    .filter((place) => place !== '' && !COPY_OF_NODE.test(path.basename(place)));
  return [...new Set(places)].sort();
}
