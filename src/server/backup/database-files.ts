import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveEntry, contentOf, fileEntry } from './archive-entries.ts';

/*
 * Which files of a running PostgreSQL belong to a backup ("Making a Base Backup Using the Low Level API", PostgreSQL's
 * manual 25.3): all but those that a server makes anew when it starts.
 */

/** Folders that are needed, and whose content is not. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  // What is needed of the log is added at the end of the backup.
  'pg_wal',
]);

/** By name, wherever they lie: PostgreSQL's, then ours, which each start writes. */
const LEFT_OUT = [
  /^postmaster\.(pid|opts)$/,
  /^(backup_label|tablespace_map)(\.old)?$/,
  /^backup_manifest$/,
  /^pg_internal\.init/,
  /^pgsql_tmp/,
  /^(postgresql\.auto\.conf|current_logfiles)\.tmp$/,
  /^server\.log(\.1)?$/,
  /^costa-clara\.(conf|lock)$/,
];

const CONTROL_FILE = 'global/pg_control';

/**
 * The files of a cluster while it works. Its control file comes last.
 *
 * @param prefix the cluster's name in the archive
 */
export async function* databaseEntries(clusterDir: string, prefix: string): AsyncGenerator<ArchiveEntry> {
  yield* folderEntries(clusterDir, prefix, (place, name) => {
    const [top = ''] = place.split('/');
    if (EMPTIED.has(top) && place !== top) return false;
    return place !== CONTROL_FILE && !LEFT_OUT.some((pattern) => pattern.test(name));
  });
  yield {
    path: `${prefix}/${CONTROL_FILE}`,
    mode: 0o600,
    changedAt: new Date(),
    content: contentOf(await readWhileWritten(path.join(clusterDir, CONTROL_FILE))),
  };
}

/** The segments of the log from one to another, by their names. @throws {Error} when one of them is gone */
export async function* logEntries(
  clusterDir: string,
  prefix: string,
  { first, last }: { first: string; last: string },
): AsyncGenerator<ArchiveEntry> {
  const names = (await readdir(path.join(clusterDir, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
    .sort();
  if (names[0] !== first || names.at(-1) !== last)
    throw new Error(`the log from ${first} to ${last} is not whole`);
  for (const name of names)
    yield* fileEntry(`${prefix}/pg_wal/${name}`, path.join(clusterDir, 'pg_wal', name));
}

/**
 * A folder with everything in it that is wanted: plain files and folders only.
 *
 * @param isWanted is asked with the place inside the folder, and the name
 */
export async function* folderEntries(
  folder: string,
  prefix: string,
  isWanted: (place: string, name: string) => boolean,
  inside = '',
): AsyncGenerator<ArchiveEntry> {
  const here = path.join(folder, inside);
  const found = await stat(here).catch(orGone);
  if (!found) return;
  const own = inside === '' ? prefix : `${prefix}/${inside}`;
  yield { path: own, mode: found.mode & 0o770, changedAt: found.mtime };
  const entries = (await readdir(here, { withFileTypes: true }).catch(orGone)) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const place = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (!isWanted(place, entry.name)) continue;
    if (entry.isDirectory()) yield* folderEntries(folder, prefix, isWanted, place);
    else if (entry.isFile()) yield* fileEntry(`${prefix}/${place}`, path.join(folder, place));
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
