import { createHash, createHmac, type Hash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupRefused } from './backup-refused.ts';

/*
 * The end of every backup: an HMAC-SHA-256 of the content under the site's key, which nobody else can make, then the
 * SHA-256 of all bytes before it, which shows damage also where the key is not at hand. A backup that was not finished has
 * neither. Both are frames that Zstandard's own programs skip (RFC 8878, 3.1.2), so that `tar --zstd` reads the file too.
 */
const HASH_BYTES = 32;
const SEAL = beginningOf('hmac-sha-256:');
const SUM = beginningOf('sha-256:');
const SEAL_BYTES = SEAL.length + HASH_BYTES;
const SUM_BYTES = SUM.length + HASH_BYTES;

/** Whose seal a backup carries; `none` is that of versions before seals had a key. */
type Sealed = 'with this key' | 'with another key' | 'with none';

/**
 * What is written behind the content of an archive.
 *
 * @param content the hash that has been given all of it
 */
export function sealOf(content: Hash, key: Uint8Array): Buffer {
  const seal = Buffer.concat([SEAL, macOf(content, key)]);
  return Buffer.concat([seal, SUM, content.copy().update(seal).digest()]);
}

/**
 * Reads a backup from its first byte to its last.
 *
 * @param key undefined where there is none: then no seal is this key's
 * @returns how many bytes there are before the seal, their SHA-256, and whose the seal is
 * @throws {BackupRefused} when the file is something else, only a part of a backup, or any byte of it was changed by damage
 */
export async function checkSeal(
  file: string,
  key: Uint8Array | undefined,
): Promise<{ contentBytes: number; digest: Buffer; sealed: Sealed }> {
  const { contentBytes, seal, sum } = await readEnd(file);
  const content = createHash('sha256');
  if (contentBytes > 0) {
    for await (const chunk of createReadStream(file, { end: contentBytes - 1, highWaterMark: 1 << 20 })) {
      content.update(chunk as Buffer);
    }
  }
  if (!content.copy().update(seal).digest().equals(sum)) {
    throw new BackupRefused(
      `${file} is damaged or was changed: its checksum does not match. Take another backup, or another copy of this one.`,
    );
  }
  const digest = content.copy().digest();
  if (seal.length === 0) return { contentBytes, digest, sealed: 'with none' };
  const isOurs = key !== undefined && timingSafeEqual(macOf(content, key), seal.subarray(SEAL.length));
  return { contentBytes, digest, sealed: isOurs ? 'with this key' : 'with another key' };
}

function macOf(content: Hash, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(content.copy().digest()).digest();
}

/** The seal, which is empty in a backup of a version before seals had a key, and the sum behind it. */
async function readEnd(file: string): Promise<{ contentBytes: number; seal: Buffer; sum: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const sum = await readAt(handle, size - SUM_BYTES, SUM_BYTES);
    if (!sum.subarray(0, SUM.length).equals(SUM)) {
      throw new BackupRefused(
        `${file} is no backup of this site, or only a part of one: what every whole backup ends with is missing.`,
      );
    }
    const found = await readAt(handle, size - SUM_BYTES - SEAL_BYTES, SEAL_BYTES);
    const seal = found.subarray(0, SEAL.length).equals(SEAL) ? found : Buffer.alloc(0);
    return { contentBytes: size - SUM_BYTES - seal.length, seal, sum: sum.subarray(SUM.length) };
  } finally {
    await handle.close();
  }
}

/** @returns zeros where the file is too short for a place before them */
async function readAt(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  if (position > 0) await handle.read(buffer, 0, bytes, position);
  return buffer;
}

/** A frame that is skipped: its magic number, how long it is, and what says which one it is. */
function beginningOf(name: string): Buffer {
  const header = Buffer.from([0x50, 0x2a, 0x4d, 0x18, name.length + HASH_BYTES, 0, 0, 0]);
  return Buffer.concat([header, Buffer.from(name)]);
}
