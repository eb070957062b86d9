import { inflateSync } from 'node:zlib';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
/** Length, type and checksum around each chunk's data. */
const FRAME_BYTES = 12;
/** What a picture needs to look right. */
const NEEDED = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|cICP|eXIf|iCCP)$/;
/** Most bytes of a colour profile, unpacked: the largest of cameras and printers are a few million. */
const LARGEST_PROFILE_BYTES = 8_000_000;

/**
 * A PNG without the chunks that no pixel needs. Texts in them may be packed a thousand times smaller than they are,
 * and a decoder unpacks them before anybody asks. Other files, and damaged ones, stay as they are.
 */
export function withoutPngExtras(file: Buffer): Buffer {
  if (!isPng(file)) return file;
  const kept = [...chunksOf(file)].filter(({ type, data }) => NEEDED.test(type) && !isPackedBomb(type, data));
  return Buffer.concat([file.subarray(0, SIGNATURE.length), ...kept.map(({ whole }) => whole)]);
}

/** How many pictures a PNG shows one after the other: more than one when it is animated (its `acTL` chunk). */
export function pngFrames(file: Buffer): number {
  if (!isPng(file)) return 1;
  const animation = [...chunksOf(file)].find(({ type }) => type === 'acTL');
  return animation && animation.data.length >= 4 ? animation.data.readUInt32BE(0) : 1;
}

type Chunk = { type: string; data: Buffer; whole: Buffer };

/** The chunks up to the end of the picture: what is behind it is no part of it. */
function* chunksOf(file: Buffer): Generator<Chunk> {
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= file.length) {
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    yield { type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/** Whether a colour profile, which stands packed behind its name, cannot be unpacked or is larger than profiles are. */
function isPackedBomb(type: string, data: Buffer): boolean {
  if (type !== 'iCCP') return false;
  try {
    // Behind the name: a zero, and one byte for the only method there is.
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: LARGEST_PROFILE_BYTES });
    return false;
  } catch {
    return true;
  }
}

function isPng(file: Buffer): boolean {
  return file.toString('latin1', 0, SIGNATURE.length) === SIGNATURE;
}
