import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this checkout or package: the nearest with a package.json above the sources, or above the built program. */
export const checkoutDir = findCheckout(import.meta.dirname);

function findCheckout(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the program of the site.');
  return findCheckout(parent);
}
