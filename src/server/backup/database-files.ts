import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveEntry, contentOf, fileEntry } from './archive-entries.ts';
import { CLUSTER, CONTROL_FILE, isOfBackup, LABEL, LOG_FOLDER } from './backup-names.ts';

/**
 * The files of a cluster while it works ("Making a Base Backup Using the Low Level API", PostgreSQL's manual 25.3). Its
 * control file comes last; its log is added at the end of the backup.
 */
export async function* databaseEntries(clusterDir: string): AsyncGenerator<ArchiveEntry> {
  yield* folderEntries(
    clusterDir,
    CLUSTER,
    (name) =>
      isOfBackup(name) && name !== CONTROL_FILE && name !== LABEL && !name.startsWith(`${LOG_FOLDER}/`),
  );
  yield {
    path: CONTROL_FILE,
    mode: 0o600,
    changedAt: new Date(),
    content: contentOf(await readWhileWritten(path.join(clusterDir, 'global', 'pg_control'))),
  };
}

/** The segments of the log from one to another, by their names. @throws {Error} when one of them is gone */
export async function* logEntries(
  clusterDir: string,
  { first, last }: { first: string; last: string },
): AsyncGenerator<ArchiveEntry> {
  const names = (await readdir(path.join(clusterDir, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .sort();
  if (names[0] !== first || names.at(-1) !== last)
    throw new Error(`the log from ${first} to ${last} is not whole`);
  for (const name of names) yield* fileEntry(`${LOG_FOLDER}/${name}`, path.join(clusterDir, 'pg_wal', name));
}

/**
 * A folder with everything in it that is wanted: plain files and folders only.
 *
 * @param name the folder's in the archive
 * @param isWanted is asked with the name in the archive
 */
export async function* folderEntries(
  folder: string,
  name: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ArchiveEntry> {
  const found = await stat(folder).catch(orGone);
  if (!found) return;
  yield { path: name, mode: found.mode & 0o770, changedAt: found.mtime };
  const entries = (await readdir(folder, { withFileTypes: true }).catch(orGone)) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = path.join(folder, entry.name);
    const own = `${name}/${entry.name}`;
    if (!isWanted(own)) continue;
    if (entry.isDirectory()) yield* folderEntries(place, own, isWanted);
    else if (entry.isFile()) yield* fileEntry(own, place);
  }
}

/** A folder may be removed while it is read. */
function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** A small file that PostgreSQL writes in one go: read again until it is the same twice, so never half of two. */
async function readWhileWritten(file: string): Promise<Buffer> {
  let before = await readFile(file);
  for (;;) {
    const now = await readFile(file);
    if (now.equals(before)) return now;
    before = now;
  }
}
