import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupRefused } from './backup-refused.ts';

/*
 * The end of every backup: the SHA-256 of all bytes before it. It is a frame that Zstandard's own programs skip
 * (RFC 8878, 3.1.2), so that `tar --zstd` reads the file too. A backup that was not finished has none.
 */
const FRAME = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 40, 0, 0, 0]);
const BEGINNING = Buffer.concat([FRAME, Buffer.from('sha-256:')]);
const SEAL_BYTES = BEGINNING.length + 32;

/** What is written behind the content of an archive. */
export function sealOf(digest: Uint8Array): Buffer {
  return Buffer.concat([BEGINNING, digest]);
}

/**
 * Reads a backup from its first byte to its last.
 *
 * @returns how many bytes there are before the seal
 * @throws {BackupRefused} when the file is something else, only a part of a backup, or any byte of it was changed
 */
export async function checkSeal(file: string): Promise<number> {
  const { contentBytes, digest } = await readSeal(file);
  const hash = createHash('sha256');
  if (contentBytes > 0) {
    for await (const chunk of createReadStream(file, { end: contentBytes - 1, highWaterMark: 1 << 20 })) {
      hash.update(chunk as Buffer);
    }
  }
  if (!hash.digest().equals(digest)) {
    throw new BackupRefused(
      `${file} is damaged or was changed: its checksum does not match. Take another backup, or another copy of this one.`,
    );
  }
  return contentBytes;
}

async function readSeal(file: string): Promise<{ contentBytes: number; digest: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const end = Buffer.alloc(SEAL_BYTES);
    const contentBytes = size - SEAL_BYTES;
    if (contentBytes > 0) await handle.read(end, 0, SEAL_BYTES, contentBytes);
    if (!end.subarray(0, BEGINNING.length).equals(BEGINNING)) {
      throw new BackupRefused(
        `${file} is no backup of this site, or only a part of one: what every whole backup ends with is missing.`,
      );
    }
    return { contentBytes, digest: end.subarray(BEGINNING.length) };
  } finally {
    await handle.close();
  }
}
