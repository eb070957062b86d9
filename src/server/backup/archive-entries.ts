import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** One file or folder of an archive. */
export type ArchiveEntry = {
  /** Inside the data folder, with slashes. */
  path: string;
  /** Rights of its owner and group. */
  mode: number;
  changedAt: Date;
  /** Undefined for a folder. It has to be read to its end before the next entry is taken. */
  content?: { bytes: number; chunks: AsyncIterable<Uint8Array> };
};

const CHUNK_BYTES = 1 << 20;
/** The data folder may be another account's: a link that was planted there is not followed. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** A file as it is now; nothing when it is gone, or is no plain file. */
export async function* fileEntry(path: string, file: string): AsyncGenerator<ArchiveEntry> {
  const handle = await openIfThere(file);
  if (handle === undefined) return;
  try {
    const { size, mode, mtime } = await handle.stat();
    const content = { bytes: size, chunks: exactly(handle, size) };
    yield { path, mode: mode & 0o770, changedAt: mtime, content };
  } finally {
    await handle.close();
  }
}

/** A text that lies in no file. */
export function textEntry(path: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text);
  return { path, mode: 0o600, changedAt: new Date(), content: contentOf(bytes) };
}

/** What is in memory, as an entry's content. */
export function contentOf(bytes: Uint8Array): NonNullable<ArchiveEntry['content']> {
  return {
    bytes: bytes.byteLength,
    chunks: (async function* () {
      yield bytes;
    })(),
  };
}

/**
 * As many bytes as the file had. Of one that grew meanwhile the rest is left out, one that was cut off is filled with
 * zeros: PostgreSQL does both, and its log makes the file right again.
 */
async function* exactly(handle: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  let position = 0;
  while (position < bytes) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - position));
    await handle.read(chunk, 0, chunk.length, position);
    position += chunk.length;
    yield chunk;
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, READ_ONLY);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP'].includes(String(error.code)))
      return undefined;
    throw error;
  }
}
