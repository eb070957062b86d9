import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#server/database/connect.ts';
import { folderNameOf } from '#server/storage/object-storage.ts';
import { pictures } from './pictures.table.ts';
import { pictureKey } from './stored-pictures.server.ts';

/**
 * Finds the pictures that rows name and whose files are not in a folder of pictures, as after a restore.
 *
 * @param folder `objects` of a data folder
 * @returns the keys of files that are missing
 */
export async function findMissingPictures(db: Database, folder: string): Promise<string[]> {
  const own = path.join(folder, await folderNameOf(db));
  const rows = await db.select({ id: pictures.id, widths: pictures.widths }).from(pictures);
  return rows
    .flatMap(({ id, widths }) => widths.map((width) => pictureKey(id, width)))
    .filter((key) => !existsSync(path.join(own, key)) || statSync(path.join(own, key)).size === 0);
}
