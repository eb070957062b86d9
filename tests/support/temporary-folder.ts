import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for data, which the caller removes. As root the database runs under another account, which can enter it.
 *
 * @param name what it is for; its name begins with `costa-clara-` and this
 */
export function makeTemporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `costa-clara-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
