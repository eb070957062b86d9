const SIGNATURE_BYTES = 8;
/** Length, type and checksum around each chunk's data. */
const FRAME_BYTES = 12;
/** What a picture needs to look right; the colour profile only while it is as small as profiles are. */
const NEEDED = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|cICP|eXIf|iCCP)$/;
const LARGEST_PROFILE_BYTES = 16_384;

/**
 * A PNG without the chunks that no pixel needs. Texts in them may be packed a thousand times smaller than they are,
 * and a decoder unpacks them before anybody asks. Other files, and damaged ones, stay as they are.
 */
export function withoutPngExtras(file: Buffer): Buffer {
  if (file.toString('latin1', 0, SIGNATURE_BYTES) !== '\x89PNG\r\n\x1a\n') return file;
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= file.length) {
    const dataBytes = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + dataBytes;
    const isTooLarge = type === 'iCCP' && dataBytes > LARGEST_PROFILE_BYTES;
    if (NEEDED.test(type) && !isTooLarge) kept.push(file.subarray(at, end));
    // What is behind the end is no part of the picture.
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
