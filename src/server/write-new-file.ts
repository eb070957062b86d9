import { closeSync, fchmodSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file of the data folder that all who use the folder may read, in the place of whatever is there. The folder
 * may belong to another account than this process's: a link that was planted there leads nowhere.
 */
export function writeNewFile(file: string, text: string): void {
  rmSync(file, { force: true });
  const descriptor = openSync(file, 'wx');
  try {
    // Whatever the mask of who started it: a command of root's and the site read each other's.
    fchmodSync(descriptor, 0o644);
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
