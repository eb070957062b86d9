import { existsSync, lchownSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { clusterDirOf } from '#server/database/data-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { readSchemaState } from '#server/database/migrate.ts';
import { chooseAccount } from '#server/database/postgres-account.ts';
import { writeConfiguration } from '#server/database/postgres-configuration.ts';
import { StartError } from '#server/errors.ts';
import type { BackupFacts } from './backup-facts.ts';
import { readBackupKey } from './backup-key.ts';
import { FACTS_FILE, SUMS_FILE } from './backup-names.ts';
import { BackupRefused } from './backup-refused.ts';
import { inspectArchive, type SoundArchive, unpackArchive } from './read-archive.ts';
import { refuseUnsuitable, whatSuitsHere } from './refuse-unsuitable.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** Where and how a backup is proven. */
export type ProofTask = {
  file: string;
  /** Of the site. The scratch folder is made beside it and has its rights; nothing in it is touched. */
  dataDir: string;
  checkoutDir: string;
  /** Finds the pictures that rows name and that are not in a data folder. */
  findMissingPictures: (db: Database, dataDir: string) => Promise<string[]>;
  /** Whether a backup is taken for good although pictures are missing: their files had been lost before. */
  acceptsMissingPictures?: boolean;
  /** Whether a backup is taken that this site's key has not sealed. */
  acceptsForeign?: boolean;
  /** Whether the folder goes on as the site's; one that is thrown away need not reach the disk. */
  staysThere: boolean;
  tell: (step: string) => void;
  signal?: AbortSignal;
};

/** A backup of which a site has been made that works. */
export type ProvenBackup = {
  facts: BackupFacts;
  /** The data folder that was made of it, at rest. */
  scratchDir: string;
  rows: number;
  tables: number;
  administrators: number;
  pictures: number;
  missingPictures: number;
  /** Removes the folder, unless it has been moved. */
  discard: () => void;
};

/**
 * Makes a data folder of a backup, aside, and proves that a site could go on with it: every checksum, the database's own
 * recovery and start, its migrations, each row of each table, each picture.
 *
 * @throws {BackupRefused} when one of these fails; then nothing of it is left
 */
export async function proveBackup(task: ProofTask): Promise<ProvenBackup> {
  const { file, dataDir, checkoutDir, tell, signal } = task;
  tell(`Reading ${file} …`);
  const archive = await inspectArchive(file, {
    key: readBackupKey(dataDir),
    acceptsForeign: task.acceptsForeign ?? false,
  });
  refuseUnsuitable(file, archive.facts, whatSuitsHere(checkoutDir));
  signal?.throwIfAborted();
  const scratchDir = await makeScratchFolder(dataDir, checkoutDir);
  const discard = () => rmSync(scratchDir, { recursive: true, force: true });
  try {
    tell('Unpacking it, and comparing checksums …');
    await unpackArchive(archive, scratchDir, { staysThere: task.staysThere, signal });
    prepareFolder(scratchDir, task);
    tell('Starting its database, and reading every row …');
    return { facts: archive.facts, scratchDir, discard, ...(await proveFolder(archive, scratchDir, task)) };
  } catch (error) {
    discard();
    throw explainProof(error, file);
  }
}

type Counted = Pick<ProvenBackup, 'rows' | 'tables' | 'administrators' | 'pictures' | 'missingPictures'>;

async function proveFolder(archive: SoundArchive, scratchDir: string, task: ProofTask): Promise<Counted> {
  const server = await startEmbeddedPostgres({
    dataDir: scratchDir,
    checkoutDir: task.checkoutDir,
    log: () => {},
  });
  try {
    task.signal?.throwIfAborted();
    return await withDatabase(server, async (db) => {
      if ((await readSchemaState(db)).isNewer) {
        throw new BackupRefused(
          `${archive.file} was made by a newer version of the site (${archive.facts.siteVersion}). Restore it with that version.`,
        );
      }
      const counted = await countRows(db);
      const missing =
        archive.facts.pictures === 'inside' ? await task.findMissingPictures(db, scratchDir) : [];
      if (missing.length > 0 && !task.acceptsMissingPictures) {
        throw new BackupRefused(
          `${archive.file} lacks ${missing.length} of the pictures that its database names, for example ${missing[0]}. ` +
            'If their files had been lost before the backup, restore it with --accept-missing-pictures.',
        );
      }
      return { ...counted, missingPictures: missing.length };
    });
  } finally {
    await server.stop();
  }
}

/** Reads every row of every table: PostgreSQL compares the checksum of each page that it reads. */
async function countRows(db: Database): Promise<Omit<Counted, 'missingPictures'>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    SELECT format('%I.%I', nspname, relname) AS name
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    ORDER BY name`);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: string }>(sql`SELECT count(*) FROM ${sql.raw(name)}`);
    counts.set(name, Number(rows[0]?.count));
  }
  return {
    rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
    tables: counts.size,
    administrators: counts.get('public.users') ?? 0,
    pictures: counts.get('public.pictures') ?? 0,
  };
}

async function withDatabase<Result>(
  server: EmbeddedPostgres,
  task: (db: Database) => Promise<Result>,
): Promise<Result> {
  // The superuser reads the list of activity and the jobs too.
  const { db, close } = await openDatabase(server.superuserAddress, { max: 1, statementTimeoutMs: 0 });
  try {
    return await task(db);
  } finally {
    await close();
  }
}

/**
 * What only the archive needs goes, and PostgreSQL gets settings of ours. All belongs to the account that the site and its
 * database run as.
 */
function prepareFolder(scratchDir: string, { dataDir, staysThere }: ProofTask): void {
  for (const name of [FACTS_FILE, SUMS_FILE]) rmSync(path.join(scratchDir, name));
  if (!existsSync(clusterDirOf(scratchDir))) throw new BackupRefused('There is no database in this backup.');
  writeConfiguration(clusterDirOf(scratchDir), { isThrownAway: !staysThere });
  const account = chooseAccount(clusterDirOf(dataDir));
  if (account === null) return;
  for (const name of readdirSync(scratchDir, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(scratchDir, name), account.uid, account.gid);
  }
  lchownSync(scratchDir, account.uid, account.gid);
}

/** PostgreSQL refuses what it cannot recover in words of its own; they are passed on. */
function explainProof(error: unknown, file: string): unknown {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = root instanceof Error && 'code' in root ? String(root.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupRefused(
      'The disk of the data folder is full: a backup is unpacked beside it before it replaces anything. Free some space there.',
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new BackupRefused(
      `Beside the data folder nothing can be written (${code}), and there a backup is unpacked before it replaces ` +
        'anything. Run the command as the account that owns the folder.',
    );
  }
  if (error instanceof StartError || code.startsWith('XX')) {
    return new BackupRefused(`${file} does not prove itself: ${root instanceof Error ? root.message : code}`);
  }
  return error;
}
