import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ArchiveEntry, fileEntry, textEntry } from '#server/backup/archive-entries.ts';
import { readBackupKey } from '#server/backup/backup-key.ts';
import { FACTS_FILE } from '#server/backup/backup-names.ts';
import { folderEntries } from '#server/backup/database-files.ts';
import { proveBackup } from '#server/backup/prove-backup.ts';
import { inspectArchive, unpackArchive } from '#server/backup/read-archive.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { writeArchive } from '#server/backup/write-archive.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/* A backup of a real database to which somebody else has added what makes PostgreSQL run commands. */

const checkoutDir = fileURLToPath(new URL('../..', import.meta.url));
let home: string;
let dataDir: string;
/** What a backup holds, unpacked. */
let content: string;
let marker: string;
beforeAll(async () => {
  home = makeTemporaryFolder('foreign-backup');
  dataDir = path.join(home, 'data');
  const postgres = await startEmbeddedPostgres({ dataDir, checkoutDir, log: () => {} });
  const folder = path.join(home, 'backups');
  mkdirSync(folder);
  const { superuserAddress } = postgres;
  const picturesLieInStore = true;
  const task = { folder, keep: 1, dataDir, checkoutDir, superuserAddress, picturesLieInStore };
  const { file } = await takeBackup(task);
  await postgres.stop();
  content = mkdtempSync(path.join(home, 'content-'));
  const ours = { key: readBackupKey(dataDir), acceptsForeign: false };
  await unpackArchive(await inspectArchive(file, ours), content, { staysThere: false });
  // Any account may write there: the database’s is another one where the tests run as root.
  const open = path.join(home, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  marker = path.join(open, 'marker');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The backup with more files, sealed with a key of the attacker’s own. */
async function foreignArchive(name: string, more: readonly ArchiveEntry[]): Promise<string> {
  const file = path.join(home, `${name}.tar.zst`);
  await writeArchive(
    file,
    (async function* () {
      yield* fileEntry(FACTS_FILE, path.join(content, FACTS_FILE));
      yield* folderEntries(path.join(content, 'postgres'), 'postgres', () => true);
      yield* fileEntry('postgres-password', path.join(content, 'postgres-password'));
      yield* more;
    })(),
    { key: Buffer.alloc(32, 'x') },
  );
  return file;
}

const check = (file: string, { acceptsForeign }: { acceptsForeign: boolean }) =>
  proveBackup({
    file,
    dataDir,
    checkoutDir,
    acceptsForeign,
    findMissingPictures: async () => [],
    staysThere: false,
    tell: () => {},
  });

/** A file of each kind that PostgreSQL reads settings from. */
const settings = () => [
  textEntry('postgres/postgresql.conf', "include_if_exists = 'costa-clara.conf'\narchive_mode = on\n"),
  textEntry('postgres/pg_hba.conf', 'host all all 127.0.0.1/32 trust\n'),
  textEntry('postgres/pg_ident.conf', ''),
  textEntry(
    'postgres/postgresql.auto.conf',
    ['archive', 'restore'].map((kind) => `${kind}_command = 'touch ${marker}; false'\n`).join(''),
  ),
];

test('settings in a backup run nothing, also where it is accepted with --foreign', async () => {
  const file = await foreignArchive('settings', settings());
  await expect(check(file, { acceptsForeign: false })).rejects.toThrow('--foreign');
  const proven = await check(file, { acceptsForeign: true });
  expect(proven.tables).toBeGreaterThan(10);
  const written = (name: string) => readFileSync(path.join(proven.scratchDir, 'postgres', name), 'utf8');
  expect(written('postgresql.auto.conf')).toBe('fsync = off\n');
  expect(written('pg_hba.conf')).not.toContain('trust');
  proven.discard();
  expect(existsSync(marker)).toBe(false);
});

test('a signal that asks PostgreSQL to run restore_command is refused before anything starts', async () => {
  const signal = textEntry('postgres/recovery.signal', '');
  const file = await foreignArchive('signal', [...settings(), signal]);
  await expect(check(file, { acceptsForeign: true })).rejects.toThrow(
    'holds "postgres/recovery.signal", which no backup of this site holds',
  );
  expect(existsSync(marker)).toBe(false);
  expect(readdirSync(home).filter((name) => name.includes('restore-'))).toEqual([]);
});
