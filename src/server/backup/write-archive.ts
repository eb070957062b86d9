import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Header } from 'tar';
import { type ArchiveEntry, textEntry } from './archive-entries.ts';
import { sealOf } from './archive-seal.ts';
import { SUMS_FILE } from './backup-names.ts';

const BLOCK_BYTES = 512;

/** What the name of an archive ends with until it is whole. */
export const PARTIAL = '.partial';

/**
 * Writes a tar archive, compressed with Zstandard, that holds the SHA-256 of each of its files and ends with a seal.
 * It has its name only when all of it is on the disk; what could not be finished is removed.
 *
 * @param entries what goes in, in this order
 * @param options.key what it is sealed with
 * @returns how many bytes the files had before they were compressed
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  { key, signal }: { key: Uint8Array; signal?: AbortSignal | undefined },
): Promise<{ unpackedBytes: number }> {
  const partial = file + PARTIAL;
  const written = { unpackedBytes: 0 };
  try {
    await pipeline(
      Readable.from(tarBlocks(entries, written), { objectMode: false, highWaterMark: 1 << 20 }),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 }, chunkSize: 1 << 18 }),
      (source) => sealed(source, key),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
      signal ? { signal } : {},
    );
    await rename(partial, file);
    await flushFolder(path.dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* sealed(source: AsyncIterable<Buffer>, key: Uint8Array): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash, key);
}

async function* tarBlocks(
  entries: AsyncIterable<ArchiveEntry>,
  written: { unpackedBytes: number },
): AsyncGenerator<Uint8Array> {
  const sums: string[] = [];
  for await (const entry of entries) {
    const hash = createHash('sha256');
    yield* blocksOf(entry, hash);
    if (!entry.content) continue;
    sums.push(`${hash.digest('hex')}  ${entry.path}\n`);
    written.unpackedBytes += entry.content.bytes;
  }
  yield* blocksOf(textEntry(SUMS_FILE, sums.join('')), createHash('sha256'));
  // The end of a tar archive.
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

/** A header, the content, and zeros up to a whole block. */
async function* blocksOf(
  { path: name, mode, changedAt, content }: ArchiveEntry,
  hash: Hash,
): AsyncGenerator<Uint8Array> {
  const bytes = content?.bytes ?? 0;
  const type = content ? 'File' : 'Directory';
  const header = new Header({ path: name, mode, mtime: changedAt, size: bytes, type });
  const needsMore = header.encode();
  // Our own names are short, and no file of PostgreSQL's is larger than a gigabyte.
  if (needsMore || !header.block) throw new Error(`${name} (${bytes} bytes) does not fit into a tar header`);
  yield header.block;
  if (!content) return;
  for await (const chunk of content.chunks) {
    hash.update(chunk);
    yield chunk;
  }
  const rest = bytes % BLOCK_BYTES;
  if (rest > 0) yield Buffer.alloc(BLOCK_BYTES - rest);
}

/** Brings the names in a folder to the disk. Windows neither needs nor allows it. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems of networks and memory sticks know no such thing.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error;
  } finally {
    await handle.close();
  }
}
