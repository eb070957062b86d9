import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { explainDiskTrouble } from '#server/database/data-dir.ts';

/** Folders of pictures are nobody else's business on this machine. */
const FOLDER_MODE = 0o750;

/**
 * flydrive's local disk, except that a file appears under its name whole and lasting: it is written beside it, brought
 * to the disk and then renamed. A folder goes with its last file.
 */
export class DurableDisk extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  /** Makes the folder and proves that it can be written. @throws {StartError} when it cannot */
  async prepare(): Promise<void> {
    try {
      await mkdir(this.#root, { recursive: true, mode: FOLDER_MODE });
      const probe = path.join(this.#root, `.access-check-${randomBytes(6).toString('hex')}`);
      await writeFile(probe, '');
      await rm(probe);
    } catch (error) {
      throw explainDiskTrouble(String(error), this.#root) ?? error;
    }
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = path.join(this.#root, key);
    const folder = path.dirname(target);
    const part = `${target}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    try {
      await writeFile(part, contents, { flush: true, mode: 0o640 });
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    // A name lasts when the folder that holds it was brought to the disk, and that folder's own name likewise.
    await flushFolder(folder);
    await flushFolder(path.dirname(folder));
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    if (!key.includes('/')) return;
    await rmdir(path.dirname(path.join(this.#root, key))).catch((error: NodeJS.ErrnoException) => {
      if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM', 'EBUSY'].includes(error.code ?? '')) throw error;
    });
  }
}

async function flushFolder(folder: string): Promise<void> {
  // Windows neither needs nor allows it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
