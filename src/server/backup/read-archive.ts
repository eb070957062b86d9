import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import { extract, Parser, ReadEntry } from 'tar';
import { checkSeal } from './archive-seal.ts';
import { type BackupFacts, momentOfBackup, readFacts } from './backup-facts.ts';
import type { BackupKey } from './backup-key.ts';
import { CLUSTER, FACTS_FILE, isFormerConfiguration, isOfBackup, SUMS_FILE } from './backup-names.ts';
import { BackupRefused } from './backup-refused.ts';
import { flushFolder } from './write-archive.ts';

/** A file that was read whole: its last byte is the one that was written. */
export type SoundArchive = {
  file: string;
  contentBytes: number;
  /** SHA-256 of these bytes. */
  digest: Buffer;
  facts: BackupFacts;
};

/**
 * Reads a backup from end to end and says what it is. Nothing is unpacked.
 *
 * @param options.acceptsForeign whether one is taken that this key has not sealed
 * @throws {BackupRefused} when it is none, is damaged, is foreign, or is of a kind that only a newer version knows
 */
export async function inspectArchive(
  file: string,
  { key, acceptsForeign }: { key: BackupKey; acceptsForeign: boolean },
): Promise<SoundArchive> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`,
    );
  });
  if (!found.isFile()) throw new BackupRefused(`${file} is not a file.`);
  const { contentBytes, digest, sealed } = await checkSeal(file, key.secret);
  if (sealed !== 'with this key' && !acceptsForeign) throw foreign(file, key, sealed);
  const facts = readFacts(await readFirstFile(file, contentBytes));
  if (facts === undefined) throw notOurs(file);
  if (!('madeAt' in facts)) {
    throw new BackupRefused(
      `${file} was made by a newer version of the site (its format is ${facts.format}). Restore it with that version.`,
    );
  }
  refuseOtherName(file, facts);
  return { file, contentBytes, digest, facts };
}

/** A seal holds whatever a file is called: an old backup by a new one's name would be restored as the newest. */
function refuseOtherName(file: string, { madeAt }: BackupFacts): void {
  const named = momentOfBackup(path.basename(file));
  if (named === undefined || named.getTime() === Date.parse(madeAt)) return;
  throw new BackupRefused(
    `${file} has the name of a backup of ${named.toISOString()}, but was made at ${madeAt}. If you renamed it, give it a ` +
      'name of your own, then try again. Nothing was changed.',
  );
}

/**
 * Unpacks a backup into an empty folder and compares each file with its checksum.
 *
 * @param options.staysThere what is unpacked is brought to the disk, but for the database's files: PostgreSQL does that
 * @throws {BackupRefused} when a file is missing, another one, one too many, or has a name that no backup needs, or when
 * the archive is not the one any more that was inspected
 */
export async function unpackArchive(
  { file, contentBytes, digest, facts }: SoundArchive,
  into: string,
  { staysThere, signal }: { staysThere: boolean; signal?: AbortSignal | undefined },
): Promise<void> {
  let unexpected: string | undefined;
  // Only what a backup needs: nothing that leads elsewhere, that PostgreSQL takes orders from, or that another account runs.
  const isTaken = (name: string, entry: object) => {
    if (isFormerConfiguration(name)) return false;
    if (!(entry instanceof ReadEntry && isPlain(name, entry.type))) {
      unexpected ??= name;
      return false;
    }
    entry.mode = (entry.mode ?? 0) & (entry.type === 'Directory' ? 0o770 : 0o660);
    return true;
  };
  const unpacking = extract({ cwd: into, strict: true, preserveOwner: false, filter: isTaken });
  const content = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      content.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(
    createReadStream(file, { end: contentBytes - 1 }),
    hashing,
    createZstdDecompress(),
    unpacking,
    signal ? { signal } : {},
  );
  // The file was opened anew: whoever can write where it lies may have put another in its place.
  if (!content.digest().equals(digest)) throw exchanged(file);
  if (unexpected !== undefined) {
    throw new BackupRefused(
      `${file} holds ${JSON.stringify(unexpected)}, which no backup of this site holds. Files that PostgreSQL takes orders ` +
        'from are never restored. Take another backup.',
    );
  }
  await checkSums(file, into, staysThere);
  const unpacked = readFacts(await readFile(path.join(into, FACTS_FILE), 'utf8'));
  if (!isDeepStrictEqual(unpacked, facts)) throw exchanged(file);
}

function exchanged(file: string): BackupRefused {
  return new BackupRefused(`${file} was exchanged while it was read. Nothing was changed.`);
}

function isPlain(name: string, type: string): boolean {
  if (type === 'File') return isOfBackup(name);
  return type === 'Directory' && isOfBackup(name.replace(/\/$/, ''));
}

async function checkSums(file: string, folder: string, staysThere: boolean): Promise<void> {
  const list = path.join(folder, SUMS_FILE);
  if (!existsSync(list)) throw notOurs(file);
  const sums = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
  const expected = new Map(sums.map((line) => [line.slice(66), line.slice(0, 64)]));
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const buffer = Buffer.alloc(1 << 20);
  for (const entry of found) {
    const place = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, place).replaceAll(path.sep, '/');
    const isFlushed = staysThere && !name.startsWith(`${CLUSTER}/`);
    if (entry.isDirectory() && isFlushed) await flushFolder(place);
    if (entry.isDirectory() || name === SUMS_FILE) continue;
    if ((await hashOf(place, isFlushed, buffer)) !== expected.get(name)) {
      throw new BackupRefused(`${file} is not whole: ${name} in it does not match its checksum.`);
    }
    expected.delete(name);
  }
  const missing = [...expected.keys()].find((name) => !isFormerConfiguration(name));
  if (missing !== undefined) throw new BackupRefused(`${file} is not whole: ${missing} is missing in it.`);
  if (staysThere) await flushFolder(folder);
}

/** The SHA-256 of a file, which may be brought to the disk on this occasion. */
async function hashOf(file: string, isFlushed: boolean, buffer: Buffer): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'r+');
  try {
    if (isFlushed) await handle.sync();
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/** The text of the first file, which says what the archive is. @throws {BackupRefused} when that is another file */
async function readFirstFile(file: string, contentBytes: number): Promise<string> {
  const enough = new AbortController();
  let text: string | undefined;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      // Only the first: the next one may begin in the same call, before any promise of this one is fulfilled.
      if (text !== undefined || entry.path !== FACTS_FILE || entry.size > 1_000_000) {
        enough.abort();
        return;
      }
      const chunks: Buffer[] = [];
      entry.on('data', (chunk) => chunks.push(chunk));
      entry.on('end', () => {
        text = Buffer.concat(chunks).toString();
        enough.abort();
      });
    },
  });
  const intoParser = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      parser.write(chunk);
      done();
    },
  });
  try {
    await pipeline(createReadStream(file, { end: contentBytes - 1 }), createZstdDecompress(), intoParser, {
      signal: enough.signal,
    });
  } catch (error) {
    if (!enough.signal.aborted) throw notOurs(file, error);
  }
  if (text === undefined) throw notOurs(file);
  return text;
}

function foreign(file: string, key: BackupKey, sealed: 'with another key' | 'with none'): BackupRefused {
  const other = key.secret
    ? `it was sealed with another key than that in ${key.file}, or was changed.`
    : `there is no key in ${key.file}. If it is a backup of yours, put the key there that you kept, and try again.`;
  const reason =
    sealed === 'with none' ? 'it has no seal of a key. Backups of version 0.1.0 have none, either.' : other;
  return new BackupRefused(
    `${file} is not known to be a backup of this site: ${reason} Whoever made it can make this machine run commands ` +
      'through its database, also with --check. Only if you know where it comes from and trust that place, accept it ' +
      'with --foreign. Nothing was changed.',
  );
}

function notOurs(file: string, cause?: unknown): BackupRefused {
  return new BackupRefused(`${file} is an archive, but not a backup of this site.`, { cause });
}
